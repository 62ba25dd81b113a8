// SPDX-License-Identifier: MIT
#include "solve_picture.hpp"

#include <fmt/format.h>

#include "draw.hpp"
#include "reasons.hpp"
#include "terminal.hpp"

namespace nonet::cli {
namespace {

/// What is drawn: the solution, if there is one to show, and the words below it.
struct Answer {
  std::optional<Grid> grid;
  std::string words;
};

Answer unique_answer(Session& session, const Puzzle& puzzle, const Settings& settings) {
  const Outcome outcome = solve(puzzle, settings.solve_options());
  session.tally().add(outcome);
  if (const auto* unique = std::get_if<Unique>(&outcome.solution)) {
    return {unique->grid, "unique solution"};
  }
  return {std::nullopt, failure_text(puzzle, outcome.solution, settings.max_nodes)};
}

Answer first_answer(Session& session, const Puzzle& puzzle, const Settings& settings) {
  const FirstResult result = first_solution(puzzle, settings.solve_options());
  session.tally().add(result);
  if (result.grid) return {result.grid, "a solution; others were not looked for"};
  return {std::nullopt, failure_text(puzzle, result, settings.max_nodes)};
}

void draw_answer(Session& session, const Entry& entry, const Record& record,
                 const Settings& settings) {
  const Answer answer = settings.first ? first_answer(session, record.puzzle, settings)
                                       : unique_answer(session, record.puzzle, settings);
  const std::string picture =
      answer.grid ? draw(record.puzzle, *answer.grid, colour_welcome()) : draw(record.puzzle);
  session.out().write(
      fmt::format("{}{} · {} clues\n", picture, answer.words, record.puzzle.clue_count()));
  if (!answer.grid) {
    session.report().raise(Status::no_single_answer);
  } else if (!settings.first) {
    session.report().compare(entry.file, record, *answer.grid);
  }
}

}  // namespace

bool draw_only_puzzle(Session& session, const Settings& settings) {
  if (!session.out().is_terminal() || settings.to || settings.all) return false;
  std::optional<Entry> first = session.take();
  if (!first) return true;
  std::optional<Entry> second = session.take();
  const auto* record = std::get_if<Record>(&first->what);
  if (record != nullptr && !second) {
    draw_answer(session, *first, *record, settings);
    return true;
  }
  if (second) session.put_back(std::move(*second));
  session.put_back(std::move(*first));
  return false;
}

}  // namespace nonet::cli
