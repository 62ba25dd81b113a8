// SPDX-License-Identifier: MIT
#include "nonet/target.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
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

/// Gives the environment variable another value, and its own back at the end.
class ChosenTargetTest : public testing::Test {
 protected:
  ChosenTargetTest() {
    if (const char* const value = std::getenv(kName)) before_ = value;
  }
  ~ChosenTargetTest() override {
    if (before_) {
      setenv(kName, before_->c_str(), 1);
    } else {
      unsetenv(kName);
    }
  }

  static std::optional<Target> chosen_with(const char* value) {
    setenv(kName, value, 1);
    return chosen_target();
  }

  static constexpr const char* kName = "NONET_TARGET";

 private:
  std::optional<std::string> before_;
};

TEST_F(ChosenTargetTest, IsTheBestThatRunsWhenNobodyChooses) {
  unsetenv(kName);
  EXPECT_EQ(chosen_target(), test::running_targets().front());
  EXPECT_EQ(chosen_with("auto"), test::running_targets().front());
}

TEST_F(ChosenTargetTest, IsTheOneTheEnvironmentNames) {
  for (const Target target : test::running_targets()) {
    EXPECT_EQ(chosen_with(std::string(name_of(target)).c_str()), target);
  }
}

TEST_F(ChosenTargetTest, IsNothingWhenTheEnvironmentNamesNoTarget) {
  EXPECT_FALSE(chosen_with("warp"));
  EXPECT_FALSE(chosen_with("portable2"));
}

TEST_F(ChosenTargetTest, IsNothingWhenTheNamedTargetDoesNotRunHere) {
  for (const auto* const name : {"avx512-icelake", "avx512", "avx2", "sse4", "neon"}) {
    if (!runs_here(target_named(name).value())) {
      EXPECT_FALSE(chosen_with(name)) << name;
    }
  }
}

TEST_F(ChosenTargetTest, IsKeptByASolverOnceMade) {
  const BatchSolver solver(Target::portable);
  setenv(kName, "warp", 1);
  EXPECT_EQ(solver.target(), Target::portable);
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
