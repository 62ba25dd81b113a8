// SPDX-License-Identifier: MIT
#include "nonet/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace nonet {
namespace {

Result<int, std::string> half_of(int number) {
  if (number % 2 != 0) return std::string("odd");
  return number / 2;
}

TEST(Result, HoldsAValueOrAnError) {
  const auto good = half_of(8);
  ASSERT_TRUE(good);
  EXPECT_EQ(*good, 4);
  const auto bad = half_of(7);
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error(), "odd");
}

TEST(Result, ReachesIntoItsValue) {
  Result<std::string, int> text = std::string("abc");
  EXPECT_EQ(text->size(), 3U);
  text->push_back('d');
  EXPECT_EQ(*text, "abcd");
}

TEST(Result, MovesOutAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>, std::string> owner = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = *std::move(owner);
  EXPECT_EQ(*taken, 5);
}

}  // namespace
}  // namespace nonet
