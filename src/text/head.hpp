// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::text {

/// The beginning of an input, as content detection sees it.
struct Head {
  std::string_view bytes;
  std::vector<std::string_view> lines;  ///< neither empty nor comments; none is cut at the end
  std::uint64_t first_line = 1;         ///< the number of lines[0] in the input

  /// `complete` tells whether `all` is the whole input.
  Head(std::string_view all, bool complete);
};

}  // namespace nonet::text
