// SPDX-License-Identifier: MIT
//
// The public verbs, each a different question put to the same search.
#include <algorithm>
#include <array>
#include <cstddef>
#include <new>

#include "nonet/batch.hpp"
#include "nonet/solve.hpp"
#include "solve/lanes/kernel.hpp"
#include "solve/lanes/words.hpp"
#include "solve/search.hpp"

namespace nonet {
namespace {

struct EngineRow {
  Engine engine;
  std::string_view name;
  std::string_view description;
  SearchFunction search;  ///< of a classic search; none for `nonet`
};

/// In the order of `Engine`.
constexpr std::array<EngineRow, 4> kEngineRows = {{
    {Engine::nonet, "nonet", "Nonet's own engine: many puzzles at once in vector registers",
     nullptr},
    {Engine::hash_dfs, "hash-dfs", "depth-first search on presence tables, cells in reading order",
     search_hash_dfs},
    {Engine::bitmask_dfs, "bitmask-dfs", "the same search on bit masks", search_bitmask_dfs},
    {Engine::min_branch_dfs, "min-branch-dfs",
     "bit masks, always the cell with the fewest candidates", search_min_branch_dfs},
}};

constexpr auto kEngines = [] {
  std::array<Engine, kEngineRows.size()> engines{};
  std::ranges::transform(kEngineRows, engines.begin(), &EngineRow::engine);
  return engines;
}();
static_assert([] {
  for (std::size_t i = 0; i < kEngines.size(); ++i) {
    if (kEngines[i] != static_cast<Engine>(i)) return false;
  }
  return true;
}());

const EngineRow& row_of(Engine engine) noexcept {
  return kEngineRows[static_cast<std::size_t>(engine)];
}

void search(const Puzzle& puzzle, Engine engine, Target target, SearchLog& log) {
  if (const SearchFunction classic = row_of(engine).search; classic != nullptr) {
    classic(puzzle, log);
  } else {
    lanes::kernel_for(target).search_one(lanes::bytes_of(&puzzle), log);
  }
}

/// So many solutions are counted by the engine for one puzzle; then the lanes begin anew, unless
/// there is a node budget, which is to mean the same everywhere.
constexpr std::uint64_t kManySolutions = 4096;

/// Counts with all lanes on the one puzzle. Nothing if there is no memory for that.
std::optional<CountResult> count_in_lanes(const Puzzle& puzzle,
                                          const CountOptions& options) noexcept try {
  BatchSolver solver(options.target);
  CountResult result;
  solver.count(std::span(&puzzle, 1), std::span(&result, 1), {.limit = options.limit});
  return result;
} catch (const std::bad_alloc&) {
  return std::nullopt;
}

/// Solves all puzzles in the lanes. False if there is no memory for that.
bool solve_in_lanes(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
                    const SolveOptions& options) noexcept try {
  BatchSolver(options.target).solve(puzzles, outcomes, options.max_nodes);
  return true;
} catch (const std::bad_alloc&) {
  return false;
}

/// Remembers the first two solutions of a search.
struct Witnesses {
  std::optional<Grid> first;
  std::optional<Grid> second;

  [[nodiscard]] detail::SolutionVisitor visitor() noexcept {
    return {this, [](void* context, const Grid& grid) {
              auto& self = *static_cast<Witnesses*>(context);
              (self.first ? self.second : self.first) = grid;
              return true;
            }};
  }
};

Solution solution_of(const Witnesses& seen, SearchEnd end) noexcept {
  if (seen.second) return Ambiguous{*seen.first, *seen.second};
  if (end == SearchEnd::out_of_nodes) return NotFinished{seen.first};
  if (seen.first) return Unique{*seen.first};
  return NoSolution{};
}

}  // namespace

std::span<const Engine> engines() noexcept { return kEngines; }

std::string_view name_of(Engine engine) noexcept { return row_of(engine).name; }

std::string_view description_of(Engine engine) noexcept { return row_of(engine).description; }

std::optional<Engine> engine_named(std::string_view name) noexcept {
  const auto* const found = std::ranges::find(kEngines, name, [](Engine e) { return name_of(e); });
  return found == kEngines.end() ? std::nullopt : std::optional<Engine>(*found);
}

CountResult detail::visit_solutions(const Puzzle& puzzle, const CountOptions& options,
                                    SolutionVisitor visitor) {
  if (options.limit == 0) return {.end = SearchEnd::limit_reached};
  SearchLog log(options.limit, options.max_nodes, visitor);
  search(puzzle, options.engine, options.target, log);
  return log.result();
}

CountResult count(const Puzzle& puzzle, const CountOptions& options) noexcept {
  CountOptions few = options;
  if (options.engine == Engine::nonet && options.max_nodes == kNoLimit) {
    few.limit = std::min(options.limit, kManySolutions);
  }
  const CountResult result = detail::visit_solutions(puzzle, few, {});
  if (few.limit == options.limit || result.end != SearchEnd::limit_reached) return result;
  if (const std::optional<CountResult> all = count_in_lanes(puzzle, options)) return *all;
  return detail::visit_solutions(puzzle, options, {});
}

FirstResult first_solution(const Puzzle& puzzle, const SolveOptions& options) noexcept {
  Witnesses seen;
  const CountResult result = detail::visit_solutions(puzzle,
                                                     {.engine = options.engine,
                                                      .max_nodes = options.max_nodes,
                                                      .limit = 1,
                                                      .target = options.target},
                                                     seen.visitor());
  return {seen.first, result.nodes, result.end != SearchEnd::out_of_nodes};
}

Outcome solve(const Puzzle& puzzle, const SolveOptions& options) noexcept {
  Witnesses seen;
  const CountResult result = detail::visit_solutions(puzzle,
                                                     {.engine = options.engine,
                                                      .max_nodes = options.max_nodes,
                                                      .limit = 2,
                                                      .target = options.target},
                                                     seen.visitor());
  return {solution_of(seen, result.end), result.nodes};
}

void solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
           const SolveOptions& options) noexcept {
  const std::size_t count = std::min(puzzles.size(), outcomes.size());
  const bool many = options.engine == Engine::nonet && count >= lanes::kFewPuzzles;
  if (many && solve_in_lanes(puzzles, outcomes, options)) return;
  for (std::size_t i = 0; i < count; ++i) outcomes[i] = solve(puzzles[i], options);
}

}  // namespace nonet
