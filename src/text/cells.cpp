// SPDX-License-Identifier: MIT
#include "text/cells.hpp"

#include <algorithm>

namespace nonet::text {
namespace {

bool is_plain_blank(char c) noexcept { return c == '.' || c == '0'; }

std::optional<CellFault> find_fault(std::span<const char, kCellCount> cells) noexcept {
  const auto bad = std::ranges::find_if_not(cells, is_cell);
  if (bad != cells.end()) {
    return CellFault{ParseErrc::bad_character, static_cast<std::size_t>(bad - cells.begin())};
  }
  const bool has_plain = std::ranges::any_of(cells, is_plain_blank);
  std::uint8_t kind = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto other = static_cast<std::uint8_t>(cell_code(cells[i]) & kBlankKindBits);
    if (other == 0) continue;
    if (has_plain || (kind != 0 && other != kind)) return CellFault{ParseErrc::mixed_blanks, i};
    kind = other;
  }
  return std::nullopt;
}

}  // namespace

std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::size_t token_size(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::ranges::find_if(text, is_separator) - text.begin());
}

std::array<char, kCellCount> cell_characters(const Puzzle& puzzle, char blank) noexcept {
  std::array<char, kCellCount> characters{};
  for (const Cell cell : kCells) {
    const std::optional<Digit> given = puzzle[cell];
    characters[static_cast<std::size_t>(index_of(cell))] =
        given ? static_cast<char>('0' + value_of(*given)) : blank;
  }
  return characters;
}

std::optional<CellFault> read_cells(std::span<const char, kCellCount> cells,
                                    Puzzle& puzzle) noexcept {
  std::uint8_t seen = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    const std::uint8_t code = cell_code(cells[i]);
    const int digit = code & kDigitBits;
    seen |= code;
    if (digit == 0) {
      puzzle.clear(cell);
    } else {
      puzzle.set(cell, digit_of(digit));
    }
  }
  return seen <= kDigitBits ? std::nullopt : find_fault(cells);
}

}  // namespace nonet::text
