// SPDX-License-Identifier: MIT
//
// Short inputs that other tools got wrong, whole.
#include "support.hpp"

namespace nonet::test {
namespace {

TEST(Cases, PictureWithSpacesForBlanks) {
  const std::string text =
      "+-------+-------+-------+\n|       |       |       |\n| 7   6 |       |     6 |\n"
      "|       |       |       |\n+-------+-------+-------+\n|   7   |   7   |     3 |\n"
      "| 8     |       |     5 |\n| 2 3   |   9   |   7   |\n+-------+-------+-------+\n"
      "|   5   | 7     |       |\n| 3     |       | 7     |\n|     7 |     9 |       |\n"
      "+-------+-------+-------+\n";
  EXPECT_EQ(shown_all(text),
            Strings{".........7.6.....6..........7..7...38.......523..9..7..5.7.....3.....7....7.."
                    "9..."});
}

TEST(Cases, Braces) {
  std::string text = "{\n";
  for (int row = 0; row < 7; ++row) text += "{0,0,0,0,0,0,0,0,0},\n";
  text += "{9,0,0,9,0,0,0,0,0},\n{9,0,0,9,0,0,0,0,0}\n};\n";
  EXPECT_EQ(shown_all(text), Strings{std::string(63, '.') + "9..9.....9..9....."});
}

TEST(Cases, CommaSeparatedRowsWithQuestionMarks) {
  const std::string text =
      "3,?,9,7,2,8,?,?,6\n5,?,?,1,?,?,3,?,?\n?,?,1,3,5,?,?,?,4\n?,?,5,6,4,?,8,?,1\n"
      "?,?,6,5,?,1,7,?,3\n?,?,?,?,?,?,4,6,5\n6,8,7,?,3,5,?,?,2\n?,?,3,?,?,2,6,4,7\n"
      "?,2,?,9,7,6,?,?,?\n";
  EXPECT_EQ(shown_all(text),
            Strings{"3.9728..65..1..3....135...4..564.8.1..65.17.3......465687.35..2..3..2647.2.97"
                    "6..."});
}

TEST(Cases, NineLinesWithDashes) {
  const std::string text =
      "1549-----\n-----41--\n-6-75---9\n-1---8---\n69---7-4-\n--5----37\n-8-----1-\n----3--68\n"
      "------5--\n";
  EXPECT_EQ(shown_all(text),
            Strings{"1549..........41...6.75...9.1...8...69...7.4...5....37.8.....1.....3..68....."
                    ".5.."});
}

TEST(Cases, SixteenBySixteenWithoutSeparators) {
  const std::string text =
      "16135261381297101141415\n11871415141636529101213\n91541237105131114162168\n"
      "13261091112148154137165\n";
  EXPECT_EQ(shown_all(text), Strings{"1:1: 4 rows, 9 expected"});
}

TEST(Cases, SimpleSudokuPicture) {
  const std::string text =
      " *-----------*\n |.3.|4..|...|\n |9.2|8.6|3.1|\n |...|...|.2.|\n |---+---+---|\n"
      " |8..|.6.|7..|\n |.6.|2.5|.9.|\n |..3|.4.|..8|\n |---+---+---|\n |.7.|...|...|\n"
      " |4.8|9.2|5.6|\n |...|..8|.3.|\n *-----------*\n Simple Sudoku\n  Version 4.2n\n";
  EXPECT_EQ(shown_all(text),
            Strings{"1:1: not recognised: Simple Sudoku pictures are not read by this version"});
}

TEST(Cases, MarkedTextWithCarriageReturns) {
  const std::string text =
      "\xEF\xBB\xBF" + std::string(kEasy) + " \t\r\n" + std::string(kEasy) + "\r\n\r\n";
  EXPECT_EQ(shown_all(text), (Strings{std::string(kEasy), std::string(kEasy)}));
}

}  // namespace
}  // namespace nonet::test
