// SPDX-License-Identifier: MIT
//
// What the tests of the engine for many puzzles share.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/text.hpp"
#include "support/mixed_boards.hpp"
#include "support/target_names.hpp"

namespace nonet::test {

/// The boards most tests use; made once, for some of them take a while.
inline const std::vector<Puzzle>& mixture() {
  static const std::vector<Puzzle> boards = [] {
    Rng rng(81);
    return mixed_boards(1000, rng);
  }();
  return boards;
}

inline std::span<const Puzzle> mixture(std::size_t count) {
  return std::span(mixture()).first(count);
}

inline void expect_same(const Outcome& got, const Outcome& wanted, const Puzzle& puzzle) {
  EXPECT_EQ(got.solution, wanted.solution) << format(puzzle);
  EXPECT_EQ(got.nodes, wanted.nodes) << format(puzzle);
}

inline void expect_same(const CountResult& got, const CountResult& wanted, const Puzzle& puzzle) {
  EXPECT_EQ(got.solutions, wanted.solutions) << format(puzzle);
  EXPECT_EQ(got.nodes, wanted.nodes) << format(puzzle);
  EXPECT_EQ(got.end, wanted.end) << format(puzzle);
}

/// Has a solver for a target, and asks it and the engine for one puzzle.
class BatchTest : public testing::TestWithParam<Target> {
 protected:
  [[nodiscard]] Outcome alone(const Puzzle& puzzle, std::uint64_t max_nodes = kNoLimit) const {
    return solve(puzzle, {.max_nodes = max_nodes, .target = GetParam()});
  }
  [[nodiscard]] std::vector<Outcome> together(std::span<const Puzzle> puzzles,
                                              std::uint64_t max_nodes = kNoLimit) {
    std::vector<Outcome> outcomes(puzzles.size());
    solver_.solve(puzzles, outcomes, max_nodes);
    return outcomes;
  }
  [[nodiscard]] std::vector<CountResult> counts(const BatchBoards& boards, std::size_t count,
                                                const BatchQuestion& question) {
    std::vector<CountResult> results(count);
    solver_.count(boards, results, question);
    return results;
  }
  [[nodiscard]] CountResult count_one(const Puzzle& puzzle, const BatchQuestion& question) {
    return counts(std::span(&puzzle, 1), 1, question).front();
  }
  void expect_each_as_alone(std::span<const Puzzle> puzzles, std::span<const Outcome> outcomes,
                            std::uint64_t max_nodes = kNoLimit) const {
    ASSERT_EQ(puzzles.size(), outcomes.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      expect_same(outcomes[i], alone(puzzles[i], max_nodes), puzzles[i]);
    }
  }

  BatchSolver solver_{GetParam()};
};

}  // namespace nonet::test
