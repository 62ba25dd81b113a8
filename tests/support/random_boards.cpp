// SPDX-License-Identifier: MIT
#include "support/random_boards.hpp"

#include <algorithm>
#include <span>
#include <variant>

#include "nonet/geometry.hpp"
#include "nonet/solve.hpp"

namespace nonet::test {

Grid random_grid(Rng& rng) {
  Puzzle seed;
  for (const int box : {0, 4, 8}) {
    std::array<Digit, kDigitCount> digits = kDigits;
    rng.shuffle(digits);
    std::size_t next = 0;
    for (const Cell cell : cells_of(box_house(box))) seed.set(cell, digits[next++]);
  }
  return first_solution(seed).grid.value();
}

std::array<Cell, kCellCount> shuffled_cells(Rng& rng) {
  std::array<Cell, kCellCount> cells = kCells;
  rng.shuffle(cells);
  return cells;
}

Puzzle random_clues(const Grid& grid, int clues, Rng& rng) {
  Puzzle puzzle;
  const auto order = shuffled_cells(rng);
  for (const Cell cell : std::span(order).first(static_cast<std::size_t>(clues))) {
    puzzle.set(cell, grid[cell]);
  }
  return puzzle;
}

Puzzle random_minimal_puzzle(Rng& rng) {
  const Grid grid = random_grid(rng);
  Puzzle puzzle = grid.to_puzzle();
  for (const Cell cell : shuffled_cells(rng)) {
    Puzzle fewer = puzzle;
    fewer.clear(cell);
    if (std::holds_alternative<Unique>(solve(fewer).solution)) puzzle = fewer;
  }
  return puzzle;
}

Puzzle with_one_clue_changed(const Puzzle& puzzle, Rng& rng) {
  Puzzle changed = puzzle;
  const auto order = shuffled_cells(rng);
  const Cell cell = *std::ranges::find_if(order, [&](Cell c) { return puzzle[c].has_value(); });
  const auto shift = static_cast<int>(1 + rng.below(8));
  changed.set(cell, digit_of((index_of(*puzzle[cell]) + shift) % kDigitCount + 1));
  return changed;
}

}  // namespace nonet::test
