// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "nonet/target.hpp"

namespace nonet::test {

/// The targets of this build that the machine can run, best first.
inline std::vector<Target> running_targets() {
  std::vector<Target> running(targets().begin(), targets().end());
  std::erase_if(running, [](Target target) { return !runs_here(target); });
  return running;
}

/// All targets that run here, for INSTANTIATE_TEST_SUITE_P.
inline auto all_targets() { return testing::ValuesIn(running_targets()); }

/// The name of a target as GoogleTest accepts it: without hyphens.
inline std::string target_test_name(const testing::TestParamInfo<Target>& parameter) {
  std::string name(name_of(parameter.param));
  std::erase(name, '-');
  return name;
}

}  // namespace nonet::test
