// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "nonet/solve.hpp"

namespace nonet {

/// Solves many puzzles: `outcomes[i]` becomes the outcome of `puzzles[i]`. The spans have the same
/// length. The node budget holds for each puzzle by itself. Thread-safe on distinct outcomes;
/// does not allocate.
void solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
           const SolveOptions& options = {}) noexcept;

}  // namespace nonet
