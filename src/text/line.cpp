// SPDX-License-Identifier: MIT
//
// `line`, `sdm` and `judge`: one puzzle a line.
#include "text/line.hpp"

#include <algorithm>

#include "text/cells.hpp"
#include "text/families.hpp"
#include "text/foreign.hpp"
#include "text/line_reader.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kCells81 = kCellCount;

std::size_t indent_of(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is_space) - text.begin());
}

bool ends_after_81(std::string_view text) noexcept {
  return text.size() == kCells81 || (text.size() > kCells81 && is_separator(text[kCells81]));
}

// What stands after the cells, without the sign that separates it.
std::string_view comment_in(std::string_view rest) noexcept {
  rest = trimmed(rest);
  if (!rest.empty() && (rest.front() == ',' || rest.front() == ';' || rest.front() == '#')) {
    rest = trimmed(rest.substr(1));
  }
  return rest;
}

ParseError wrong_count(std::uint64_t line, std::size_t indent, std::size_t cells) noexcept {
  const auto detail = static_cast<std::uint32_t>(cells);
  return cells < kCells81 ? error_at(ParseErrc::too_few_cells, line, indent + cells, detail)
                          : error_at(ParseErrc::too_many_cells, line, indent + kCells81, detail);
}

// Why the line is not a puzzle; `mixed` is where read_cells found a second kind of blank, if it
// did.
ParseError diagnose(const Block& block, std::size_t indent, std::size_t mixed) {
  const std::string_view cells = block.text.substr(indent);
  if (const std::optional<ForeignKind> kind = foreign_kind_of_line(cells)) {
    return error_at(ParseErrc::unreadable_kind, block.line, indent,
                    static_cast<std::uint32_t>(*kind));
  }
  const std::size_t size = token_size(cells);
  // A line that begins with a separator, as `,53..7`, is wrong from there on.
  const std::string_view token = cells.substr(0, std::max<std::size_t>(size, 1));
  const auto bad = std::ranges::find_if_not(token, is_cell);
  if (bad != token.end()) {
    const auto offset = static_cast<std::size_t>(bad - token.begin());
    return error_at(ParseErrc::bad_character, block.line, indent + offset, byte_of(*bad));
  }
  if (token.size() != kCells81) return wrong_count(block.line, indent, token.size());
  return error_at(ParseErrc::mixed_blanks, block.line, indent + mixed, byte_of(cells[mixed]));
}

class LineFormat final : public FormatReader {
 public:
  enum class EndLine : std::uint8_t { is_a_record, ends_the_input };

  LineFormat(InputBuffer& input, EndLine end_line) : lines_(input), end_line_(end_line) {}

  std::optional<Block> next_block() override {
    if (ended_) return std::nullopt;
    const std::optional<Line> line = next_content_line(lines_);
    ended_ = !line || (end_line_ == EndLine::ends_the_input && trimmed(line->text) == "end");
    if (ended_) return std::nullopt;
    Block block{.text = line->text, .line = line->number};
    if (line->too_long) block.fault = too_long_at(line->number);
    return block;
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    return parse_line(block, record);
  }

 private:
  LineReader lines_;
  EndLine end_line_;
  bool ended_ = false;
};

void append_with_blank(std::string& out, const Puzzle& puzzle, char blank) {
  const auto characters = cell_characters(puzzle, blank);
  out.append(characters.data(), characters.size());
  out += '\n';
}

}  // namespace

std::optional<ParseError> parse_line(const Block& block, Record& record) {
  const std::size_t indent = indent_of(block.text);
  const std::string_view text = block.text.substr(indent);
  if (!ends_after_81(text)) return diagnose(block, indent, 0);
  const std::optional<CellFault> fault =
      read_cells(std::span<const char, kCells81>(text.data(), kCells81), record.puzzle);
  if (fault) return diagnose(block, indent, fault->index);
  if (text.size() > kCells81) record.comment = comment_in(text.substr(kCells81));
  return std::nullopt;
}

ReaderPtr make_line_reader(InputBuffer& input, Origin origin) {
  return std::make_unique<LineFormat>(input, origin == Origin::detected
                                                 ? LineFormat::EndLine::ends_the_input
                                                 : LineFormat::EndLine::is_a_record);
}

ReaderPtr make_judge_reader(InputBuffer& input, Origin) {
  return std::make_unique<LineFormat>(input, LineFormat::EndLine::ends_the_input);
}

bool looks_like_line(const Head& head) {
  return std::ranges::any_of(head.lines, [](std::string_view line) {
    const std::string_view text = trimmed(line);
    return ends_after_81(text) && std::ranges::all_of(text.substr(0, kCells81), is_cell);
  });
}

void append_line(std::string& out, const Puzzle& puzzle, const Grid*) {
  append_with_blank(out, puzzle, '.');
}

void append_line_with_zeros(std::string& out, const Puzzle& puzzle, const Grid*) {
  append_with_blank(out, puzzle, '0');
}

}  // namespace nonet::text
