// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/result.hpp"

namespace nonet::bench {

struct PuzzleSet {
  std::string name;  ///< the file's name without its folder
  std::vector<Puzzle> puzzles;
};

/// Reads at most `most` puzzles of a file in any format. The error says why it cannot be measured.
[[nodiscard]] Result<PuzzleSet, std::string> read_set(const std::string& path, std::size_t most);

}  // namespace nonet::bench
