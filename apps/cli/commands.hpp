// SPDX-License-Identifier: MIT
//
// The verbs. Each returns the exit status of the command.
#pragma once

#include "settings.hpp"

namespace nonet::cli {

int run_solve(const Settings& settings);
int run_check(const Settings& settings);
int run_count(const Settings& settings);
int run_convert(const Settings& settings);
int run_judge(const Settings& settings);
int run_version(const Settings& settings);
int run_completion(const Settings& settings);

}  // namespace nonet::cli
