// SPDX-License-Identifier: MIT
//
// The characters of a board: which ones are cells, and what 81 of them mean.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

/// What a byte is as a cell. The low four bits are the digit, 0 for a blank; above them stand the
/// kind of blank, 0 for `.` and `0`, and a bit for "not a cell".
inline constexpr std::uint8_t kDigitBits = 0x0F;
inline constexpr std::uint8_t kBlankKindBits = 0x70;
inline constexpr std::uint8_t kNoCell = 0x80;

inline constexpr auto kCellCodes = [] {
  std::array<std::uint8_t, 256> codes{};
  codes.fill(kNoCell);
  for (std::uint8_t digit = 0; digit <= 9; ++digit) codes[std::size_t{'0'} + digit] = digit;
  codes['.'] = 0;
  codes['_'] = 0x10;
  codes['*'] = 0x20;
  codes['-'] = 0x30;
  codes['?'] = 0x40;
  codes['x'] = codes['X'] = 0x50;
  return codes;
}();

[[nodiscard]] constexpr std::uint8_t cell_code(char c) noexcept {
  return kCellCodes[static_cast<unsigned char>(c)];
}
[[nodiscard]] constexpr bool is_cell(char c) noexcept { return cell_code(c) != kNoCell; }
/// A digit 1..9.
[[nodiscard]] constexpr bool is_given(char c) noexcept { return c >= '1' && c <= '9'; }
[[nodiscard]] constexpr bool is_decimal(char c) noexcept { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// White space inside a line. Form feeds and vertical tabs turn up in old files.
[[nodiscard]] constexpr bool is_space(char c) noexcept {
  return c == ' ' || c == '\t' || c == '\f' || c == '\v';
}
/// Whether `c` ends the cells of a line.
[[nodiscard]] constexpr bool is_separator(char c) noexcept {
  return is_space(c) || c == ',' || c == ';' || c == '#';
}

[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;
/// How many characters stand before the first separator.
[[nodiscard]] std::size_t token_size(std::string_view text) noexcept;
/// The 81 characters of a puzzle, blanks as `blank`.
[[nodiscard]] std::array<char, kCellCount> cell_characters(const Puzzle& puzzle,
                                                           char blank) noexcept;

/// Which of 81 characters is wrong, and why: bad_character or mixed_blanks.
struct CellFault {
  ParseErrc code{};
  std::size_t index = 0;
};

/// Reads 81 characters. `.` and `0` are blank, also side by side. Another kind of blank is one when
/// no blank of a different kind stands in the same puzzle.
[[nodiscard]] std::optional<CellFault> read_cells(std::span<const char, kCellCount> cells,
                                                  Puzzle& puzzle) noexcept;

}  // namespace nonet::text
