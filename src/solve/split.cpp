// SPDX-License-Identifier: MIT
#include <algorithm>
#include <deque>
#include <optional>

#include "nonet/batch.hpp"

namespace nonet {
namespace {

/// The first cell with the fewest candidates, two or more. Nothing if every cell has one; a cell
/// without any comes out as dead.
struct OpenCell {
  std::optional<Cell> cell;
  bool dead = false;
};

OpenCell fewest_candidates(const Candidates& candidates) noexcept {
  OpenCell best;
  int least = kDigitCount + 1;
  for (const Cell cell : kCells) {
    const int size = candidates.at(cell).size();
    if (size == 0) return {.cell = std::nullopt, .dead = true};
    if (size == 1 || size >= least) continue;
    least = size;
    best.cell = cell;
  }
  return best;
}

/// The candidates left when the digit goes into the cell.
Candidates with_placed(Candidates candidates, Cell cell, Digit digit) noexcept {
  candidates.place(cell, digit);
  return candidates;
}

}  // namespace

std::vector<PackedCandidates> split_board(const Puzzle& puzzle, std::size_t parts) {
  // The oldest board is divided next, so that all parts have about the same number of givens.
  std::deque<Candidates> open = {Candidates::of(puzzle)};
  std::vector<PackedCandidates> result;
  while (!open.empty() && open.size() + result.size() < parts) {
    const Candidates board = open.front();
    open.pop_front();
    const OpenCell next = fewest_candidates(board);
    if (next.dead) continue;
    if (!next.cell) {
      result.push_back(PackedCandidates::of(board));
      continue;
    }
    for (const Digit digit : board.at(*next.cell)) {
      open.push_back(with_placed(board, *next.cell, digit));
    }
  }
  for (const Candidates& board : open) result.push_back(PackedCandidates::of(board));
  return result;
}

}  // namespace nonet
