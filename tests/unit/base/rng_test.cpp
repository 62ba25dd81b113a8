// SPDX-License-Identifier: MIT
#include "nonet/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace nonet {
namespace {

TEST(Rng, GivesTheSameNumbersForASeedForEver) {
  Rng rng(1);
  EXPECT_EQ(rng.next(), 0xB3F2AF6D0FC710C5U);
  EXPECT_EQ(rng.next(), 0x853B559647364CEAU);
}

TEST(Rng, DifferentSeedsGiveDifferentNumbers) {
  std::set<std::uint64_t> first_numbers;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first_numbers.insert(Rng(seed).next());
  EXPECT_EQ(first_numbers.size(), 1000U);
}

TEST(Rng, BelowReachesEveryNumberAboutEquallyOften) {
  Rng rng(2);
  std::array<int, 7> seen{};
  for (int i = 0; i < 70'000; ++i) ++seen[rng.below(7)];
  for (const int count : seen) EXPECT_NEAR(count, 10'000, 500);
  EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, ShuffleKeepsTheItemsAndReachesEveryOrder) {
  Rng rng(3);
  std::set<std::array<int, 4>> orders;
  for (int i = 0; i < 2000; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    rng.shuffle(items);
    orders.insert(items);
    std::ranges::sort(items);
    EXPECT_EQ(items, (std::array<int, 4>{0, 1, 2, 3}));
  }
  EXPECT_EQ(orders.size(), 24U);
}

}  // namespace
}  // namespace nonet
