// SPDX-License-Identifier: MIT
#include <array>
#include <cstddef>

#include "nonet/check.hpp"

namespace nonet {
namespace {

/// `valid-tables`: has this row (column, box) seen this digit before? One flag for each pair.
bool is_valid_by_tables(const Puzzle& puzzle) noexcept {
  using Table = std::array<std::array<bool, 9>, 9>;
  Table in_row{};
  Table in_column{};
  Table in_box{};
  const auto seen_before = [](Table& table, int unit, int digit) {
    bool& seen = table[static_cast<std::size_t>(unit)][static_cast<std::size_t>(digit)];
    const bool before = seen;
    seen = true;
    return before;
  };
  for (const Cell cell : kCells) {
    const auto given = puzzle[cell];
    if (!given) continue;
    const int digit = index_of(*given);
    if (seen_before(in_row, row_of(cell), digit) ||
        seen_before(in_column, column_of(cell), digit) ||
        seen_before(in_box, box_of(cell), digit)) {
      return false;
    }
  }
  return true;
}

/// `valid-masks`: the same with the nine flags of a unit in one word.
bool is_valid_by_masks(const Puzzle& puzzle) noexcept {
  std::array<DigitSet, 9> rows{};
  std::array<DigitSet, 9> columns{};
  std::array<DigitSet, 9> boxes{};
  for (const Cell cell : kCells) {
    const auto given = puzzle[cell];
    if (!given) continue;
    DigitSet& row = rows[static_cast<std::size_t>(row_of(cell))];
    DigitSet& column = columns[static_cast<std::size_t>(column_of(cell))];
    DigitSet& box = boxes[static_cast<std::size_t>(box_of(cell))];
    if ((row | column | box).contains(*given)) return false;
    row.insert(*given);
    column.insert(*given);
    box.insert(*given);
  }
  return true;
}

}  // namespace

std::string_view name_of(Validator validator) noexcept {
  return validator == Validator::tables ? "valid-tables" : "valid-masks";
}

bool is_valid(const Puzzle& puzzle, Validator validator) noexcept {
  return validator == Validator::tables ? is_valid_by_tables(puzzle) : is_valid_by_masks(puzzle);
}

}  // namespace nonet
