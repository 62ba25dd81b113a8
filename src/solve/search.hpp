// SPDX-License-Identifier: MIT
//
// What every engine is to the rest of the module: a function that looks for solutions and keeps the
// books.
#pragma once

#include <cstdint>

#include "nonet/solve.hpp"

namespace nonet {

/// Keeps the books of one search for its engine: nodes and solutions seen, the limits, the visitor.
/// An engine calls `enter_node` at each position and `report` at each solution, and unwinds at once
/// when either returns false.
class SearchLog {
 public:
  SearchLog(std::uint64_t limit, std::uint64_t max_nodes, detail::SolutionVisitor visitor) noexcept
      : limit_(limit), max_nodes_(max_nodes), visitor_(visitor) {}

  /// Counts a position of the search; false when the node budget does not allow it.
  [[nodiscard]] bool enter_node() noexcept {
    if (result_.nodes == max_nodes_) {
      result_.end = SearchEnd::out_of_nodes;
      return false;
    }
    ++result_.nodes;
    return true;
  }

  /// Counts a solution and shows it to the visitor; false when no more are wanted. `to_grid()` is
  /// called only if somebody looks.
  template <class ToGrid>
  [[nodiscard]] bool report(const ToGrid& to_grid) {
    ++result_.solutions;
    if (visitor_.visit != nullptr && !visitor_.visit(visitor_.context, to_grid())) {
      result_.end = SearchEnd::stopped;
      return false;
    }
    if (result_.solutions == limit_) {
      result_.end = SearchEnd::limit_reached;
      return false;
    }
    return true;
  }

  [[nodiscard]] const CountResult& result() const noexcept { return result_; }

 private:
  std::uint64_t limit_;
  std::uint64_t max_nodes_;
  detail::SolutionVisitor visitor_;
  CountResult result_;
};

/// A classic search. Searches `puzzle` and reports to `log` until all is seen or the log says stop.
/// The givens may clash: then nothing is reported and no node is entered.
using SearchFunction = void (*)(const Puzzle& puzzle, SearchLog& log);

void search_hash_dfs(const Puzzle& puzzle, SearchLog& log);
void search_bitmask_dfs(const Puzzle& puzzle, SearchLog& log);
void search_min_branch_dfs(const Puzzle& puzzle, SearchLog& log);

}  // namespace nonet
