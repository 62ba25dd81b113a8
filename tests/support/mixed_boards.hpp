// SPDX-License-Identifier: MIT
//
// Boards of every kind side by side, as a batch may hold them.
#pragma once

#include <cstddef>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/rng.hpp"

namespace nonet::test {

/// `count` boards, of fourteen kinds in turn: one solution, several, none; clashes in a row, a
/// column, a box; a blank board, one clue; full grids right and wrong; and more of the usual.
[[nodiscard]] std::vector<Puzzle> mixed_boards(std::size_t count, Rng& rng);

/// `digits` random digits in random cells.
[[nodiscard]] Puzzle random_digits(int digits, Rng& rng);

/// A random digit in a random cell of a blank board, and the same digit in the cell
/// `row_step` rows and `column_step` columns further on, around the edges.
[[nodiscard]] Puzzle clashing_pair(int row_step, int column_step, Rng& rng);

}  // namespace nonet::test
