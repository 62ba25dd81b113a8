// SPDX-License-Identifier: MIT
#pragma once

#include "nonet/solve.hpp"

namespace nonet::cli {

/// Counts the solutions of a puzzle; very many of them on several threads, at most 256. A
/// node budget, or an engine other than `nonet`, keeps it to one.
[[nodiscard]] CountResult parallel_count(const Puzzle& puzzle, const CountOptions& options,
                                         std::uint64_t threads);

}  // namespace nonet::cli
