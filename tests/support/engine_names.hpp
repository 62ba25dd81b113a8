// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "nonet/solve.hpp"

namespace nonet::test {

/// All engines, for INSTANTIATE_TEST_SUITE_P.
inline auto all_engines() { return testing::ValuesIn(engines().begin(), engines().end()); }

/// The name of an engine as GoogleTest accepts it: without hyphens.
inline std::string engine_test_name(const testing::TestParamInfo<Engine>& parameter) {
  std::string name(name_of(parameter.param));
  std::erase(name, '-');
  return name;
}

}  // namespace nonet::test
