// SPDX-License-Identifier: MIT
#include "draw.hpp"

#include <string_view>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view kGiven = "\033[1m";    // bold
constexpr std::string_view kFilled = "\033[36m";  // cyan
constexpr std::string_view kPlain = "\033[0m";

/// Takes the first line off `text`.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// The picture of the solution holds 81 digits, cell by cell; each gets the style of its cell.
std::string coloured(const Puzzle& puzzle, const Grid& solution) {
  std::string out;
  int cell = 0;
  for (const char c : format(solution, Format::grid_unicode)) {
    if (c < '1' || c > '9') {
      out += c;
      continue;
    }
    out += puzzle[static_cast<Cell>(cell++)] ? kGiven : kFilled;
    out += c;
    out += kPlain;
  }
  return out;
}

std::string side_by_side(std::string_view left, std::string_view right) {
  std::string out;
  while (!left.empty() && !right.empty()) {
    const std::string_view line = take_line(left);
    if (line.empty()) break;
    out += line;
    out += "   ";
    out += take_line(right);
    out += '\n';
  }
  return out;
}

}  // namespace

std::string draw(const Puzzle& puzzle, const Grid& solution, bool colour) {
  if (colour) return coloured(puzzle, solution);
  return side_by_side(draw(puzzle), format(solution, Format::grid_unicode));
}

std::string draw(const Puzzle& puzzle) { return format(puzzle, Format::grid_unicode); }

}  // namespace nonet::cli
