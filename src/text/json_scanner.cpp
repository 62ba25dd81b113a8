// SPDX-License-Identifier: MIT
#include "text/json_scanner.hpp"

namespace nonet::text {

std::optional<std::size_t> JsonScanner::scan(std::string_view bytes) noexcept {
  if (bytes.empty()) return std::nullopt;
  if (bytes[0] != '[' && bytes[0] != '{') return scan_scrap(bytes);
  for (; at_ < bytes.size(); ++at_) {
    if (const auto start = start_of_new_value(bytes[at_])) return start;
    pass(bytes[at_]);
    if (depth_ == 0) return at_ + 1;
  }
  return std::nullopt;
}

std::optional<std::size_t> JsonScanner::scan_scrap(std::string_view bytes) noexcept {
  for (at_ = at_ == 0 ? 1 : at_; at_ < bytes.size(); ++at_) {
    if (bytes[at_] == '\n' || bytes[at_] == '\r') return at_;
    if (bytes[at_] != '[') continue;
    if (at_ + 1 == bytes.size()) return std::nullopt;
    if (bytes[at_ + 1] == '[') return at_;
  }
  return std::nullopt;
}

std::optional<std::size_t> JsonScanner::start_of_new_value(char c) const noexcept {
  if (in_string_ || c != '[') return std::nullopt;
  if (object_depth_ > 0) {
    const bool misplaced = depth_ == object_depth_ && last_ != ':';
    return misplaced ? std::optional(at_) : std::nullopt;
  }
  if (depth_ >= 2 && last_ == '[' && !opening_) return last_at_;
  return depth_ == 1 && flat_ && line_start_ ? std::optional(at_) : std::nullopt;
}

void JsonScanner::pass(char c) noexcept {
  if (in_string_) {
    pass_in_string(c);
    return;
  }
  line_start_ |= c == '\n' || c == '\r';
  opening_ &= c == '[' || c == ' ' || c == '\t';
  if (is_json_space(c)) return;
  if (c == '[' || c == '{') {
    open(c);
  } else if (c == ']' || c == '}') {
    close();
  } else if (c != ',') {
    in_string_ = c == '"';
    flat_ |= depth_ == 1;
  }
  line_start_ = false;
  last_ = c;
  last_at_ = at_;
}

void JsonScanner::pass_in_string(char c) noexcept {
  line_start_ = c == '\n' || c == '\r';
  if (line_start_) {
    in_string_ = escaped_ = false;
  } else if (escaped_) {
    escaped_ = false;
  } else if (c == '\\') {
    escaped_ = true;
  } else if (c == '"') {
    in_string_ = false;
  }
}

void JsonScanner::open(char c) noexcept {
  flat_ |= c == '{' && depth_ == 1;
  ++depth_;
  if (c == '{' && object_depth_ == 0) object_depth_ = depth_;
}

void JsonScanner::close() noexcept {
  if (depth_ == object_depth_) object_depth_ = 0;
  --depth_;
}

}  // namespace nonet::text
