// SPDX-License-Identifier: MIT
#include "measure.hpp"

#include <ctime>

#include <variant>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"

namespace nonet::bench {
namespace {

/// Seconds of CPU time this thread has used: unlike wall time it leaves other programs out.
double thread_seconds() noexcept {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

bool is_right(const Puzzle& puzzle, const Solution& solution) {
  if (const auto* unique = std::get_if<Unique>(&solution)) {
    return is_solution_of(unique->grid, puzzle);
  }
  if (const auto* several = std::get_if<Ambiguous>(&solution)) {
    return several->first != several->second && is_solution_of(several->first, puzzle) &&
           is_solution_of(several->second, puzzle);
  }
  return true;
}

/// Whether an engine's answer is right and goes with `expected`, the default engine's.
bool agrees(const Puzzle& puzzle, const Solution& solution, const Solution& expected) {
  if (std::holds_alternative<NotFinished>(solution) ||
      std::holds_alternative<NotFinished>(expected)) {
    return true;
  }
  return solution.index() == expected.index() && is_right(puzzle, solution);
}

/// Solves the first puzzles of the set as the row's mode does.
void solve_row(const PuzzleSet& set, const Row& row, std::span<Outcome> outcomes,
               const Plan& plan) {
  const SolveOptions options{.engine = row.engine, .max_nodes = plan.max_nodes};
  const std::span puzzles = std::span(set.puzzles).first(row.puzzles);
  if (row.mode == Mode::batch) {
    solve(puzzles, outcomes, options);
  } else {
    for (std::size_t i = 0; i < puzzles.size(); ++i) outcomes[i] = solve(puzzles[i], options);
  }
}

/// How many puzzles of the set an engine solves in the time.
std::size_t affordable(const PuzzleSet& set, Engine engine, const Plan& plan) {
  std::size_t solved = 0;
  const double start = thread_seconds();
  for (const Puzzle& puzzle : set.puzzles) {
    (void)solve(puzzle, {.engine = engine, .max_nodes = plan.max_nodes});
    ++solved;
    if (thread_seconds() - start > plan.seconds) break;
  }
  return solved;
}

/// Judges every answer of an engine in a mode; this is the warm-up, too.
Row checked_row(const PuzzleSet& set, std::span<const Outcome> expected, Engine engine, Mode mode,
                const Plan& plan) {
  Row row;
  row.engine = engine;
  row.mode = mode;
  row.puzzles = affordable(set, engine, plan);
  row.answers_ok = true;
  std::vector<Outcome> outcomes(row.puzzles);
  solve_row(set, row, outcomes, plan);
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < row.puzzles; ++i) {
    row.answers_ok &= agrees(set.puzzles[i], outcomes[i].solution, expected[i].solution);
    if (std::holds_alternative<NotFinished>(outcomes[i].solution)) ++row.not_finished;
    nodes += outcomes[i].nodes;
  }
  row.nodes_per_puzzle = static_cast<double>(nodes) / static_cast<double>(row.puzzles);
  return row;
}

double puzzles_per_second(const PuzzleSet& set, const Row& row, std::span<Outcome> outcomes,
                          const Plan& plan) {
  const double start = thread_seconds();
  solve_row(set, row, outcomes, plan);
  return static_cast<double>(row.puzzles) / (thread_seconds() - start);
}

}  // namespace

std::vector<Row> measure(const PuzzleSet& set, const Plan& plan) {
  std::vector<Outcome> outcomes(set.puzzles.size());
  solve(set.puzzles, outcomes);
  std::vector<Row> rows;
  for (const Engine engine : plan.engines) {
    for (const Mode mode : plan.modes) {
      rows.push_back(checked_row(set, outcomes, engine, mode, plan));
    }
  }
  for (int round = 0; round <= plan.rounds; ++round) {
    for (Row& row : rows) {
      const double rate = puzzles_per_second(set, row, outcomes, plan);
      if (round > 0) row.per_second.push_back(rate);
    }
  }
  return rows;
}

}  // namespace nonet::bench
