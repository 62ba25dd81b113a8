// SPDX-License-Identifier: MIT
#include "text/grid.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "text/cells.hpp"
#include "text/grid_row.hpp"

namespace nonet::text {
namespace {

struct NumberedRow {
  GridRow row;
  std::string_view text;
  std::uint64_t line = 1;
};
using Rows = std::vector<NumberedRow>;

Rows rows_of(const Block& block) {
  Rows rows;
  RowCounter counter;
  std::uint64_t line = block.line;
  for (std::size_t start = 0; start < block.text.size(); ++line) {
    const std::size_t end = std::min(block.text.find('\n', start), block.text.size());
    const std::string_view text = block.text.substr(start, end - start);
    const GridRow row = scan_row(text);
    counter.add(row);
    if (row.kind != RowKind::decoration) rows.push_back({row, text, line});
    start = end + 1;
  }
  std::erase_if(rows, [&](const NumberedRow& row) { return !counter.counts(row.row); });
  return rows;
}

std::optional<ParseError> find_bad_character(const Rows& rows) noexcept {
  const auto bad = std::ranges::find_if(rows, [](const auto& row) { return !!row.row.bad; });
  if (bad == rows.end()) return std::nullopt;
  return error_at(ParseErrc::bad_character, bad->line, *bad->row.bad,
                  byte_of(bad->text[*bad->row.bad]));
}

bool is_square(const Rows& rows) noexcept {
  return rows.size() > 1 && std::ranges::all_of(rows, [&](const NumberedRow& row) {
           return row.row.count == rows.size();
         });
}

std::optional<ParseError> find_wrong_shape(const Block& block, const Rows& rows) noexcept {
  const auto count = static_cast<std::uint32_t>(rows.size());
  if (count != 9) {
    if (is_square(rows)) {
      return error_at(ParseErrc::wrong_size, rows[0].line, rows[0].row.offsets[0], count * count);
    }
    const std::uint64_t line = count > 9 ? rows[9].line : block.line;
    return error_at(ParseErrc::wrong_row_count, line, 0, count);
  }
  const auto wrong =
      std::ranges::find_if(rows, [](const NumberedRow& row) { return row.row.count != 9; });
  if (wrong == rows.end()) return std::nullopt;
  const std::uint32_t cells = wrong->row.count;
  const std::size_t offset = cells > 9 ? wrong->row.offsets[9] : wrong->text.size();
  return error_at(ParseErrc::wrong_row_length, wrong->line, offset, cells);
}

}  // namespace

Result<Puzzle, ParseError> parse_grid(const Block& block) {
  const Rows rows = rows_of(block);
  if (const auto error = find_bad_character(rows)) return *error;
  if (const auto error = find_wrong_shape(block, rows)) return *error;
  std::array<char, kCellCount> cells{};
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = rows[i / 9].row.cells[i % 9];
  Puzzle puzzle;
  if (const std::optional<CellFault> fault = read_cells(cells, puzzle)) {
    const NumberedRow& row = rows[fault->index / 9];
    return error_at(fault->code, row.line, row.row.offsets[fault->index % 9],
                    byte_of(cells[fault->index]));
  }
  return puzzle;
}

}  // namespace nonet::text
