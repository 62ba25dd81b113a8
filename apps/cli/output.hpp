// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nonet::cli {

/// Thrown when the output cannot be written; the command ends with it.
struct OutputError {
  std::string message;
};

/// Where answers go: standard output, or a file that appears only when it is complete. A regular
/// file is written under a temporary name beside its own and renamed by `finish`, so it may be the
/// input.
class Output {
 public:
  /// Standard output for an empty path and for `-`.
  explicit Output(const std::string& path);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  /// Without `finish` before, a file is left as it was.
  ~Output();

  /// Text to come; append to it, then call `written`.
  [[nodiscard]] std::string& buffer() noexcept { return buffer_; }
  /// Passes the buffer on when it is large, or when somebody watches.
  void written();
  void write(std::string_view text);

  void flush();
  /// Writes what is left, and makes the file appear.
  void finish();

  [[nodiscard]] bool is_terminal() const noexcept { return is_terminal_; }

 private:
  void open_file(const std::string& path);
  void open_beside(const std::string& target, unsigned mode);
  [[noreturn]] void fail(int error) const;

  std::string name_ = "standard output";
  std::string target_;     // what the file will be called; empty when written directly
  std::string temporary_;  // what it is called until then
  std::string buffer_;
  int descriptor_ = 1;
  bool is_terminal_ = false;
};

}  // namespace nonet::cli
