// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "inputs.hpp"
#include "output.hpp"
#include "status.hpp"

namespace nonet::cli {

/// Writes one line on standard error, below what the terminal already shows.
void print_error(std::string_view line);
/// A name as messages show it: every control character as a question mark.
[[nodiscard]] std::string on_one_line(std::string name);

/// Messages about the input, and the exit status that follows from them.
class Report {
 public:
  /// `name_files`: whether labels name the file.
  Report(Output& out, bool name_files) : out_(out), name_files_(name_files) {}

  /// `file:line:column: reason`; the input was unreadable there.
  void unreadable(std::string_view file, const BadRecord& bad);
  /// `file: reason`; the rest of the file is not read.
  void unreadable(std::string_view file, const FileError& error);
  /// `file:line: reason`, about a puzzle that was read.
  void about(std::string_view file, std::uint64_t line, std::string_view reason);

  /// Reports the answer that came with a record when it is not the unique solution.
  void compare(std::string_view file, const Record& record, const Grid& solution);

  /// Raises the exit status; it never falls.
  void raise(Status status) noexcept;
  [[nodiscard]] Status status() const noexcept { return status_; }

  /// How answers name a record: `line 7`, or `FILE: line 7` with several files.
  [[nodiscard]] std::string label(std::string_view file, std::uint64_t line) const;

 private:
  void print(std::string_view line);

  Output& out_;
  bool name_files_;
  Status status_ = Status::ok;
};

}  // namespace nonet::cli
