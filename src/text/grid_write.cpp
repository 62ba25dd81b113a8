// SPDX-License-Identifier: MIT
//
// `grid` and `grid-unicode`: writing a board with borders.
#include <array>

#include "text/cells.hpp"
#include "text/families.hpp"

namespace nonet::text {
namespace {

struct Border {
  std::string_view top, middle, bottom, bar;
};
constexpr Border kAscii{"+-------+-------+-------+\n", "+-------+-------+-------+\n",
                        "+-------+-------+-------+\n", "|"};
constexpr Border kUnicode{"┌───────┬───────┬───────┐\n", "├───────┼───────┼───────┤\n",
                          "└───────┴───────┴───────┘\n", "│"};

void append_bordered(std::string& out, const Puzzle& puzzle, const Border& border) {
  const auto characters = cell_characters(puzzle, '.');
  for (std::size_t cell = 0; cell < characters.size(); ++cell) {
    if (cell % 27 == 0) out += cell == 0 ? border.top : border.middle;
    if (cell % 3 == 0) (out += border.bar) += ' ';
    (out += characters[cell]) += ' ';
    if (cell % 9 == 8) (out += border.bar) += '\n';
  }
  out += border.bottom;
}

}  // namespace

void append_grid(std::string& out, const Puzzle& puzzle, const Grid*) {
  append_bordered(out, puzzle, kAscii);
}

void append_grid_unicode(std::string& out, const Puzzle& puzzle, const Grid*) {
  append_bordered(out, puzzle, kUnicode);
}

}  // namespace nonet::text
