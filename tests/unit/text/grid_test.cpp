// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);
const std::string kSecond(kOther);

std::string with_blank(std::string text, char blank) {
  std::ranges::replace(text, '.', blank);
  return text;
}

TEST(Grid, ReadsNineLines) {
  EXPECT_EQ(shown_all(rows_of(kEasy)), Strings{kPuzzle});
  for (const char blank : {'0', '_', '*', '?', 'x', '-'}) {
    EXPECT_EQ(shown_all(with_blank(rows_of(kEasy), blank)), Strings{kPuzzle}) << blank;
  }
}

TEST(Grid, ReadsSpacedCellsAndBorders) {
  EXPECT_EQ(shown_all(format(*parse(kEasy), Format::grid)), Strings{kPuzzle});
  EXPECT_EQ(shown_all(format(*parse(kEasy), Format::grid_unicode)), Strings{kPuzzle});
  const std::string compact =
      "53.|.7.|...\n6..|195|...\n.98|...|.6.\n---+---+---\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n"
      "-----------\n.6.|...|28.\n...|419|..5\n...|.8.|.79\n";
  EXPECT_EQ(shown_all(compact), Strings{kPuzzle});
  const std::string pencil_border = ".-----.-----.-----.\n" + compact + "'-----'-----'-----'\n";
  EXPECT_EQ(shown_all(pencil_border), Strings{kPuzzle});
}

std::string initialiser(std::string_view open, std::string_view close, std::string_view quote) {
  std::string text(open);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (cell % 9 == 0) text += open;
    (((text += quote) += kEasy[cell]) += quote) += cell % 9 == 8 ? "" : ", ";
    if (cell % 9 == 8) (text += close) += ",\n";
  }
  return (text += close) += ";\n";
}

TEST(Grid, ReadsInitialisers) {
  EXPECT_EQ(shown_all("int board[9][9] = " + with_blank(initialiser("{", "}", ""), '0')),
            Strings{kPuzzle});
  EXPECT_EQ(shown_all("char board[9][9] =\n" + initialiser("{", "}", "'")), Strings{kPuzzle});
  EXPECT_EQ(shown_all("const grid = " + initialiser("[", "]", "\"")), Strings{kPuzzle});
  EXPECT_EQ(shown_all("rows = (\n\"53..7....\",\n'6..195...',\n\".98....6.\"\n\"8...6...3\"\n"
                      "\"4..8.3..1\"\n\"7...2...6\"\n\".6....28.\"\n\"...419..5\"\n"
                      "\"....8..79\")\n"),
            Strings{kPuzzle});
}

TEST(Grid, NineDashesAreARowWhenTheDashIsTheBlank) {
  std::string dashed = with_blank(rows_of(kEasy), '-');
  dashed.replace(0, 9, "---------");
  EXPECT_EQ(shown_all(dashed), Strings{"........." + kPuzzle.substr(9)});
  EXPECT_EQ(shown_all(rows_of(std::string(81, '-'))), Strings{std::string(81, '.')});
  std::string ruled;
  for (std::size_t row = 0; row < 9; ++row) {
    (ruled += kEasy.substr(9 * row, 9)) += row == 2 || row == 5 ? "\n---------\n" : "\n";
  }
  EXPECT_EQ(shown_all(ruled), Strings{kPuzzle});
}

TEST(Grid, ReadsSpacesAsBlanksAtEveryWidth) {
  const Strings rows{"|5 3  |  7  |     |",
                     "|53 | 7 |   |",
                     "| 53  |  7  |     |",
                     "| 5 3   |   7   |       |",
                     "| 5  3    |    7    |         |",
                     "| 5   3     |     7     |           |",
                     "|5|3| | |7| | | | |"};
  for (const std::string& row : rows) {
    std::string text = row + "\n";
    for (int i = 1; i < 9; ++i) text += std::to_string(i) + "........\n";
    std::string spaces = text;
    const auto shown = shown_all(spaces);
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown[0].substr(0, 18), "53..7....1........") << row;
  }
}

TEST(Grid, RefusesSpacesThatFitNoPlace) {
  for (const std::string row : {"|53  | 7  |    |", "53 | 7 |   |"}) {
    const auto shown = shown_all(row + "\n" + rows_of(kEasy).substr(10), Format::grid);
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_NE(shown[0].find("cells in this row, 9 expected"), std::string::npos) << row;
  }
}

TEST(Grid, ReadsManyWithAndWithoutEmptyLines) {
  const std::string one = rows_of(kEasy);
  const std::string two = rows_of(kOther);
  const Strings both{kPuzzle, kSecond};
  EXPECT_EQ(shown_all(one + two), both);
  EXPECT_EQ(shown_all(one + "\n\n" + two), both);
  EXPECT_EQ(shown_all(one + "# next\n" + two), both);
  EXPECT_EQ(shown_all(format(*parse(kEasy), Format::grid) + format(*parse(kOther), Format::grid)),
            both);
}

TEST(Grid, JoinsThreeBandsAndNineSingleRows) {
  std::string bands;
  std::string single;
  for (std::size_t row = 0; row < 9; ++row) {
    (bands += kEasy.substr(9 * row, 9)) += row % 3 == 2 ? "\n\n" : "\n";
    (single += kEasy.substr(9 * row, 9)) += "\n\n";
  }
  EXPECT_EQ(shown_all(bands + rows_of(kOther) + "\n" + bands),
            (Strings{kPuzzle, kSecond, kPuzzle}));
  EXPECT_EQ(shown_all(single), Strings{kPuzzle});
  bands.replace(bands.find("8...6"), 1, "q");
  EXPECT_EQ(shown_all(bands), Strings{"5:1: character 'q' is neither a digit nor a blank"});
}

TEST(Grid, AGroupWithARemainderIsOneBadRecord) {
  const std::string one = rows_of(kEasy);
  EXPECT_EQ(shown_all(one + one.substr(0, 40) + "\n" + one),
            (Strings{kPuzzle, "10:1: 4 rows, 9 expected", kPuzzle}));
  EXPECT_EQ(shown_all(one.substr(0, 30) + "\n" + one + "\n" + one.substr(0, 30)),
            (Strings{"1:1: 3 rows, 9 expected", kPuzzle, "15:1: 3 rows, 9 expected"}));
}

TEST(Grid, ABadRowDoesNotShiftTheNextGrid) {
  std::string bad = rows_of(kEasy);
  bad.replace(10, 9, "6..1q5...");
  EXPECT_EQ(shown_all(bad + rows_of(kOther)),
            (Strings{"2:5: character 'q' is neither a digit nor a blank", kSecond}));
  bad.replace(10, 9, "6..15...");
  EXPECT_EQ(shown_all(bad + rows_of(kOther)),
            (Strings{"2:9: 8 cells in this row, 9 expected", kSecond}));
  bad.replace(10, 8, "6..1115...");
  EXPECT_EQ(shown_all(bad + rows_of(kOther)),
            (Strings{"2:10: 10 cells in this row, 9 expected", kSecond}));
}

TEST(Grid, PlacesFaultsOfBlanks) {
  std::string text = rows_of(kEasy);
  text[13] = '*';
  EXPECT_EQ(shown_all(text), Strings{"2:4: character '*' is a second kind of blank in one puzzle"});
}

TEST(Grid, NamesOtherSizes) {
  EXPECT_EQ(shown_all("_ _ _ _\n_ 1 _ _\n1 _ 4 3\n_ 3 1 _\n"),
            Strings{"1:1: 16 cells: a 9×9 board has 81; other sizes are not supported"});
  std::string sixteen;
  for (int row = 0; row < 16; ++row) sixteen += "1...2...3...4...\n";
  EXPECT_EQ(shown_all(sixteen, Format::grid),
            Strings{"1:1: 256 cells: a 9×9 board has 81; other sizes are not supported"});
  EXPECT_EQ(shown_all("123456\n......\n......\n......\n......\n......\n"),
            Strings{"1:1: 36 cells: a 9×9 board has 81; other sizes are not supported"});
}

TEST(Grid, RefusesTooMuchInOneRecord) {
  const std::string border(1000, '=');
  std::string text;
  for (int i = 0; i < 70; ++i) text += border + "\n";
  text += rows_of(kEasy) + rows_of(kOther);
  EXPECT_EQ(shown_all(text, Format::grid),
            (Strings{"66:1: a record is longer than 65536 bytes", kSecond}));
}

}  // namespace
}  // namespace nonet::test
