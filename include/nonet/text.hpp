// SPDX-License-Identifier: MIT
//
// Puzzles as text: every format Nonet reads and writes, recognised by content, never by name.
// docs/formats.md describes the formats. Bad input is an ordinary value (`ParseError`), and never
// throws; only running out of memory does. Functions are thread-safe; a reader belongs to one
// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/board.hpp"
#include "nonet/result.hpp"

namespace nonet {

// ---- Formats ------------------------------------------------------------------------------------

enum class Format : std::uint8_t {
  line,          ///< 81 characters a line, blank `.` or `0`; the default
  grid,          ///< nine lines of nine, with or without borders
  grid_unicode,  ///< written with box-drawing borders; read as `grid`
  json_board,    ///< 9×9 JSON array of one-character strings
  csv,           ///< comma-separated, a header names the puzzle column
  judge,         ///< `line` up to a line `end`
  euler,         ///< "Grid NN", then nine lines
  sdm,           ///< one puzzle a line, written with `0`
  bank,          ///< 12 hexadecimal digits, puzzle, rating
};

struct FormatInfo {
  Format format;
  std::string_view name;         ///< as in `--from NAME`
  std::string_view description;  ///< one line for people
  bool readable;
  bool writable;
  bool remarks;  ///< a writer may put remarks between the records: lines that start with `#`
};

/// Every format, in the order to show them.
[[nodiscard]] std::span<const FormatInfo> formats() noexcept;
[[nodiscard]] const FormatInfo& info_of(Format format) noexcept;
[[nodiscard]] std::string_view name_of(Format format) noexcept;
/// The format with this name, if there is one.
[[nodiscard]] std::optional<Format> format_named(std::string_view name) noexcept;

// ---- Errors -------------------------------------------------------------------------------------

enum class ParseErrc : std::uint8_t {
  bad_character,     ///< a character that is neither a cell nor decoration; `detail` is its byte
  mixed_blanks,      ///< two kinds of blank in one puzzle; `detail` is the second kind's byte
  too_few_cells,     ///< fewer than 81; `detail` is how many
  too_many_cells,    ///< more than 81; `detail` is how many
  wrong_row_count,   ///< a grid that has not nine rows; `detail` is how many
  wrong_row_length,  ///< a row that has not nine cells; `detail` is how many
  wrong_size,        ///< a board of another size, as 4×4; `detail` is its number of cells
  bad_json,          ///< not JSON
  bad_json_board,    ///< JSON, but not a board
  bad_csv,           ///< a row with too few columns, or a quote that is not closed
  missing_column,    ///< a CSV header without a puzzle column
  bad_bank_line,     ///< not 12 hexadecimal digits, 81 digits and a rating
  missing_header,    ///< `euler` rows without "Grid NN" before them
  line_too_long,     ///< a line or record beyond kMaxRecordBytes
  unreadable_kind,   ///< a recognised kind that cannot be read; `detail` is a ForeignKind
  not_recognised,    ///< no format fits the content
  no_puzzle,         ///< `parse` of a text without a puzzle
  several_puzzles,   ///< `parse` of a text with more than one puzzle
};

/// Kinds of input that Nonet knows by sight but does not read.
enum class ForeignKind : std::uint8_t {
  gzip,
  zstd,
  f_puzzles,
  sudokupad,
  killer,
  opensudoku,
  hodoku,
  susser,
  simple_sudoku,
  sdk,
  sdx,
  pencilmarks,
  pencilmark729,
};

/// What is wrong and where. Lines and columns start at 1; a column counts bytes of its line.
struct ParseError {
  ParseErrc code{};
  std::uint32_t detail = 0;
  std::uint64_t line = 1;
  std::uint64_t column = 1;

  friend bool operator==(const ParseError&, const ParseError&) noexcept = default;
};

/// The reason for people, without the position: "80 cells, 81 expected".
[[nodiscard]] std::string message_of(const ParseError& error);

// ---- One puzzle ---------------------------------------------------------------------------------

/// The one puzzle that `text` holds, in any readable format (recognised by content).
[[nodiscard]] Result<Puzzle, ParseError> parse(std::string_view text);
/// The same in a format that is known.
[[nodiscard]] Result<Puzzle, ParseError> parse(std::string_view text, Format format);

/// A puzzle as text; lines end with '\n' in formats that have several. Empty when the format is not
/// writable.
[[nodiscard]] std::string format(const Puzzle& puzzle, Format as = Format::line);
[[nodiscard]] std::string format(const Grid& grid, Format as = Format::line);

// ---- Many records -------------------------------------------------------------------------------

/// A puzzle of a file, with what stood beside it.
struct Record {
  Puzzle puzzle;
  std::uint64_t number = 0;  ///< 1 for the first record of the input; bad records count too
  std::uint64_t line = 1;    ///< the line where the record starts
  /// May be empty. `line`: the text after the cells; `euler`: the header; `csv`: the other columns,
  /// joined by commas.
  std::string comment;
  std::optional<Grid> answer;  ///< `csv`: what the solution column says
  std::string id;              ///< `bank`: the 12 hexadecimal digits
  std::string rating;          ///< `bank`: the rating
};

/// A record that could not be read. It counts: the next record's number is one higher.
struct BadRecord {
  ParseError error;
  std::uint64_t number = 0;
  std::uint64_t line = 1;  ///< the line where the record starts
};

/// A longer line or record is an error; this bounds the memory of a reader.
inline constexpr std::size_t kMaxRecordBytes = 64 * 1024;

/// Fills a buffer with the next bytes of the input and returns how many; 0 at its end. What it
/// throws passes through the reader.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Reads records one after the other, in bounded memory. A bad record never hides or shifts the
/// ones after it. Byte-order marks, CRLF and CR line ends, trailing blanks and a missing last
/// newline are accepted in every format.
class RecordReader {
 public:
  /// Without `format`, the content decides.
  explicit RecordReader(ByteSource source, std::optional<Format> format = std::nullopt);
  RecordReader(RecordReader&&) noexcept;
  RecordReader& operator=(RecordReader&&) noexcept;
  ~RecordReader();

  /// The next record, or what is wrong with it; nothing at the end of the input.
  [[nodiscard]] std::optional<Result<Record, BadRecord>> next();

  /// The format in use: the given one, or the recognised one after the first `next`.
  [[nodiscard]] std::optional<Format> format() const noexcept;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

/// A reader over text in memory; `text` must outlive it.
[[nodiscard]] RecordReader read_text(std::string_view text,
                                     std::optional<Format> format = std::nullopt);

// ---- Writing many -------------------------------------------------------------------------------

/// What stands before the first record: the header of `csv`, otherwise nothing.
[[nodiscard]] std::string_view prologue(Format format) noexcept;

// The functions below append with line ends. In a format that is not writable they append nothing.

/// Appends a puzzle as it is. In `csv` the solution column is `solution`, or blank without one.
void append_puzzle(std::string& out, Format format, const Puzzle& puzzle,
                   const Grid* solution = nullptr);

/// Appends the answer to a puzzle: its solution, in `csv` beside the puzzle. Without a solution,
/// what keeps the place and is no answer: `null` in `json-board`, elsewhere the puzzle as it is.
void append_answer(std::string& out, Format format, const Puzzle& puzzle, const Grid* solution);

/// Appends what keeps the place of a record that could not be read: `null` in `json-board`, an
/// empty row in `csv`, elsewhere an empty line.
void append_gap(std::string& out, Format format);

}  // namespace nonet
