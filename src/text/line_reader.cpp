// SPDX-License-Identifier: MIT
#include "text/line_reader.hpp"

#include <algorithm>

#include "text/cells.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kNone = std::string_view::npos;

// Looks at a short stretch at a time, so that neither LF nor CR is searched far beyond the other.
std::size_t find_line_end(std::string_view bytes, std::size_t from) noexcept {
  constexpr std::size_t kStretch = 256;
  for (; from < bytes.size(); from += kStretch) {
    std::string_view stretch = bytes.substr(from, kStretch);
    const std::size_t lf = stretch.find('\n');
    stretch = stretch.substr(0, lf);
    const std::size_t cr = stretch.find('\r');
    if (cr != kNone) return from + cr;
    if (lf != kNone) return from + lf;
  }
  return kNone;
}

}  // namespace

std::optional<Line> LineReader::next() {
  finish_last_line();
  const std::size_t size = measure();
  const std::string_view bytes = input_.unread();
  if (bytes.empty()) return std::nullopt;
  Line line{bytes.substr(0, std::min(size, kMaxRecordBytes)), ++number_, size > kMaxRecordBytes};
  if (line.too_long) {
    in_long_line_ = true;
    input_.consume(kMaxRecordBytes);
  } else if (size < bytes.size()) {
    after_cr_ = bytes[size] == '\r';
    input_.consume(size + 1);
  } else {
    input_.consume(size);
  }
  return line;
}

void LineReader::finish_last_line() {
  if (in_long_line_) skip_long_line();
  if (!after_cr_) return;
  while (input_.unread().empty() && input_.fill()) {
  }
  if (input_.unread().starts_with('\n')) input_.consume(1);
  after_cr_ = false;
}

void LineReader::skip_long_line() {
  in_long_line_ = false;
  for (;;) {
    const std::string_view bytes = input_.unread();
    const std::size_t end = find_line_end(bytes, 0);
    if (end != kNone) {
      after_cr_ = bytes[end] == '\r';
      input_.consume(end + 1);
      return;
    }
    input_.consume(bytes.size());
    if (!input_.fill()) return;
  }
}

// The size of the line at the front of the buffer; anything above kMaxRecordBytes means "too long".
std::size_t LineReader::measure() {
  std::size_t seen = 0;
  for (;;) {
    const std::string_view bytes = input_.unread();
    const std::size_t end = find_line_end(bytes, seen);
    if (end != kNone) return end;
    seen = bytes.size();
    if (seen > kMaxRecordBytes || !input_.fill()) return seen;
  }
}

bool is_skipped(std::string_view line) noexcept {
  for (const char c : line) {
    if (!is_space(c)) return c == '#' || c == '%';
  }
  return true;
}

std::optional<Line> next_content_line(LineReader& lines) {
  for (;;) {
    const std::optional<Line> line = lines.next();
    if (!line || !is_skipped(line->text)) return line;
  }
}

}  // namespace nonet::text
