// SPDX-License-Identifier: MIT
#include "nonet/board.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "nonet/geometry.hpp"

namespace nonet {
namespace {

TEST(Cell, KnowsItsRowColumnAndBox) {
  const Cell cell = cell_at(4, 7);
  EXPECT_EQ(index_of(cell), 43);
  EXPECT_EQ(row_of(cell), 4);
  EXPECT_EQ(column_of(cell), 7);
  EXPECT_EQ(box_of(cell), 5);
  EXPECT_EQ(name_of(cell), "r5c8");
}

TEST(House, HasAKindANumberAndAName) {
  EXPECT_EQ(name_of(row_house(0)), "row 1");
  EXPECT_EQ(name_of(column_house(4)), "column 5");
  EXPECT_EQ(name_of(box_house(8)), "box 9");
  EXPECT_EQ(kind_of(House{17}), HouseKind::column);
  EXPECT_EQ(number_of(House{18}), 1);
}

TEST(House, CoversTheCellsThatNameIt) {
  for (const House house : kHouses) {
    EXPECT_EQ(cells_of(house).size(), 9);
    for (const Cell cell : cells_of(house)) {
      const auto houses = houses_of(cell);
      EXPECT_TRUE(houses[0] == house || houses[1] == house || houses[2] == house);
    }
  }
}

TEST(Peers, AreTwentyAndMutual) {
  for (const Cell cell : kCells) {
    EXPECT_EQ(peers_of(cell).size(), 20);
    EXPECT_FALSE(peers_of(cell).contains(cell));
    for (const Cell peer : peers_of(cell)) EXPECT_TRUE(peers_of(peer).contains(cell));
  }
}

TEST(DigitSet, WalksItsDigitsInOrder) {
  DigitSet set;
  for (const int value : {9, 1, 4}) set.insert(digit_of(value));
  const std::vector<Digit> digits(set.begin(), set.end());
  EXPECT_EQ(digits, (std::vector{digit_of(1), digit_of(4), digit_of(9)}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ((~set).size(), 6);
  set.erase(digit_of(4));
  EXPECT_FALSE(set.contains(digit_of(4)));
  EXPECT_TRUE((set & ~set).empty());
}

TEST(CellSet, WalksItsCellsInReadingOrder) {
  const CellSet set = CellSet::of(Cell{80}) | CellSet::of(Cell{0}) | CellSet::of(Cell{27}) |
                      CellSet::of(Cell{26}) | CellSet::of(Cell{54});
  const std::vector<Cell> cells(set.begin(), set.end());
  EXPECT_EQ(cells, (std::vector{Cell{0}, Cell{26}, Cell{27}, Cell{54}, Cell{80}}));
}

TEST(CellSet, ComplementsWithinTheBoard) {
  EXPECT_EQ((~CellSet{}).size(), 81);
  EXPECT_EQ(~CellSet::all(), CellSet{});
  CellSet set = CellSet::all();
  set.erase(Cell{40});
  EXPECT_EQ(~set, CellSet::of(Cell{40}));
}

TEST(Puzzle, HoldsGivensAndBlanks) {
  Puzzle puzzle;
  EXPECT_EQ(puzzle.clue_count(), 0);
  puzzle.set(Cell{3}, digit_of(7));
  EXPECT_EQ(puzzle[Cell{3}], digit_of(7));
  EXPECT_EQ(puzzle[Cell{4}], std::nullopt);
  EXPECT_EQ(puzzle.clue_count(), 1);
  puzzle.clear(Cell{3});
  EXPECT_EQ(puzzle, Puzzle{});
}

TEST(Grid, NeedsEveryCell) {
  Puzzle puzzle;
  for (const Cell cell : kCells) puzzle.set(cell, digit_of(1));
  const auto grid = Grid::from(puzzle);
  ASSERT_TRUE(grid);
  EXPECT_EQ(grid->to_puzzle(), puzzle);
  puzzle.clear(Cell{80});
  EXPECT_FALSE(Grid::from(puzzle));
}

}  // namespace
}  // namespace nonet
