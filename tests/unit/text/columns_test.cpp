// SPDX-License-Identifier: MIT
//
// Formats with fields beside the puzzle: `csv`, `euler`, `bank`.
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);
const std::string kSecond(kOther);
const std::string kAnswer =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(Csv, ReadsPuzzleAndAnswer) {
  const auto read =
      read_all("quizzes,solutions\n" + kPuzzle + "," + kAnswer + "\n" + kSecond + ",");
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(shown(read[0]), kPuzzle);
  ASSERT_TRUE(read[0]->answer);
  EXPECT_EQ(format(*read[0]->answer), kAnswer);
  EXPECT_EQ(read[0]->line, 2U);
  EXPECT_FALSE(read[1]->answer);
}

TEST(Csv, FindsColumnsByName) {
  for (const std::string name : {"quizzes", "Puzzle", "QUESTION", " quiz ", "\"quiz\""}) {
    const std::string text = "id," + name + ",level, Answer\n\"1\"," + kPuzzle +
                             ",\"a, \"\"b\"\"\",\"" + kAnswer + "\"\n";
    const auto read = read_all(text);
    ASSERT_EQ(read.size(), 1U) << name;
    ASSERT_TRUE(read[0]) << name << shown(read[0]);
    EXPECT_EQ(read[0]->comment, "\"1\",\"a, \"\"b\"\"\"");
    EXPECT_TRUE(read[0]->answer);
  }
  EXPECT_EQ(shown_all("puzzle\n" + kPuzzle), Strings{kPuzzle});
}

TEST(Csv, PlacesFaults) {
  std::string bad = kPuzzle;
  bad[4] = 'q';
  std::string half = kAnswer;
  half[1] = '.';
  const std::string neither = " is neither a digit nor a blank";
  const std::string column = "a column is missing, or a quote is not closed in its line";
  const struct {
    std::string row, shown;
  } cases[] = {{"7, \"" + bad + "\",", "2:9: character 'q'" + neither},
               {"7," + kPuzzle.substr(1) + ",", "2:83: 80 cells, 81 expected"},
               {"7," + kPuzzle + " 5,", "2:84: byte 0x20" + neither},
               {"7," + kPuzzle + "," + half, "2:86: character '.'" + neither},
               {"7," + kPuzzle + ",12", "2:87: 2 cells, 81 expected"},
               {"7," + kPuzzle, "2:84: " + column},
               {"7,\"" + kPuzzle + ",", "2:3: " + column},
               {"\"7\"a," + kPuzzle + ",", "2:4: " + column}};
  for (const auto& c : cases) {
    EXPECT_EQ(shown_all("id,puzzle,solution\n" + c.row + "\n8," + kSecond + ",\n"),
              (Strings{c.shown, kSecond}));
  }
}

TEST(Csv, NeedsAHeaderWithAPuzzleColumn) {
  EXPECT_EQ(shown_all("# x\nid,board\n1," + kPuzzle + "\n", Format::csv),
            Strings{"2:1: the header names no column quizzes, puzzle, question or quiz"});
  EXPECT_TRUE(read_all("", Format::csv).empty());
}

TEST(Csv, RefusesLongLines) {
  const std::string text = "puzzle\n" + std::string(kMaxRecordBytes + 1, '1') + "\n" + kPuzzle;
  EXPECT_EQ(shown_all(text), (Strings{"2:1: a record is longer than 65536 bytes", kPuzzle}));
}

TEST(Euler, ReadsGridsWithHeaders) {
  const std::string text = "Grid 01\n" + rows_of(kEasy) + "GRID 2\n\n# note\n" + rows_of(kOther);
  const auto read = read_all(text);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(shown(read[0]), kPuzzle);
  EXPECT_EQ(read[0]->comment, "Grid 01");
  EXPECT_EQ(read[0]->line, 1U);
  EXPECT_EQ(shown(read[1]), kSecond);
  EXPECT_EQ(read[1]->comment, "GRID 2");
  EXPECT_EQ(read[1]->line, 11U);
}

TEST(Euler, PlacesFaultsAndGoesOn) {
  std::string bad = rows_of(kEasy);
  bad[14] = 'q';
  EXPECT_EQ(shown_all("Grid 1\n" + bad + "Grid 2\n" + rows_of(kOther)),
            (Strings{"3:5: character 'q' is neither a digit nor a blank", kSecond}));
  EXPECT_EQ(shown_all("Grid 1\n" + bad.substr(0, 10) + "Grid 2\n" + rows_of(kOther) + "1........"),
            (Strings{"2:1: 1 row, 9 expected", "13:1: 10 rows, 9 expected"}));
  EXPECT_EQ(shown_all("Grid 1\nGrid 2\n" + rows_of(kOther)),
            (Strings{"2:1: 0 rows, 9 expected", kSecond}));
}

TEST(Euler, NeedsHeaders) {
  EXPECT_EQ(shown_all("\n" + rows_of(kEasy) + rows_of(kEasy) + "Grid 7\n" + rows_of(kOther),
                      Format::euler),
            (Strings{"2:1: a header 'Grid NN' is missing before these rows", kSecond}));
}

TEST(Euler, RefusesLongRecords) {
  std::string text = "Grid 1\n";
  for (int i = 0; i < 7000; ++i) text += "1........\n";
  EXPECT_EQ(shown_all(text + "Grid 2\n" + rows_of(kOther)),
            (Strings{"6554:1: a record is longer than 65536 bytes", kSecond}));
}

const std::string kZeros =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

TEST(Bank, ReadsIdPuzzleAndRating) {
  const auto read =
      read_all("0000183B305c " + kZeros + "  1.2\n# x\nffffffffffff\t" + kZeros + " 11.9 \r\n");
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(shown(read[0]), kPuzzle);
  EXPECT_EQ(read[0]->id, "0000183B305c");
  EXPECT_EQ(read[0]->rating, "1.2");
  EXPECT_EQ(read[1]->rating, "11.9");
  EXPECT_EQ(read[1]->line, 3U);
}

TEST(Bank, PlacesFaults) {
  std::string bad = kZeros;
  bad[4] = 'q';
  const std::string expected = "12 hexadecimal digits, 81 cells and a rating expected";
  const struct {
    std::string line, shown;
  } cases[] = {
      {"0000183b305 " + kZeros + " 1.2", "2:1: " + expected},
      {"0000183b305g " + kZeros + " 1.2", "2:1: " + expected},
      {"0000183b305c " + kZeros + "0 1.2", "2:14: " + expected},
      {"0000183b305c " + bad + " 1.2", "2:18: character 'q' is neither a digit nor a blank"},
      {"0000183b305c " + kZeros + " 12", "2:96: " + expected},
      {"0000183b305c " + kZeros + " .2", "2:96: " + expected},
      {"0000183b305c " + kZeros + " 1.2 x", "2:100: " + expected},
      {"0000183b305c", "2:13: " + expected}};
  const std::string good = "0000183b305c " + kZeros + "  1.2\n";
  for (const auto& c : cases) {
    EXPECT_EQ(shown_all(good + c.line + "\n" + good), (Strings{kPuzzle, c.shown, kPuzzle}));
  }
  EXPECT_EQ(shown_all(good + std::string(kMaxRecordBytes + 1, '1'))[1],
            "2:1: a record is longer than 65536 bytes");
}

}  // namespace
}  // namespace nonet::test
