// SPDX-License-Identifier: MIT
//
// The answers of the engine for many puzzles one by one, its limits and node budgets, and boards
// with very many solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/batch_fixture.hpp"

namespace nonet {
namespace {

using test::expect_same;
using test::mixture;

/// Runs each test once with every target that runs here.
class BatchAnswersTest : public test::BatchTest {};

INSTANTIATE_TEST_SUITE_P(Targets, BatchAnswersTest, test::all_targets(), test::target_test_name);

// ---- Answers ------------------------------------------------------------------------------------

/// Writes down all answers.
class Recorder final : public BatchAnswers {
 public:
  explicit Recorder(std::size_t boards) : solutions(boards), ends(boards) {}

  void solution(std::size_t index, std::uint64_t which, const Grid& grid) override {
    EXPECT_EQ(which, solutions.at(index).size());
    solutions[index].push_back(grid);
  }
  void end(std::size_t index, const CountResult& result) override {
    ends.at(index).push_back(result);
  }

  std::vector<std::vector<Grid>> solutions;
  std::vector<std::vector<CountResult>> ends;
};

bool all_different(const std::vector<Grid>& grids) {
  std::vector<std::string> texts;
  for (const Grid& grid : grids) texts.push_back(format(grid));
  std::ranges::sort(texts);
  return std::ranges::adjacent_find(texts) == texts.end();
}

void expect_solutions(const std::vector<Grid>& grids, const Puzzle& puzzle, std::uint64_t wanted) {
  EXPECT_EQ(grids.size(), wanted) << format(puzzle);
  for (const Grid& grid : grids) EXPECT_TRUE(is_solution_of(grid, puzzle)) << format(puzzle);
  EXPECT_TRUE(all_different(grids)) << format(puzzle);
}

/// The answers to a question, once the numbers agree with what the single engine says.
void check_answers(BatchSolver& solver, const BatchQuestion& question) {
  const auto boards = mixture(70);
  Recorder recorder(boards.size());
  solver.ask(boards, question, recorder);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const CountResult wanted = count(boards[i], {.limit = question.limit});
    ASSERT_EQ(recorder.ends[i].size(), 1U);
    const CountResult& got = recorder.ends[i].front();
    EXPECT_EQ(got.solutions, wanted.solutions) << format(boards[i]);
    EXPECT_EQ(got.end, wanted.end) << format(boards[i]);
    if (got.exact() || question.limit <= 2 || question.solutions > 0) {
      EXPECT_EQ(got.nodes, wanted.nodes) << format(boards[i]);
    }
    expect_solutions(recorder.solutions[i], boards[i], std::min(question.solutions, got.solutions));
  }
}

TEST_P(BatchAnswersTest, HandsOutSolutionsUpToTheLimit) {
  for (const std::uint64_t limit : {1U, 2U, 3U, 1000U}) {
    for (const std::uint64_t solutions : {0U, 1U, 2U, 5U}) {
      check_answers(solver_, {.limit = limit, .solutions = solutions});
    }
    check_answers(solver_, {.limit = limit, .solutions = limit});
    check_answers(solver_, {.limit = limit, .solutions = kNoLimit});
  }
}

TEST_P(BatchAnswersTest, HandsOutTheSolutionsInTheOrderOfTheSingleEngine) {
  for (const std::uint64_t limit : {1U, 2U, 3U, 500U}) {
    Recorder recorder(100);
    solver_.ask(mixture(100), {.limit = limit, .solutions = limit}, recorder);
    for (std::size_t i = 0; i < 100; ++i) {
      std::vector<Grid> wanted;
      for_each_solution(mixture()[i], [&](const Grid& grid) { wanted.push_back(grid); },
                        {.limit = limit, .target = GetParam()});
      EXPECT_EQ(recorder.solutions[i], wanted);
    }
  }
}

TEST_P(BatchAnswersTest, WithLimitZeroSearchesNothing) {
  Recorder recorder(50);
  const BatchEffort effort = solver_.ask(mixture(50), {.limit = 0}, recorder);
  EXPECT_EQ(effort.passes, 0U);
  for (std::size_t i = 0; i < 50; ++i) {
    EXPECT_TRUE(recorder.solutions[i].empty());
    ASSERT_EQ(recorder.ends[i].size(), 1U);
    expect_same(recorder.ends[i].front(), nonet::count(mixture()[i], {.limit = 0}), mixture()[i]);
  }
}

TEST_P(BatchAnswersTest, AsksNothingOfAnEmptyBatch) {
  Recorder recorder(0);
  EXPECT_EQ(solver_.ask(std::span<const Puzzle>(), {}, recorder).passes, 0U);
  EXPECT_EQ(solver_.ask(TextBoards{}, {}, recorder).passes, 0U);
  EXPECT_EQ(solver_.ask(std::span<const PackedCandidates>(), {}, recorder).passes, 0U);
  EXPECT_EQ(solver_.ask(TextBoards{}, {.limit = 0}, recorder).passes, 0U);
}

/// Stops the batch at a certain solution.
class Stopper final : public BatchAnswers {
 public:
  Stopper(std::size_t boards, int at) : ends(boards), left_(at) {}

  void solution(std::size_t, std::uint64_t, const Grid&) override { ++handed_out; }
  bool found(std::size_t) override { return --left_ > 0; }
  void end(std::size_t index, const CountResult& result) override {
    EXPECT_FALSE(ends.at(index)) << index;
    ends[index] = result;
  }

  std::vector<std::optional<CountResult>> ends;
  std::uint64_t handed_out = 0;

 private:
  int left_;
};

TEST_P(BatchAnswersTest, EndsEveryBoardWhenItIsStopped) {
  for (const int at : {1, 2, 30, 200}) {
    for (const std::uint64_t solutions : {0U, 1U}) {
      Stopper stopper(400, at);
      solver_.ask(mixture(400), {.limit = 1000, .solutions = solutions}, stopper);
      std::uint64_t seen = 0;
      int stopped = 0;
      for (std::size_t i = 0; i < 400; ++i) {
        ASSERT_TRUE(stopper.ends[i]);
        seen += stopper.ends[i]->solutions;
        stopped += stopper.ends[i]->end == SearchEnd::stopped ? 1 : 0;
      }
      EXPECT_GE(seen, static_cast<std::uint64_t>(at));
      EXPECT_LT(seen, static_cast<std::uint64_t>(at) + 32) << "one sweep more at most";
      EXPECT_GT(stopped, 0);
      EXPECT_LE(stopper.handed_out, seen);
      expect_each_as_alone(mixture(50), together(mixture(50)));
    }
  }
}

/// Asks the solver that asks it.
class Meddler final : public BatchAnswers {
 public:
  explicit Meddler(BatchSolver& solver) : solver_(solver) {}

  void solution(std::size_t, std::uint64_t, const Grid&) override {}
  void end(std::size_t, const CountResult&) override { solver_.ask(TextBoards{}, {}, *this); }

 private:
  BatchSolver& solver_;
};

TEST_P(BatchAnswersTest, MustNotAskTheSolverThatAsks) {
  Meddler meddler(solver_);
  EXPECT_THROW(solver_.ask(mixture(60), {}, meddler), std::logic_error);
  expect_each_as_alone(mixture(50), together(mixture(50)));
}

/// Counts with the solver that asks it.
class CountingMeddler final : public BatchAnswers {
 public:
  explicit CountingMeddler(BatchSolver& solver) : solver_(solver) {}

  void solution(std::size_t, std::uint64_t, const Grid&) override {}
  void end(std::size_t, const CountResult&) override { solver_.count(TextBoards{}, {}, {}); }

 private:
  BatchSolver& solver_;
};

TEST_P(BatchAnswersTest, MustNotCountWithTheSolverThatAsks) {
  CountingMeddler meddler(solver_);
  EXPECT_DEATH(solver_.ask(mixture(60), {}, meddler), "");
}

/// Throws at a certain call.
class Thrower final : public BatchAnswers {
 public:
  Thrower(int at_solution, int at_end) : solutions_left_(at_solution), ends_left_(at_end) {}

  void solution(std::size_t, std::uint64_t, const Grid&) override { step(solutions_left_); }
  void end(std::size_t, const CountResult&) override { step(ends_left_); }

 private:
  static void step(int& left) {
    if (left-- == 0) throw std::runtime_error("enough");
  }

  int solutions_left_;
  int ends_left_;
};

TEST_P(BatchAnswersTest, LetsExceptionsPassAndWorksAfterThem) {
  for (const int call : {0, 1, 20, 60}) {
    Thrower at_solution(call, -1);
    EXPECT_THROW(solver_.ask(mixture(200), {.solutions = 2}, at_solution), std::runtime_error);
    expect_each_as_alone(mixture(50), together(mixture(50)));
    Thrower at_end(-1, call);
    EXPECT_THROW(solver_.ask(mixture(200), {.limit = 1000}, at_end), std::runtime_error);
    expect_each_as_alone(mixture(50), together(mixture(50)));
    Thrower at_once(-1, call);
    EXPECT_THROW(solver_.ask(mixture(200), {.limit = 0}, at_once), std::runtime_error);
  }
}

// ---- Node budgets -------------------------------------------------------------------------------

TEST_P(BatchAnswersTest, HoldsTheNodeBudgetOfEachPuzzle) {
  for (const std::uint64_t budget : {0U, 1U, 2U, 3U, 4U, 10U, 20U, 50U}) {
    expect_each_as_alone(mixture(300), together(mixture(300), budget), budget);
  }
}

TEST_P(BatchAnswersTest, FinishesWithTheNodesItNeedsAndNotWithOneLess) {
  const auto boards = mixture(98);
  const std::vector<Outcome> full = together(boards);
  for (std::size_t i = 0; i < boards.size(); i += 7) {
    const std::vector<Outcome> enough = together(boards, full[i].nodes);
    expect_same(enough[i], full[i], boards[i]);
    const std::vector<Outcome> few = together(boards, full[i].nodes - 1);
    EXPECT_TRUE(std::holds_alternative<NotFinished>(few[i].solution)) << format(boards[i]);
    EXPECT_EQ(few[i].nodes, full[i].nodes - 1);
    expect_each_as_alone(boards, few, full[i].nodes - 1);
  }
}

TEST_P(BatchAnswersTest, KeepsTheSolutionItMetBeforeTheBudgetRanOut) {
  std::vector<Puzzle> boards(mixture().begin(), mixture().begin() + 40);
  boards[20] = Puzzle{};
  const std::uint64_t to_first = first_solution(Puzzle{}, {.target = GetParam()}).nodes;
  const std::vector<Outcome> outcomes = together(boards, to_first);
  const auto* unfinished = std::get_if<NotFinished>(&outcomes[20].solution);
  ASSERT_NE(unfinished, nullptr);
  ASSERT_TRUE(unfinished->found);
  EXPECT_TRUE(is_solution_of(*unfinished->found, boards[20]));
  expect_each_as_alone(boards, outcomes, to_first);
}

TEST_P(BatchAnswersTest, ABudgetOfOneBoardLeavesTheOthersAlone) {
  const std::vector<Outcome> full = together(mixture(300));
  const std::vector<Outcome> few = together(mixture(300), 12);
  for (std::size_t i = 0; i < 300; ++i) {
    if (full[i].nodes <= 12) expect_same(few[i], full[i], mixture()[i]);
  }
}

TEST_P(BatchAnswersTest, HoldsTheNodeBudgetWhenItCountsMany) {
  for (const std::uint64_t budget : {1U, 50U, 100U, 1000U, 5000U, 20'000U}) {
    const CountResult result =
        count_one(Puzzle{}, {.limit = 50'000, .max_nodes = budget, .solutions = 0});
    EXPECT_EQ(result.end, SearchEnd::out_of_nodes) << budget;
    EXPECT_EQ(result.nodes, budget);
    EXPECT_LT(result.solutions, budget);
  }
}

TEST_P(BatchAnswersTest, HoldsTheNodeBudgetBeyondTheManySolutionsOfTheSingleEngine) {
  const CountResult result =
      count(Puzzle{}, {.max_nodes = 10'000, .limit = 50'000, .target = GetParam()});
  EXPECT_EQ(result.end, SearchEnd::out_of_nodes);
  EXPECT_EQ(result.nodes, 10'000U);
  EXPECT_GT(result.solutions, 4096U);
}

TEST_P(BatchAnswersTest, VisitsNoMoreNodesThanTheBudgetWhateverTheLimit) {
  for (const std::uint64_t limit : {1U, 2U, 3U, 1000U}) {
    for (const std::uint64_t budget : {1U, 5U, 40U, 300U}) {
      const auto results = counts(mixture(120), 120, {.limit = limit, .max_nodes = budget});
      for (std::size_t i = 0; i < results.size(); ++i) {
        EXPECT_LE(results[i].nodes, budget) << format(mixture()[i]);
        EXPECT_LE(results[i].solutions, limit) << format(mixture()[i]);
        if (results[i].end == SearchEnd::out_of_nodes) {
          EXPECT_EQ(results[i].nodes, budget) << format(mixture()[i]);
        } else if (results[i].exact()) {
          expect_same(results[i], count(mixture()[i]), mixture()[i]);
        }
      }
    }
  }
}

TEST_P(BatchAnswersTest, HoldsTheNodeBudgetOfManyLooseBoards) {
  const std::vector<Puzzle> boards(40);
  const auto results = counts(std::span(boards), 40, {.limit = 5000, .max_nodes = 700});
  for (const CountResult& result : results) {
    EXPECT_EQ(result.end, SearchEnd::out_of_nodes);
    EXPECT_EQ(result.nodes, 700U);
  }
}

// ---- Many solutions -----------------------------------------------------------------------------

/// A board from which so many digits were taken that it has many solutions.
struct LooseBoard {
  Puzzle puzzle;
  std::uint64_t solutions;
};

LooseBoard board_with_thousands() {
  return {parse(".8...4.9..9..5.28....7.94..53......9.1..........9....29.1.7.........8.....5....3.")
              .value(),
          10'799};
}
LooseBoard board_with_hundred_thousands() {
  return {parse(".....6..532..4....49...83.....6........8.3...8........6...8.2.......1.67.....71..")
              .value(),
          115'005};
}

TEST(LooseBoards, HaveAsManySolutionsAsTheClassicSearchFinds) {
  for (const LooseBoard& board : {board_with_thousands(), board_with_hundred_thousands()}) {
    const CountResult classic = count(board.puzzle, {.engine = Engine::bitmask_dfs});
    EXPECT_EQ(classic.solutions, board.solutions);
    EXPECT_TRUE(classic.exact());
  }
}

TEST_P(BatchAnswersTest, CountsManySolutionsExactly) {
  for (const LooseBoard& board : {board_with_thousands(), board_with_hundred_thousands()}) {
    const CountResult wanted =
        for_each_solution(board.puzzle, [](const Grid&) {}, {.target = GetParam()});
    ASSERT_EQ(wanted.solutions, board.solutions) << format(board.puzzle);
    const BatchQuestion all = {.limit = kNoLimit, .solutions = 0};
    expect_same(count_one(board.puzzle, all), wanted, board.puzzle);
    expect_same(count(board.puzzle, {.target = GetParam()}), wanted, board.puzzle);
  }
}

TEST_P(BatchAnswersTest, StopsExactlyAtAGreatLimit) {
  const Puzzle puzzle = board_with_hundred_thousands().puzzle;
  for (const std::uint64_t limit : {4096U, 4097U, 50'000U, 100'000U}) {
    const CountResult batch = count_one(puzzle, {.limit = limit, .solutions = 0});
    EXPECT_EQ(batch.solutions, limit);
    EXPECT_EQ(batch.end, SearchEnd::limit_reached);
    const CountResult single = count(puzzle, {.limit = limit, .target = GetParam()});
    EXPECT_EQ(single.solutions, limit);
    EXPECT_EQ(single.end, SearchEnd::limit_reached);
  }
}

TEST_P(BatchAnswersTest, CountsManySolutionsAmongOtherBoards) {
  const LooseBoard loose = board_with_thousands();
  std::vector<Puzzle> boards(mixture().begin(), mixture().begin() + 50);
  for (const std::size_t i : {0U, 25U, 26U, 49U}) boards[i] = loose.puzzle;
  const auto results = counts(std::span<const Puzzle>(boards), 50, {.limit = 12'000});
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (boards[i] == loose.puzzle) {
      EXPECT_EQ(results[i].solutions, loose.solutions);
      EXPECT_TRUE(results[i].exact());
    } else if (results[i].solutions < 12'000) {
      const CountResult wanted =
          for_each_solution(boards[i], [](const Grid&) {}, {.target = GetParam()});
      expect_same(results[i], wanted, boards[i]);
    }
  }
}

TEST_P(BatchAnswersTest, HandsOutAllOfManySolutions) {
  const LooseBoard loose = board_with_thousands();
  Recorder recorder(1);
  solver_.ask(std::span(&loose.puzzle, 1), {.limit = kNoLimit, .solutions = kNoLimit}, recorder);
  ASSERT_EQ(recorder.ends[0].size(), 1U);
  EXPECT_EQ(recorder.ends[0].front().solutions, loose.solutions);
  expect_solutions(recorder.solutions[0], loose.puzzle, loose.solutions);
}

}  // namespace
}  // namespace nonet
