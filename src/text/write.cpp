// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cassert>

#include "text/formats.hpp"

namespace nonet {

std::string_view prologue(Format format) noexcept { return text::entry_of(format).prologue; }

void append_puzzle(std::string& out, Format format, const Puzzle& puzzle, const Grid* solution) {
  const auto append = text::entry_of(format).append;
  assert(append != nullptr);
  append(out, puzzle, solution);
}

std::string format(const Puzzle& puzzle, Format as) {
  std::string text(prologue(as));
  append_puzzle(text, as, puzzle);
  if (std::ranges::count(text, '\n') == 1) text.pop_back();
  return text;
}

std::string format(const Grid& grid, Format as) { return format(grid.to_puzzle(), as); }

}  // namespace nonet
