// SPDX-License-Identifier: MIT
//
// Every engine against the three classic searches, on boards with no, one and many solutions. The
// classic searches get a node budget, for some boards would take them minutes; most must finish.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <variant>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/random_boards.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t kClassicBudget = 300'000;

/// How often the classic searches reached an answer, and which.
struct Tally {
  int finished = 0;
  int asked = 0;
  std::array<int, 4> counts{};  // by number of solutions, at most three
};

/// Compares count up to three and the solutions of all engines on one puzzle.
void compare(const Puzzle& puzzle, Tally& tally) {
  const CountResult expected = count(puzzle, {.limit = 3});
  const Outcome outcome = solve(puzzle);
  if (const auto* unique = std::get_if<Unique>(&outcome.solution)) {
    ASSERT_TRUE(is_solution_of(unique->grid, puzzle)) << format(puzzle);
  }
  ++tally.counts[expected.solutions];
  for (const Engine engine : engines().subspan(1)) {
    const CountResult result =
        count(puzzle, {.engine = engine, .max_nodes = kClassicBudget, .limit = 3});
    ++tally.asked;
    if (result.end == SearchEnd::out_of_nodes) continue;
    ++tally.finished;
    ASSERT_EQ(result.solutions, expected.solutions) << name_of(engine) << ' ' << format(puzzle);
    const Outcome classic = solve(puzzle, {.engine = engine});
    ASSERT_EQ(classic.solution.index(), outcome.solution.index()) << format(puzzle);
    if (const auto* unique = std::get_if<Unique>(&classic.solution)) {
      ASSERT_EQ(unique->grid, std::get<Unique>(outcome.solution).grid) << format(puzzle);
    }
    if (const auto* ambiguous = std::get_if<Ambiguous>(&classic.solution)) {
      ASSERT_TRUE(is_solution_of(ambiguous->first, puzzle)) << format(puzzle);
      ASSERT_TRUE(is_solution_of(ambiguous->second, puzzle)) << format(puzzle);
    }
  }
}

TEST(Differential, RandomCluesOfRandomGrids) {
  Rng rng(51);
  Tally tally;
  for (int i = 0; i < 2000; ++i) {
    const auto clues = static_cast<int>(24 + rng.below(30));
    compare(test::random_clues(test::random_grid(rng), clues, rng), tally);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(tally.finished, tally.asked * 9 / 10);
  EXPECT_GT(tally.counts[1], 200);
  EXPECT_GT(tally.counts[3], 200);
}

TEST(Differential, OneClueChanged) {
  Rng rng(52);
  Tally tally;
  for (int i = 0; i < 2000; ++i) {
    const Puzzle puzzle =
        test::random_clues(test::random_grid(rng), static_cast<int>(25 + rng.below(15)), rng);
    compare(test::with_one_clue_changed(puzzle, rng), tally);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(tally.finished, tally.asked * 9 / 10);
  EXPECT_GT(tally.counts[0], 500);
}

TEST(Differential, MinimalPuzzles) {
  Rng rng(53);
  Tally tally;
  for (int i = 0; i < 100; ++i) {
    compare(test::random_minimal_puzzle(rng), tally);
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(tally.counts[1], 100);
}

TEST(Differential, FullCountsOfLooseBoards) {
  Rng rng(54);
  for (int i = 0; i < 100; ++i) {
    const Puzzle puzzle = test::random_clues(test::random_grid(rng), 33, rng);
    const CountResult all = count(puzzle, {.limit = 20'000});
    const CountResult classic = count(puzzle, {.engine = Engine::bitmask_dfs, .limit = 20'000});
    EXPECT_EQ(all.solutions, classic.solutions) << format(puzzle);
    EXPECT_EQ(all.exact(), classic.exact()) << format(puzzle);
  }
}

}  // namespace
}  // namespace nonet
