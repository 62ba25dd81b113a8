// SPDX-License-Identifier: MIT
//
// The large public puzzle sets, where they lie beside the checkout.
#include <gtest/gtest.h>

#include <variant>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/test_data.hpp"

namespace nonet {
namespace {

constexpr std::size_t kPuzzlesPerSet = 3000;  // evenly spread over the set

class SharedSetTest : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Sets, SharedSetTest,
                         testing::Values("puzzles0_kaggle", "puzzles1_topdown", "puzzles2_17_clue",
                                         "puzzles3_magictour_top1465",
                                         "puzzles5_forum_hardest_1905_11+"),
                         [](const auto& set) { return "set" + std::to_string(set.index); });

TEST_P(SharedSetTest, PuzzlesHaveOneSolution) {
  const auto shared = test::shared_folder();
  if (!shared || !exists(*shared / "data" / GetParam())) {
    GTEST_SKIP() << "the puzzle set " << GetParam() << " is not there (see HACKING.md)";
  }
  const auto lines = test::data_lines(*shared / "data" / GetParam());
  ASSERT_FALSE(lines.empty());
  const std::size_t step = lines.size() / kPuzzlesPerSet + 1;
  for (std::size_t i = 0; i < lines.size(); i += step) {
    const std::string& line = lines[i];
    const Puzzle puzzle = parse(line).value();
    const Outcome outcome = solve(puzzle);
    const auto* unique = std::get_if<Unique>(&outcome.solution);
    ASSERT_NE(unique, nullptr) << line;
    ASSERT_TRUE(is_solution_of(unique->grid, puzzle)) << line;
  }
}

}  // namespace
}  // namespace nonet
