// SPDX-License-Identifier: MIT
#pragma once

namespace nonet::cli {

/// The whole command: reads the arguments, runs the verb, and returns the exit status.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace nonet::cli
