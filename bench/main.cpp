// SPDX-License-Identifier: MIT
//
// nonet-bench: engines × puzzle sets, checked and measured in one run. See docs/benchmarking.md.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "measure.hpp"
#include "report.hpp"

namespace {

struct Arguments {
  std::vector<std::string> files;
  std::vector<std::string> engines;
  std::vector<std::string> modes = {"single"};
  std::size_t most_puzzles = 20'000;
  bool csv = false;
  nonet::bench::Plan plan{.engines = {}, .modes = {}, .max_nodes = 20'000'000};
};

void declare(CLI::App& app, Arguments& arguments) {
  std::vector<std::string> names;
  for (const nonet::Engine engine : nonet::engines()) names.emplace_back(name_of(engine));
  arguments.engines = names;
  app.add_option("files", arguments.files, "Puzzle files, in any format Nonet reads")->required();
  app.add_option("--engine", arguments.engines, "Engines to measure (default: all)")
      ->check(CLI::IsMember(names));
  app.add_option("--mode", arguments.modes, "batch: one call for all; single: a call a puzzle")
      ->check(CLI::IsMember({"batch", "single"}))
      ->capture_default_str();
  app.add_option("--rounds", arguments.plan.rounds, "Counted rounds")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--seconds", arguments.plan.seconds,
                 "Measure as many puzzles of a set as an engine solves in this time")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--puzzles", arguments.most_puzzles, "At most so many puzzles of a set")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--max-nodes", arguments.plan.max_nodes, "Node budget of one puzzle")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_flag("--csv", arguments.csv, "Print rows for programs instead of a table");
}

/// Measures every file. Returns the exit code: 1 for wrong answers, 2 for unreadable input.
int run(Arguments& arguments) {
  using namespace nonet::bench;
  for (const std::string& name : arguments.engines) {
    arguments.plan.engines.push_back(nonet::engine_named(name).value());
  }
  for (const std::string& mode : arguments.modes) {
    arguments.plan.modes.push_back(mode == "batch" ? Mode::batch : Mode::single);
  }
  arguments.csv ? print_csv_head(stdout) : print_head(stdout, arguments.plan);
  int status = 0;
  for (const std::string& file : arguments.files) {
    const auto set = read_set(file, arguments.most_puzzles);
    if (!set) {
      fmt::print(stderr, "{}\n", set.error());
      status = 2;
      continue;
    }
    const std::vector<Row> rows = measure(*set, arguments.plan);
    (arguments.csv ? print_csv : print_table)(stdout, *set, rows);
    std::fflush(stdout);
    const bool right = std::ranges::all_of(rows, [](const Row& row) { return row.answers_ok; });
    if (!right && status == 0) status = 1;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures Nonet's engines on puzzle files, after checking their answers");
  Arguments arguments;
  declare(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 64;
  }
  return run(arguments);
}
