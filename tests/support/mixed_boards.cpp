// SPDX-License-Identifier: MIT
#include "support/mixed_boards.hpp"

#include <span>

#include "support/random_boards.hpp"

namespace nonet::test {
namespace {

Digit random_digit(Rng& rng) { return kDigits[rng.below(kDigitCount)]; }

/// A full grid with two neighbours of its first row exchanged: their columns clash.
Puzzle wrong_grid(const Grid& grid) {
  Puzzle puzzle = grid.to_puzzle();
  puzzle.set(kCells[0], grid[kCells[1]]);
  puzzle.set(kCells[1], grid[kCells[0]]);
  return puzzle;
}

Puzzle board_of_kind(std::size_t kind, Rng& rng) {
  const Grid grid = random_grid(rng);
  switch (kind) {
    case 0:
      return random_minimal_puzzle(rng);
    case 1:
      return random_clues(grid, 24, rng);
    case 2:
      return with_one_clue_changed(random_clues(grid, 26, rng), rng);
    case 3:
      return clashing_pair(0, static_cast<int>(1 + rng.below(8)), rng);
    case 4:
      return clashing_pair(static_cast<int>(1 + rng.below(8)), 0, rng);
    case 5: {
      Puzzle puzzle = random_clues(grid, 30, rng);  // and a clash in the first box
      puzzle.set(cell_at(0, 0), kDigits[0]);
      puzzle.set(cell_at(1, 2), kDigits[0]);
      return puzzle;
    }
    case 6:
      return Puzzle{};
    case 7:
      return random_digits(1, rng);
    case 8:
      return grid.to_puzzle();
    case 9:
      return wrong_grid(grid);
    case 10:
      return random_clues(grid, 35, rng);
    case 11:
      return random_digits(12, rng);
    case 12:
      return with_one_clue_changed(random_minimal_puzzle(rng), rng);
    default:
      return random_clues(grid, 20, rng);
  }
}

}  // namespace

std::vector<Puzzle> mixed_boards(std::size_t count, Rng& rng) {
  std::vector<Puzzle> boards;
  boards.reserve(count);
  for (std::size_t i = 0; i < count; ++i) boards.push_back(board_of_kind(i % 14, rng));
  return boards;
}

Puzzle random_digits(int digits, Rng& rng) {
  Puzzle puzzle;
  const auto order = shuffled_cells(rng);
  for (const Cell cell : std::span(order).first(static_cast<std::size_t>(digits))) {
    puzzle.set(cell, random_digit(rng));
  }
  return puzzle;
}

Puzzle clashing_pair(int row_step, int column_step, Rng& rng) {
  Puzzle puzzle;
  const Cell cell = kCells[rng.below(kCellCount)];
  const Digit digit = random_digit(rng);
  puzzle.set(cell, digit);
  puzzle.set(cell_at((row_of(cell) + row_step) % 9, (column_of(cell) + column_step) % 9), digit);
  return puzzle;
}

}  // namespace nonet::test
