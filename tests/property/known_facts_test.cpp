// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <variant>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/random_boards.hpp"

namespace nonet {
namespace {

TEST(KnownFacts, TheBlankBoardReachesAnyLimit) {
  for (const std::uint64_t limit : {1U, 2U, 3U, 1000U, 1'000'000U}) {
    const CountResult result = count(Puzzle{}, {.limit = limit});
    EXPECT_EQ(result.solutions, limit);
    EXPECT_FALSE(result.exact());
  }
}

TEST(KnownFacts, GivensThatLackTwoDigitsHaveAnEvenNumberOfSolutions) {
  Rng rng(41);
  for (int i = 0; i < 200; ++i) {
    const Grid grid = test::random_grid(rng);
    Puzzle puzzle = test::random_clues(grid, static_cast<int>(55 + rng.below(20)), rng);
    const int missing = static_cast<int>(rng.below(9));
    const int also_missing = (missing + 1 + static_cast<int>(rng.below(8))) % 9;
    for (const Cell cell : kCells) {
      const int digit = index_of(grid[cell]);
      if (digit == missing || digit == also_missing) puzzle.clear(cell);
    }
    const CountResult result = count(puzzle);
    EXPECT_TRUE(result.exact());
    EXPECT_GT(result.solutions, 0U);
    EXPECT_EQ(result.solutions % 2, 0U) << format(puzzle);
  }
}

TEST(KnownFacts, FewerThanSeventeenGivensAreNeverUnique) {
  Rng rng(42);
  for (int clues = 0; clues < 17; ++clues) {
    for (int i = 0; i < 20; ++i) {
      const Puzzle puzzle = test::random_clues(test::random_grid(rng), clues, rng);
      EXPECT_TRUE(std::holds_alternative<Ambiguous>(solve(puzzle).solution)) << format(puzzle);
    }
  }
}

TEST(KnownFacts, ASeventeenCluePuzzleLosesUniquenessWithAnyClue) {
  // Published in G. Royle's collection of 17-clue puzzles.
  const Puzzle puzzle =
      parse("000000010400000000020000000000050407008000300001090000300400200050100000000806000")
          .value();
  ASSERT_EQ(puzzle.clue_count(), 17);
  ASSERT_TRUE(std::holds_alternative<Unique>(solve(puzzle).solution));
  for (const Cell cell : kCells) {
    if (!puzzle[cell]) continue;
    Puzzle fewer = puzzle;
    fewer.clear(cell);
    EXPECT_TRUE(std::holds_alternative<Ambiguous>(solve(fewer).solution)) << name_of(cell);
  }
}

}  // namespace
}  // namespace nonet
