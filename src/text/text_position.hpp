// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace nonet::text {

/// Line and column in a text that is passed piece by piece.
struct TextPosition {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  bool after_cr = false;

  constexpr void pass(std::string_view text) noexcept {
    for (const char c : text) {
      const bool second_half = c == '\n' && after_cr;
      after_cr = c == '\r';
      if (second_half) continue;
      if (c == '\n' || c == '\r') {
        ++line;
        column = 1;
      } else {
        ++column;
      }
    }
  }
};

}  // namespace nonet::text
