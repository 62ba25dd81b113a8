// SPDX-License-Identifier: MIT
//
// The library has no global state: many threads at once get the answers of one. Run under the
// thread sanitizer as well.
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/mixed_boards.hpp"
#include "support/random_boards.hpp"
#include "support/target_names.hpp"

namespace nonet {
namespace {

/// The first in this program: nobody has chosen a target yet.
TEST(Threads, MayAllBeTheFirst) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([] {
      EXPECT_TRUE(std::holds_alternative<Ambiguous>(solve(Puzzle{}).solution));
      EXPECT_TRUE(runs_here(BatchSolver().target()));
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(Threads, ShareNothing) {
  Rng rng(61);
  std::vector<Puzzle> puzzles;
  std::string text;
  for (int i = 0; i < 60; ++i) {
    puzzles.push_back(test::random_clues(test::random_grid(rng), 24 + i % 12, rng));
    text += format(puzzles.back()) + "\n";
  }
  std::vector<Outcome> expected(puzzles.size());
  solve(puzzles, expected);

  const auto work = [&] {
    RecordReader reader = read_text(text);
    std::size_t next = 0;
    while (const auto item = reader.next()) {
      const Puzzle& puzzle = item->value().puzzle;
      EXPECT_EQ(puzzle, puzzles[next]);
      EXPECT_TRUE(is_valid(puzzle));
      EXPECT_EQ(solve(puzzle).solution, expected[next].solution);
      ++next;
    }
    EXPECT_EQ(next, puzzles.size());
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
}

TEST(Threads, HaveABatchSolverEach) {
  Rng rng(62);
  const std::vector<Puzzle> puzzles = test::mixed_boards(140, rng);
  for (const Target target : test::running_targets()) {
    std::vector<Outcome> expected(puzzles.size());
    BatchSolver(target).solve(puzzles, expected);
    const auto work = [&] {
      BatchSolver solver(target);
      std::vector<Outcome> outcomes(puzzles.size());
      for (int round = 0; round < 5; ++round) solver.solve(puzzles, outcomes);
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(outcomes[i].solution, expected[i].solution);
        EXPECT_EQ(outcomes[i].nodes, expected[i].nodes);
      }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
  }
}

}  // namespace
}  // namespace nonet
