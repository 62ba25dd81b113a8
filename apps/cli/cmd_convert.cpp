// SPDX-License-Identifier: MIT
//
// nonet convert: the puzzles in another format.
#include "commands.hpp"
#include "session.hpp"
#include "writer.hpp"

namespace nonet::cli {

int run_convert(const Settings& settings) {
  Session session(settings);
  Writer writer(session.out(), session.report(), settings.to.value_or(Format::line));
  session.each(
      [&](auto, const Record& record) {
        session.tally().add_puzzle();
        writer.puzzle(record);
      },
      [&](auto file, const BadRecord& bad) { writer.unreadable(file, bad); });
  return session.finish();
}

}  // namespace nonet::cli
