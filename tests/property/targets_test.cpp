// SPDX-License-Identifier: MIT
//
// The engine for many puzzles on every target against the engine for one on plain integers and
// against a classic search: 20,000 boards with no, one and many solutions. The classic search gets
// a node budget, for some boards would take it minutes; most must finish.
#include <gtest/gtest.h>

#include <array>
#include <variant>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "support/mixed_boards.hpp"
#include "support/random_boards.hpp"
#include "support/rearrangement.hpp"
#include "support/target_names.hpp"
#include "support/test_data.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t kClassicBudget = 20'000;
constexpr std::uint64_t kLimit = 3;

/// How often the classic search reached an answer, and which the answers were.
struct Tally {
  std::size_t finished = 0;
  std::array<int, kLimit + 1> counts{};  // by number of solutions
};

std::vector<CountResult> count_together(Target target, std::span<const Puzzle> boards,
                                        std::uint64_t limit = kLimit) {
  BatchSolver solver(target);
  std::vector<CountResult> results(boards.size());
  solver.count(boards, results, {.limit = limit, .solutions = 0});
  return results;
}

std::vector<CountResult> count_one_by_one(std::span<const Puzzle> boards) {
  std::vector<CountResult> results;
  results.reserve(boards.size());
  for (const Puzzle& board : boards) {
    results.push_back(count(board, {.limit = kLimit, .target = Target::portable}));
  }
  return results;
}

void expect_same_on_every_target(std::span<const Puzzle> boards,
                                 std::span<const CountResult> expected) {
  for (const Target target : test::running_targets()) {
    const std::vector<CountResult> results = count_together(target, boards);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      ASSERT_EQ(results[i].solutions, expected[i].solutions)
          << name_of(target) << ' ' << format(boards[i]);
      ASSERT_EQ(results[i].end, expected[i].end) << name_of(target) << ' ' << format(boards[i]);
      if (!results[i].exact()) continue;
      ASSERT_EQ(results[i].nodes, expected[i].nodes) << name_of(target) << ' ' << format(boards[i]);
    }
  }
}

/// Puts the boards to every target, to the plain engine and to the classic search.
void compare(std::span<const Puzzle> boards, Tally& tally) {
  const std::vector<CountResult> expected = count_one_by_one(boards);
  expect_same_on_every_target(boards, expected);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    ++tally.counts[expected[i].solutions];
    const CountResult classic =
        count(boards[i],
              {.engine = Engine::min_branch_dfs, .max_nodes = kClassicBudget, .limit = kLimit});
    if (classic.end == SearchEnd::out_of_nodes) continue;
    ++tally.finished;
    ASSERT_EQ(classic.solutions, expected[i].solutions) << format(boards[i]);
  }
}

TEST(TargetDifferential, RandomCluesOfRandomGrids) {
  Rng rng(71);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 8000; ++i) {
    const auto clues = static_cast<int>(17 + rng.below(24));
    boards.push_back(test::random_clues(test::random_grid(rng), clues, rng));
  }
  Tally tally;
  compare(boards, tally);
  EXPECT_GT(tally.finished, boards.size() * 9 / 10);
  EXPECT_EQ(tally.counts[0], 0);
  EXPECT_GT(tally.counts[1], 500);
  EXPECT_GT(tally.counts[3], 500);
}

TEST(TargetDifferential, OneClueChanged) {
  Rng rng(72);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 6000; ++i) {
    const auto clues = static_cast<int>(17 + rng.below(24));
    const Puzzle puzzle = test::random_clues(test::random_grid(rng), clues, rng);
    boards.push_back(test::with_one_clue_changed(puzzle, rng));
  }
  Tally tally;
  compare(boards, tally);
  EXPECT_GT(tally.finished, boards.size() * 8 / 10);
  EXPECT_GT(tally.counts[0], 1000);
  EXPECT_GT(tally.counts[3], 100);
}

TEST(TargetDifferential, RandomDigitsInRandomCells) {
  Rng rng(73);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 5800; ++i) {
    boards.push_back(test::random_digits(static_cast<int>(5 + rng.below(26)), rng));
  }
  Tally tally;
  compare(boards, tally);
  EXPECT_GT(tally.finished, boards.size() * 8 / 10);
  EXPECT_GT(tally.counts[0], 1000);
  EXPECT_GT(tally.counts[3], 500);
}

TEST(TargetDifferential, MinimalPuzzles) {
  Rng rng(74);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 200; ++i) boards.push_back(test::random_minimal_puzzle(rng));
  Tally tally;
  compare(boards, tally);
  EXPECT_GT(tally.finished, boards.size() * 8 / 10);
  EXPECT_EQ(tally.counts[1], 200);
}

/// Runs each test once with every target that runs here.
class TargetTest : public testing::TestWithParam<Target> {};

INSTANTIATE_TEST_SUITE_P(Targets, TargetTest, test::all_targets(), test::target_test_name);

TEST_P(TargetTest, RearrangedBoardsKeepTheirCount) {
  Rng rng(75);
  std::vector<Puzzle> before;
  std::vector<Puzzle> after;
  for (const Puzzle& board : test::mixed_boards(700, rng)) {
    before.push_back(board);
    after.push_back(test::Rearrangement::random(rng)(board));
  }
  const std::vector<CountResult> counts_before = count_together(GetParam(), before, 100);
  const std::vector<CountResult> counts_after = count_together(GetParam(), after, 100);
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(counts_before[i].solutions, counts_after[i].solutions) << format(before[i]);
    EXPECT_EQ(counts_before[i].end, counts_after[i].end) << format(before[i]);
  }
}

TEST_P(TargetTest, RearrangedPuzzlesHaveTheRearrangedSolution) {
  Rng rng(76);
  const auto move = test::Rearrangement::random(rng);
  std::vector<Puzzle> boards;
  for (int i = 0; i < 50; ++i) {
    boards.push_back(test::random_minimal_puzzle(rng));
    boards.push_back(move(boards.back()));
  }
  std::vector<Outcome> outcomes(boards.size());
  BatchSolver(GetParam()).solve(boards, outcomes);
  for (std::size_t i = 0; i < boards.size(); i += 2) {
    const Grid grid = std::get<Unique>(outcomes[i].solution).grid;
    EXPECT_EQ(std::get<Unique>(outcomes[i + 1].solution).grid, move(grid)) << format(boards[i]);
  }
}

// ---- The large public puzzle sets, where they lie beside the checkout ---------------------------

constexpr std::size_t kPuzzlesPerSet = 2000;

/// The first puzzles of every set that is there.
std::vector<Puzzle> shared_puzzles() {
  std::vector<Puzzle> puzzles;
  const auto shared = test::shared_folder();
  if (!shared) return puzzles;
  for (const auto* const name : {"puzzles0_kaggle", "puzzles1_topdown", "puzzles2_17_clue",
                                 "puzzles3_magictour_top1465", "puzzles5_forum_hardest_1905_11+"}) {
    std::vector<std::string> lines = test::data_lines(*shared / "data" / name);
    if (lines.size() > kPuzzlesPerSet) lines.resize(kPuzzlesPerSet);
    for (const std::string& line : lines) puzzles.push_back(parse(line).value());
  }
  return puzzles;
}

TEST_P(TargetTest, PuzzlesOfTheSharedSetsHaveOneSolution) {
  const std::vector<Puzzle> puzzles = shared_puzzles();
  if (puzzles.empty()) GTEST_SKIP() << "the puzzle sets are not there (see HACKING.md)";
  std::vector<Outcome> outcomes(puzzles.size());
  BatchSolver(GetParam()).solve(puzzles, outcomes);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto* unique = std::get_if<Unique>(&outcomes[i].solution);
    ASSERT_NE(unique, nullptr) << format(puzzles[i]);
    ASSERT_TRUE(is_solution_of(unique->grid, puzzles[i])) << format(puzzles[i]);
  }
}

}  // namespace
}  // namespace nonet
