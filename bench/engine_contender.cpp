// SPDX-License-Identifier: MIT
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "contender.hpp"
#include "nonet/batch.hpp"
#include "nonet/check.hpp"

namespace nonet::bench {
namespace {

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

class EngineContender final : public Contender {
 public:
  EngineContender(Engine engine, Target target, Mode mode, std::uint64_t max_nodes)
      : options_{.engine = engine, .max_nodes = max_nodes, .target = target}, mode_(mode) {
    if (mode == Mode::batch) solver_.emplace(target);
  }

  [[nodiscard]] std::string name() const override { return std::string(name_of(options_.engine)); }
  [[nodiscard]] std::string target() const override {
    return options_.engine == Engine::nonet ? std::string(name_of(options_.target)) : "-";
  }
  [[nodiscard]] Mode mode() const override { return mode_; }

  void prepare(const PuzzleSet& set) override { outcomes_.assign(set.puzzles.size(), {}); }

  void solve(const PuzzleSet& set, std::size_t count) override {
    const std::span puzzles = std::span(set.puzzles).first(count);
    if (solver_) {
      solver_->solve(puzzles, outcomes_, options_.max_nodes);
    } else {
      for (std::size_t i = 0; i < count; ++i) outcomes_[i] = nonet::solve(puzzles[i], options_);
    }
  }

  [[nodiscard]] Judgement judge(const PuzzleSet& set, std::size_t index,
                                const Solution& expected) const override {
    const Outcome& outcome = outcomes_[index];
    const bool finished = !std::holds_alternative<NotFinished>(outcome.solution);
    const bool agrees = !finished || std::holds_alternative<NotFinished>(expected) ||
                        outcome.solution.index() == expected.index();
    return {.right = agrees && is_right(set.puzzles[index], outcome.solution),
            .finished = finished,
            .nodes = outcome.nodes};
  }

 private:
  SolveOptions options_;
  Mode mode_;
  std::optional<BatchSolver> solver_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::unique_ptr<Contender> make_engine_contender(Engine engine, Target target, Mode mode,
                                                 std::uint64_t max_nodes) {
  return std::make_unique<EngineContender>(engine, target, mode, max_nodes);
}

}  // namespace nonet::bench
