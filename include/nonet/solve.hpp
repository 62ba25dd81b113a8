// SPDX-License-Identifier: MIT
//
// One puzzle in, an outcome out. `batch.hpp` has the same for many puzzles.
//
// All functions are thread-safe, know no mutable global state and do not allocate, but for `count`
// where it meets very many solutions. They need about 64 KB of stack. A puzzle whose givens clash
// has no solution; that is an answer, not an error.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>

#include "nonet/board.hpp"
#include "nonet/target.hpp"

namespace nonet {

// ---- Engines ------------------------------------------------------------------------------------

/// The searches one can choose from. All give the same solutions, in different orders and times.
/// The last three are the classic depth-first searches, kept as simple as can be: they serve as the
/// reference the fast engine is checked against, and can take minutes on nasty boards.
enum class Engine : std::uint8_t {
  nonet,           ///< `nonet`: Nonet's own engine; the default
  hash_dfs,        ///< `hash-dfs`: presence tables, cells in reading order
  bitmask_dfs,     ///< `bitmask-dfs`: the same search on bit masks
  min_branch_dfs,  ///< `min-branch-dfs`: bit masks, always the cell with the fewest candidates
};

/// Every engine, the default first.
[[nodiscard]] std::span<const Engine> engines() noexcept;
/// "nonet", "hash-dfs", "bitmask-dfs", "min-branch-dfs".
[[nodiscard]] std::string_view name_of(Engine engine) noexcept;
/// One sentence on what the engine does.
[[nodiscard]] std::string_view description_of(Engine engine) noexcept;
/// The engine with this name, if there is one.
[[nodiscard]] std::optional<Engine> engine_named(std::string_view name) noexcept;

// ---- Limits -------------------------------------------------------------------------------------

inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

struct SolveOptions {
  Engine engine = Engine::nonet;
  /// The node budget: a search that would visit more than this many nodes ends as not finished.
  /// A node is one position of the search, the root included.
  std::uint64_t max_nodes = kNoLimit;
  /// The instructions the engine `nonet` uses. `automatic` takes those the environment variable
  /// NONET_TARGET names, else the best of the machine; and so does a target that does not run here.
  Target target = Target::automatic;
};

// ---- Solve: none, unique or several -------------------------------------------------------------

/// Proven: the puzzle cannot be completed.
struct NoSolution {
  friend bool operator==(NoSolution, NoSolution) noexcept = default;
};
/// Proven: `grid` is the only solution.
struct Unique {
  Grid grid;
  friend bool operator==(const Unique&, const Unique&) noexcept = default;
};
/// At least two solutions, with two different ones as witnesses.
struct Ambiguous {
  Grid first;
  Grid second;
  friend bool operator==(const Ambiguous&, const Ambiguous&) noexcept = default;
};
/// The node budget ran out before the question was decided. `found` is a solution met on the way;
/// it need not be the only one.
struct NotFinished {
  std::optional<Grid> found;
  friend bool operator==(const NotFinished&, const NotFinished&) noexcept = default;
};

using Solution = std::variant<NoSolution, Unique, Ambiguous, NotFinished>;

struct Outcome {
  Solution solution = NoSolution{};
  /// Search positions visited, the root included; the classic searches count none when givens
  /// clash.
  std::uint64_t nodes = 0;
};

/// Decides whether a puzzle has no, one or several solutions.
[[nodiscard]] Outcome solve(const Puzzle& puzzle, const SolveOptions& options = {}) noexcept;

// ---- Enumerate: first, count, visit -------------------------------------------------------------

/// Why a search ended.
enum class SearchEnd : std::uint8_t {
  exhausted,      ///< all solutions were seen
  limit_reached,  ///< as many solutions as asked for were seen; there may be more
  stopped,        ///< the visitor asked to stop
  out_of_nodes,   ///< the node budget ran out
};

struct CountOptions {
  Engine engine = Engine::nonet;
  /// The node budget, as in SolveOptions. With one, the same nodes are visited everywhere.
  std::uint64_t max_nodes = kNoLimit;
  /// Stop after this many solutions; 0 searches nothing.
  std::uint64_t limit = kNoLimit;
  /// As in SolveOptions.
  Target target = Target::automatic;
};

struct CountResult {
  std::uint64_t solutions = 0;  ///< those that were seen
  std::uint64_t nodes = 0;      ///< positions visited, the root included
  SearchEnd end = SearchEnd::exhausted;

  /// True when `solutions` is the exact number; otherwise it means "at least".
  [[nodiscard]] bool exact() const noexcept { return end == SearchEnd::exhausted; }
};

/// Counts solutions up to `options.limit`. When exactly `limit` solutions exist the result may
/// still say `limit_reached`: no search is spent on proving that none is left. The number never
/// wraps: 2^64 - 1 is as far as it goes, and is reported as `limit_reached`.
[[nodiscard]] CountResult count(const Puzzle& puzzle, const CountOptions& options = {}) noexcept;

struct FirstResult {
  std::optional<Grid> grid;  ///< any one solution; not proven to be the only one
  std::uint64_t nodes = 0;
  bool finished = true;  ///< false: the node budget ran out before a solution was found
};

/// The first solution the search meets, without asking whether there are more.
[[nodiscard]] FirstResult first_solution(const Puzzle& puzzle,
                                         const SolveOptions& options = {}) noexcept;

namespace detail {

/// A borrowed callable `bool(const Grid&)`; returns whether to go on.
struct SolutionVisitor {
  void* context = nullptr;
  bool (*visit)(void* context, const Grid& grid) = nullptr;
};

[[nodiscard]] CountResult visit_solutions(const Puzzle& puzzle, const CountOptions& options,
                                          SolutionVisitor visitor);

}  // namespace detail

/// Calls `visitor(grid)` for each solution. A visitor that returns bool ends the search with false;
/// one that returns void sees them all. Exceptions of the visitor pass through.
template <class Visitor>
requires std::is_invocable_v<Visitor&, const Grid&> CountResult
for_each_solution(const Puzzle& puzzle, Visitor&& visitor, const CountOptions& options = {}) {
  auto call = [&visitor](const Grid& grid) -> bool {
    if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Grid&>>) {
      std::invoke(visitor, grid);
      return true;
    } else {
      return static_cast<bool>(std::invoke(visitor, grid));
    }
  };
  const auto visit = [](void* context, const Grid& grid) -> bool {
    return (*static_cast<decltype(call)*>(context))(grid);
  };
  return detail::visit_solutions(puzzle, options, {&call, visit});
}

}  // namespace nonet
