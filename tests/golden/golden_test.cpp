// SPDX-License-Identifier: MIT
//
// tests/golden/solve.txt: `puzzle:count:solution` lines, replayed on every engine.
#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/engine_names.hpp"
#include "support/test_data.hpp"

namespace nonet {
namespace {

struct GoldenLine {
  Puzzle puzzle;
  std::uint64_t count;
  std::string solution;  // blank unless count is 1
};

GoldenLine golden_line(const std::string& line) {
  const std::size_t colon = line.find(':', 82);
  return {parse(line.substr(0, 81)).value(), std::stoull(line.substr(82, colon - 82)),
          line.substr(colon + 1)};
}

class GoldenTest : public testing::TestWithParam<Engine> {};

INSTANTIATE_TEST_SUITE_P(Engines, GoldenTest, test::all_engines(), test::engine_test_name);

TEST_P(GoldenTest, CountsAndSolutions) {
  const auto lines = test::data_lines(test::test_folder() / "golden" / "solve.txt");
  ASSERT_GT(lines.size(), 30U);
  int finished = 0;
  for (const std::string& line : lines) {
    const GoldenLine golden = golden_line(line);
    const CountResult result = count(golden.puzzle, {.engine = GetParam(), .max_nodes = 2'000'000});
    if (result.end == SearchEnd::out_of_nodes) continue;
    ++finished;
    EXPECT_EQ(result.solutions, golden.count) << line;
    if (golden.count != 1) continue;
    const FirstResult first = first_solution(golden.puzzle, {.engine = GetParam()});
    EXPECT_EQ(format(first.grid.value()), golden.solution) << line;
  }
  const auto all = static_cast<int>(lines.size());
  EXPECT_GE(finished, GetParam() == Engine::nonet ? all : all * 3 / 4);
}

}  // namespace
}  // namespace nonet
