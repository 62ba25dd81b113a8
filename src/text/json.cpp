// SPDX-License-Identifier: MIT
//
// `json-board`: JSON values one after the other, each a board, or an array of boards.
#include <algorithm>

#include "text/cells.hpp"
#include "text/families.hpp"
#include "text/json_board.hpp"
#include "text/json_scanner.hpp"
#include "text/text_position.hpp"

namespace nonet::text {
namespace {

class JsonFormat final : public FormatReader {
 public:
  explicit JsonFormat(InputBuffer& input) : input_(input) {}

  std::optional<Block> next_block() override {
    consume(current_size_);
    current_size_ = 0;
    skip_between();
    if (!available(0)) return end_of_input();
    Block block{.line = position_.line, .column = position_.column};
    current_size_ = measure();
    block.text = input_.unread().substr(0, current_size_);
    if (current_size_ > kMaxRecordBytes) {
      block.text = {};
      block.fault = fault_here(ParseErrc::line_too_long);
      consume(std::min(input_.unread().size(), kMaxRecordBytes));
      skip_line();
    }
    return block;
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    Result<Puzzle, ParseError> puzzle = parse_json_board(block);
    if (!puzzle) return puzzle.error();
    record.puzzle = *puzzle;
    return std::nullopt;
  }

 private:
  // Whether the input has a byte at this offset.
  bool available(std::size_t offset) {
    while (input_.unread().size() <= offset) {
      if (!input_.fill()) return false;
    }
    return true;
  }

  void consume(std::size_t count) {
    position_.pass(input_.unread().substr(0, count));
    input_.consume(count);
  }

  // Passes blanks between values, and the commas and brackets of an array of boards.
  void skip_between() {
    while (available(0)) {
      const char c = input_.unread()[0];
      if (c == '[' && !in_array_ && is_array_of_boards()) {
        in_array_ = true;
      } else if (c == ']' && in_array_) {
        in_array_ = false;
      } else if (!is_json_space(c) && !(c == ',' && in_array_)) {
        return;
      }
      consume(1);
    }
  }

  // Whether three brackets stand in a row, blanks aside.
  bool is_array_of_boards() {
    int brackets = 0;
    for (std::size_t at = 0; at <= kMaxRecordBytes && available(at); ++at) {
      const char c = input_.unread()[at];
      if (c == '[') {
        if (++brackets == 3) return true;
      } else if (!is_json_space(c)) {
        return false;
      }
    }
    return false;
  }

  // The size of the value at the front; anything above kMaxRecordBytes means "too long".
  std::size_t measure() {
    JsonScanner scanner;
    for (;;) {
      const std::string_view bytes = input_.unread();
      if (const std::optional<std::size_t> size = scanner.scan(bytes)) return *size;
      if (bytes.size() > kMaxRecordBytes || !input_.fill()) return bytes.size();
    }
  }

  void skip_line() {
    current_size_ = 0;
    do {
      const std::string_view bytes = input_.unread();
      const std::size_t end = bytes.find_first_of("\r\n");
      consume(std::min(end, bytes.size()));
      if (end != std::string_view::npos) return;
    } while (input_.fill());
  }

  // An array of boards that is never closed was cut off: that is one more bad record.
  std::optional<Block> end_of_input() {
    if (!in_array_) return std::nullopt;
    in_array_ = false;
    return Block{.line = position_.line,
                 .column = position_.column,
                 .fault = fault_here(ParseErrc::bad_json)};
  }

  [[nodiscard]] ParseError fault_here(ParseErrc code) const noexcept {
    return {code, 0, position_.line, position_.column};
  }

  InputBuffer& input_;
  TextPosition position_;
  std::size_t current_size_ = 0;
  bool in_array_ = false;
};

}  // namespace

ReaderPtr make_json_reader(InputBuffer& input, Origin) {
  return std::make_unique<JsonFormat>(input);
}

// Brackets, a first value as JSON writes it, and a comma or bracket behind it: rows of blank-
// separated cells in brackets are a grid. `null` may stand before: it keeps the place of a board.
bool looks_like_json(const Head& head) {
  std::size_t start = head.bytes.find_first_not_of(" \t\r\n");
  while (start != std::string_view::npos && head.bytes.substr(start, 4) == "null") {
    start = head.bytes.find_first_not_of(" \t\r\n", start + 4);
  }
  if (start == std::string_view::npos || head.bytes[start] != '[') return false;
  const std::size_t value = head.bytes.find_first_not_of("[ \t\r\n", start);
  if (value == std::string_view::npos) return true;
  if (head.bytes[value] == '{' || head.bytes[value] == ']') return true;
  constexpr std::string_view kValueStarts = "\"n0123456789";
  if (kValueStarts.find(head.bytes[value]) == std::string_view::npos) return false;
  const std::size_t end = head.bytes.find_first_of(",] \t\r\n", value);
  const std::size_t behind = head.bytes.find_first_not_of(" \t\r\n", end);
  if (head.bytes[value] == '"' || behind == std::string_view::npos) return true;
  return head.bytes[behind] == ',' || head.bytes[behind] == ']';
}

void append_json_board(std::string& out, const Puzzle& puzzle, const Grid*) {
  const auto characters = cell_characters(puzzle, '.');
  out += '[';
  for (std::size_t cell = 0; cell < characters.size(); ++cell) {
    out += cell == 0 ? "[" : cell % 9 == 0 ? "],[" : ",";
    ((out += '"') += characters[cell]) += '"';
  }
  out += "]]\n";
}

}  // namespace nonet::text
