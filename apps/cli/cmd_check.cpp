// SPDX-License-Identifier: MIT
//
// nonet check: whether each puzzle keeps the rules, and how many solutions it has.
#include <fmt/format.h>

#include <iterator>

#include "commands.hpp"
#include "reasons.hpp"
#include "session.hpp"

namespace nonet::cli {
namespace {

/// "unique", "none: r1c1 has no candidate", …
std::string solutions_text(const Puzzle& puzzle, const Solution& solution,
                           std::uint64_t max_nodes) {
  if (std::holds_alternative<Unique>(solution)) return "unique";
  if (std::holds_alternative<Ambiguous>(solution)) return "multiple";
  if (std::holds_alternative<NotFinished>(solution)) return not_finished_text(max_nodes);
  const std::string reasons = find_clashes(puzzle).empty() ? obstacles_text(puzzle) : "";
  return reasons.empty() ? "none" : "none: " + reasons;
}

class Checker {
 public:
  Checker(Session& session, const Settings& settings) : session_(session), settings_(settings) {}

  void record(std::string_view file, const Record& record, const Outcome& outcome) {
    const auto* unique = std::get_if<Unique>(&outcome.solution);
    if (unique == nullptr) session_.report().raise(Status::no_single_answer);
    const bool valid = is_valid(record.puzzle, settings_.validator);
    if (settings_.as_json) {
      session_.out().write(valid ? "true\n" : "false\n");
    } else {
      print(file, record.line,
            fmt::format("{}; solutions: {}",
                        valid ? "valid" : "invalid: " + clashes_text(record.puzzle),
                        solutions_text(record.puzzle, outcome.solution, settings_.max_nodes)));
    }
    if (unique != nullptr) session_.report().compare(file, record, unique->grid);
  }

  void unreadable(std::string_view file, const BadRecord& bad) {
    if (settings_.as_json) return session_.out().write("null\n");
    print(file, bad.line, "unreadable: " + message_of(bad.error));
  }

 private:
  void print(std::string_view file, std::uint64_t line, std::string_view verdict) {
    fmt::format_to(std::back_inserter(session_.out().buffer()), "{}: {}\n",
                   session_.report().label(file, line), verdict);
    session_.out().written();
  }

  Session& session_;
  const Settings& settings_;
};

}  // namespace

int run_check(const Settings& settings) {
  Session session(settings);
  Checker checker(session, settings);
  session.each_solved(
      [&](auto file, const Record& r, const Outcome& o) { checker.record(file, r, o); },
      [&](auto file, const BadRecord& bad) { checker.unreadable(file, bad); });
  return session.finish();
}

}  // namespace nonet::cli
