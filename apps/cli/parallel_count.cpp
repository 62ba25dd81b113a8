// SPDX-License-Identifier: MIT
#include "parallel_count.hpp"

#include <algorithm>
#include <atomic>
#include <new>
#include <span>
#include <system_error>
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

/// The parts of a puzzle, counted by several threads.
class SharedCount {
 public:
  SharedCount(std::span<const PackedCandidates> parts, std::uint64_t limit)
      : parts_(parts), limit_(limit) {}

  /// What each thread does: takes parts and counts them until none is left or the limit is reached.
  void work(BatchSolver& solver) {
    Listener listener(*this);
    while (solutions_ < limit_) {
      const std::size_t first = next_.fetch_add(kPartsAtATime);
      if (first >= parts_.size()) return;
      const auto some = parts_.subspan(first, std::min(kPartsAtATime, parts_.size() - first));
      solver.ask(some, {.limit = kNoLimit, .solutions = 0}, listener);
    }
  }

  [[nodiscard]] CountResult result() const {
    const std::uint64_t solutions = solutions_;
    return {.solutions = std::min(solutions, limit_),
            .nodes = nodes_,
            .end = solutions < limit_ ? SearchEnd::exhausted : SearchEnd::limit_reached};
  }

 private:
  /// Adds what one thread finds to what all have found.
  class Listener final : public BatchAnswers {
   public:
    explicit Listener(SharedCount& shared) : shared_(shared) {}

    void solution(std::size_t, std::uint64_t, const Grid&) override {}
    bool found(std::size_t) override { return ++shared_.solutions_ < shared_.limit_; }
    void end(std::size_t, const CountResult& result) override { shared_.nodes_ += result.nodes; }

   private:
    SharedCount& shared_;
  };

  std::span<const PackedCandidates> parts_;
  std::uint64_t limit_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint64_t> solutions_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;
};

/// One solver for each thread, as many as there is memory for, but at least one.
std::vector<BatchSolver> make_solvers(std::uint64_t count) {
  std::vector<BatchSolver> solvers;
  solvers.emplace_back();
  try {
    while (solvers.size() < count) solvers.emplace_back();
  } catch (const std::bad_alloc&) {
    solvers.resize(std::max<std::size_t>(solvers.size() / 2, 1));  // leaves some for the threads
  }
  return solvers;
}

/// Starts a thread for each solver but the first, as far as the system lets us.
std::vector<std::jthread> start_helpers(SharedCount& shared, std::span<BatchSolver> solvers) {
  std::vector<std::jthread> helpers;
  try {
    for (BatchSolver& solver : solvers.subspan(1)) {
      helpers.emplace_back([&shared, &solver] { shared.work(solver); });
    }
  } catch (const std::system_error&) {
    return helpers;
  } catch (const std::bad_alloc&) {
    return helpers;
  }
  return helpers;
}

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
  std::vector<BatchSolver> solvers = make_solvers(threads);
  std::vector<std::jthread> helpers = start_helpers(shared, solvers);
  shared.work(solvers.front());
  helpers.clear();
  return shared.result();
}

}  // namespace nonet::cli
