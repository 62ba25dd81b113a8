// SPDX-License-Identifier: MIT
#include <algorithm>

#include "text/formats.hpp"

namespace nonet {

std::string_view prologue(Format format) noexcept { return text::entry_of(format).prologue; }

void append_puzzle(std::string& out, Format format, const Puzzle& puzzle, const Grid* solution) {
  const text::FormatEntry& entry = text::entry_of(format);
  if (entry.append != nullptr) entry.append(out, puzzle, solution);
}

void append_answer(std::string& out, Format format, const Puzzle& puzzle, const Grid* solution) {
  const text::FormatEntry& entry = text::entry_of(format);
  if (solution == nullptr && !entry.no_grid.empty()) {
    out += entry.no_grid;
  } else if (solution == nullptr || entry.answers_beside) {
    append_puzzle(out, format, puzzle, solution);
  } else {
    append_puzzle(out, format, solution->to_puzzle());
  }
}

void append_gap(std::string& out, Format format) { out += text::entry_of(format).gap; }

std::string format(const Puzzle& puzzle, Format as) {
  std::string text(prologue(as));
  append_puzzle(text, as, puzzle);
  if (std::ranges::count(text, '\n') == 1) text.pop_back();
  return text;
}

std::string format(const Grid& grid, Format as) { return format(grid.to_puzzle(), as); }

}  // namespace nonet
