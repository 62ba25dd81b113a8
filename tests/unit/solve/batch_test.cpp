// SPDX-License-Identifier: MIT
#include "nonet/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "nonet/text.hpp"
#include "solve/lanes/kernel.hpp"
#include "solve/lanes/words.hpp"
#include "support/batch_fixture.hpp"
#include "support/random_boards.hpp"

namespace nonet {
namespace {

using test::expect_same;
using test::mixture;

/// Runs each test once with every target that runs here.
class BatchTest : public test::BatchTest {};

INSTANTIATE_TEST_SUITE_P(Targets, BatchTest, test::all_targets(), test::target_test_name);

// ---- Outcomes -----------------------------------------------------------------------------------

TEST_P(BatchTest, GivesEachPuzzleTheOutcomeItHasAlone) {
  for (const std::size_t size : {0U, 1U, 2U, 7U, 8U, 9U, 15U, 16U, 17U, 31U, 32U, 33U, 100U, 1000U})
    expect_each_as_alone(mixture(size), together(mixture(size)));
}

TEST_P(BatchTest, MeetsBoardsOfEveryKind) {
  std::array<int, 4> kinds{};
  for (const Outcome& outcome : together(mixture(1000))) ++kinds[outcome.solution.index()];
  EXPECT_GT(kinds[0], 200);  // none
  EXPECT_GT(kinds[1], 100);  // one
  EXPECT_GT(kinds[2], 200);  // several
  EXPECT_EQ(kinds[3], 0);
}

TEST_P(BatchTest, GivesTheSameOnEveryTarget) {
  BatchSolver portable(Target::portable);
  std::vector<Outcome> expected(1000);
  std::vector<Outcome> outcomes(1000);
  const BatchEffort there = portable.solve(mixture(1000), expected);
  const BatchEffort here = solver_.solve(mixture(1000), outcomes);
  for (std::size_t i = 0; i < 1000; ++i) expect_same(outcomes[i], expected[i], mixture()[i]);
  EXPECT_EQ(here.passes, there.passes);
  EXPECT_GT(here.passes, 1000U);
}

TEST_P(BatchTest, TakesThePassesOfTheEngineForOne) {
  std::vector<Outcome> outcomes(mixture().size());
  std::uint64_t alone = 0;
  for (const Puzzle& puzzle : mixture()) {
    SearchLog log(2, kNoLimit, {});
    alone += lanes::kernel_for(GetParam()).search_one(lanes::bytes_of(&puzzle), log);
  }
  EXPECT_EQ(solver_.solve(mixture(), outcomes).passes, alone);
}

TEST_P(BatchTest, TakesTheSamePassesHoweverThePuzzlesAreGrouped) {
  std::vector<Outcome> outcomes(500);
  const std::uint64_t at_once = solver_.solve(mixture(500), outcomes).passes;
  std::uint64_t in_parts = 0;
  for (std::size_t first = 0; first < 500; first += 20) {
    const auto part = mixture(500).subspan(first, 20);
    in_parts += solver_.solve(part, std::span(outcomes).subspan(first, 20)).passes;
  }
  EXPECT_EQ(in_parts, at_once);
}

TEST_P(BatchTest, DoesNotDependOnTheOrder) {
  std::vector<std::size_t> order(300);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Rng rng(82);
  rng.shuffle(order);
  std::vector<Puzzle> shuffled;
  for (const std::size_t i : order) shuffled.push_back(mixture()[i]);
  const std::vector<Outcome> in_order = together(mixture(300));
  const std::vector<Outcome> outcomes = together(shuffled);
  for (std::size_t i = 0; i < order.size(); ++i) {
    expect_same(outcomes[i], in_order[order[i]], shuffled[i]);
  }
}

TEST_P(BatchTest, ReachesAsFarAsBothSpans) {
  std::vector<Outcome> outcomes(20, Outcome{NotFinished{}, 77});
  solver_.solve(mixture(10), outcomes);
  expect_each_as_alone(mixture(10), std::span(outcomes).first(10));
  for (const Outcome& rest : std::span(outcomes).subspan(10)) EXPECT_EQ(rest.nodes, 77U);
  std::vector<Outcome> few(7);
  solver_.solve(mixture(100), few);
  expect_each_as_alone(mixture(7), few);
}

TEST_P(BatchTest, OverwritesWhatTheOutcomesHeld) {
  std::vector<Outcome> outcomes(200, Outcome{NotFinished{}, 77});
  solver_.solve(mixture(200), outcomes);
  expect_each_as_alone(mixture(200), outcomes);
}

TEST_P(BatchTest, TheFunctionForManyPuzzlesGivesTheSame) {
  for (const std::size_t size : {0U, 5U, 23U, 24U, 25U, 200U}) {
    std::vector<Outcome> outcomes(size);
    nonet::solve(mixture(size), outcomes, {.target = GetParam()});
    expect_each_as_alone(mixture(size), outcomes);
  }
}

TEST_P(BatchTest, SolvesBlankBoardsAmongOthers) {
  Rng rng(83);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 200; ++i) {
    boards.push_back(test::random_clues(test::random_grid(rng), 27, rng));
  }
  for (const std::size_t i : {40U, 97U, 98U, 99U, 100U, 101U, 150U}) boards[i] = Puzzle{};
  const std::vector<Outcome> outcomes = together(boards);
  expect_each_as_alone(boards, outcomes);
  EXPECT_TRUE(std::holds_alternative<Ambiguous>(outcomes[99].solution));
}

TEST_P(BatchTest, SolvesNothingButBlankBoards) {
  const std::vector<Puzzle> boards(300);
  expect_each_as_alone(boards, together(boards));
}

// ---- The life of a solver -----------------------------------------------------------------------

TEST_P(BatchTest, ServesManyBatches) {
  for (std::size_t size = 1; size < 60; ++size) {
    const auto batch = mixture().data() + 3 * size;
    expect_each_as_alone({batch, size}, together({batch, size}));
  }
}

TEST_P(BatchTest, MayBeMoved) {
  BatchSolver first(GetParam());
  BatchSolver second(std::move(first));
  std::vector<Outcome> outcomes(50);
  second.solve(mixture(50), outcomes);
  expect_each_as_alone(mixture(50), outcomes);

  first = BatchSolver(GetParam());
  EXPECT_EQ(first.target(), GetParam());
  first.solve(mixture(50), outcomes);
  expect_each_as_alone(mixture(50), outcomes);

  first = std::move(second);
  first.solve(mixture(50), outcomes);
  expect_each_as_alone(mixture(50), outcomes);
}

TEST_P(BatchTest, MayStandBesideAnother) {
  BatchSolver other(GetParam());
  std::vector<Outcome> outcomes(30);
  other.solve(mixture(30), outcomes);
  expect_each_as_alone(mixture(40), together(mixture(40)));
  expect_each_as_alone(mixture(30), outcomes);
}

// ---- Text ---------------------------------------------------------------------------------------

/// Boards as text, `stride` apart, in memory that ends with the last board's last character.
std::vector<char> text_of(std::span<const Puzzle> puzzles, std::size_t stride, char blank) {
  if (puzzles.empty()) return {};
  std::vector<char> text(stride * (puzzles.size() - 1) + kCellCount, '#');
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    std::string board = format(puzzles[i]);
    std::ranges::replace(board, '.', blank);
    std::ranges::copy(board, text.data() + i * stride);
  }
  return text;
}

TEST_P(BatchTest, ReadsTextBoardsInPlace) {
  for (const std::size_t stride : {81U, 82U, 100U}) {
    for (const char blank : {'.', '0', '*', ' ', '\n', '\0'}) {
      const std::vector<char> text = text_of(mixture(60), stride, blank);
      std::vector<Outcome> outcomes(60);
      solver_.solve(TextBoards{text.data(), stride, 60}, outcomes);
      expect_each_as_alone(mixture(60), outcomes);
    }
  }
}

TEST_P(BatchTest, ReadsNothingBeyondTheLastCharacter) {
  for (std::size_t size = 0; size < 40; ++size) {
    const std::vector<char> text = text_of(mixture(size), 81, '.');
    std::vector<Outcome> outcomes(size);
    solver_.solve(TextBoards{text.data(), 81, size}, outcomes);
    expect_each_as_alone(mixture(size), outcomes);
  }
}

TEST_P(BatchTest, TakesEveryCharacterButTheDigitsForABlank) {
  std::vector<char> text;
  for (int character = 0; character < 256; ++character) {
    if (character >= '1' && character <= '9') continue;
    const auto board = text_of(mixture(1), 81, static_cast<char>(character));
    text.insert(text.end(), board.begin(), board.end());
  }
  std::vector<Outcome> outcomes(256 - 9);
  solver_.solve(TextBoards{text.data(), 81, outcomes.size()}, outcomes);
  const Outcome expected = alone(mixture()[0]);
  for (const Outcome& outcome : outcomes) expect_same(outcome, expected, mixture()[0]);
}

TEST_P(BatchTest, ReadsTextAsFarAsThereAreOutcomes) {
  const std::vector<char> text = text_of(mixture(9), 81, '.');
  std::vector<Outcome> outcomes(9);
  solver_.solve(TextBoards{text.data(), 81, 1000}, outcomes);
  expect_each_as_alone(mixture(9), outcomes);
  std::vector<CountResult> results(9);
  solver_.count(TextBoards{text.data(), 81, 1000}, results, {});
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(results[i].nodes, outcomes[i].nodes);
}

// ---- Packed candidates --------------------------------------------------------------------------

/// Whether the packed candidates say what the others say, and nothing else.
bool same_candidates(const PackedCandidates& packed, const Candidates& candidates) {
  for (const Cell cell : kCells) {
    for (const Digit digit : kDigits) {
      if (packed.has(cell, digit) != candidates.at(cell).contains(digit)) return false;
    }
  }
  return std::ranges::all_of(packed.words, [](unsigned word) { return (word & ~0x1CE7U) == 0; });
}

TEST(PackedCandidates, HoldWhatTheCandidatesHold) {
  EXPECT_TRUE(same_candidates(PackedCandidates{}, Candidates{}));
  EXPECT_TRUE(same_candidates(PackedCandidates::of(Candidates::all()), Candidates::all()));
  for (const Puzzle& puzzle : mixture(100)) {
    const Candidates candidates = Candidates::of(puzzle);
    EXPECT_TRUE(same_candidates(PackedCandidates::of(candidates), candidates)) << format(puzzle);
  }
}

TEST(PackedCandidates, OfAPuzzleLeaveOnlyTheGivenInItsCell) {
  const Puzzle& puzzle = mixture()[0];
  const PackedCandidates packed = PackedCandidates::of(puzzle);
  for (const Cell cell : kCells) {
    for (const Digit digit : kDigits) {
      EXPECT_EQ(packed.has(cell, digit), !puzzle[cell] || *puzzle[cell] == digit);
    }
  }
}

TEST(PackedCandidates, LoseTheOneThatIsEliminatedAndNoOther) {
  for (const Cell cell : kCells) {
    for (const Digit digit : kDigits) {
      Candidates expected = Candidates::all();
      expected.eliminate(cell, digit);
      PackedCandidates packed = PackedCandidates::of(Puzzle{});
      packed.eliminate(cell, digit);
      packed.eliminate(cell, digit);
      ASSERT_TRUE(same_candidates(packed, expected));
    }
  }
}

TEST(PackedCandidates, AllowEveryDigitInAClearedCell) {
  const Puzzle& puzzle = mixture()[0];
  PackedCandidates packed = PackedCandidates::of(puzzle);
  Puzzle fewer = puzzle;
  for (const Cell cell : kCells) {
    packed.clear(cell);
    fewer.clear(cell);
    ASSERT_EQ(packed, PackedCandidates::of(fewer));
  }
}

TEST(PackedCandidates, FollowTheLayoutTheHeaderTells) {
  PackedCandidates packed;
  packed.clear(cell_at(7, 5));  // position 5 of the box in band 2 and stack 1
  packed.eliminate(cell_at(7, 5), digit_of(9));
  for (std::size_t word = 0; word < 81; ++word) {
    const bool here = word >= std::size_t{9} * 5 && word < std::size_t{9} * 5 + 8;
    EXPECT_EQ(packed.words[word], here ? 1U << (5 * 2 + 1) : 0U);
  }
}

TEST_P(BatchTest, AnswersForPreparedPuzzlesAsForThePuzzles) {
  std::vector<PackedCandidates> prepared;
  for (const Puzzle& puzzle : mixture(300)) prepared.push_back(PackedCandidates::of(puzzle));
  const auto results = counts(std::span<const PackedCandidates>(prepared), 300, {});
  const auto expected = counts(mixture(300), 300, {});
  for (std::size_t i = 0; i < 300; ++i) expect_same(results[i], expected[i], mixture()[i]);
}

TEST_P(BatchTest, CountsTheSameFromReducedCandidates) {
  std::vector<PackedCandidates> prepared;
  for (const Puzzle& puzzle : mixture(300)) {
    prepared.push_back(PackedCandidates::of(Candidates::of(puzzle)));
  }
  const auto results = counts(std::span<const PackedCandidates>(prepared), 300, {.limit = 3});
  for (std::size_t i = 0; i < 300; ++i) {
    EXPECT_EQ(results[i].solutions, nonet::count(mixture()[i], {.limit = 3}).solutions);
  }
}

/// A solution counts if all its digits are still candidates.
TEST_P(BatchTest, CountsTheSolutionsThatTheCandidatesAllow) {
  Rng rng(83);
  std::vector<PackedCandidates> boards;
  std::vector<std::uint64_t> wanted;
  for (const Puzzle& puzzle : mixture(300)) {
    const CountResult all = nonet::count(puzzle, {.limit = 200});
    if (!all.exact()) continue;
    PackedCandidates board = PackedCandidates::of(puzzle);
    for (int i = 0; i < 40; ++i) {
      board.eliminate(static_cast<Cell>(rng.below(81)),
                      digit_of(1 + static_cast<int>(rng.below(9))));
    }
    std::uint64_t allowed = 0;
    for_each_solution(puzzle, [&](const Grid& grid) {
      const auto is_left = [&](Cell cell) { return board.has(cell, grid[cell]); };
      if (std::ranges::all_of(kCells, is_left)) ++allowed;
    });
    boards.push_back(board);
    wanted.push_back(allowed);
  }
  ASSERT_GT(boards.size(), 100U);
  const auto results = counts(boards, boards.size(), {.limit = 1000});
  for (std::size_t i = 0; i < boards.size(); ++i) EXPECT_EQ(results[i].solutions, wanted[i]);
}

TEST_P(BatchTest, IgnoresBitsThatStandForNoBox) {
  std::vector<PackedCandidates> boards;
  for (const Puzzle& puzzle : mixture(100)) {
    boards.push_back(PackedCandidates::of(puzzle));
    for (std::uint16_t& word : boards.back().words) word |= 0xE318;
  }
  const auto results = counts(boards, boards.size(), {.limit = 2});
  for (std::size_t i = 0; i < boards.size(); ++i) {
    expect_same(results[i], nonet::count(mixture()[i], {.limit = 2}), mixture()[i]);
  }
}

TEST_P(BatchTest, NoCandidatesAtAllHaveNoSolution) {
  const std::vector<PackedCandidates> nothing(11);
  for (const auto& result : counts(std::span(nothing), 11, {})) {
    EXPECT_EQ(result.solutions, 0U);
    EXPECT_EQ(result.nodes, 1U);
    EXPECT_TRUE(result.exact());
  }
}

/// A puzzle with one solution and some clues it does not need.
Puzzle with_needless_clues(Rng& rng) {
  const Grid grid = test::random_grid(rng);
  Puzzle puzzle = grid.to_puzzle();
  const auto order = test::shuffled_cells(rng);
  for (const Cell cell : std::span(order).first(60)) {
    Puzzle fewer = puzzle;
    fewer.clear(cell);
    if (std::holds_alternative<Unique>(nonet::solve(fewer).solution)) puzzle = fewer;
  }
  return puzzle;
}

/// Asks of each clue whether the puzzle has a solution with another digit in its cell.
TEST_P(BatchTest, TellsWhichCluesAreNeeded) {
  Rng rng(84);
  std::vector<PackedCandidates> questions;
  std::vector<bool> needed;
  for (int i = 0; i < 20; ++i) {
    const Puzzle puzzle = with_needless_clues(rng);
    for (const Cell cell : kCells) {
      if (!puzzle[cell]) continue;
      Puzzle fewer = puzzle;
      fewer.clear(cell);
      questions.push_back(PackedCandidates::of(fewer));
      questions.back().eliminate(cell, *puzzle[cell]);
      needed.push_back(count(fewer, {.engine = Engine::min_branch_dfs, .limit = 2}).solutions == 2);
    }
  }
  const auto results = counts(std::span<const PackedCandidates>(questions), questions.size(),
                              {.limit = 1, .solutions = 0});
  for (std::size_t i = 0; i < needed.size(); ++i) EXPECT_EQ(results[i].solutions == 1, needed[i]);
  EXPECT_GT(std::ranges::count(needed, true), 50);
  EXPECT_GT(std::ranges::count(needed, false), 50);
}

}  // namespace
}  // namespace nonet
