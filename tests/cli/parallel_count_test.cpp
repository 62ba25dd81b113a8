// SPDX-License-Identifier: MIT
#include "parallel_count.hpp"

#include <gtest/gtest.h>

#include "nonet/text.hpp"

namespace nonet::test {
namespace {

TEST(ParallelCount, StopsAtTheLimitAllThreadsReachTogether) {
  for (const std::uint64_t threads : {1U, 2U, 5U, 300U}) {
    const CountResult result = cli::parallel_count(Puzzle{}, {.limit = 200'000}, threads);
    EXPECT_EQ(result.solutions, 200'000U);
    EXPECT_EQ(result.end, SearchEnd::limit_reached);
    EXPECT_LT(result.nodes, 1'000'000U) << "no thread looks for all of them by itself";
  }
}

TEST(ParallelCount, FindsAsManyAsOneThread) {
  const Puzzle puzzle =
      parse("............................................1713924856961537284287419635345286179")
          .value();
  for (const std::uint64_t threads : {1U, 2U, 7U}) {
    const CountResult result = cli::parallel_count(puzzle, {}, threads);
    EXPECT_EQ(result.solutions, 153'300U);
    EXPECT_TRUE(result.exact());
  }
}

}  // namespace
}  // namespace nonet::test
