// SPDX-License-Identifier: MIT
//
// nonet solve: the solution of every puzzle.
#include <fmt/format.h>

#include "commands.hpp"
#include "reasons.hpp"
#include "session.hpp"
#include "solve_picture.hpp"
#include "writer.hpp"

namespace nonet::cli {
namespace {

/// Answers records one after the other.
class Solver {
 public:
  Solver(Session& session, const Settings& settings)
      : session_(session),
        settings_(settings),
        writer_(session.out(), session.report(), settings.to.value_or(Format::line)) {}

  void run();

 private:
  void answer(std::string_view file, const Record& record, const Outcome& outcome);
  void answer_first(std::string_view file, const Record& record);
  void answer_all(std::string_view file, const Record& record);
  void not_solved(std::string_view file, const Record& record, std::string_view reason);

  Session& session_;
  const Settings& settings_;
  Writer writer_;
};

void Solver::run() {
  const OnBad bad = [this](auto file, const BadRecord& b) { writer_.unreadable(file, b); };
  if (settings_.all) {
    session_.each([this](auto file, const Record& r) { answer_all(file, r); }, bad);
  } else if (settings_.first) {
    session_.each([this](auto file, const Record& r) { answer_first(file, r); }, bad);
  } else {
    session_.each_solved(
        [this](auto file, const Record& r, const Outcome& o) { answer(file, r, o); }, bad);
  }
}

void Solver::answer(std::string_view file, const Record& record, const Outcome& outcome) {
  const auto* unique = std::get_if<Unique>(&outcome.solution);
  if (unique == nullptr) {
    return not_solved(file, record,
                      failure_text(record.puzzle, outcome.solution, settings_.max_nodes));
  }
  writer_.solution(record.puzzle, unique->grid);
  session_.report().compare(file, record, unique->grid);
}

void Solver::answer_first(std::string_view file, const Record& record) {
  const FirstResult result = first_solution(record.puzzle, settings_.solve_options());
  session_.tally().add(result);
  if (result.grid) return writer_.solution(record.puzzle, *result.grid);
  not_solved(file, record, failure_text(record.puzzle, result, settings_.max_nodes));
}

void Solver::answer_all(std::string_view file, const Record& record) {
  // One solution more than asked for is searched, to know whether anything was cut.
  const std::uint64_t most = settings_.limit == 0 ? kNoLimit : settings_.limit;
  std::uint64_t seen = 0;
  std::optional<Grid> first;
  const auto show = [&](const Grid& grid) {
    if (!first) first = grid;
    if (seen < most) writer_.solution(record.puzzle, grid);
    return ++seen <= most;
  };
  const CountResult result = for_each_solution(
      record.puzzle, show, {.engine = settings_.engine, .max_nodes = settings_.max_nodes});
  session_.tally().add(result);
  if (seen == 0) {
    return not_solved(
        file, record,
        result.exact() ? no_solution_text(record.puzzle) : not_finished_text(settings_.max_nodes));
  }
  if (seen == 1 && result.exact()) return session_.report().compare(file, record, *first);
  session_.report().raise(Status::no_single_answer);
  if (result.end == SearchEnd::out_of_nodes) {
    writer_.remark(file, record.line, not_finished_text(settings_.max_nodes));
  } else if (seen > most) {
    writer_.remark(file, record.line,
                   fmt::format("stopped after {} solution{}", most, most == 1 ? "" : "s"));
  }
}

void Solver::not_solved(std::string_view file, const Record& record, std::string_view reason) {
  session_.report().raise(Status::no_single_answer);
  writer_.unsolved(file, record, reason);
}

}  // namespace

int run_solve(const Settings& settings) {
  Session session(settings);
  if (!draw_only_puzzle(session, settings)) Solver(session, settings).run();
  return session.finish();
}

}  // namespace nonet::cli
