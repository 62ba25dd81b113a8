// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "nonet/text.hpp"
#include "output.hpp"
#include "report.hpp"

namespace nonet::cli {

/// Writes boards in one format, and keeps the place of records that give none.
class Writer {
 public:
  /// Writes what stands before the first record, too.
  Writer(Output& out, Report& report, Format format);

  /// A solution, in `csv` beside its puzzle.
  void solution(const Puzzle& puzzle, const Grid& grid);
  /// A puzzle as it is, in `csv` with the answer that came with it.
  void puzzle(const Record& record);

  /// Keeps the place of a puzzle without an answer: a marked line where the format allows one,
  /// otherwise what docs/nonet.1 says, with a message on standard error.
  void unsolved(std::string_view file, const Record& record, std::string_view reason);
  /// The same for a record that was not read. The report has the message already.
  void unreadable(std::string_view file, const BadRecord& bad);
  /// A remark after the answers to a puzzle: a marked line, or a message.
  void remark(std::string_view file, std::uint64_t line, std::string_view reason);

 private:
  void mark(std::string_view file, std::uint64_t line, std::string_view reason);

  Output& out_;
  Report& report_;
  Format format_;
  bool takes_remarks_;
};

}  // namespace nonet::cli
