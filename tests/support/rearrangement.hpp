// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "nonet/board.hpp"
#include "nonet/rng.hpp"

namespace nonet::test {

/// One of the moves that keep a Sudoku a Sudoku: new names for the digits, bands, stacks, rows in a
/// band and columns in a stack in another order, and rows and columns exchanged.
struct Rearrangement {
  std::array<int, 9> rows{};     // target row → source row
  std::array<int, 9> columns{};  // target column → source column
  std::array<Digit, 9> names{};  // by old digit: the new one
  bool transpose = false;

  [[nodiscard]] static Rearrangement random(Rng& rng);

  [[nodiscard]] Puzzle operator()(const Puzzle& puzzle) const;
  [[nodiscard]] Grid operator()(const Grid& grid) const;
};

}  // namespace nonet::test
