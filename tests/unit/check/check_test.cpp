// SPDX-License-Identifier: MIT
#include "nonet/check.hpp"

#include <gtest/gtest.h>

#include "nonet/geometry.hpp"
#include "nonet/text.hpp"
#include "support/random_boards.hpp"

namespace nonet {
namespace {

Puzzle puzzle_of(std::string_view text) { return parse(text).value(); }

CellSet cells(std::initializer_list<Cell> list) {
  CellSet set;
  for (const Cell cell : list) set.insert(cell);
  return set;
}

TEST(FindClashes, NamesRowAndBoxOfTwoOnes) {
  const auto clashes = find_clashes(puzzle_of("11" + std::string(79, '.')));
  ASSERT_EQ(clashes.size(), 2U);
  EXPECT_EQ(clashes[0], (Clash{digit_of(1), row_house(0), cells({Cell{0}, Cell{1}})}));
  EXPECT_EQ(clashes[1], (Clash{digit_of(1), box_house(0), cells({Cell{0}, Cell{1}})}));
}

TEST(FindClashes, ListsOneClashForEachHouse) {
  Puzzle puzzle;
  for (const Cell cell : {cell_at(7, 0), cell_at(7, 3), cell_at(8, 0), cell_at(8, 3)}) {
    puzzle.set(cell, digit_of(9));
  }
  const auto clashes = find_clashes(puzzle);
  ASSERT_EQ(clashes.size(), 6U);
  const std::array<House, 6> houses = {row_house(7),    row_house(8), column_house(0),
                                       column_house(3), box_house(6), box_house(7)};
  for (std::size_t i = 0; i < houses.size(); ++i) EXPECT_EQ(clashes[i].house, houses[i]);
}

TEST(FindClashes, PutsThreeEqualDigitsOfAHouseIntoOneClash) {
  Puzzle puzzle;
  for (const int column : {0, 3, 6}) puzzle.set(cell_at(2, column), digit_of(4));
  const auto clashes = find_clashes(puzzle);
  ASSERT_EQ(clashes.size(), 1U);
  EXPECT_EQ(clashes[0].cells.size(), 3);
}

TEST(IsValid, BothValidatorsAgreeWithTheListOfClashes) {
  Rng rng(11);
  int valid = 0;
  for (int i = 0; i < 2000; ++i) {
    Puzzle puzzle;
    const auto order = test::shuffled_cells(rng);
    for (const Cell cell : std::span(order).first(rng.below(9))) {
      puzzle.set(cell, digit_of(static_cast<int>(1 + rng.below(9))));
    }
    const bool expected = find_clashes(puzzle).empty();
    EXPECT_EQ(is_valid(puzzle, Validator::tables), expected);
    EXPECT_EQ(is_valid(puzzle, Validator::masks), expected);
    valid += expected ? 1 : 0;
  }
  EXPECT_GT(valid, 200);
  EXPECT_LT(valid, 1800);
}

TEST(IsValid, DoesNotMeanSolvable) {
  // r1c1 sees all nine digits.
  const Puzzle puzzle = puzzle_of(
      ".87654321"
      "2........"
      "3........"
      "4........"
      "5........"
      "6........"
      "7........"
      "8........"
      "9........");
  EXPECT_TRUE(is_valid(puzzle));
  const auto obstacles = find_obstacles(puzzle);
  ASSERT_FALSE(obstacles.empty());
  EXPECT_EQ(std::get<CellWithoutCandidate>(obstacles.front()).cell, Cell{0});
}

TEST(FindObstacles, NamesBothCellsWithoutCandidate) {
  const auto obstacles = find_obstacles(puzzle_of(
      "874630251195247836263581479342718695758396142916054783431865927629473518587129364"));
  ASSERT_GE(obstacles.size(), 2U);
  EXPECT_EQ(obstacles[0], Obstacle(CellWithoutCandidate{cell_at(0, 5)}));
  EXPECT_EQ(obstacles[1], Obstacle(CellWithoutCandidate{cell_at(5, 3)}));
}

TEST(FindObstacles, NamesADigitWithoutPlace) {
  Puzzle puzzle;  // 1 has no place left in box 1, and so none in row 1 and in column 3
  puzzle.set(cell_at(3, 0), digit_of(1));
  puzzle.set(cell_at(6, 1), digit_of(1));
  puzzle.set(cell_at(0, 2), digit_of(2));
  puzzle.set(cell_at(1, 3), digit_of(1));
  puzzle.set(cell_at(2, 6), digit_of(1));
  const auto obstacles = find_obstacles(puzzle);
  ASSERT_EQ(obstacles.size(), 3U);
  EXPECT_EQ(obstacles[0], Obstacle(DigitWithoutPlace{digit_of(1), row_house(0)}));
  EXPECT_EQ(obstacles[1], Obstacle(DigitWithoutPlace{digit_of(1), column_house(2)}));
  EXPECT_EQ(obstacles[2], Obstacle(DigitWithoutPlace{digit_of(1), box_house(0)}));
}

TEST(FindObstacles, FindsNoneInASolvablePuzzle) {
  Rng rng(12);
  for (int i = 0; i < 50; ++i)
    EXPECT_TRUE(find_obstacles(test::random_minimal_puzzle(rng)).empty());
}

TEST(IsSolutionOf, WantsTheRulesAndTheGivens) {
  Rng rng(13);
  const Grid grid = test::random_grid(rng);
  const Puzzle puzzle = test::random_clues(grid, 30, rng);
  EXPECT_TRUE(is_solution_of(grid, puzzle));
  EXPECT_TRUE(is_solution_of(grid, Puzzle{}));

  Puzzle other_given = puzzle;
  other_given.set(Cell{0}, digit_of(value_of(grid[Cell{0}]) % 9 + 1));
  EXPECT_FALSE(is_solution_of(grid, other_given));

  Puzzle broken = grid.to_puzzle();
  broken.set(Cell{0}, grid[Cell{1}]);
  EXPECT_FALSE(is_solution_of(*Grid::from(broken), Puzzle{}));
}

}  // namespace
}  // namespace nonet
