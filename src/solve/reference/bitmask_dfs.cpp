// SPDX-License-Identifier: MIT
//
// `bitmask-dfs`: the search of `hash-dfs`, with each row, column and box of its tables compressed
// to one bit mask.
#include <array>
#include <cstddef>

#include "solve/search.hpp"

namespace nonet {
namespace {

class BitmaskDfs {
 public:
  explicit BitmaskDfs(SearchLog& log) noexcept : log_(log) {}

  /// Enters the givens into the masks; false if two of them clash.
  bool load(const Puzzle& puzzle) noexcept {
    for (const Cell cell : kCells) {
      if (const auto given = puzzle[cell]) {
        if (taken(cell).contains(*given)) return false;
        board_.set(cell, *given);
        flip(cell, *given);
      }
    }
    return true;
  }

  /// Fills the blank cells from `from` on. True when the search is to end.
  bool fill(int from) {
    if (!log_.enter_node()) return true;
    while (from < kCellCount && board_[static_cast<Cell>(from)]) ++from;
    if (from == kCellCount) return !log_.report([this] { return *Grid::from(board_); });

    const auto cell = static_cast<Cell>(from);
    for (const Digit digit : ~taken(cell)) {
      board_.set(cell, digit);
      flip(cell, digit);
      const bool ended = fill(from + 1);
      flip(cell, digit);
      board_.clear(cell);
      if (ended) return true;
    }
    return false;
  }

 private:
  using Masks = std::array<DigitSet, 9>;  // by unit: the digits it holds

  [[nodiscard]] DigitSet taken(Cell cell) const noexcept {
    return rows_[static_cast<std::size_t>(row_of(cell))] |
           columns_[static_cast<std::size_t>(column_of(cell))] |
           boxes_[static_cast<std::size_t>(box_of(cell))];
  }
  void flip(Cell cell, Digit digit) noexcept {
    const std::uint16_t bit = DigitSet::of(digit).bits;
    rows_[static_cast<std::size_t>(row_of(cell))].bits ^= bit;
    columns_[static_cast<std::size_t>(column_of(cell))].bits ^= bit;
    boxes_[static_cast<std::size_t>(box_of(cell))].bits ^= bit;
  }

  SearchLog& log_;
  Puzzle board_;
  Masks rows_{};
  Masks columns_{};
  Masks boxes_{};
};

}  // namespace

void search_bitmask_dfs(const Puzzle& puzzle, SearchLog& log) {
  BitmaskDfs search(log);
  if (search.load(puzzle)) search.fill(0);
}

}  // namespace nonet
