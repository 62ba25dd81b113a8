// SPDX-License-Identifier: MIT
#include "nonet/check.hpp"
#include "nonet/geometry.hpp"

namespace nonet {
namespace {

/// The digits given in the three houses of a cell.
DigitSet seen_by(Cell cell, const Puzzle& puzzle) noexcept {
  DigitSet seen;
  for (const Cell peer : peers_of(cell)) {
    if (const auto given = puzzle[peer]) seen.insert(*given);
  }
  return seen;
}

/// What the cells of a house hold or could hold.
DigitSet placeable_in(House house, const Puzzle& puzzle) noexcept {
  DigitSet digits;
  for (const Cell cell : cells_of(house)) {
    if (const auto given = puzzle[cell]) {
      digits.insert(*given);
    } else {
      digits |= ~seen_by(cell, puzzle);
    }
  }
  return digits;
}

}  // namespace

std::vector<Obstacle> find_obstacles(const Puzzle& puzzle) {
  std::vector<Obstacle> obstacles;
  for (const Cell cell : kCells) {
    if (!puzzle[cell] && seen_by(cell, puzzle) == DigitSet::all()) {
      obstacles.emplace_back(CellWithoutCandidate{cell});
    }
  }
  for (const House house : kHouses) {
    for (const Digit digit : ~placeable_in(house, puzzle)) {
      obstacles.emplace_back(DigitWithoutPlace{digit, house});
    }
  }
  return obstacles;
}

}  // namespace nonet
