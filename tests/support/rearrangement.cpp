// SPDX-License-Identifier: MIT
#include "support/rearrangement.hpp"

#include <cstddef>

namespace nonet::test {
namespace {

/// Nine lines, shuffled in threes and within the threes.
std::array<int, 9> shuffled_lines(Rng& rng) {
  std::array<int, 3> groups = {0, 1, 2};
  rng.shuffle(groups);
  std::array<int, 9> lines{};
  std::size_t next = 0;
  for (const int group : groups) {
    std::array<int, 3> inner = {0, 1, 2};
    rng.shuffle(inner);
    for (const int line : inner) lines[next++] = 3 * group + line;
  }
  return lines;
}

}  // namespace

Rearrangement Rearrangement::random(Rng& rng) {
  Rearrangement move{shuffled_lines(rng), shuffled_lines(rng), kDigits, rng.below(2) == 1};
  rng.shuffle(move.names);
  return move;
}

Puzzle Rearrangement::operator()(const Puzzle& puzzle) const {
  Puzzle result;
  for (const Cell target : kCells) {
    const int row = rows[static_cast<std::size_t>(row_of(target))];
    const int column = columns[static_cast<std::size_t>(column_of(target))];
    const Cell source = transpose ? cell_at(column, row) : cell_at(row, column);
    if (const auto digit = puzzle[source]) {
      result.set(target, names[static_cast<std::size_t>(index_of(*digit))]);
    }
  }
  return result;
}

Grid Rearrangement::operator()(const Grid& grid) const {
  return Grid::from((*this)(grid.to_puzzle())).value();
}

}  // namespace nonet::test
