// SPDX-License-Identifier: MIT
//
// `csv`: a header names the column with the puzzle and perhaps one with its solution.
#include <algorithm>
#include <array>
#include <span>

#include "text/cells.hpp"
#include "text/csv_fields.hpp"
#include "text/families.hpp"
#include "text/line.hpp"
#include "text/line_reader.hpp"

namespace nonet::text {
namespace {

constexpr std::array<std::string_view, 4> kPuzzleNames{"quizzes", "puzzle", "question", "quiz"};
constexpr std::array<std::string_view, 3> kSolutionNames{"solutions", "solution", "answer"};

char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_named(const CsvField& field, std::span<const std::string_view> names) noexcept {
  return std::ranges::any_of(names, [&](std::string_view name) {
    return std::ranges::equal(field.value, name, {}, lower);
  });
}

std::optional<std::size_t> find_column(const CsvLine& header,
                                       std::span<const std::string_view> names) noexcept {
  const auto field = std::ranges::find_if(
      header.fields, [&](const CsvField& candidate) { return is_named(candidate, names); });
  if (field == header.fields.end()) return std::nullopt;
  return static_cast<std::size_t>(field - header.fields.begin());
}

// A field that must hold 81 cells and nothing else.
Result<Puzzle, ParseError> parse_cells(const CsvField& field, std::uint64_t line) {
  Record record;
  if (auto error = parse_line({.text = field.value, .line = line}, record)) {
    error->column += static_cast<std::uint32_t>(field.offset);
    return *error;
  }
  if (field.value.size() == kCellCount) return record.puzzle;
  return error_at(ParseErrc::bad_character, line, field.offset + kCellCount,
                  byte_of(field.value[kCellCount]));
}

class CsvFormat final : public FormatReader {
 public:
  explicit CsvFormat(InputBuffer& input) : lines_(input) {}

  std::optional<Block> next_block() override {
    if (!puzzle_column_) {
      if (ended_) return std::nullopt;
      if (const std::optional<Block> refused = read_header()) return refused;
    }
    const std::optional<Line> line = next_content_line(lines_);
    if (!line) return std::nullopt;
    Block block{.text = line->text, .line = line->number};
    if (line->too_long) block.fault = too_long_at(line->number);
    return block;
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    const CsvLine line = split_csv(block.text);
    if (line.fault) return error_at(ParseErrc::bad_csv, block.line, *line.fault);
    const std::size_t needed = std::max(puzzle_column_.value_or(0), solution_column_.value_or(0));
    if (line.fields.size() <= needed) {
      return error_at(ParseErrc::bad_csv, block.line, block.text.size());
    }
    Result<Puzzle, ParseError> puzzle = parse_cells(line.fields[*puzzle_column_], block.line);
    if (!puzzle) return puzzle.error();
    record.puzzle = *puzzle;
    if (solution_column_) {
      const auto fault = read_answer(line.fields[*solution_column_], block.line, record);
      if (fault) return *fault;
    }
    record.comment = other_columns(line);
    return std::nullopt;
  }

 private:
  // Learns the columns; a block with a fault when none is for puzzles.
  std::optional<Block> read_header() {
    const std::optional<Line> line = next_content_line(lines_);
    ended_ = true;
    if (!line) return std::nullopt;
    const CsvLine header = split_csv(line->text);
    puzzle_column_ = find_column(header, kPuzzleNames);
    solution_column_ = find_column(header, kSolutionNames);
    if (puzzle_column_) return std::nullopt;
    return Block{.line = line->number,
                 .fault = error_at(ParseErrc::missing_column, line->number, 0)};
  }

  static std::optional<ParseError> read_answer(const CsvField& field, std::uint64_t line,
                                               Record& record) {
    if (field.value.empty()) return std::nullopt;
    Result<Puzzle, ParseError> answer = parse_cells(field, line);
    if (!answer) return answer.error();
    record.answer = Grid::from(*answer);
    if (record.answer) return std::nullopt;
    const auto blank = std::ranges::find_if_not(field.value, is_given);
    const auto index = static_cast<std::size_t>(blank - field.value.begin());
    return error_at(ParseErrc::bad_character, line, field.offset + index, byte_of(*blank));
  }

  [[nodiscard]] std::string other_columns(const CsvLine& line) const {
    std::string joined;
    bool first = true;
    for (std::size_t i = 0; i < line.fields.size(); ++i) {
      if (i == puzzle_column_ || i == solution_column_) continue;
      if (!first) joined += ',';
      joined += line.fields[i].raw;
      first = false;
    }
    return joined;
  }

  LineReader lines_;
  std::optional<std::size_t> puzzle_column_;
  std::optional<std::size_t> solution_column_;
  bool ended_ = false;
};

}  // namespace

ReaderPtr make_csv_reader(InputBuffer& input, Origin) { return std::make_unique<CsvFormat>(input); }

bool looks_like_csv(const Head& head) {
  if (head.lines.empty()) return false;
  return find_column(split_csv(head.lines[0]), kPuzzleNames).has_value();
}

void append_csv(std::string& out, const Puzzle& puzzle, const Grid* solution) {
  const auto append = [&out](const Puzzle& cells) {
    const auto characters = cell_characters(cells, '.');
    out.append(characters.data(), characters.size());
  };
  append(puzzle);
  out += ',';
  if (solution != nullptr) append(solution->to_puzzle());
  out += '\n';
}

}  // namespace nonet::text
