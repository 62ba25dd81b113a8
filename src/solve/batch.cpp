// SPDX-License-Identifier: MIT
#include "nonet/batch.hpp"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

#include "solve/lanes/kernel.hpp"
#include "solve/lanes/words.hpp"

namespace nonet {
namespace {

using lanes::Boards;

struct WordAndBox {
  std::size_t word;
  unsigned box;
};

WordAndBox place_of(Cell cell, Digit digit) noexcept {
  return {lanes::word_index(lanes::position_of(cell), index_of(digit)),
          1U << lanes::box_bit_of(cell)};
}

Boards view_of(std::span<const Puzzle> puzzles) noexcept {
  return {.bytes = lanes::bytes_of(puzzles.data()),
          .stride = sizeof(Puzzle),
          .zero = 0,
          .count = puzzles.size()};
}
Boards view_of(const TextBoards& text) noexcept {
  return {.bytes = reinterpret_cast<const std::uint8_t*>(text.first),
          .stride = text.stride,
          .zero = '0',
          .count = text.count};
}
Boards view_of(std::span<const PackedCandidates> prepared) noexcept {
  return {.prepared = prepared.data(), .count = prepared.size()};
}
Boards view_of(const BatchBoards& boards) noexcept {
  static_assert(std::variant_size_v<BatchBoards> == 3);
  if (const auto* puzzles = std::get_if<0>(&boards)) return view_of(*puzzles);
  if (const auto* text = std::get_if<1>(&boards)) return view_of(*text);
  return view_of(*std::get_if<2>(&boards));
}

BatchQuestion whether_unique(std::uint64_t max_nodes) noexcept {
  return {.limit = 2, .max_nodes = max_nodes, .solutions = 2};
}

/// Builds outcomes from the solutions and ends, in whichever order they come.
class OutcomeWriter final : public BatchAnswers {
 public:
  explicit OutcomeWriter(std::span<Outcome> outcomes) noexcept : outcomes_(outcomes) {}

  void solution(std::size_t index, std::uint64_t which, const Grid& grid) override {
    Solution& solution = outcomes_[index].solution;
    if (auto* unfinished = std::get_if<NotFinished>(&solution)) {
      unfinished->found = grid;
    } else if (which == 0) {
      solution = Unique{grid};
    } else {
      const Grid first = std::get<Unique>(solution).grid;
      solution = Ambiguous{first, grid};
    }
  }
  void end(std::size_t index, const CountResult& result) override {
    outcomes_[index].nodes = result.nodes;
    if (result.end != SearchEnd::out_of_nodes) return;
    Solution& solution = outcomes_[index].solution;
    const auto* first = std::get_if<Unique>(&solution);
    solution = NotFinished{first == nullptr ? std::nullopt : std::optional<Grid>(first->grid)};
  }

 private:
  std::span<Outcome> outcomes_;
};

class CountWriter final : public BatchAnswers {
 public:
  explicit CountWriter(std::span<CountResult> results) noexcept : results_(results) {}

  void solution(std::size_t, std::uint64_t, const Grid&) override {}
  void end(std::size_t index, const CountResult& result) override { results_[index] = result; }

 private:
  std::span<CountResult> results_;
};

}  // namespace

PackedCandidates PackedCandidates::of(const Candidates& candidates) noexcept {
  PackedCandidates packed;
  for (const Digit digit : kDigits) {
    for (const Cell cell : candidates.cells_with(digit)) {
      const auto [word, box] = place_of(cell, digit);
      packed.words[word] = static_cast<std::uint16_t>(packed.words[word] | box);
    }
  }
  return packed;
}

PackedCandidates PackedCandidates::of(const Puzzle& puzzle) noexcept {
  PackedCandidates packed;
  packed.words.fill(lanes::kAllBoxes);
  for (const Cell cell : kCells) {
    const std::optional<Digit> given = puzzle[cell];
    if (!given) continue;
    for (const Digit digit : kDigits) {
      if (digit != *given) packed.eliminate(cell, digit);
    }
  }
  return packed;
}

bool PackedCandidates::has(Cell cell, Digit digit) const noexcept {
  const auto [word, box] = place_of(cell, digit);
  return (words[word] & box) != 0;
}

void PackedCandidates::eliminate(Cell cell, Digit digit) noexcept {
  const auto [word, box] = place_of(cell, digit);
  words[word] = static_cast<std::uint16_t>(words[word] & ~box);
}

void PackedCandidates::clear(Cell cell) noexcept {
  for (const Digit digit : kDigits) {
    const auto [word, box] = place_of(cell, digit);
    words[word] = static_cast<std::uint16_t>(words[word] | box);
  }
}

// ---- BatchSolver --------------------------------------------------------------------------------

class BatchSolver::Engine {
 public:
  explicit Engine(Target target)
      : kernel_(lanes::kernel_for(target)), lanes_(kernel_.make_lane_solver()) {}

  [[nodiscard]] Target target() const noexcept { return kernel_.target; }
  /// True while it is asked.
  [[nodiscard]] bool busy() const noexcept { return busy_; }
  /// Ends the program if it is asked.
  void expect_idle() const noexcept {
    if (busy_) std::terminate();
  }

  BatchEffort ask(const Boards& boards, const BatchQuestion& question, BatchAnswers& answers) {
    busy_ = true;
    const Release release{busy_};
    if (question.limit != 0 && question.max_nodes != 0) {
      return lanes_->run(boards, question, answers);
    }
    const CountResult nothing_done{.end = question.limit == 0 ? SearchEnd::limit_reached
                                                              : SearchEnd::out_of_nodes};
    for (std::size_t i = 0; i < boards.count; ++i) answers.end(i, nothing_done);
    return {};
  }

 private:
  struct Release {
    bool& busy;
    ~Release() { busy = false; }
  };

  const lanes::Kernel& kernel_;
  std::unique_ptr<lanes::LaneSolver> lanes_;
  bool busy_ = false;
};

BatchSolver::BatchSolver(Target target)
    : target_(target), engine_(std::make_unique<Engine>(target)) {
  target_ = engine_->target();
}
BatchSolver::BatchSolver(BatchSolver&&) noexcept = default;
BatchSolver& BatchSolver::operator=(BatchSolver&&) noexcept = default;
BatchSolver::~BatchSolver() = default;

BatchEffort BatchSolver::ask(const BatchBoards& boards, const BatchQuestion& question,
                             BatchAnswers& answers) {
  if (engine_->busy()) {
    throw std::logic_error("nonet: a BatchSolver was asked by the answers it gives");
  }
  return engine_->ask(view_of(boards), question, answers);
}

BatchEffort BatchSolver::solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
                               std::uint64_t max_nodes) noexcept {
  engine_->expect_idle();
  const std::size_t count = std::min(puzzles.size(), outcomes.size());
  std::ranges::fill(outcomes.first(count), Outcome{});
  OutcomeWriter writer(outcomes);
  return engine_->ask(view_of(puzzles.first(count)), whether_unique(max_nodes), writer);
}

BatchEffort BatchSolver::solve(TextBoards boards, std::span<Outcome> outcomes,
                               std::uint64_t max_nodes) noexcept {
  engine_->expect_idle();
  boards.count = std::min(boards.count, outcomes.size());
  std::ranges::fill(outcomes.first(boards.count), Outcome{});
  OutcomeWriter writer(outcomes);
  return engine_->ask(view_of(boards), whether_unique(max_nodes), writer);
}

BatchEffort BatchSolver::count(const BatchBoards& boards, std::span<CountResult> results,
                               const BatchQuestion& question) noexcept {
  engine_->expect_idle();
  CountWriter writer(results);
  Boards some = view_of(boards);
  some.count = std::min(some.count, results.size());
  BatchQuestion only_count = question;
  only_count.solutions = 0;
  return engine_->ask(some, only_count, writer);
}

}  // namespace nonet
