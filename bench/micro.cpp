// SPDX-License-Identifier: MIT
//
// nonet-microbench: the small parts, with Google Benchmark.
#include <benchmark/benchmark.h>

#include <string>

#include "nonet/candidates.hpp"
#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace {

// The example of the Wikipedia article "Sudoku".
const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

nonet::Puzzle example() { return nonet::parse(kLine).value(); }

void parse_line(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(nonet::parse(kLine));
}
BENCHMARK(parse_line);

void format_line(benchmark::State& state) {
  const nonet::Puzzle puzzle = example();
  std::string out;
  for (auto _ : state) {
    out.clear();
    append_puzzle(out, nonet::Format::line, puzzle);
    benchmark::DoNotOptimize(out.data());
  }
}
BENCHMARK(format_line);

void read_lines(benchmark::State& state) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += kLine + "\n";
  for (auto _ : state) {
    nonet::RecordReader reader = nonet::read_text(text);
    while (const auto item = reader.next()) benchmark::DoNotOptimize(item->has_value());
  }
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(read_lines);

void validate(benchmark::State& state) {
  const auto validator = static_cast<nonet::Validator>(state.range(0));
  const nonet::Puzzle puzzle = example();
  state.SetLabel(std::string(name_of(validator)));
  for (auto _ : state) benchmark::DoNotOptimize(is_valid(puzzle, validator));
}
BENCHMARK(validate)->Arg(0)->Arg(1);

void pencilmarks(benchmark::State& state) {
  const nonet::Puzzle puzzle = example();
  for (auto _ : state) benchmark::DoNotOptimize(nonet::Candidates::of(puzzle));
}
BENCHMARK(pencilmarks);

void solve_one(benchmark::State& state) {
  const auto engine = static_cast<nonet::Engine>(state.range(0));
  const nonet::Puzzle puzzle = example();
  state.SetLabel(std::string(name_of(engine)));
  for (auto _ : state) benchmark::DoNotOptimize(solve(puzzle, {.engine = engine}));
}
BENCHMARK(solve_one)->DenseRange(0, 3);

}  // namespace
