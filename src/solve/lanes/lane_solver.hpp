// SPDX-License-Identifier: MIT
//
// The engine for many puzzles as the rest of the module sees it, whatever the target.
#pragma once

#include <cstddef>
#include <cstdint>

#include "nonet/batch.hpp"

namespace nonet::lanes {

/// The boards of a batch: 81 bytes each, `stride` bytes apart, of which `zero` + d is the digit d
/// and every other value a blank; or prepared candidates.
struct Boards {
  const std::uint8_t* bytes = nullptr;
  std::size_t stride = 0;
  std::uint8_t zero = 0;
  const PackedCandidates* prepared = nullptr;  ///< if not null, the boards are these
  std::size_t count = 0;
};

class LaneSolver {
 public:
  LaneSolver() = default;
  LaneSolver(const LaneSolver&) = delete;
  LaneSolver& operator=(const LaneSolver&) = delete;
  virtual ~LaneSolver() = default;

  /// Neither limit nor node budget of the question may be 0.
  virtual BatchEffort run(const Boards& boards, const BatchQuestion& question,
                          BatchAnswers& answers) = 0;
};

}  // namespace nonet::lanes
