// SPDX-License-Identifier: MIT
#include "nonet/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/engine_names.hpp"
#include "support/random_boards.hpp"

namespace nonet {
namespace {

// The example of the Wikipedia article "Sudoku".
constexpr std::string_view kWikipedia =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kWikipediaSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Runs each test once with every engine.
class SolveTest : public testing::TestWithParam<Engine> {
 protected:
  [[nodiscard]] Outcome solve_text(std::string_view text) const {
    return solve(parse(text).value(), {.engine = GetParam()});
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, SolveTest, test::all_engines(), test::engine_test_name);

TEST_P(SolveTest, ProvesAUniqueSolution) {
  const Outcome outcome = solve_text(kWikipedia);
  const auto* unique = std::get_if<Unique>(&outcome.solution);
  ASSERT_NE(unique, nullptr);
  EXPECT_EQ(format(unique->grid), kWikipediaSolution);
  EXPECT_GE(outcome.nodes, 1U);
}

TEST_P(SolveTest, GivesTwoWitnessesOfAnAmbiguousPuzzle) {
  std::string text(kWikipediaSolution);
  for (const std::size_t place : {33U, 34U, 42U, 43U}) text[place] = '.';  // no rectangle yet
  for (std::size_t place = 0; place < 27; ++place) text[place] = '.';
  const Puzzle puzzle = parse(text).value();
  const Outcome outcome = solve(puzzle, {.engine = GetParam()});
  const auto* ambiguous = std::get_if<Ambiguous>(&outcome.solution);
  ASSERT_NE(ambiguous, nullptr);
  EXPECT_TRUE(is_solution_of(ambiguous->first, puzzle));
  EXPECT_TRUE(is_solution_of(ambiguous->second, puzzle));
  EXPECT_NE(ambiguous->first, ambiguous->second);
}

TEST_P(SolveTest, FindsNoSolutionOfAValidButStuckBoard) {
  const Outcome outcome = solve_text(
      "874630251195247836263581479342718695758396142916054783431865927629473518587129364");
  EXPECT_TRUE(std::holds_alternative<NoSolution>(outcome.solution));
}

TEST_P(SolveTest, RejectsClashingGivensAtOnce) {
  const Outcome outcome = solve_text("11" + std::string(79, '.'));
  EXPECT_TRUE(std::holds_alternative<NoSolution>(outcome.solution));
  EXPECT_EQ(outcome.nodes, GetParam() == Engine::nonet ? 1U : 0U);
}

TEST_P(SolveTest, TakesAFullBoardForItsOwnSolution) {
  const Outcome outcome = solve_text(kWikipediaSolution);
  ASSERT_TRUE(std::holds_alternative<Unique>(outcome.solution));
  EXPECT_EQ(format(std::get<Unique>(outcome.solution).grid), kWikipediaSolution);
}

TEST_P(SolveTest, RejectsAFullBoardThatBreaksARule) {
  std::string text(kWikipediaSolution);
  std::swap(text[0], text[1]);
  EXPECT_TRUE(std::holds_alternative<NoSolution>(solve_text(text).solution));
}

TEST_P(SolveTest, FirstSolutionAsksForNoProof) {
  const FirstResult result = first_solution(Puzzle{}, {.engine = GetParam()});
  ASSERT_TRUE(result.grid);
  EXPECT_TRUE(result.finished);
  EXPECT_TRUE(is_solution_of(*result.grid, Puzzle{}));
}

TEST_P(SolveTest, CountStopsAtItsLimitAndSaysSo) {
  for (const std::uint64_t limit : {1U, 2U, 1000U}) {
    const CountResult result = count(Puzzle{}, {.engine = GetParam(), .limit = limit});
    EXPECT_EQ(result.solutions, limit);
    EXPECT_EQ(result.end, SearchEnd::limit_reached);
    EXPECT_FALSE(result.exact());
  }
}

TEST_P(SolveTest, CountIsExactWhenAllIsSeen) {
  std::string text(kWikipediaSolution);
  for (std::size_t place = 0; place < 18; ++place) text[place] = '.';
  const Puzzle puzzle = parse(text).value();
  const CountResult result = count(puzzle, {.engine = GetParam()});
  EXPECT_TRUE(result.exact());
  EXPECT_EQ(result.solutions, count(puzzle, {.engine = Engine::hash_dfs}).solutions);
  EXPECT_GT(result.solutions, 1U);
}

TEST_P(SolveTest, CountWithLimitZeroSearchesNothing) {
  const CountResult result = count(Puzzle{}, {.engine = GetParam(), .limit = 0});
  EXPECT_EQ(result.solutions, 0U);
  EXPECT_EQ(result.nodes, 0U);
  EXPECT_FALSE(result.exact());
}

TEST_P(SolveTest, VisitsEachSolutionOnce) {
  std::string text(kWikipediaSolution);
  for (std::size_t place = 0; place < 18; ++place) text[place] = '.';
  const Puzzle puzzle = parse(text).value();
  std::vector<std::string> seen;
  const CountResult result = for_each_solution(
      puzzle, [&](const Grid& grid) { seen.push_back(format(grid)); }, {.engine = GetParam()});
  EXPECT_EQ(result.end, SearchEnd::exhausted);
  EXPECT_EQ(seen.size(), result.solutions);
  std::ranges::sort(seen);
  EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
}

TEST_P(SolveTest, TheVisitorCanStop) {
  int seen = 0;
  const CountResult result =
      for_each_solution(Puzzle{}, [&](const Grid&) { return ++seen < 5; }, {.engine = GetParam()});
  EXPECT_EQ(seen, 5);
  EXPECT_EQ(result.end, SearchEnd::stopped);
  EXPECT_FALSE(result.exact());
}

int solutions_seen = 0;
void see_solution(const Grid&) { ++solutions_seen; }

TEST_P(SolveTest, TheVisitorMayBeAFunction) {
  solutions_seen = 0;
  const CountResult result =
      for_each_solution(parse(kWikipedia).value(), see_solution, {.engine = GetParam()});
  EXPECT_EQ(solutions_seen, 1);
  EXPECT_TRUE(result.exact());
}

TEST_P(SolveTest, ExceptionsOfTheVisitorPassThrough) {
  EXPECT_THROW(for_each_solution(Puzzle{}, [](const Grid&) { throw std::runtime_error("enough"); },
                                 {.engine = GetParam()}),
               std::runtime_error);
}

TEST_P(SolveTest, EndsAtTheNodeBudgetAndSaysSo) {
  const Outcome outcome = solve(Puzzle{}, {.engine = GetParam(), .max_nodes = 3});
  EXPECT_TRUE(std::holds_alternative<NotFinished>(outcome.solution));
  EXPECT_EQ(outcome.nodes, 3U);
  const FirstResult first = first_solution(Puzzle{}, {.engine = GetParam(), .max_nodes = 3});
  EXPECT_FALSE(first.grid);
  EXPECT_FALSE(first.finished);
  const CountResult counted = count(Puzzle{}, {.engine = GetParam(), .max_nodes = 3});
  EXPECT_EQ(counted.end, SearchEnd::out_of_nodes);
}

TEST_P(SolveTest, KeepsTheSolutionItMetBeforeTheBudgetRanOut) {
  const std::uint64_t to_first = first_solution(Puzzle{}, {.engine = GetParam()}).nodes;
  const Outcome outcome = solve(Puzzle{}, {.engine = GetParam(), .max_nodes = to_first});
  ASSERT_TRUE(std::holds_alternative<NotFinished>(outcome.solution));
  EXPECT_TRUE(std::get<NotFinished>(outcome.solution).found);
}

TEST_P(SolveTest, SolvesABatchInOrder) {
  Rng rng(21);
  std::vector<Puzzle> puzzles = {Puzzle{}, parse(kWikipedia).value(),
                                 parse("11" + std::string(79, '.')).value()};
  for (int i = 0; i < 10; ++i)
    puzzles.push_back(test::random_clues(test::random_grid(rng), 40, rng));
  std::vector<Outcome> outcomes(puzzles.size());
  solve(puzzles, outcomes, {.engine = GetParam()});
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Outcome alone = solve(puzzles[i], {.engine = GetParam()});
    EXPECT_EQ(outcomes[i].solution, alone.solution);
    EXPECT_EQ(outcomes[i].nodes, alone.nodes);
  }
}

TEST_P(SolveTest, ABatchReachesAsFarAsBothSpans) {
  const std::vector<Puzzle> puzzles(3, parse(kWikipedia).value());
  std::vector<Outcome> outcomes(2);
  solve(puzzles, outcomes, {.engine = GetParam()});
  for (const Outcome& outcome : outcomes) {
    EXPECT_TRUE(std::holds_alternative<Unique>(outcome.solution));
  }
}

TEST(Engines, HaveNamesThatFindThem) {
  EXPECT_EQ(engines().front(), Engine::nonet);
  for (const Engine engine : engines()) {
    EXPECT_EQ(engine_named(name_of(engine)), engine);
    EXPECT_FALSE(description_of(engine).empty());
  }
  EXPECT_FALSE(engine_named("magic"));
}

TEST(NonetEngine, SettlesBoardsThatTakeSimpleSearchesMinutes) {
  // From P. Norvig's essay "Solving Every Sudoku Puzzle": no solution, and very many.
  const Outcome none = solve(
      parse(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
          .value(),
      {.max_nodes = 10'000});
  EXPECT_TRUE(std::holds_alternative<NoSolution>(none.solution));
  const Puzzle many =
      parse(".....6....59.....82....8....45........3........6..3.54...325..6..................")
          .value();
  EXPECT_TRUE(std::holds_alternative<Ambiguous>(solve(many, {.max_nodes = 10'000}).solution));
}

}  // namespace
}  // namespace nonet
