// SPDX-License-Identifier: MIT
//
// What promises not to allocate does not. This program counts every call of operator new.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/engine_names.hpp"
#include "support/mixed_boards.hpp"
#include "support/target_names.hpp"

namespace {

std::atomic<int> allocations{0};

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto align = static_cast<std::size_t>(alignment);
  if (void* const memory = std::aligned_alloc(align, (size + align - 1) / align * align)) {
    return memory;
  }
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

// Sanitizers have array forms of their own, which would not come by here.
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return operator new(size, alignment);
}
void operator delete[](void* memory) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::align_val_t alignment) noexcept {
  operator delete(memory, alignment);
}
void operator delete[](void* memory, std::size_t, std::align_val_t alignment) noexcept {
  operator delete(memory, alignment);
}

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

/// Counts the calls.
class Counter final : public BatchAnswers {
 public:
  void solution(std::size_t, std::uint64_t, const Grid&) override { ++solutions; }
  void end(std::size_t, const CountResult&) override { ++ends; }

  std::uint64_t solutions = 0;
  std::uint64_t ends = 0;
};

class BatchAllocationTest : public testing::TestWithParam<Target> {};

INSTANTIATE_TEST_SUITE_P(Targets, BatchAllocationTest, test::all_targets(), test::target_test_name);

TEST_P(BatchAllocationTest, ASolverAllocatesNothingOnceItIsMade) {
  Rng rng(91);
  const std::vector<Puzzle> puzzles = test::mixed_boards(200, rng);
  const std::string text = format(puzzles[0]) + format(puzzles[1]);
  const std::vector<PackedCandidates> prepared(20, PackedCandidates::of(puzzles[0]));
  std::vector<Outcome> outcomes(puzzles.size());
  std::vector<CountResult> results(puzzles.size());
  Counter answers;
  const int before_making = allocations;
  BatchSolver solver(GetParam());
  EXPECT_GE(allocations - before_making, 4);  // itself, the engine, records and questions
  const int before = allocations;
  solver.solve(puzzles, outcomes);
  solver.solve(TextBoards{text.data(), 81, 2}, outcomes);
  solver.count(std::span(puzzles), results, {.limit = 5000});
  solver.ask(std::span(prepared), {.limit = 1}, answers);
  solver.ask(std::span(puzzles).first(100), {.limit = 100, .solutions = 10}, answers);
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(answers.ends, 120U);
  EXPECT_GT(answers.solutions, 120U);
}

}  // namespace
}  // namespace nonet
