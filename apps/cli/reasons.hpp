// SPDX-License-Identifier: MIT
//
// Outcomes in words.
#pragma once

#include <cstdint>
#include <string>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

/// "6 twice in row 2 (r2c3, r2c9)".
[[nodiscard]] std::string text_of(const Clash& clash);
/// "r1c1 has no candidate", "digit 5 has no place in box 3".
[[nodiscard]] std::string text_of(const Obstacle& obstacle);

/// All clashes, or all obstacles, with "; " between them; empty when there is none.
[[nodiscard]] std::string clashes_text(const Puzzle& puzzle);
[[nodiscard]] std::string obstacles_text(const Puzzle& puzzle);

/// "no solution", with the first few reasons where some are quick to see.
[[nodiscard]] std::string no_solution_text(const Puzzle& puzzle);
/// "not finished: node budget of 10 spent".
[[nodiscard]] std::string not_finished_text(std::uint64_t max_nodes);
/// Why the outcome is not one grid: one of the above, or "more than one solution".
[[nodiscard]] std::string failure_text(const Puzzle& puzzle, const Solution& solution,
                                       std::uint64_t max_nodes);
/// Why no solution was found.
[[nodiscard]] std::string failure_text(const Puzzle& puzzle, const FirstResult& result,
                                       std::uint64_t max_nodes);

}  // namespace nonet::cli
