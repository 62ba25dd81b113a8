// SPDX-License-Identifier: MIT
//
// make_sample COUNT SEED: writes puzzles with one solution, half of them minimal, the others with
// some clues put back so that they are easier. `data/sample.txt` was made by it.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <variant>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/random_boards.hpp"

namespace {

/// Gives back `extra` clues, chosen at random, of the solution.
nonet::Puzzle with_more_clues(nonet::Puzzle puzzle, int extra, nonet::Rng& rng) {
  const nonet::Grid grid = std::get<nonet::Unique>(nonet::solve(puzzle).solution).grid;
  for (const nonet::Cell cell : nonet::test::shuffled_cells(rng)) {
    if (extra == 0) break;
    if (puzzle[cell]) continue;
    puzzle.set(cell, grid[cell]);
    --extra;
  }
  return puzzle;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: make_sample COUNT SEED\n", stderr);
    return 64;
  }
  const int count = std::atoi(argv[1]);
  const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  nonet::Rng rng(seed);
  std::printf("# %d puzzles with one solution each, made by Nonet: make_sample %d %llu\n", count,
              count, static_cast<unsigned long long>(seed));
  for (int i = 0; i < count; ++i) {
    nonet::Puzzle puzzle = nonet::test::random_minimal_puzzle(rng);
    if (i % 2 == 1) puzzle = with_more_clues(puzzle, static_cast<int>(2 + rng.below(10)), rng);
    std::printf("%s\n", nonet::format(puzzle).c_str());
  }
  return 0;
}
