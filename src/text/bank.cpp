// SPDX-License-Identifier: MIT
//
// `bank`: 12 hexadecimal digits, the puzzle and its rating, as in "0000183b305c 0507… 1.2".
#include <algorithm>

#include "text/cells.hpp"
#include "text/families.hpp"
#include "text/line_reader.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kIdSize = 12;

bool is_hexadecimal(char c) noexcept {
  return is_decimal(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

struct Token {
  std::string_view text;
  std::size_t offset = 0;
};

Token next_token(std::string_view line, std::size_t from) noexcept {
  while (from < line.size() && is_space(line[from])) ++from;
  const auto rest = line.substr(from);
  const auto end = std::ranges::find_if(rest, is_space);
  return {rest.substr(0, static_cast<std::size_t>(end - rest.begin())), from};
}

// "nn.n": digits, a point, digits.
bool is_rating(std::string_view text) noexcept {
  const std::size_t point = text.find('.');
  return point != std::string_view::npos && point > 0 && point + 1 < text.size() &&
         std::ranges::all_of(text.substr(0, point), is_decimal) &&
         std::ranges::all_of(text.substr(point + 1), is_decimal);
}

std::optional<ParseError> parse_bank(std::string_view line, std::uint64_t number, Record& record) {
  const auto bad_at = [&](std::size_t offset) {
    return error_at(ParseErrc::bad_bank_line, number, offset);
  };
  const Token id = next_token(line, 0);
  if (id.text.size() != kIdSize || !std::ranges::all_of(id.text, is_hexadecimal)) {
    return bad_at(id.offset);
  }
  const Token cells = next_token(line, id.offset + kIdSize);
  if (cells.text.size() != kCellCount) return bad_at(cells.offset);
  const Token rating = next_token(line, cells.offset + kCellCount);
  if (!is_rating(rating.text)) return bad_at(rating.offset);
  const Token rest = next_token(line, rating.offset + rating.text.size());
  if (!rest.text.empty()) return bad_at(rest.offset);
  const auto fault =
      read_cells(std::span<const char, kCellCount>(cells.text.data(), kCellCount), record.puzzle);
  if (fault) {
    return error_at(fault->code, number, cells.offset + fault->index,
                    byte_of(cells.text[fault->index]));
  }
  record.id = id.text;
  record.rating = rating.text;
  return std::nullopt;
}

class BankFormat final : public FormatReader {
 public:
  explicit BankFormat(InputBuffer& input) : lines_(input) {}

  std::optional<Block> next_block() override {
    const std::optional<Line> line = next_content_line(lines_);
    if (!line) return std::nullopt;
    Block block{.text = line->text, .line = line->number};
    if (line->too_long) block.fault = too_long_at(line->number);
    return block;
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    return parse_bank(block.text, block.line, record);
  }

 private:
  LineReader lines_;
};

}  // namespace

ReaderPtr make_bank_reader(InputBuffer& input, Origin) {
  return std::make_unique<BankFormat>(input);
}

bool looks_like_bank(const Head& head) {
  return std::ranges::any_of(head.lines, [](std::string_view line) {
    Record record;
    return !parse_bank(line, 1, record);
  });
}

}  // namespace nonet::text
