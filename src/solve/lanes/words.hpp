// SPDX-License-Identifier: MIT
//
// How a board is packed into words for the vector engine. A node of a search is 81 words of 16
// bits, one for each digit and each position inside a box; the bits of a word are the nine boxes.
//
//   position in the box        bit of a box in a word            word of (position, digit)
//      0 1 2                     stack  0  1  2
//      3 4 5             band 0         0  1  2                   9 * position + digit index
//      6 7 8             band 1         5  6  7
//                        band 2        10 11 12
//
// Three bits for the boxes of a band and two spare ones after them: a step from box to box inside a
// band, or from band to band, is then two shifts and an OR without a mask, for what is shifted out
// of its group lands on spare bits (see `next_stack` in vector-inl.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "nonet/board.hpp"

namespace nonet::lanes {

inline constexpr std::size_t kWords = 81;
/// The bits of all nine boxes.
inline constexpr std::uint16_t kAllBoxes = 0x1CE7;
/// Bits from one band to the next.
inline constexpr int kBandStep = 5;
/// The first box of each band: adds up or selects one bit a band.
inline constexpr std::uint16_t kFirstBoxes = 0x0421;

[[nodiscard]] constexpr int position_of(Cell cell) noexcept {
  return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}
/// The bit of a cell's box: 0..12.
[[nodiscard]] constexpr int box_bit_of(Cell cell) noexcept {
  return kBandStep * (row_of(cell) / 3) + column_of(cell) / 3;
}
[[nodiscard]] constexpr std::size_t word_index(int position, int digit_index) noexcept {
  return std::size_t{9} * static_cast<std::size_t>(position) +
         static_cast<std::size_t>(digit_index);
}

/// The positions of a box line by line: kLines[0] are its mini-rows, kLines[1] its mini-columns.
inline constexpr std::size_t kLines[2][3][3] = {{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}},
                                                {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}}};

// Words are taken apart into bytes, and bytes put together into words, without swapping.
static_assert(std::endian::native == std::endian::little);

/// The 81 values of a puzzle, 0 for a blank.
[[nodiscard]] inline const std::uint8_t* bytes_of(const Puzzle* puzzle) noexcept {
  static_assert(sizeof(Puzzle) == kCellCount && std::is_standard_layout_v<Puzzle>);
  return reinterpret_cast<const std::uint8_t*>(puzzle);
}

/// A question to branch on: is the digit in this mini-line of this box?
struct MiniLine {
  std::uint8_t digit_index;
  std::uint8_t line;  ///< mini-rows 0 to 2, mini-columns 3 to 5
  std::uint16_t box;  ///< the bit of the box
};

/// The positions that lose the digit when the answer is "no": those of the line; and when it is
/// "yes": those of the other two.
inline constexpr std::uint8_t kLostByNo[6][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8},
                                                 {0, 3, 6}, {1, 4, 7}, {2, 5, 8}};
inline constexpr std::uint8_t kLostByYes[6][6] = {{3, 4, 5, 6, 7, 8}, {0, 1, 2, 6, 7, 8},
                                                  {0, 1, 2, 3, 4, 5}, {1, 2, 4, 5, 7, 8},
                                                  {0, 2, 3, 5, 6, 8}, {0, 1, 3, 4, 6, 7}};

/// The first mini-line of the first box of a chute where the digit has a choice. `words` are those
/// of the digit, by position; `chute` is 0 to 2 for bands, 3 to 5 for stacks.
[[nodiscard]] inline MiniLine first_open_line(const std::uint16_t (&words)[9], unsigned digit_index,
                                              unsigned chute) noexcept {
  const unsigned orientation = chute / 3;
  unsigned line[3];
  for (int i = 0; i < 3; ++i) {
    const auto& positions = kLines[orientation][i];
    line[i] = unsigned{words[positions[0]]} | words[positions[1]] | words[positions[2]];
  }
  const unsigned open = (line[0] & line[1]) | (line[2] & (line[0] | line[1]));
  // The boxes of a band are neighbours, those of a stack a band apart; the first is the lowest bit.
  const unsigned boxes = orientation == 0 ? 7U << (kBandStep * static_cast<int>(chute))
                                          : unsigned{kFirstBoxes} << (chute - 3);
  const unsigned in_chute = open & boxes;
  const unsigned box = in_chute & (~in_chute + 1);
  const unsigned first = 3 * orientation + ((line[0] & box) != 0 ? 0U : 1U);
  return {static_cast<std::uint8_t>(digit_index), static_cast<std::uint8_t>(first),
          static_cast<std::uint16_t>(box)};
}

/// A node that waits outside the lanes: three cache lines.
struct alignas(64) NodeRecord {
  static constexpr std::size_t kOpen = kWords;  ///< nine words follow the 81: the boxes where each
                                                ///< digit has two places or more
  static constexpr std::size_t kUsed = kOpen + 9;
  static constexpr std::size_t kRows = 96;  ///< a whole number of transpositions

  std::uint16_t words[kRows];
};

}  // namespace nonet::lanes
