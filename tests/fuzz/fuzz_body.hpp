// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::fuzz {

/// Reads any bytes, as `format` or by content, and aborts when a promise of the reader is broken.
void check_reader(std::string_view bytes, std::optional<Format> format);

/// The format a target is for: a name of a format, or "detect" for none.
std::optional<Format> format_of_target(std::string_view name);

}  // namespace nonet::fuzz
