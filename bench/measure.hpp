// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/solve.hpp"
#include "puzzle_set.hpp"

namespace nonet::bench {

/// How a caller hands over puzzles: one call for all of them, or a call for each.
enum class Mode : std::uint8_t { batch, single };

struct Plan {
  std::vector<Engine> engines;
  std::vector<Mode> modes;
  int rounds = 5;      ///< counted rounds; one more, not counted, comes first
  double seconds = 1;  ///< an engine gets as many puzzles of a set as it solves in this time
  std::uint64_t max_nodes = 0;  ///< node budget of one puzzle
};

/// One engine on one set in one mode.
struct Row {
  Engine engine{};
  Mode mode{};
  std::size_t puzzles = 0;         ///< how many of the set were measured, from its beginning
  std::size_t not_finished = 0;    ///< how many of them ended at the node budget
  std::vector<double> per_second;  ///< puzzles per second of thread CPU time, a figure a round
  double nodes_per_puzzle = 0;
  bool answers_ok = false;  ///< each verdict agrees with the other engines', each solution is right
};

/// Checks the answers first, then measures, engines and modes in turn within each round.
[[nodiscard]] std::vector<Row> measure(const PuzzleSet& set, const Plan& plan);

}  // namespace nonet::bench
