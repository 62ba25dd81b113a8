// SPDX-License-Identifier: MIT
//
// `min-branch-dfs`: masks of what each row, column and box still lacks; the candidates of a cell
// are the intersection of its three. The search always branches on the blank cell with the fewest
// candidates, lowest digit first.
#include <array>
#include <cstddef>

#include "solve/search.hpp"

namespace nonet {
namespace {

class MinBranchDfs {
 public:
  explicit MinBranchDfs(SearchLog& log) noexcept : log_(log) {
    rows_.fill(DigitSet::all());
    columns_.fill(DigitSet::all());
    boxes_.fill(DigitSet::all());
  }

  /// Takes the givens out of the masks; false if two of them clash.
  bool load(const Puzzle& puzzle) noexcept {
    for (const Cell cell : kCells) {
      if (const auto given = puzzle[cell]) {
        if (!candidates(cell).contains(*given)) return false;
        board_.set(cell, *given);
        flip(cell, *given);
        --blanks_;
      }
    }
    return true;
  }

  /// Fills the blank cells. True when the search is to end.
  bool fill() {
    if (!log_.enter_node()) return true;
    if (blanks_ == 0) return !log_.report([this] { return *Grid::from(board_); });

    const Cell cell = fewest_candidates();
    --blanks_;
    bool ended = false;
    for (const Digit digit : candidates(cell)) {
      board_.set(cell, digit);
      flip(cell, digit);
      ended = fill();
      flip(cell, digit);
      board_.clear(cell);
      if (ended) break;
    }
    ++blanks_;
    return ended;
  }

 private:
  using Masks = std::array<DigitSet, 9>;  // by unit: the digits it lacks

  [[nodiscard]] DigitSet candidates(Cell cell) const noexcept {
    return rows_[static_cast<std::size_t>(row_of(cell))] &
           columns_[static_cast<std::size_t>(column_of(cell))] &
           boxes_[static_cast<std::size_t>(box_of(cell))];
  }
  void flip(Cell cell, Digit digit) noexcept {
    const std::uint16_t bit = DigitSet::of(digit).bits;
    rows_[static_cast<std::size_t>(row_of(cell))].bits ^= bit;
    columns_[static_cast<std::size_t>(column_of(cell))].bits ^= bit;
    boxes_[static_cast<std::size_t>(box_of(cell))].bits ^= bit;
  }
  /// The first of the blank cells with the fewest candidates. There is a blank cell.
  [[nodiscard]] Cell fewest_candidates() const noexcept {
    Cell best{};
    int fewest = kDigitCount + 1;
    for (const Cell cell : kCells) {
      if (board_[cell]) continue;
      const int size = candidates(cell).size();
      if (size < fewest) {
        best = cell;
        fewest = size;
      }
    }
    return best;
  }

  SearchLog& log_;
  Puzzle board_;
  int blanks_ = kCellCount;
  Masks rows_{};
  Masks columns_{};
  Masks boxes_{};
};

}  // namespace

void search_min_branch_dfs(const Puzzle& puzzle, SearchLog& log) {
  MinBranchDfs search(log);
  if (search.load(puzzle)) search.fill();
}

}  // namespace nonet
