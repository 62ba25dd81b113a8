// SPDX-License-Identifier: MIT
//
// What promises not to allocate does not. This program counts every call of operator new.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <new>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/engine_names.hpp"

namespace {

std::atomic<int> allocations{0};

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace nonet {
namespace {

class AllocationTest : public testing::TestWithParam<Engine> {};

INSTANTIATE_TEST_SUITE_P(Engines, AllocationTest, test::all_engines(), test::engine_test_name);

TEST_P(AllocationTest, SolvingNeverAllocates) {
  const std::array<Puzzle, 2> puzzles = {
      Puzzle{},
      parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
          .value()};
  std::array<Outcome, 2> outcomes;
  const int before = allocations;
  solve(puzzles, outcomes, {.engine = GetParam()});
  const CountResult counted = count(Puzzle{}, {.engine = GetParam(), .limit = 100});
  const FirstResult first = first_solution(Puzzle{}, {.engine = GetParam()});
  const bool valid = is_valid(puzzles[1]) && is_solution_of(*first.grid, Puzzle{});
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(counted.solutions, 100U);
  EXPECT_TRUE(valid);
}

}  // namespace
}  // namespace nonet
