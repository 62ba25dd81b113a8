// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace nonet::test {

/// What a command left behind.
struct Finished {
  std::string out;
  std::string err;
  int status = -1;
};

/// A folder of its own for one test, gone afterwards.
class Scratch {
 public:
  Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch();
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// Writes a file in it.
  void write(const std::string& name, const std::string& text) const;
  [[nodiscard]] std::string read(const std::string& name) const;

 private:
  std::filesystem::path path_;
};

/// Runs a line of sh in `folder`, with the command that was built first in PATH.
[[nodiscard]] Finished run(const std::string& line, const std::filesystem::path& folder);
/// The same in a folder of its own.
[[nodiscard]] Finished run(const std::string& line);
/// Runs a line of sh with standard output and error on a terminal, and standard input too unless
/// the line redirects it. `out` has all the terminal showed, with LF line ends. `typed` is what a
/// user types.
[[nodiscard]] Finished run_on_terminal(const std::string& line, const std::string& typed = "");

[[nodiscard]] std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& text);

/// Whether a program is there to be run.
[[nodiscard]] bool has_program(const std::string& name);

[[nodiscard]] std::filesystem::path source_dir();

}  // namespace nonet::test
