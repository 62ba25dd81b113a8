// SPDX-License-Identifier: MIT
//
// The public verbs, each a different question put to the same search.
#include <algorithm>
#include <array>
#include <cstddef>

#include "nonet/batch.hpp"
#include "nonet/solve.hpp"
#include "solve/search.hpp"

namespace nonet {
namespace {

struct EngineRow {
  Engine engine;
  std::string_view name;
  std::string_view description;
  SearchFunction search;
};

/// In the order of `Engine`.
constexpr std::array<EngineRow, 4> kEngineRows = {{
    {Engine::nonet, "nonet", "Nonet's own engine: bit boards with singles and locked candidates",
     search_bitboard},
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
  row_of(options.engine).search(puzzle, log);
  return log.result();
}

CountResult count(const Puzzle& puzzle, const CountOptions& options) noexcept {
  return detail::visit_solutions(puzzle, options, {});
}

FirstResult first_solution(const Puzzle& puzzle, const SolveOptions& options) noexcept {
  Witnesses seen;
  const CountResult result = detail::visit_solutions(
      puzzle, {.engine = options.engine, .max_nodes = options.max_nodes, .limit = 1},
      seen.visitor());
  return {seen.first, result.nodes, result.end != SearchEnd::out_of_nodes};
}

Outcome solve(const Puzzle& puzzle, const SolveOptions& options) noexcept {
  Witnesses seen;
  const CountResult result = detail::visit_solutions(
      puzzle, {.engine = options.engine, .max_nodes = options.max_nodes, .limit = 2},
      seen.visitor());
  return {solution_of(seen, result.end), result.nodes};
}

void solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
           const SolveOptions& options) noexcept {
  const std::size_t count = std::min(puzzles.size(), outcomes.size());
  for (std::size_t i = 0; i < count; ++i) outcomes[i] = solve(puzzles[i], options);
}

}  // namespace nonet
