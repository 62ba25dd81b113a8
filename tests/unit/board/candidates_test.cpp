// SPDX-License-Identifier: MIT
#include "nonet/candidates.hpp"

#include <gtest/gtest.h>

#include "nonet/geometry.hpp"

namespace nonet {
namespace {

TEST(Candidates, OfABlankPuzzleAreAll) {
  EXPECT_EQ(Candidates::of(Puzzle{}), Candidates::all());
  EXPECT_EQ(Candidates::all().at(Cell{40}), DigitSet::all());
}

TEST(Candidates, PlacingLeavesOneCandidateAndClearsThePeers) {
  Candidates candidates = Candidates::all();
  candidates.place(Cell{40}, digit_of(5));
  EXPECT_EQ(candidates.at(Cell{40}), DigitSet::of(digit_of(5)));
  for (const Cell peer : peers_of(Cell{40})) {
    EXPECT_EQ(candidates.at(peer), ~DigitSet::of(digit_of(5)));
  }
  EXPECT_EQ(candidates.cells_with(digit_of(5)).size(), 61);
  EXPECT_EQ(candidates.cells_with(digit_of(4)).size(), 80);
}

TEST(Candidates, ClashingGivensLeaveACellWithoutCandidate) {
  Puzzle puzzle;
  puzzle.set(Cell{0}, digit_of(1));
  puzzle.set(Cell{1}, digit_of(1));
  EXPECT_TRUE(Candidates::of(puzzle).at(Cell{0}).empty());
}

TEST(Candidates, EliminatingTakesOneAway) {
  Candidates candidates = Candidates::all();
  candidates.eliminate(Cell{8}, digit_of(9));
  EXPECT_EQ(candidates.at(Cell{8}).size(), 8);
  EXPECT_FALSE(candidates.cells_with(digit_of(9)).contains(Cell{8}));
}

}  // namespace
}  // namespace nonet
