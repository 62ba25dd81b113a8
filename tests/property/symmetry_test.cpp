// SPDX-License-Identifier: MIT
//
// Relabelling, transposing and shuffling bands, stacks, rows and columns changes nothing that
// counts.
#include <gtest/gtest.h>

#include <variant>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/random_boards.hpp"
#include "support/rearrangement.hpp"

namespace nonet {
namespace {

TEST(Rearranged, PuzzleHasTheRearrangedSolution) {
  Rng rng(31);
  for (int i = 0; i < 200; ++i) {
    const Puzzle puzzle = test::random_minimal_puzzle(rng);
    const auto move = test::Rearrangement::random(rng);
    const Outcome before = solve(puzzle);
    const Outcome after = solve(move(puzzle));
    ASSERT_TRUE(std::holds_alternative<Unique>(after.solution)) << format(puzzle);
    EXPECT_EQ(std::get<Unique>(after.solution).grid, move(std::get<Unique>(before.solution).grid))
        << format(puzzle);
  }
}

TEST(Rearranged, PuzzleKeepsItsCount) {
  Rng rng(32);
  for (int i = 0; i < 200; ++i) {
    const auto clues = static_cast<int>(26 + rng.below(12));
    const Puzzle puzzle = test::random_clues(test::random_grid(rng), clues, rng);
    const auto move = test::Rearrangement::random(rng);
    const CountResult before = count(puzzle, {.limit = 5000});
    const CountResult after = count(move(puzzle), {.limit = 5000});
    EXPECT_EQ(before.solutions, after.solutions) << format(puzzle);
    EXPECT_EQ(before.exact(), after.exact()) << format(puzzle);
  }
}

TEST(Rearranged, PuzzleKeepsItsNumberOfClashesAndObstacles) {
  Rng rng(33);
  for (int i = 0; i < 300; ++i) {
    Puzzle puzzle = test::random_clues(test::random_grid(rng), 45, rng);
    for (int change = 0; change < 3; ++change) puzzle = test::with_one_clue_changed(puzzle, rng);
    const auto move = test::Rearrangement::random(rng);
    EXPECT_EQ(find_clashes(puzzle).size(), find_clashes(move(puzzle)).size());
    EXPECT_EQ(find_obstacles(puzzle).size(), find_obstacles(move(puzzle)).size());
  }
}

}  // namespace
}  // namespace nonet
