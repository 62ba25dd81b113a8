// SPDX-License-Identifier: MIT
#include "measure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <span>

#include "nonet/batch.hpp"

namespace nonet::bench {
namespace {

/// Seconds of CPU time this thread has used: unlike wall time it leaves other programs out.
double thread_seconds() noexcept {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double seconds_for(Contender& contender, const PuzzleSet& set, std::size_t count) {
  const double start = thread_seconds();
  contender.solve(set, count);
  return thread_seconds() - start;
}

/// How many puzzles of the set a contender solves in the time, all or a power of two.
std::size_t affordable(Contender& contender, const PuzzleSet& set, double seconds) {
  std::size_t count = 1;
  while (count < set.puzzles.size()) {
    const std::size_t twice = std::min(2 * count, set.puzzles.size());
    if (seconds_for(contender, set, count) > seconds / 2) break;
    count = twice;
  }
  return count;
}

/// Judges every answer of a contender; this is the warm-up, too.
Row checked_row(const PuzzleSet& set, std::span<const Outcome> expected, Contender& contender,
                double seconds) {
  Row row;
  row.contender = &contender;
  contender.prepare(set);
  row.puzzles = affordable(contender, set, seconds);
  row.answers_ok = true;
  contender.solve(set, row.puzzles);
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < row.puzzles; ++i) {
    const Judgement judgement = contender.judge(set, i, expected[i].solution);
    row.answers_ok &= judgement.right;
    if (!judgement.finished) ++row.not_finished;
    nodes += judgement.nodes;
  }
  row.nodes_per_puzzle = static_cast<double>(nodes) / static_cast<double>(row.puzzles);
  return row;
}

}  // namespace

std::vector<Row> measure(const PuzzleSet& set, const Plan& plan) {
  std::vector<Outcome> expected(set.puzzles.size());
  solve(set.puzzles, expected, {.max_nodes = plan.max_nodes});
  std::vector<Row> rows;
  for (const auto& contender : plan.contenders) {
    rows.push_back(checked_row(set, expected, *contender, plan.seconds));
  }
  for (int round = 0; round <= plan.rounds; ++round) {
    for (Row& row : rows) {
      const double seconds = seconds_for(*row.contender, set, row.puzzles);
      if (round > 0) row.per_second.push_back(static_cast<double>(row.puzzles) / seconds);
    }
  }
  return rows;
}

std::string signature_of(const PuzzleSet& set, Target target, std::uint64_t max_nodes) {
  std::vector<Outcome> outcomes(set.puzzles.size());
  const BatchEffort effort = BatchSolver(target).solve(set.puzzles, outcomes, max_nodes);
  std::uint64_t nodes = 0;
  for (const Outcome& outcome : outcomes) nodes += outcome.nodes;
  return fmt::format("{}:{}:{}", outcomes.size(), nodes, effort.passes);
}

}  // namespace nonet::bench
