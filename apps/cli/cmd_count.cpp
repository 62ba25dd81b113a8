// SPDX-License-Identifier: MIT
//
// nonet count: the number of solutions of each puzzle.
#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "parallel_count.hpp"
#include "session.hpp"
#include "writer.hpp"

namespace nonet::cli {
namespace {

CountOptions options_of(const Settings& settings) {
  // One more than the limit: that many solutions or fewer are counted exactly.
  const bool bounded = settings.limit != 0 && settings.limit != kNoLimit;
  return {.engine = settings.engine,
          .max_nodes = settings.max_nodes,
          .limit = bounded ? settings.limit + 1 : kNoLimit};
}

std::string count_text(const CountResult& result, std::uint64_t limit) {
  if (result.exact()) return fmt::format("{}\n", result.solutions);
  return fmt::format(">= {}\n", limit == 0 ? result.solutions : std::min(result.solutions, limit));
}

}  // namespace

int run_count(const Settings& settings) {
  Session session(settings);
  Writer writer(session.out(), session.report(), Format::line);
  session.each(
      [&](auto, const Record& record) {
        const CountResult result =
            parallel_count(record.puzzle, options_of(settings), settings.threads);
        session.tally().add(result);
        if (!result.exact() || result.solutions != 1) {
          session.report().raise(Status::no_single_answer);
        }
        session.out().write(count_text(result, settings.limit));
      },
      [&](auto file, const BadRecord& bad) { writer.unreadable(file, bad); });
  return session.finish();
}

}  // namespace nonet::cli
