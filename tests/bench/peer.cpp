// SPDX-License-Identifier: MIT
//
// Solvers for nonet-bench to load, as docs/benchmarking.md says how.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"

using std::size_t;

/// One that is right, and says by its flags how often it guessed.
extern "C" size_t right_peer(const char* puzzle, size_t limit, std::uint32_t flags,
                             char* /*solution*/, size_t* guesses) {
  *guesses = flags;
  const auto parsed = nonet::parse(std::string_view(puzzle, nonet::kCellCount));
  if (!parsed || puzzle[nonet::kCellCount] != '\0') return 99;
  return nonet::count(*parsed, {.limit = limit}).solutions;
}

/// One that believes every puzzle to be proper.
extern "C" size_t hopeful_peer(const char* /*puzzle*/, size_t /*limit*/, std::uint32_t /*flags*/,
                               char* /*solution*/, size_t* /*guesses*/) {
  return 1;
}
