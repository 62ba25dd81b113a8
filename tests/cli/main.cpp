// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "golden.hpp"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  nonet::test::register_golden_cases();
  return RUN_ALL_TESTS();
}
