// SPDX-License-Identifier: MIT
//
// The reasons for people.
#include <array>
#include <string>

#include "nonet/text.hpp"

namespace nonet {
namespace {

std::string counted(std::uint32_t count, std::string_view noun) {
  std::string text = std::to_string(count);
  (text += ' ') += noun;
  if (count != 1) text += 's';
  return text;
}

// "character 'q'", "byte 0x00".
std::string shown(std::uint32_t byte) {
  if (byte > ' ' && byte < 0x7F) return std::string("character '") + static_cast<char>(byte) + '\'';
  constexpr std::string_view kHexadecimal = "0123456789ABCDEF";
  std::string text = "byte 0x";
  text += kHexadecimal[byte >> 4 & 0xF];
  text += kHexadecimal[byte & 0xF];
  return text;
}

std::string other_size(std::uint32_t cells) {
  return counted(cells, "cell") + ": a 9×9 board has 81; other sizes are not supported";
}

std::string_view name_of(ForeignKind kind) noexcept {
  switch (kind) {
    case ForeignKind::gzip:
      return "gzip data";
    case ForeignKind::zstd:
      return "zstd data";
    case ForeignKind::f_puzzles:
      return "f-puzzles link";
    case ForeignKind::sudokupad:
      return "SudokuPad link";
    case ForeignKind::killer:
      return "killer game id";
    case ForeignKind::opensudoku:
      return "OpenSudoku files";
    case ForeignKind::hodoku:
      return "HoDoKu library lines";
    case ForeignKind::susser:
      return "Susser lines";
    case ForeignKind::simple_sudoku:
      return "Simple Sudoku pictures";
    case ForeignKind::sdk:
      return "SadMan .sdk sections";
    case ForeignKind::sdx:
      return "SadMan .sdx boards";
    case ForeignKind::pencilmarks:
      return "boards with pencilmarks";
    case ForeignKind::pencilmark729:
      return "pencilmarks of 729 characters";
  }
  return "input of an unknown kind";
}

std::string not_readable(ForeignKind kind) {
  const std::string name(name_of(kind));
  switch (kind) {
    case ForeignKind::gzip:
      return "compressed input (gzip) is not supported: decompress it first, as with 'gzip -dc'";
    case ForeignKind::zstd:
      return "compressed input (zstd) is not supported: decompress it first, as with 'zstd -dc'";
    case ForeignKind::f_puzzles:
    case ForeignKind::sudokupad:
      return name + ": these links hold variant puzzles and are not supported";
    case ForeignKind::killer:
      return name + ": killer is a variant, not a plain Sudoku grid, and is not supported";
    default:
      return "not recognised: " + name + " are not read by this version";
  }
}

}  // namespace

std::string message_of(const ParseError& error) {
  switch (error.code) {
    case ParseErrc::bad_character:
      return shown(error.detail) + " is neither a digit nor a blank";
    case ParseErrc::mixed_blanks:
      return shown(error.detail) + " is a second kind of blank in one puzzle";
    case ParseErrc::too_few_cells:
    case ParseErrc::too_many_cells:
      return counted(error.detail, "cell") + ", 81 expected";
    case ParseErrc::wrong_row_count:
      return counted(error.detail, "row") + ", 9 expected";
    case ParseErrc::wrong_row_length:
      return counted(error.detail, "cell") + " in this row, 9 expected";
    case ParseErrc::wrong_size:
      return other_size(error.detail);
    case ParseErrc::bad_json:
      return "not valid JSON";
    case ParseErrc::bad_json_board:
      return "not a board: 9 arrays of 9 cells, or one array of 81, expected";
    case ParseErrc::bad_csv:
      return "a column is missing, or a quote is not closed in its line";
    case ParseErrc::missing_column:
      return "the header names no column quizzes, puzzle, question or quiz";
    case ParseErrc::bad_bank_line:
      return "12 hexadecimal digits, 81 cells and a rating expected";
    case ParseErrc::missing_header:
      return "a header 'Grid NN' is missing before these rows";
    case ParseErrc::line_too_long:
      return "a record is longer than " + std::to_string(kMaxRecordBytes) + " bytes";
    case ParseErrc::unreadable_kind:
      return not_readable(static_cast<ForeignKind>(error.detail));
    case ParseErrc::not_recognised:
      return "not recognised: no format fits the content";
    case ParseErrc::no_puzzle:
      return "no puzzle in the text";
    case ParseErrc::several_puzzles:
      return "more than one puzzle in the text";
  }
  return "unknown error";
}

}  // namespace nonet
