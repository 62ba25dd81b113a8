// SPDX-License-Identifier: MIT
#include "parallel_count.hpp"

#include <algorithm>
#include <atomic>
#include <span>
#include <thread>
#include <vector>

#include "nonet/batch.hpp"

namespace nonet::cli {
namespace {

/// Fewer solutions than these are not worth a thread.
constexpr std::uint64_t kWorthThreads = 100'000;
constexpr std::uint64_t kMostThreads = 256;
/// So many parts a thread, taken so many at a time: the last ones end at about the same time.
constexpr std::size_t kPartsPerThread = 256;
constexpr std::size_t kPartsAtATime = 16;

/// Adds up to the greatest number there is, and no further.
void add(std::atomic<std::uint64_t>& sum, std::uint64_t more) {
  std::uint64_t before = sum;
  while (!sum.compare_exchange_weak(before, before + std::min(more, kNoLimit - before))) {
  }
}

/// The parts of a puzzle, counted by several threads.
class SharedCount {
 public:
  SharedCount(std::span<const PackedCandidates> parts, std::uint64_t limit)
      : parts_(parts), limit_(limit) {}

  /// What each thread does: takes parts and counts them until none is left or the limit is reached.
  void work() {
    BatchSolver solver;
    std::vector<CountResult> results(kPartsAtATime);
    while (true) {
      const std::size_t first = next_.fetch_add(kPartsAtATime);
      const std::uint64_t found = solutions_;
      if (first >= parts_.size() || found >= limit_) return;
      const auto some = parts_.subspan(first, std::min(kPartsAtATime, parts_.size() - first));
      solver.count(some, results, {.limit = limit_ - found, .solutions = 0});
      for (std::size_t i = 0; i < some.size(); ++i) {
        add(solutions_, results[i].solutions);
        add(nodes_, results[i].nodes);
      }
    }
  }

  [[nodiscard]] CountResult result() const {
    const std::uint64_t solutions = solutions_;
    return {.solutions = std::min(solutions, limit_),
            .nodes = nodes_,
            .end = solutions < limit_ ? SearchEnd::exhausted : SearchEnd::limit_reached};
  }

 private:
  std::span<const PackedCandidates> parts_;
  std::uint64_t limit_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint64_t> solutions_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;
};

}  // namespace

CountResult parallel_count(const Puzzle& puzzle, const CountOptions& options,
                           std::uint64_t threads) {
  threads = std::min(threads, kMostThreads);
  const bool alone =
      threads <= 1 || options.engine != Engine::nonet || options.max_nodes != kNoLimit;
  CountOptions few = options;
  if (!alone) few.limit = std::min(options.limit, kWorthThreads);
  const CountResult result = count(puzzle, few);
  if (few.limit == options.limit || result.end != SearchEnd::limit_reached) return result;

  const std::vector<PackedCandidates> parts = split_board(puzzle, kPartsPerThread * threads);
  SharedCount shared(parts, options.limit);
  std::vector<std::jthread> helpers;
  for (std::uint64_t i = 1; i < threads; ++i) helpers.emplace_back([&shared] { shared.work(); });
  shared.work();
  helpers.clear();
  return shared.result();
}

}  // namespace nonet::cli
