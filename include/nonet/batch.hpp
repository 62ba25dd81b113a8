// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "nonet/solve.hpp"

namespace nonet {

/// Solves many puzzles: `outcomes[i]` becomes the outcome of `puzzles[i]`, as far as both spans
/// reach. The node budget holds for each puzzle by itself. Thread-safe on distinct outcomes.
void solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
           const SolveOptions& options = {}) noexcept;

}  // namespace nonet
