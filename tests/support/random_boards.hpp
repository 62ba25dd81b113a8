// SPDX-License-Identifier: MIT
//
// Boards made by chance, the same for a seed everywhere.
#pragma once

#include <array>

#include "nonet/board.hpp"
#include "nonet/rng.hpp"

namespace nonet::test {

/// A random full grid: three random boxes on the diagonal, completed by the solver. Every grid can
/// come out, though not each with the same chance.
[[nodiscard]] Grid random_grid(Rng& rng);

/// Every cell once, in random order.
[[nodiscard]] std::array<Cell, kCellCount> shuffled_cells(Rng& rng);

/// `grid` with `clues` of its cells given, chosen at random: it has one or more solutions.
[[nodiscard]] Puzzle random_clues(const Grid& grid, int clues, Rng& rng);

/// A puzzle with one solution from which no clue can be taken away.
[[nodiscard]] Puzzle random_minimal_puzzle(Rng& rng);

/// `puzzle` with one of its givens, chosen at random, replaced by a random other digit. It may
/// clash, have no, one or many solutions. The puzzle is not blank.
[[nodiscard]] Puzzle with_one_clue_changed(const Puzzle& puzzle, Rng& rng);

}  // namespace nonet::test
