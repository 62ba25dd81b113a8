// SPDX-License-Identifier: MIT
//
// Bordered pictures of a board: the signs they are drawn with, and blanks that are mere spaces.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/grid_row.hpp"

namespace nonet::text {

/// The size in bytes of the box-drawing character (U+2500 to U+257F) that `text` begins with; 0
/// when it begins with anything else.
[[nodiscard]] std::size_t box_drawing_size(std::string_view text) noexcept;
/// Whether `text` begins with `|` or a vertical box-drawing line.
[[nodiscard]] bool is_vertical_bar(std::string_view text) noexcept;

/// Adds the blank cells of a row in which a blank is a space: four bars with three cells between
/// two of them at fixed places, or ten bars with one cell between two of them. A row that shows
/// blanks by a character, or whose cells stand elsewhere, stays as it is.
void read_blank_spaces(std::string_view line, GridRow& row) noexcept;

}  // namespace nonet::text
