// SPDX-License-Identifier: MIT
#include "nonet/rng.hpp"

#include <bit>

namespace nonet {
namespace {

/// SplitMix64: turns any seed, also 0, into well mixed words.
std::uint64_t split_mix(std::uint64_t& state) noexcept {
  state += 0x9E3779B97F4A7C15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed) noexcept {
  for (std::uint64_t& word : state_) word = split_mix(seed);
}

std::uint64_t Rng::next() noexcept {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint32_t Rng::below(std::uint32_t bound) noexcept {
  // Multiply and shift; a draw from the incomplete last round would be biased and is drawn again.
  const std::uint32_t incomplete = -bound % bound;
  while (true) {
    const std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) >= incomplete) {
      return static_cast<std::uint32_t>(product >> 32);
    }
  }
}

}  // namespace nonet
