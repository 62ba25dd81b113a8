// SPDX-License-Identifier: MIT
#include "writer.hpp"

#include <fmt/format.h>

#include <iterator>

namespace nonet::cli {
namespace {

/// Whether a line that starts with `#` is a comment in this format.
bool takes_marks(Format format) noexcept {
  return format == Format::line || format == Format::sdm || format == Format::grid ||
         format == Format::grid_unicode;
}

}  // namespace

Writer::Writer(Output& out, Report& report, Format format)
    : out_(out), report_(report), format_(format), takes_marks_(takes_marks(format)) {
  out_.write(prologue(format));
}

void Writer::solution(const Puzzle& puzzle, const Grid& grid) {
  if (format_ == Format::csv) {
    append_puzzle(out_.buffer(), format_, puzzle, &grid);
  } else {
    append_puzzle(out_.buffer(), format_, grid.to_puzzle());
  }
  out_.written();
}

void Writer::puzzle(const Record& record) {
  append_puzzle(out_.buffer(), format_, record.puzzle, record.answer ? &*record.answer : nullptr);
  out_.written();
}

void Writer::unsolved(std::string_view file, const Record& record, std::string_view reason) {
  if (takes_marks_) return mark(file, record.line, reason);
  report_.about(file, record.line, reason);
  if (format_ == Format::json_board) return out_.write("null\n");
  append_puzzle(out_.buffer(), format_, record.puzzle);
  out_.written();
}

void Writer::unreadable(std::string_view file, const BadRecord& bad) {
  if (takes_marks_) return mark(file, bad.line, "unreadable: " + message_of(bad.error));
  out_.write(format_ == Format::json_board ? "null\n" : format_ == Format::csv ? ",\n" : "\n");
}

void Writer::remark(std::string_view file, std::uint64_t line, std::string_view reason) {
  if (takes_marks_) return mark(file, line, reason);
  report_.about(file, line, reason);
}

void Writer::mark(std::string_view file, std::uint64_t line, std::string_view reason) {
  fmt::format_to(std::back_inserter(out_.buffer()), "# {}: {}\n", report_.label(file, line),
                 reason);
  out_.written();
}

}  // namespace nonet::cli
