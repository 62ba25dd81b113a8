// SPDX-License-Identifier: MIT
//
// The vector engine, compiled once for each target.
#pragma once

#include <memory>
#include <optional>

#include "nonet/target.hpp"
#include "solve/lanes/lane_solver.hpp"
#include "solve/search.hpp"

namespace nonet::lanes {

struct Kernel {
  Target target;
  std::unique_ptr<LaneSolver> (*make_lane_solver)();
  /// Searches one board of 81 bytes 0 (blank) to 9 and returns the passes it took.
  std::uint64_t (*search_one)(const std::uint8_t* board, SearchLog& log);
};

/// The target that a value of NONET_TARGET, or null, stands for; nothing if that does not run here.
[[nodiscard]] std::optional<Target> target_wished(const char* wish) noexcept;

/// Below so many puzzles the lanes would stay empty: the engine for one does better.
inline constexpr std::size_t kFewPuzzles = 24;

/// The kernel of a target; for `automatic`, and for one that does not run here, that of the chosen
/// one.
[[nodiscard]] const Kernel& kernel_for(Target target) noexcept;

}  // namespace nonet::lanes
