// SPDX-License-Identifier: MIT
#pragma once

#include "text/format_reader.hpp"

namespace nonet::text {

/// Nine rows of nine cells, with whatever is drawn around them. Lines of the block end with '\n';
/// the block may hold empty lines.
[[nodiscard]] Result<Puzzle, ParseError> parse_grid(const Block& block);

}  // namespace nonet::text
