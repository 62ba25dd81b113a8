// SPDX-License-Identifier: MIT
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

#include "nonet/target.hpp"
#include "nonet/version.hpp"

namespace nonet::bench {
namespace {

struct Spread {
  double median;
  double least;
  double most;
};

Spread spread_of(std::vector<double> figures) {
  std::ranges::sort(figures);
  return {figures[figures.size() / 2], figures.front(), figures.back()};
}

std::string_view name_of_mode(Mode mode) { return mode == Mode::batch ? "batch" : "single"; }

/// What the system calls the processor, if it says.
std::string processor() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  }
  return "unknown processor";
}

/// How a row's median compares with the first row's; the rate of wrong answers compares with none.
std::string ratio_text(const Row& row, const Row& first) {
  if (!row.answers_ok || !first.answers_ok) return "-";
  return fmt::format("{:.3f}",
                     spread_of(row.per_second).median / spread_of(first.per_second).median);
}

/// A field of a csv row, in quotes if it must be.
std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

}  // namespace

void print_head(std::FILE* out, const Plan& plan) {
  fmt::print(out, "nonet {} on {}, {}, {} build, flags '{}', target {}\n", version(), processor(),
             NONET_BENCH_COMPILER, NONET_BENCH_BUILD, NONET_BENCH_FLAGS,
             name_of(chosen_target().value_or(Target::automatic)));
  fmt::print(out,
             "puzzles per second of thread CPU time, proving uniqueness; median of {} rounds, "
             "contenders in turn\n",
             plan.rounds);
}

void print_table(std::FILE* out, const PuzzleSet& set, const std::vector<Row>& rows) {
  fmt::print(out, "\n{}\n  {:<15} {:<15} {:<7} {:>8} {:>10} {:>10} {:>10} {:>7} {:>12}  {}\n",
             set.name, "engine", "target", "mode", "puzzles", "median/s", "min/s", "max/s", "ratio",
             "nodes/puzzle", "answers");
  for (const Row& row : rows) {
    const Spread spread = spread_of(row.per_second);
    fmt::print(out, "  {:<15} {:<15} {:<7} {:>8} {:>10.0f} {:>10.0f} {:>10.0f} {:>7} {:>12.2f}  {}",
               row.contender->name(), row.contender->target(), name_of_mode(row.contender->mode()),
               row.puzzles, spread.median, spread.least, spread.most, ratio_text(row, rows.front()),
               row.nodes_per_puzzle, row.answers_ok ? "ok" : "WRONG");
    if (row.not_finished > 0) fmt::print(out, ", {} not finished", row.not_finished);
    fmt::print(out, "\n");
  }
}

void print_csv_head(std::FILE* out) {
  fmt::print(out,
             "set,engine,target,mode,puzzles,median_per_s,min_per_s,max_per_s,nodes_per_puzzle,"
             "answers_ok\n");
}

void print_csv(std::FILE* out, const PuzzleSet& set, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    const Spread spread = spread_of(row.per_second);
    fmt::print(out, "{},{},{},{},{},{:.0f},{:.0f},{:.0f},{:.3f},{}\n", csv_field(set.name),
               csv_field(row.contender->name()), row.contender->target(),
               name_of_mode(row.contender->mode()), row.puzzles, spread.median, spread.least,
               spread.most, row.nodes_per_puzzle, row.answers_ok);
  }
}

}  // namespace nonet::bench
