// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet::text {

/// Finds the end of a JSON value in a text that grows, by its brackets and strings alone.
///
/// A broken value must not swallow the ones after it, so a string ends at the end of its line, and
/// a new value begins at a `[` that no board has at its place: at the first of two inside the
/// value, but for those it begins with, at one that starts a line behind the cells of a flat board,
/// and inside an object at one that is not the value of a member. What begins with no bracket ends
/// at the end of its line or before `[[`.
class JsonScanner {
 public:
  /// `bytes` begin with the value and only grow from call to call. The size of the value, once its
  /// end is in sight.
  [[nodiscard]] std::optional<std::size_t> scan(std::string_view bytes) noexcept;

 private:
  [[nodiscard]] std::optional<std::size_t> scan_scrap(std::string_view bytes) noexcept;
  void pass(char c) noexcept;
  void pass_in_string(char c) noexcept;
  void open(char c) noexcept;
  void close() noexcept;
  [[nodiscard]] std::optional<std::size_t> start_of_new_value(char c) const noexcept;

  std::size_t at_ = 0;
  int depth_ = 0;
  int object_depth_ = 0;  // inside an object: the depth right inside it
  bool in_string_ = false;
  bool escaped_ = false;
  bool flat_ = false;  // cells stand right inside the outer bracket
  bool line_start_ = false;
  bool opening_ = true;  // nothing but brackets on the first line so far
  char last_ = 0;        // the last character that is no blank, and its place
  std::size_t last_at_ = 0;
};

[[nodiscard]] constexpr bool is_json_space(char c) noexcept {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

}  // namespace nonet::text
