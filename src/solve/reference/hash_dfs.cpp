// SPDX-License-Identifier: MIT
//
// `hash-dfs`: the textbook search. Three presence tables tell which digits a row, a column and a
// box already hold; blank cells are filled in reading order with the digits 1 to 9, and board and
// tables are restored on the way back.
#include <array>
#include <cstddef>

#include "solve/search.hpp"

namespace nonet {
namespace {

class HashDfs {
 public:
  explicit HashDfs(SearchLog& log) noexcept : log_(log) {}

  /// Enters the givens into the tables; false if two of them clash.
  bool load(const Puzzle& puzzle) noexcept {
    for (const Cell cell : kCells) {
      if (const auto given = puzzle[cell]) {
        if (is_taken(cell, *given)) return false;
        put(cell, *given);
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
    for (const Digit digit : kDigits) {
      if (is_taken(cell, digit)) continue;
      put(cell, digit);
      const bool ended = fill(from + 1);
      take_back(cell, digit);
      if (ended) return true;
    }
    return false;
  }

 private:
  using Table = std::array<std::array<bool, 9>, 9>;  // unit, digit

  static bool& at(Table& table, int unit, Digit digit) noexcept {
    return table[static_cast<std::size_t>(unit)][static_cast<std::size_t>(index_of(digit))];
  }
  bool is_taken(Cell cell, Digit digit) noexcept {
    return at(in_row_, row_of(cell), digit) || at(in_column_, column_of(cell), digit) ||
           at(in_box_, box_of(cell), digit);
  }
  void mark(Cell cell, Digit digit, bool taken) noexcept {
    at(in_row_, row_of(cell), digit) = taken;
    at(in_column_, column_of(cell), digit) = taken;
    at(in_box_, box_of(cell), digit) = taken;
  }
  void put(Cell cell, Digit digit) noexcept {
    board_.set(cell, digit);
    mark(cell, digit, true);
  }
  void take_back(Cell cell, Digit digit) noexcept {
    board_.clear(cell);
    mark(cell, digit, false);
  }

  SearchLog& log_;
  Puzzle board_;
  Table in_row_{};
  Table in_column_{};
  Table in_box_{};
};

}  // namespace

void search_hash_dfs(const Puzzle& puzzle, SearchLog& log) {
  HashDfs search(log);
  if (search.load(puzzle)) search.fill(0);
}

}  // namespace nonet
