// SPDX-License-Identifier: MIT
//
// `grid`: cutting a stream of grids. Empty lines and comments end a group of lines; a group is cut
// after every nine rows. Equal short groups that make nine rows together, as three bands do, are
// one grid. Rows count whether they are good or bad, so that a bad one does not shift what follows.
#include <algorithm>
#include <deque>
#include <string>
#include <utility>

#include "text/families.hpp"
#include "text/grid.hpp"
#include "text/grid_row.hpp"
#include "text/line_reader.hpp"

namespace nonet::text {
namespace {

// Lines of one group, up to nine rows.
struct Piece {
  std::string text;
  std::uint64_t first_line = 0;
  std::uint64_t next_line = 0;  // behind the last one
  RowCounter counter;
  bool starts_group = false;
  bool ends_group = false;
  std::optional<ParseError> fault;

  void add(const Line& line) {
    if (first_line == 0) first_line = line.number;
    next_line = line.number + 1;
    counter.add(scan_row(line.text));
    if (!fault && (line.too_long || text.size() + line.text.size() >= kMaxRecordBytes)) {
      fault = too_long_at(line.number);
    }
    if (!fault) text.append(line.text) += '\n';
  }

  // Nine rows are a board. Without one of nine cells this is something else, and stays in one.
  [[nodiscard]] bool is_full() const noexcept {
    return counter.rows() >= 9 && counter.any_of_nine();
  }
  [[nodiscard]] bool is_whole_group() const noexcept {
    return starts_group && ends_group && !fault;
  }
};

class GridFormat final : public FormatReader {
 public:
  explicit GridFormat(InputBuffer& input) : lines_(input) {}

  std::optional<Block> next_block() override {
    if (!look_ahead(1)) return std::nullopt;
    current_ = std::move(pieces_.front());
    pieces_.pop_front();
    join_bands();
    return Block{.text = current_.text, .line = current_.first_line, .fault = current_.fault};
  }

  std::optional<ParseError> parse(const Block& block, Record& record) const override {
    Result<Puzzle, ParseError> puzzle = parse_grid(block);
    if (!puzzle) return puzzle.error();
    record.puzzle = *puzzle;
    return std::nullopt;
  }

 private:
  // Has at least `count` pieces ready, if the input holds as many.
  bool look_ahead(std::size_t count) {
    while (pieces_.size() < count) {
      std::optional<Piece> piece = read_piece();
      if (!piece) return false;
      pieces_.push_back(std::move(*piece));
    }
    return true;
  }

  std::optional<Piece> read_piece() {
    Piece piece;
    piece.starts_group = !in_group_;
    while (const std::optional<Line> line = lines_.next()) {
      if (is_skipped(line->text)) {
        in_group_ = false;
        if (piece.counter.rows() > 0) break;
        piece = Piece{};
        piece.starts_group = true;
        continue;
      }
      in_group_ = true;
      piece.add(*line);
      if (piece.is_full()) return piece;
    }
    piece.ends_group = true;
    return piece.counter.rows() > 0 ? std::optional(std::move(piece)) : std::nullopt;
  }

  // Adds the bands, or the single rows, that follow the current piece and complete its board.
  void join_bands() {
    const std::uint32_t rows = current_.counter.rows();
    if (!current_.is_whole_group() || (rows != 1 && rows != 3)) return;
    const std::size_t missing = 9 / rows - 1;
    for (std::size_t i = 0; i < missing; ++i) {
      if (!look_ahead(i + 1)) return;
      if (!pieces_[i].is_whole_group() || pieces_[i].counter.rows() != rows) return;
    }
    const std::uint64_t lines = pieces_[missing - 1].next_line - current_.first_line;
    if (lines > kMaxJoinedLines) return;
    for (std::size_t i = 0; i < missing; ++i) {
      const Piece& band = pieces_.front();
      current_.text.append(band.first_line - current_.next_line, '\n');
      current_.text += band.text;
      current_.next_line = band.next_line;
      pieces_.pop_front();
    }
  }

  // Lines with comments between the bands of one board count as well.
  static constexpr std::uint64_t kMaxJoinedLines = 1000;

  LineReader lines_;
  std::deque<Piece> pieces_;
  Piece current_;
  bool in_group_ = false;
};

}  // namespace

ReaderPtr make_grid_reader(InputBuffer& input, Origin) {
  return std::make_unique<GridFormat>(input);
}

bool looks_like_grid(const Head& head) {
  return std::ranges::any_of(head.lines,
                             [](std::string_view line) { return scan_row(line).is_good(); });
}

}  // namespace nonet::text
