// SPDX-License-Identifier: MIT
#include "nonet/check.hpp"
#include "nonet/geometry.hpp"

namespace nonet {

std::vector<Clash> find_clashes(const Puzzle& puzzle) {
  std::vector<Clash> clashes;
  for (const House house : kHouses) {
    for (const Digit digit : kDigits) {
      Clash clash{digit, house, {}};
      for (const Cell cell : cells_of(house)) {
        if (puzzle[cell] == digit) clash.cells.insert(cell);
      }
      if (clash.cells.size() > 1) clashes.push_back(clash);
    }
  }
  return clashes;
}

bool is_solution_of(const Grid& grid, const Puzzle& puzzle) noexcept {
  for (const House house : kHouses) {
    DigitSet seen;
    for (const Cell cell : cells_of(house)) seen.insert(grid[cell]);
    if (seen != DigitSet::all()) return false;
  }
  for (const Cell cell : kCells) {
    const auto given = puzzle[cell];
    if (given && *given != grid[cell]) return false;
  }
  return true;
}

}  // namespace nonet
