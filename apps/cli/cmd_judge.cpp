// SPDX-License-Identifier: MIT
//
// nonet judge: what the online judges ask for (POJ 3074, AcWing 166). Any one solution is an
// answer.
#include "commands.hpp"
#include "reasons.hpp"
#include "session.hpp"
#include "writer.hpp"

namespace nonet::cli {

int run_judge(const Settings& settings) {
  Session session(settings, Format::judge);
  Writer writer(session.out(), session.report(), Format::judge);
  session.each(
      [&](auto file, const Record& record) {
        const FirstResult result = first_solution(record.puzzle, settings.solve_options());
        session.tally().add(result);
        if (result.grid) return writer.solution(record.puzzle, *result.grid);
        session.report().raise(Status::no_single_answer);
        writer.unsolved(file, record, failure_text(record.puzzle, result, settings.max_nodes));
      },
      [&](auto file, const BadRecord& bad) { writer.unreadable(file, bad); });
  return session.finish();
}

}  // namespace nonet::cli
