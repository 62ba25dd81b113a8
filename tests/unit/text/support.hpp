// SPDX-License-Identifier: MIT
//
// Reading whole texts, and saying what came out in one string that tests can compare.
#pragma once

// GCC 12 warns about its own "…" + std::string (GCC bug 105651).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wrestrict"
#endif

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rng.hpp"
#include "nonet/text.hpp"

namespace nonet::test {

using Read = Result<Record, BadRecord>;

/// Gives out at most `step` bytes at a time.
inline ByteSource source_of(std::string_view text, std::size_t step) {
  return [text, step](std::span<char> room) mutable -> std::size_t {
    const std::size_t count = std::min({room.size(), text.size(), step});
    std::copy_n(text.begin(), count, room.begin());
    text.remove_prefix(count);
    return count;
  };
}

inline std::vector<Read> read_all(std::string_view text, std::optional<Format> as = std::nullopt,
                                  std::size_t step = 4096) {
  RecordReader reader(source_of(text, step), as);
  std::vector<Read> all;
  while (auto record = reader.next()) all.push_back(std::move(*record));
  return all;
}

/// "line:column: reason".
inline std::string shown(const ParseError& error) {
  return std::to_string(error.line) + ':' + std::to_string(error.column) + ": " + message_of(error);
}

/// The 81 characters of a good record, or where and why it is bad.
inline std::string shown(const Read& read) {
  return read ? format(read->puzzle) : shown(read.error().error);
}

inline std::vector<std::string> shown_all(std::string_view text,
                                          std::optional<Format> as = std::nullopt) {
  std::vector<std::string> all;
  for (const Read& read : read_all(text, as)) all.push_back(shown(read));
  return all;
}

using Strings = std::vector<std::string>;

/// A puzzle with about `percent` of its cells given, at random; the rules do not matter to text.
inline Puzzle random_puzzle(Rng& rng, std::uint32_t percent) {
  Puzzle puzzle;
  for (const Cell cell : kCells) {
    if (rng.below(100) < percent) puzzle.set(cell, digit_of(static_cast<int>(rng.below(9)) + 1));
  }
  return puzzle;
}

inline constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kOther =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// Nine lines of nine.
inline std::string rows_of(std::string_view cells) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) (text += cells.substr(9 * row, 9)) += '\n';
  return text;
}

}  // namespace nonet::test
