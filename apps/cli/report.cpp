// SPDX-License-Identifier: MIT
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace nonet::cli {

void print_error(std::string_view line) {
  const std::string text = fmt::format("{}\n", line);
  // A message that cannot be shown cannot be complained about either.
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

std::string on_one_line(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; }, '?');
  return name;
}

void Report::unreadable(std::string_view file, const BadRecord& bad) {
  raise(Status::unreadable);
  print(fmt::format("{}:{}:{}: {}", file, bad.error.line, bad.error.column, message_of(bad.error)));
}

void Report::unreadable(std::string_view file, const FileError& error) {
  raise(Status::unreadable);
  print(fmt::format("{}: {}", file, error.reason));
}

void Report::about(std::string_view file, std::uint64_t line, std::string_view reason) {
  print(fmt::format("{}:{}: {}", file, line, reason));
}

void Report::compare(std::string_view file, const Record& record, const Grid& solution) {
  if (!record.answer || *record.answer == solution) return;
  raise(Status::no_single_answer);
  about(file, record.line, "the solution column differs from the solution");
}

void Report::raise(Status status) noexcept { status_ = std::max(status_, status); }

std::string Report::label(std::string_view file, std::uint64_t line) const {
  return name_files_ ? fmt::format("{}: line {}", file, line) : fmt::format("line {}", line);
}

void Report::print(std::string_view line) {
  if (out_.is_terminal()) out_.flush();  // keeps the order in which things happened
  print_error(line);
}

}  // namespace nonet::cli
