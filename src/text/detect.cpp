// SPDX-License-Identifier: MIT
#include "text/detect.hpp"

#include <algorithm>
#include <array>

#include "text/cells.hpp"
#include "text/foreign.hpp"
#include "text/formats.hpp"

namespace nonet::text {
namespace {

// Formats with a mark of their own come first, `line` after all that has longer lines. A grid is
// asked for later, when the kinds that look similar are ruled out.
constexpr std::array kDistinct{Format::json_board, Format::csv, Format::bank, Format::line,
                               Format::euler};

bool is_board_sign(char c) noexcept {
  constexpr std::string_view kSigns = "|+=,;:{}[]()'\"\r\n";
  return is_cell(c) || is_space(c) || kSigns.find(c) != std::string_view::npos;
}

// Input that was meant as a board, so that its faults deserve to be shown: of ten bytes, nine or
// more can stand in one.
bool is_near_miss(const Head& head) noexcept {
  std::size_t total = 0;
  std::size_t signs = 0;
  for (const std::string_view line : head.lines) {
    total += line.size();
    signs += static_cast<std::size_t>(std::ranges::count_if(line, is_board_sign));
  }
  return signs * 10 >= total * 9;
}

Format nearest(const Head& head) noexcept {
  constexpr std::size_t kLongRow = 40;
  const bool has_long_token = std::ranges::any_of(
      head.lines, [](std::string_view line) { return token_size(trimmed(line)) > kLongRow; });
  return has_long_token || head.lines.size() == 1 ? Format::line : Format::grid;
}

ParseError refusal(const Head& head, ForeignKind kind) noexcept {
  return error_at(ParseErrc::unreadable_kind, head.lines.empty() ? 1 : head.first_line, 0,
                  static_cast<std::uint32_t>(kind));
}

}  // namespace

Result<Format, ParseError> detect(std::string_view bytes, bool complete) {
  const Head head(bytes, complete);
  if (const auto kind = foreign_container(head)) return refusal(head, *kind);
  if (head.lines.empty()) return Format::line;
  for (const Format format : kDistinct) {
    if (entry_of(format).looks_like(head)) return format;
  }
  if (const auto kind = foreign_kind_of(head)) return refusal(head, *kind);
  if (looks_like_grid(head)) return Format::grid;
  if (is_near_miss(head)) return nearest(head);
  return error_at(ParseErrc::not_recognised, head.first_line, 0);
}

}  // namespace nonet::text
