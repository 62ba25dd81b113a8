// SPDX-License-Identifier: MIT
#pragma once

#include "text/format_reader.hpp"

namespace nonet::text {

/// One JSON value that is a board: nine arrays of nine cells, or one array of 81. A cell is a digit
/// as a number or a one-character string; blank is 0, null, "" and the blanks of a line; an object
/// with a member `val` or `value` is the cell that this member holds.
[[nodiscard]] Result<Puzzle, ParseError> parse_json_board(const Block& block);

}  // namespace nonet::text
