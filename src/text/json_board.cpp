// SPDX-License-Identifier: MIT
#include "text/json_board.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "text/cells.hpp"
#include "text/json_scanner.hpp"
#include "text/text_position.hpp"

namespace nonet::text {
namespace {

using nlohmann::json;
using Cells = std::array<char, kCellCount>;

ParseError error_in(const Block& block, ParseErrc code, std::size_t offset,
                    std::uint32_t detail = 0) noexcept {
  TextPosition position{block.line, block.column};
  position.pass(block.text.substr(0, offset));
  return {code, detail, position.line, position.column};
}

// Where a string or an object that starts at `start` ends.
std::size_t end_of_cell(std::string_view text, std::size_t start) noexcept {
  int depth = 0;
  bool in_string = false;
  for (std::size_t at = start; at < text.size(); ++at) {
    const char c = text[at];
    if (in_string && c == '\\') {
      ++at;
    } else if (c == '"') {
      in_string = !in_string;
    } else if (!in_string && (c == '{' || c == '[')) {
      ++depth;
    } else if (!in_string && (c == '}' || c == ']')) {
      if (depth-- == 0) return at;
    } else if (!in_string && depth == 0 && c == ',') {
      return at;
    }
  }
  return text.size();
}

// Where the cell with this index stands, counted over all rows. A string's content stands one
// behind its quote.
std::size_t offset_of_cell(std::string_view text, std::size_t index) noexcept {
  const auto is_between = [](char c) {
    return is_json_space(c) || c == '[' || c == ']' || c == ',';
  };
  for (std::size_t at = 0; at < text.size();) {
    if (is_between(text[at])) {
      ++at;
    } else if (index-- > 0) {
      at = end_of_cell(text, at);
    } else {
      return text[at] == '"' ? at + 1 : at;
    }
  }
  return 0;
}

// The JSON values of the cells in reading order, or why this is no board.
struct Shape {
  std::array<const json*, kCellCount> cells{};
  std::optional<ParseErrc> fault;
  std::uint32_t size = 0;  // of a board of another size
};

bool is_square(const json& board, std::size_t side) {
  return board.is_array() && board.size() == side &&
         std::ranges::all_of(
             board, [side](const json& row) { return row.is_array() && row.size() == side; });
}

Shape shape_of(const json& board) {
  Shape shape;
  if (is_square(board, 9)) {
    for (std::size_t i = 0; i < kCellCount; ++i) shape.cells[i] = &board[i / 9][i % 9];
  } else if (board.size() > 1 && is_square(board, board.size())) {
    shape.fault = ParseErrc::wrong_size;
    shape.size = static_cast<std::uint32_t>(board.size() * board.size());
  } else if (board.is_array() && board.size() == kCellCount) {
    for (std::size_t i = 0; i < kCellCount; ++i) shape.cells[i] = &board[i];
  } else {
    shape.fault = ParseErrc::bad_json_board;
  }
  return shape;
}

// The character a cell stands for, if it is a cell.
std::optional<char> character_of(const json& cell) {
  if (cell.is_object()) {
    for (const char* const name : {"val", "value"}) {
      const auto member = cell.find(name);
      if (member != cell.end() && !member->is_object()) return character_of(*member);
    }
    return std::nullopt;
  }
  if (cell.is_null()) return '.';
  if (cell.is_number_unsigned() && cell.get<std::uint64_t>() <= 9) {
    return static_cast<char>('0' + cell.get<int>());
  }
  if (!cell.is_string()) return std::nullopt;
  const auto& text = cell.get_ref<const std::string&>();
  if (text.empty() || text == " ") return '.';
  return text.size() == 1 ? std::optional(text[0]) : std::nullopt;
}

Result<Puzzle, ParseError> read_board(const json& board, const Block& block) {
  const Shape shape = shape_of(board);
  if (shape.fault) return error_in(block, *shape.fault, 0, shape.size);
  Cells characters{};
  for (std::size_t i = 0; i < kCellCount; ++i) {
    const std::optional<char> character = character_of(*shape.cells[i]);
    if (!character) {
      return error_in(block, ParseErrc::bad_json_board, offset_of_cell(block.text, i));
    }
    characters[i] = *character;
  }
  Puzzle puzzle;
  if (const std::optional<CellFault> fault = read_cells(characters, puzzle)) {
    return error_in(block, fault->code, offset_of_cell(block.text, fault->index),
                    byte_of(characters[fault->index]));
  }
  return puzzle;
}

}  // namespace

Result<Puzzle, ParseError> parse_json_board(const Block& block) {
  try {
    return read_board(json::parse(block.text), block);
  } catch (const json::parse_error& error) {
    const std::size_t offset = error.byte == 0 ? 0 : error.byte - 1;
    return error_in(block, ParseErrc::bad_json, std::min(offset, block.text.size()));
  } catch (const json::exception&) {
    return error_in(block, ParseErrc::bad_json, 0);
  }
}

}  // namespace nonet::text
