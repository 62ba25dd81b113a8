// SPDX-License-Identifier: MIT
//
// One puzzle from a text.
#include "text/line.hpp"
#include "text/line_reader.hpp"

namespace nonet {
namespace {

Result<Puzzle, ParseError> parse_only_record(RecordReader reader) {
  const auto first = reader.next();
  if (!first) return ParseError{.code = ParseErrc::no_puzzle};
  if (!*first) return first->error().error;
  if (const auto second = reader.next()) {
    const std::uint64_t line = *second ? (*second)->line : second->error().line;
    return text::error_at(ParseErrc::several_puzzles, line, 0);
  }
  return (*first)->puzzle;
}

}  // namespace

Result<Puzzle, ParseError> parse(std::string_view text) {
  if (text.size() == kCellCount && !text::is_skipped(text)) {
    Record record;
    if (!text::parse_line({.text = text}, record)) return record.puzzle;
  }
  return parse_only_record(read_text(text));
}

Result<Puzzle, ParseError> parse(std::string_view text, Format format) {
  return parse_only_record(read_text(text, format));
}

}  // namespace nonet
