// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "contender.hpp"
#include "puzzle_set.hpp"

namespace nonet::bench {

struct Plan {
  std::vector<std::unique_ptr<Contender>> contenders;
  int rounds = 5;      ///< counted rounds; one more, not counted, comes first
  double seconds = 1;  ///< a contender gets as many puzzles of a set as it solves in this time
  std::uint64_t max_nodes = kNoLimit;  ///< node budget of one puzzle, also for the right answers
};

/// One contender on one set.
struct Row {
  Contender* contender = nullptr;
  std::size_t puzzles = 0;         ///< how many of the set were measured, from its beginning
  std::size_t not_finished = 0;    ///< how many of them ended at the node budget
  std::vector<double> per_second;  ///< puzzles per second of thread CPU time, a figure a round
  double nodes_per_puzzle = 0;
  bool answers_ok =
      false;  ///< each verdict agrees with the default engine's, each solution is right
};

/// Checks the answers first, then measures, the contenders in turn within each round.
[[nodiscard]] std::vector<Row> measure(const PuzzleSet& set, const Plan& plan);

/// What solving a set takes, exactly and on every machine: `puzzles:nodes:passes`.
[[nodiscard]] std::string signature_of(const PuzzleSet& set, Target target,
                                       std::uint64_t max_nodes);

}  // namespace nonet::bench
