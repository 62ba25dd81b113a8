// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <utility>

namespace nonet {

/// The project's one random generator: xoshiro256**, seeded through SplitMix64.
///
/// A seed gives the same numbers on every platform and in every version. Not for secrets.
/// Not thread-safe: one generator per thread.
/// Source: D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", 2021.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) noexcept;

  /// 64 uniform bits.
  [[nodiscard]] std::uint64_t next() noexcept;

  /// A uniform number in [0, bound), without modulo bias. `bound` is at least 1.
  [[nodiscard]] std::uint32_t below(std::uint32_t bound) noexcept;

  /// A uniform random order of `items`, fewer than 2^32 (Fisher-Yates, from the back).
  template <std::ranges::random_access_range Items>
  requires std::ranges::sized_range<Items>
  void shuffle(Items& items) {
    for (std::size_t left = std::size(items); left > 1; --left) {
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace nonet
