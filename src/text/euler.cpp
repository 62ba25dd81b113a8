// SPDX-License-Identifier: MIT
//
// `euler`: "Grid NN" and nine lines, repeated, as in problem 96 of Project Euler.
#include <algorithm>
#include <string>

#include "text/cells.hpp"
#include "text/families.hpp"
#include "text/grid.hpp"
#include "text/grid_row.hpp"
#include "text/line_reader.hpp"

namespace nonet::text {
namespace {

// "Grid" in any case, blanks, a number.
bool is_header(std::string_view line) noexcept {
  constexpr std::string_view kWord = "grid";
  line = trimmed(line);
  if (line.size() <= kWord.size() || !is_space(line[kWord.size()])) return false;
  const bool word = std::ranges::equal(line.substr(0, kWord.size()), kWord, {},
                                       [](char c) { return static_cast<char>(c | 0x20); });
  return word && std::ranges::all_of(trimmed(line.substr(kWord.size())), is_decimal);
}

class EulerFormat final : public FormatReader {
 public:
  explicit EulerFormat(InputBuffer& input) : lines_(input) {}

  std::optional<Block> next_block() override {
    const bool headed = next_header_line_ != 0;
    text_ = headed ? next_header_ + '\n' : std::string();
    fault_.reset();
    std::uint64_t first = next_header_line_;
    next_header_line_ = 0;
    while (const std::optional<Line> line = lines_.next()) {
      if (is_header(line->text)) {
        next_header_ = line->text.substr(0, kMaxHeader);
        next_header_line_ = line->number;
        if (first != 0) break;
        return next_block();
      }
      const bool skipped = is_skipped(line->text);
      if (first == 0 && skipped) continue;
      if (first == 0) first = line->number;
      add(skipped ? Line{.text = {}, .number = line->number} : *line);
    }
    if (first == 0) return std::nullopt;
    if (!headed) fault_ = error_at(ParseErrc::missing_header, first, 0);
    return Block{.text = text_, .line = first, .fault = fault_};
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    const std::size_t end = block.text.find('\n');
    Result<Puzzle, ParseError> puzzle =
        parse_grid({.text = block.text.substr(end + 1), .line = block.line + 1});
    if (!puzzle) return puzzle.error();
    record.puzzle = *puzzle;
    record.comment = trimmed(block.text.substr(0, end));
    return std::nullopt;
  }

 private:
  static constexpr std::size_t kMaxHeader = 100;

  void add(const Line& line) {
    if (!fault_ && (line.too_long || text_.size() + line.text.size() >= kMaxRecordBytes)) {
      fault_ = too_long_at(line.number);
    }
    if (!fault_) text_.append(line.text) += '\n';
  }

  LineReader lines_;
  std::string text_;
  std::optional<ParseError> fault_;
  std::string next_header_;
  std::uint64_t next_header_line_ = 0;  // 0: none is read yet
};

}  // namespace

ReaderPtr make_euler_reader(InputBuffer& input, Origin) {
  return std::make_unique<EulerFormat>(input);
}

bool looks_like_euler(const Head& head) { return std::ranges::any_of(head.lines, is_header); }

}  // namespace nonet::text
