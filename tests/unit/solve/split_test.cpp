// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

constexpr std::string_view kGrid =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The grid with its first cells blank.
Puzzle tail_of_grid(std::size_t blanks) {
  return parse(std::string(blanks, '.') + std::string(kGrid.substr(blanks))).value();
}

std::uint64_t count_parts(const std::vector<PackedCandidates>& parts) {
  std::vector<CountResult> results(parts.size());
  BatchSolver().count(std::span<const PackedCandidates>(parts), results,
                      {.limit = kNoLimit, .solutions = 0});
  return std::accumulate(
      results.begin(), results.end(), std::uint64_t{0},
      [](std::uint64_t sum, const CountResult& result) { return sum + result.solutions; });
}

TEST(SplitBoard, KeepsEverySolutionOnce) {
  const Puzzle puzzle = tail_of_grid(40);
  const std::uint64_t expected = count(puzzle, {.engine = Engine::bitmask_dfs}).solutions;
  EXPECT_GT(expected, 1000U);
  for (const std::size_t parts : {1U, 2U, 7U, 64U, 500U}) {
    EXPECT_EQ(count_parts(split_board(puzzle, parts)), expected) << parts;
  }
}

TEST(SplitBoard, GivesAsManyPartsAsWantedOrAFewMore) {
  for (const std::size_t parts : {1U, 2U, 10U, 300U}) {
    const std::size_t given = split_board(Puzzle{}, parts).size();
    EXPECT_GE(given, parts);
    EXPECT_LT(given, parts + kDigitCount);
  }
}

TEST(SplitBoard, AFullGridIsOnePart) {
  const auto parts = split_board(tail_of_grid(0), 10);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts.front(), PackedCandidates::of(tail_of_grid(0)));
}

TEST(SplitBoard, ClashingGivensLeaveNothing) {
  EXPECT_TRUE(split_board(parse("11" + std::string(79, '.')).value(), 10).empty());
}

}  // namespace
}  // namespace nonet
