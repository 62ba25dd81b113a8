// SPDX-License-Identifier: MIT
//
// Kinds of input that are known by sight, so that the message can name them.
#include "text/foreign.hpp"

#include <algorithm>
#include <array>

#include "text/cells.hpp"
#include "text/grid_row.hpp"

namespace nonet::text {
namespace {

bool contains(std::string_view text, std::string_view part) noexcept {
  return text.find(part) != std::string_view::npos;
}

std::size_t count_leading(std::string_view text, bool (*holds)(char)) noexcept {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, holds) - text.begin());
}

bool is_f_puzzles(std::string_view line) noexcept {
  return contains(line, "f-puzzles.com") || line.starts_with("fpuzzles");
}

bool is_sudokupad(std::string_view line) noexcept {
  if (contains(line, "sudokupad.app") || contains(line, "crackingthecryptic.com")) return true;
  const bool tagged =
      line.starts_with("scl") || line.starts_with("ctc") || line.starts_with("fpuz");
  return tagged && line.size() > 20 && !contains(line, " ");
}

// "3x3k:…": the size of a box, letters of which one is `k`, a colon.
bool is_killer(std::string_view line) noexcept {
  for (int side = 0; side < 2; ++side) {
    const std::size_t digits = count_leading(line, is_decimal);
    if (digits == 0) return false;
    line.remove_prefix(digits);
    if (side == 0) {
      if (!line.starts_with('x')) return false;
      line.remove_prefix(1);
    }
  }
  const std::size_t letters = count_leading(line, is_letter);
  return contains(line.substr(0, letters), "k") && line.substr(letters).starts_with(':');
}

// ":0000:x:…": a colon and a technique of four digits.
bool is_hodoku(std::string_view line) noexcept {
  return line.size() > 5 && line[0] == ':' && count_leading(line.substr(1), is_decimal) == 4 &&
         (line[5] == ':' || line[5] == '-');
}

// 81 cells of which some are `+d`, or behind which a colon stands.
bool is_susser(std::string_view line) noexcept {
  std::size_t at = 0;
  bool placed = false;
  for (int cells = 0; cells < kCellCount; ++cells) {
    if (at + 1 < line.size() && line[at] == '+') {
      placed = true;
      ++at;
    }
    if (at >= line.size() || !is_cell(line[at])) return false;
    ++at;
  }
  if (at == line.size()) return placed;
  return line[at] == ':' || (placed && is_separator(line[at]));
}

bool is_pencilmark729(std::string_view line) noexcept {
  const std::string_view token = line.substr(0, token_size(line));
  return token.size() == 9 * kCellCount && std::ranges::all_of(token, is_cell);
}

struct LineKind {
  ForeignKind kind;
  bool (*fits)(std::string_view line) noexcept;
};
constexpr std::array kLineKinds{
    LineKind{ForeignKind::f_puzzles, is_f_puzzles},
    LineKind{ForeignKind::sudokupad, is_sudokupad},
    LineKind{ForeignKind::killer, is_killer},
    LineKind{ForeignKind::hodoku, is_hodoku},
    LineKind{ForeignKind::susser, is_susser},
    LineKind{ForeignKind::pencilmark729, is_pencilmark729},
};

bool is_simple_sudoku(const Head& head) noexcept {
  const std::string_view top = trimmed(head.lines[0]);
  const bool corners = top.size() >= 11 && top.front() == '*' && top.back() == '*';
  return corners && top.substr(1, top.size() - 2).find_first_not_of('-') == std::string_view::npos;
}

struct Groups {
  int count = 0;
  bool set_by_player = false;  // a group `u` + digit
  bool several = false;        // a group of two digits or more
};

// The groups of digits of a line with candidates; nothing when it holds anything else.
std::optional<Groups> groups_of(std::string_view line) noexcept {
  Groups groups;
  for (std::size_t at = 0; at < line.size();) {
    if (is_space(line[at]) || line[at] == '|') {
      ++at;
      continue;
    }
    const bool set = line[at] == 'u';
    if (set) ++at;
    const std::size_t digits = count_leading(line.substr(at), is_given);
    if (digits == 0) return std::nullopt;
    ++groups.count;
    groups.set_by_player |= set;
    groups.several |= digits > 1;
    at += digits;
  }
  return groups;
}

std::optional<ForeignKind> candidates_kind(const Head& head) {
  int with_candidates = 0;
  int with_cells = 0;
  bool set_by_player = false;
  for (const std::string_view line : head.lines) {
    const std::optional<Groups> groups = groups_of(line);
    const bool fits = groups && groups->count == 9 && (groups->several || groups->set_by_player);
    with_candidates += fits ? 1 : 0;
    with_cells += !fits && scan_row(line).is_good() ? 1 : 0;
    set_by_player |= fits && groups->set_by_player;
  }
  if (with_candidates == 0 || with_candidates < with_cells) return std::nullopt;
  return set_by_player ? ForeignKind::sdx : ForeignKind::pencilmarks;
}

}  // namespace

std::optional<ForeignKind> foreign_container(const Head& head) {
  if (head.bytes.starts_with("\x1F\x8B")) return ForeignKind::gzip;
  if (head.bytes.starts_with("\x28\xB5\x2F\xFD")) return ForeignKind::zstd;
  if (head.lines.empty()) return std::nullopt;
  const std::string_view first = trimmed(head.lines[0]);
  if (first.starts_with('<') && contains(head.bytes, "<opensudoku")) return ForeignKind::opensudoku;
  if (first == "[Puzzle]") return ForeignKind::sdk;
  return std::nullopt;
}

std::optional<ForeignKind> foreign_kind_of(const Head& head) {
  if (head.lines.empty()) return std::nullopt;
  if (const auto kind = foreign_kind_of_line(trimmed(head.lines[0]))) return kind;
  if (is_simple_sudoku(head)) return ForeignKind::simple_sudoku;
  return candidates_kind(head);
}

std::optional<ForeignKind> foreign_kind_of_line(std::string_view line) noexcept {
  const auto row =
      std::ranges::find_if(kLineKinds, [&](const LineKind& kind) { return kind.fits(line); });
  return row == kLineKinds.end() ? std::nullopt : std::optional(row->kind);
}

}  // namespace nonet::text
