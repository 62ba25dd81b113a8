// SPDX-License-Identifier: MIT
#include "nonet/target.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "solve/lanes/kernel.hpp"
#include "support/target_names.hpp"

namespace nonet {
namespace {

TEST(Targets, HaveNamesThatFindThem) {
  for (const Target target : targets()) EXPECT_EQ(target_named(name_of(target)), target);
  for (const auto* const name :
       {"auto", "avx512-icelake", "avx512", "avx2", "sse4", "neon", "portable"}) {
    const std::optional<Target> target = target_named(name);
    ASSERT_TRUE(target) << name;
    EXPECT_EQ(name_of(*target), name);
  }
}

TEST(Targets, AutomaticIsCalledAutoAndIsNoneOfTheList) {
  EXPECT_EQ(name_of(Target::automatic), "auto");
  EXPECT_EQ(std::ranges::count(targets(), Target::automatic), 0);
}

TEST(Targets, HaveNoOtherNames) {
  for (const auto* const name : {"warp", "", "AVX2", "avx2 ", "automatic"}) {
    EXPECT_FALSE(target_named(name)) << name;
  }
}

TEST(Targets, EndWithPortableWhichRunsEverywhere) {
  ASSERT_FALSE(targets().empty());
  EXPECT_EQ(targets().back(), Target::portable);
  EXPECT_TRUE(runs_here(Target::portable));
}

TEST(Targets, AreListedBestFirstAndOnce) {
  // The enumeration goes from best to plainest.
  EXPECT_TRUE(std::ranges::is_sorted(targets()));
  EXPECT_EQ(std::ranges::adjacent_find(targets()), targets().end());
}

TEST(Targets, OutsideTheListDoNotRun) {
  for (const Target target : {Target::avx512_icelake, Target::avx512, Target::avx2, Target::sse4,
                              Target::neon, Target::portable}) {
    if (std::ranges::count(targets(), target) == 0) {
      EXPECT_FALSE(runs_here(target)) << name_of(target);
    }
  }
}

TEST(TargetWished, IsTheBestThatRunsWhenNobodyChooses) {
  EXPECT_EQ(lanes::target_wished(nullptr), test::running_targets().front());
  EXPECT_EQ(lanes::target_wished(""), test::running_targets().front());
  EXPECT_EQ(lanes::target_wished("auto"), test::running_targets().front());
}

TEST(TargetWished, IsTheOneThatIsNamed) {
  for (const Target target : test::running_targets()) {
    EXPECT_EQ(lanes::target_wished(std::string(name_of(target)).c_str()), target);
  }
}

TEST(TargetWished, IsNothingWhenNoTargetHasTheName) {
  EXPECT_FALSE(lanes::target_wished("warp"));
  EXPECT_FALSE(lanes::target_wished("portable2"));
}

TEST(TargetWished, IsNothingWhenTheNamedTargetDoesNotRunHere) {
  for (const auto* const name : {"avx512-icelake", "avx512", "avx2", "sse4", "neon"}) {
    if (!runs_here(target_named(name).value())) {
      EXPECT_FALSE(lanes::target_wished(name)) << name;
    }
  }
}

/// In a process of its own, for the choice is made once in each.
class ChosenTargetTest : public testing::Test {
 protected:
  ChosenTargetTest() { testing::GTEST_FLAG(death_test_style) = "threadsafe"; }

  [[noreturn]] static void exit_with(bool right) { std::exit(right ? 0 : 1); }
};

TEST_F(ChosenTargetTest, IsDecidedOnce) {
  const auto decide = [] {
    setenv("NONET_TARGET", "portable", 1);
    const bool first = chosen_target() == Target::portable;
    setenv("NONET_TARGET", "warp", 1);
    exit_with(first && chosen_target() == Target::portable &&
              BatchSolver().target() == Target::portable);
  };
  EXPECT_EXIT(decide(), testing::ExitedWithCode(0), "");
}

TEST_F(ChosenTargetTest, IsNothingWhenTheEnvironmentIsWrongAndTheEngineTakesTheBest) {
  const auto decide = [] {
    setenv("NONET_TARGET", "warp", 1);
    exit_with(BatchSolver().target() == test::running_targets().front() && !chosen_target());
  };
  EXPECT_EXIT(decide(), testing::ExitedWithCode(0), "");
}

TEST(Targets, ThatDoNotRunHereCountAsAutomatic) {
  for (const Target target : {Target::avx512_icelake, Target::neon}) {
    if (runs_here(target)) continue;
    EXPECT_EQ(BatchSolver(target).target(), BatchSolver().target());
    EXPECT_EQ(solve(Puzzle{}, {.target = target}).nodes, solve(Puzzle{}).nodes);
  }
}

TEST(Targets, ASolverSaysWhichItUses) {
  for (const Target target : test::running_targets()) {
    EXPECT_EQ(BatchSolver(target).target(), target);
  }
  EXPECT_TRUE(runs_here(BatchSolver().target()));
  EXPECT_NE(BatchSolver().target(), Target::automatic);
}

}  // namespace
}  // namespace nonet
