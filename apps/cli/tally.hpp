// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "nonet/solve.hpp"

namespace nonet::cli {

/// How many puzzles came out how, and in what time: what `--stats` shows.
class Tally {
 public:
  /// Counts an answer to the question of uniqueness.
  void add(const Outcome& outcome) noexcept;
  /// The same from a number of solutions.
  void add(const CountResult& result) noexcept;
  /// Counts a search for any one solution.
  void add(const FirstResult& result) noexcept;
  /// Counts a puzzle of which nothing was asked.
  void add_puzzle() noexcept { ++puzzles_; }
  void add_unreadable() noexcept { ++unreadable_; }

  /// The table, one line each.
  [[nodiscard]] std::string text() const;

 private:
  using Clock = std::chrono::steady_clock;

  void add_class(std::uint64_t& counter, std::uint64_t nodes) noexcept;

  Clock::time_point start_ = Clock::now();
  bool asked_unique_ = false;
  bool asked_first_ = false;
  std::uint64_t puzzles_ = 0;
  std::uint64_t solved_ = 0;
  std::uint64_t unique_ = 0;
  std::uint64_t none_ = 0;
  std::uint64_t multiple_ = 0;
  std::uint64_t not_finished_ = 0;
  std::uint64_t unreadable_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace nonet::cli
