// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "nonet/board.hpp"

namespace nonet::cli {

/// The solved grid as a picture in which the givens stand out: bold beside coloured digits, or,
/// where colour is not welcome, the puzzle and the solution side by side.
[[nodiscard]] std::string draw(const Puzzle& puzzle, const Grid& solution, bool colour);
/// The puzzle alone.
[[nodiscard]] std::string draw(const Puzzle& puzzle);

}  // namespace nonet::cli
