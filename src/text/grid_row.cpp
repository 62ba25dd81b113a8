// SPDX-License-Identifier: MIT
#include "text/grid_row.hpp"

#include <algorithm>
#include <span>

#include "text/cells.hpp"
#include "text/picture.hpp"

namespace nonet::text {
namespace {

// The part of a line before a value: "int board[9][9] =" in front of a brace, "grid =" in front of
// a bracket.
std::size_t declaration_size(std::string_view line) noexcept {
  const std::size_t start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos || !is_letter(line[start])) return 0;
  const std::size_t sign = line.find('=');
  return sign == std::string_view::npos ? 0 : sign + 1;
}

bool is_drawn(char c) noexcept {
  constexpr std::string_view kDrawn = "|,;{}[]()'\"`";
  return is_space(c) || kDrawn.find(c) != std::string_view::npos;
}

// A line of border signs. Nine cells are no border, for `-`, `*` and `.` are blanks, too.
bool is_border(std::string_view line) noexcept {
  std::size_t dashes = 0;
  std::size_t cells = 0;
  bool strong = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char c = line[at];
    if (const std::size_t size = box_drawing_size(line.substr(at))) {
      strong |= !is_vertical_bar(line.substr(at));
      at += size - 1;
    } else if (c == '-' || c == '*' || c == '.') {
      ++cells;
      dashes += c == '-' ? 1 : 0;
    } else if (c == '+' || c == '=') {
      strong = true;
    } else if (!is_space(c) && c != '|' && c != ':' && c != '\'') {
      return false;
    }
  }
  return strong || (dashes > 0 && cells != 9);
}

void collect_cells(std::string_view line, std::size_t from, GridRow& row) noexcept {
  for (std::size_t at = from; at < line.size(); ++at) {
    if (is_cell(line[at])) {
      if (row.count < row.cells.size()) row.cells[row.count] = line[at];
      if (row.count < row.offsets.size()) row.offsets[row.count] = at;
      ++row.count;
    } else if (const std::size_t size = box_drawing_size(line.substr(at))) {
      at += size - 1;
    } else if (!is_drawn(line[at]) && !row.bad) {
      row.bad = at;
    }
  }
}

}  // namespace

GridRow scan_row(std::string_view line) noexcept {
  GridRow row;
  if (is_border(line)) return row;
  collect_cells(line, declaration_size(line), row);
  if (!row.bad) read_blank_spaces(line, row);
  if (row.count == 0 && !row.bad) return row;
  const bool all_dashes =
      row.count == 9 && std::ranges::all_of(row.cells, [](char c) { return c == '-'; });
  row.kind = all_dashes && !row.bad ? RowKind::dashes : RowKind::row;
  return row;
}

void RowCounter::add(const GridRow& row) noexcept {
  if (row.kind == RowKind::dashes) {
    ++dashes_;
    any_of_nine_ = true;
  }
  if (row.kind != RowKind::row) return;
  ++certain_;
  any_of_nine_ |= row.count == row.cells.size();
  if (dash_is_blank_) return;
  const std::span cells(row.cells.data(), std::min<std::size_t>(row.count, row.cells.size()));
  const auto blank = std::ranges::find_if_not(cells, is_given);
  if (blank != cells.end()) dash_is_blank_ = *blank == '-';
}

bool RowCounter::counts(const GridRow& row) const noexcept {
  return row.kind == RowKind::row || (row.kind == RowKind::dashes && dashes_are_rows());
}

}  // namespace nonet::text
