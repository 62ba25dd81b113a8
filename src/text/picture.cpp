// SPDX-License-Identifier: MIT
#include "text/picture.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "text/cells.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kMaxBars = 10;

struct Segment {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const noexcept { return end - begin; }
};

struct Segments {
  std::array<Segment, kMaxBars + 1> parts{};  // parts[0] stands before the first bar
  std::size_t bars = 0;

  [[nodiscard]] const Segment& last() const noexcept { return parts[bars]; }
};

// Where the three cells of a segment stand: the first one and the distance to the next.
struct Places {
  std::size_t width = 0;
  std::size_t first = 0;
  std::size_t step = 0;
};
constexpr std::array kPlaces{Places{3, 0, 1}, Places{5, 0, 2}, Places{5, 1, 1},
                             Places{7, 1, 2}, Places{9, 1, 3}, Places{11, 1, 4}};

std::optional<Segments> cut_at_bars(std::string_view line) noexcept {
  Segments segments;
  for (std::size_t at = 0; at < line.size();) {
    if (!is_vertical_bar(line.substr(at))) {
      ++at;
      continue;
    }
    if (segments.bars == kMaxBars) return std::nullopt;
    const std::size_t size = std::max<std::size_t>(1, box_drawing_size(line.substr(at)));
    segments.parts[segments.bars].end = at;
    segments.parts[++segments.bars].begin = at + size;
    at += size;
  }
  segments.parts[segments.bars].end = line.size();
  return segments;
}

// A row under construction: nine places, blank until a digit is found there.
struct Draft {
  std::array<char, 9> cells{};
  std::array<std::size_t, 10> offsets{};
  std::size_t size = 0;

  void add(char c, std::size_t offset) noexcept {
    cells[size] = is_given(c) ? c : '.';
    offsets[size++] = offset;
  }
};

std::size_t count_digits(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::ranges::count_if(text, is_given));
}

std::string_view text_of(std::string_view line, const Segment& segment) noexcept {
  return line.substr(segment.begin, segment.size());
}

bool add_three(std::string_view line, const Segment& segment, Draft& draft) noexcept {
  const std::string_view text = text_of(line, segment);
  for (const Places& places : kPlaces) {
    if (places.width != segment.size()) continue;
    const std::array at{places.first, places.first + places.step, places.first + 2 * places.step};
    const auto found = std::ranges::count_if(at, [&](std::size_t i) { return is_given(text[i]); });
    if (static_cast<std::size_t>(found) != count_digits(text)) continue;
    for (const std::size_t i : at) draft.add(text[i], segment.begin + i);
    return true;
  }
  return false;
}

bool add_one(std::string_view line, const Segment& segment, Draft& draft) noexcept {
  const std::string_view text = text_of(line, segment);
  if (text.empty() || count_digits(text) > 1) return false;
  const std::size_t digit = text.find_first_of("123456789");
  const std::size_t at = digit == std::string_view::npos ? text.size() / 2 : digit;
  draft.add(text[at], segment.begin + at);
  return true;
}

}  // namespace

std::size_t box_drawing_size(std::string_view text) noexcept {
  const bool fits =
      text.size() >= 3 && text[0] == '\xE2' && (text[1] == '\x94' || text[1] == '\x95') &&
      static_cast<unsigned char>(text[2]) >= 0x80 && static_cast<unsigned char>(text[2]) <= 0xBF;
  return fits ? 3 : 0;
}

bool is_vertical_bar(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 10> kBars{"|", "│", "┃", "┆", "┇",
                                                   "┊", "┋", "║", "╎", "╏"};
  return std::ranges::any_of(kBars, [&](std::string_view bar) { return text.starts_with(bar); });
}

void read_blank_spaces(std::string_view line, GridRow& row) noexcept {
  const std::span cells(row.cells.data(), std::min<std::size_t>(row.count, row.cells.size()));
  if (row.count >= row.cells.size() || !std::ranges::all_of(cells, is_given)) return;
  const std::optional<Segments> segments = cut_at_bars(line);
  if (!segments || (segments->bars != 4 && segments->bars != kMaxBars)) return;
  const bool outside = count_digits(text_of(line, segments->parts[0])) != 0 ||
                       count_digits(text_of(line, segments->last())) != 0;
  if (outside) return;
  const auto add = segments->bars == 4 ? add_three : add_one;
  Draft draft;
  for (std::size_t part = 1; part < segments->bars; ++part) {
    if (!add(line, segments->parts[part], draft)) return;
  }
  row.cells = draft.cells;
  row.offsets = draft.offsets;
  row.count = static_cast<std::uint32_t>(draft.size);
}

}  // namespace nonet::text
