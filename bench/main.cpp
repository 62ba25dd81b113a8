// SPDX-License-Identifier: MIT
//
// nonet-bench: engines × puzzle sets, checked and measured in one run. See docs/benchmarking.md.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "contender.hpp"
#include "measure.hpp"
#include "nonet/target.hpp"
#include "report.hpp"

namespace {

struct Arguments {
  std::vector<std::string> files;
  std::vector<std::string> engines;
  std::vector<std::string> targets = {"auto"};
  std::vector<std::string> modes = {"batch", "single"};
  std::vector<std::string> peers;
  std::size_t most_puzzles = 20'000;
  std::uint64_t max_nodes = 20'000'000;
  int rounds = 5;
  double seconds = 1;
  bool csv = false;
  bool signature = false;
};

enum class Exit : int {
  ok = 0,
  wrong_answers = 1,
  unreadable = 2,
  usage = 64,
  no_peer = 66,
  not_written = 74
};

void print_error(std::string_view text) {
  // A message that cannot be shown cannot be complained about either.
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

/// Passes on what was printed. Throws when it is lost, as printing does when there is much of it.
void flush_output() {
  if (std::fflush(stdout) != 0) throw std::system_error(errno, std::generic_category());
}

std::vector<std::string> running_targets() {
  std::vector<std::string> names = {"auto"};
  for (const nonet::Target target : nonet::targets()) {
    if (runs_here(target)) names.emplace_back(name_of(target));
  }
  return names;
}

/// What is wrong with `text` as a decimal number from 1 to `most`; empty when it is one.
std::string number_objection(const std::string& text, std::uint64_t most) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  const bool too_large = error == std::errc::result_out_of_range || value > most;
  if (too_large && stop == end) {
    return fmt::format("'{}' is too large; the greatest is {}", text, most);
  }
  if (error == std::errc() && stop == end && value > 0) return "";
  return fmt::format("'{}' is no whole number from 1 on", text);
}

/// Takes such a number, without leading zeros: the argument library would read them as octal.
CLI::Validator whole_number(std::uint64_t most) {
  const auto decimal = [most](std::string& text) {
    std::string objection = number_objection(text, most);
    if (objection.empty()) text.erase(0, text.find_first_not_of('0'));
    return objection;
  };
  return {decimal, "", "decimal"};
}

constexpr double kMostSeconds = 1'000'000;

std::string seconds_objection(const std::string& text) {
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc() && stop == end && value > 0 && value <= kMostSeconds) return "";
  return fmt::format("'{}' is no number above 0 and up to {:.0f}", text, kMostSeconds);
}

void declare(CLI::App& app, Arguments& arguments) {
  std::vector<std::string> names;
  for (const nonet::Engine engine : nonet::engines()) names.emplace_back(name_of(engine));
  arguments.engines = names;
  app.add_option("files", arguments.files, "Puzzle files, in any format Nonet reads")->required();
  app.add_option("--engine", arguments.engines, "Engines to measure (default: all)")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(names));
  app.add_option("--target", arguments.targets, "Targets of the engine nonet to measure")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(running_targets()))
      ->capture_default_str();
  app.add_option("--mode", arguments.modes, "batch: one call for all; single: a call a puzzle")
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"batch", "single"}))
      ->capture_default_str();
  app.add_option("--peer", arguments.peers,
                 "Another solver to measure: NAME=FILE:SYMBOL[:FLAGS], in a shared library")
      ->allow_extra_args(false);
  app.add_option("--rounds", arguments.rounds, "Counted rounds")
      ->transform(whole_number(1'000'000))
      ->capture_default_str();
  app.add_option("--seconds", arguments.seconds,
                 "Measure as many puzzles of a set as a contender solves in this time")
      ->check(CLI::Validator(seconds_objection, ""))
      ->capture_default_str();
  app.add_option("--puzzles", arguments.most_puzzles, "At most so many puzzles of a set")
      ->transform(whole_number(nonet::kNoLimit))
      ->capture_default_str();
  app.add_option("--max-nodes", arguments.max_nodes, "Node budget of one puzzle")
      ->transform(whole_number(nonet::kNoLimit))
      ->capture_default_str();
  app.add_flag("--csv", arguments.csv, "Print rows for programs instead of a table");
  app.add_flag("--signature", arguments.signature,
               "Print how many nodes and passes the puzzles take, and measure nothing");
}

using nonet::bench::Contender;

nonet::Target target_of(const std::string& name) {
  const nonet::Target target = nonet::target_named(name).value();
  return target == nonet::Target::automatic ? nonet::chosen_target().value() : target;
}

void add_engine(const Arguments& arguments, nonet::Engine engine,
                std::vector<std::unique_ptr<Contender>>& contenders) {
  using nonet::bench::Mode;
  if (engine != nonet::Engine::nonet) {  // knows neither batches nor targets
    contenders.push_back(
        make_engine_contender(engine, nonet::Target::automatic, Mode::single, arguments.max_nodes));
    return;
  }
  for (const std::string& name : arguments.targets) {
    const nonet::Target target = target_of(name);
    for (const std::string& mode : arguments.modes) {
      contenders.push_back(make_engine_contender(
          engine, target, mode == "batch" ? Mode::batch : Mode::single, arguments.max_nodes));
    }
  }
}

/// Everything to be measured. The error is that of the first peer with one.
nonet::Result<std::vector<std::unique_ptr<Contender>>, nonet::bench::PeerError> contenders_of(
    const Arguments& arguments) {
  std::vector<std::unique_ptr<Contender>> contenders;
  for (const std::string& name : arguments.engines) {
    add_engine(arguments, nonet::engine_named(name).value(), contenders);
  }
  for (const std::string& specification : arguments.peers) {
    auto peer = nonet::bench::make_peer_contender(specification);
    if (!peer) return peer.error();
    contenders.push_back(std::move(*peer));
  }
  return contenders;
}

Exit report_set(const Arguments& arguments, const nonet::bench::Plan& plan,
                const std::string& file) {
  using namespace nonet::bench;
  const auto set = read_set(file, arguments.most_puzzles);
  if (!set) {
    print_error(set.error() + "\n");
    return Exit::unreadable;
  }
  if (arguments.signature) {
    fmt::print("{}:{}\n", file,
               signature_of(*set, target_of(arguments.targets.front()), arguments.max_nodes));
    flush_output();
    return Exit::ok;
  }
  const std::vector<Row> rows = measure(*set, plan);
  (arguments.csv ? print_csv : print_table)(stdout, *set, rows);
  flush_output();
  const bool right = std::ranges::all_of(rows, [](const Row& row) { return row.answers_ok; });
  return right ? Exit::ok : Exit::wrong_answers;
}

/// Measures every file. The worst that happened is the exit code.
Exit run(const Arguments& arguments) {
  using namespace nonet::bench;
  auto contenders = contenders_of(arguments);
  if (!contenders) {
    print_error(fmt::format("nonet-bench: --peer: {}\n", contenders.error().message));
    return contenders.error().kind == PeerError::Kind::malformed ? Exit::usage : Exit::no_peer;
  }
  const Plan plan{std::move(*contenders), arguments.rounds, arguments.seconds, arguments.max_nodes};
  if (!arguments.signature) {
    arguments.csv ? print_csv_head(stdout) : print_head(stdout, plan);
    flush_output();
  }
  Exit worst = Exit::ok;
  for (const std::string& file : arguments.files) {
    worst = std::max(worst, report_set(arguments, plan, file));
  }
  return worst;
}

/// Shows the help that was asked for, or says what is wrong with the arguments.
Exit answer(const CLI::App& app, const CLI::ParseError& error) {
  std::ostringstream out;
  std::ostringstream err;
  const int status = app.exit(error, out, err);
  print_error(err.str());
  fmt::print("{}", out.str());
  flush_output();
  return status == 0 ? Exit::ok : Exit::usage;
}

Exit parse_and_run(int argc, char** argv) {
  CLI::App app("Measures Nonet's engines on puzzle files, after checking their answers");
  Arguments arguments;
  declare(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return answer(app, error);
  }
  if (!nonet::chosen_target()) {
    print_error(
        fmt::format("nonet-bench: NONET_TARGET names no target that runs here; choose from {}\n",
                    fmt::join(running_targets(), ", ")));
    return Exit::usage;
  }
  return run(arguments);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return static_cast<int>(parse_and_run(argc, argv));
  } catch (const std::system_error& lost) {
    print_error(
        fmt::format("nonet-bench: cannot write standard output: {}\n", lost.code().message()));
    return static_cast<int>(Exit::not_written);
  }
}
