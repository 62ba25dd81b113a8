// SPDX-License-Identifier: MIT
#include "writer.hpp"

#include <fmt/format.h>

#include <iterator>

namespace nonet::cli {
Writer::Writer(Output& out, Report& report, Format format)
    : out_(out), report_(report), format_(format), takes_remarks_(info_of(format).remarks) {
  out_.write(prologue(format));
}

void Writer::solution(const Puzzle& puzzle, const Grid& grid) {
  append_answer(out_.buffer(), format_, puzzle, &grid);
  out_.written();
}

void Writer::puzzle(const Record& record) {
  append_puzzle(out_.buffer(), format_, record.puzzle, record.answer ? &*record.answer : nullptr);
  out_.written();
}

void Writer::unsolved(std::string_view file, const Record& record, std::string_view reason) {
  if (takes_remarks_) return mark(file, record.line, reason);
  report_.about(file, record.line, reason);
  append_answer(out_.buffer(), format_, record.puzzle, nullptr);
  out_.written();
}

void Writer::unreadable(std::string_view file, const BadRecord& bad) {
  if (takes_remarks_) return mark(file, bad.line, "unreadable: " + message_of(bad.error));
  append_gap(out_.buffer(), format_);
  out_.written();
}

void Writer::remark(std::string_view file, std::uint64_t line, std::string_view reason) {
  if (takes_remarks_) return mark(file, line, reason);
  report_.about(file, line, reason);
}

void Writer::mark(std::string_view file, std::uint64_t line, std::string_view reason) {
  fmt::format_to(std::back_inserter(out_.buffer()), "# {}: {}\n", report_.label(file, line),
                 reason);
  out_.written();
}

}  // namespace nonet::cli
