// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/input_buffer.hpp"

namespace nonet::text {

struct Line {
  std::string_view text;     ///< without its end; the first kMaxRecordBytes of a longer line
  std::uint64_t number = 0;  ///< from 1
  bool too_long = false;
};

/// Cuts an input into lines that end with LF, CRLF or CR, or with the input.
class LineReader {
 public:
  explicit LineReader(InputBuffer& input) noexcept : input_(input) {}

  /// The next line; its text is valid until the next call.
  [[nodiscard]] std::optional<Line> next();

 private:
  void finish_last_line();
  void skip_long_line();
  [[nodiscard]] std::size_t measure();

  InputBuffer& input_;
  std::uint64_t number_ = 0;
  bool after_cr_ = false;
  bool in_long_line_ = false;
};

/// Whether a line holds no record: it is empty, or a comment after `#` or `%`.
[[nodiscard]] bool is_skipped(std::string_view line) noexcept;

/// The next line that is not skipped.
[[nodiscard]] std::optional<Line> next_content_line(LineReader& lines);

}  // namespace nonet::text
