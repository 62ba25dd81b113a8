// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);

std::optional<Format> detected(std::string_view text) {
  RecordReader reader = read_text(text);
  static_cast<void>(reader.next());
  return reader.format();
}

TEST(Detect, RecognisesEveryFormatByContent) {
  const std::string zeros(81, '0');
  EXPECT_EQ(detected(kPuzzle), Format::line);
  EXPECT_EQ(detected(rows_of(kEasy)), Format::grid);
  EXPECT_EQ(detected(format(*parse(kEasy), Format::grid_unicode)), Format::grid);
  EXPECT_EQ(detected(format(*parse(kEasy), Format::json_board)), Format::json_board);
  EXPECT_EQ(detected("puzzle,x\n" + kPuzzle + ",1\n"), Format::csv);
  EXPECT_EQ(detected("Grid 1\n" + rows_of(kEasy)), Format::euler);
  EXPECT_EQ(detected("0000183b305c " + zeros + "  1.2"), Format::bank);
}

TEST(Detect, BadFirstLinesDoNotSpoilTheFormat) {
  EXPECT_EQ(detected("a title\n12\n" + kPuzzle), Format::line);
  EXPECT_EQ(detected("a title\n" + rows_of(kEasy)), Format::grid);
  EXPECT_EQ(detected("a title\nGrid 1\n" + rows_of(kEasy)), Format::euler);
}

TEST(Detect, BracketsWithoutCommasAreAGrid) {
  std::string text = "[";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    text += cell % 9 == 0 ? "[" : " ";
    text += kEasy[cell] == '.' ? '0' : kEasy[cell];
    if (cell % 9 == 8) text += cell == 80 ? "]]" : "]\n ";
  }
  EXPECT_EQ(detected(text), Format::grid);
  EXPECT_EQ(shown_all(text), Strings{kPuzzle});
}

TEST(Detect, NearMissesSayWhatIsWrong) {
  EXPECT_EQ(shown_all(kPuzzle.substr(1)), Strings{"1:81: 80 cells, 81 expected"});
  EXPECT_EQ(shown_all("1........\n"), Strings{"1:1: 1 row, 9 expected"});
  EXPECT_EQ(shown_all("53..7\n"), Strings{"1:6: 5 cells, 81 expected"});
  EXPECT_EQ(shown_all(std::string(100000, '1')),
            Strings{"1:1: a record is longer than 65536 bytes"});
}

TEST(Detect, NothingFitsIsOneBadRecord) {
  EXPECT_EQ(shown_all("# x\nDear reader,\nthis is a letter.\n\nYours\n"),
            Strings{"2:1: not recognised: no format fits the content"});
  Rng rng(7);
  std::string noise;
  for (int i = 0; i < 300000; ++i) noise += static_cast<char>(rng.below(256));
  EXPECT_EQ(read_all(noise).size(), 1U);
  EXPECT_EQ(read_all(noise)[0].error().error.code, ParseErrc::not_recognised);
}

TEST(Detect, NoiseInALineFormatIsOneErrorALine) {
  EXPECT_EQ(shown_all("Dear reader,\n\nhello\n", Format::line).size(), 2U);
}

TEST(Detect, EmptyInputHasNoRecords) {
  for (const std::string text : {"", "\n", " \t\r\n", "\xEF\xBB\xBF", "# only\n% comments\n"}) {
    EXPECT_TRUE(read_all(text).empty());
  }
  EXPECT_TRUE(read_all(std::string(kMaxRecordBytes, '\n') + "# x\n").empty());
}

ForeignKind kind_of(std::string_view text) {
  const auto read = read_all(text);
  EXPECT_EQ(read.size(), 1U) << text;
  EXPECT_FALSE(read[0]) << text;
  EXPECT_EQ(read[0].error().error.code, ParseErrc::unreadable_kind) << text;
  const std::string message = message_of(read[0].error().error);
  EXPECT_TRUE(message.find("not supported") != std::string::npos ||
              message.find("not recognised") != std::string::npos)
      << message;
  return static_cast<ForeignKind>(read[0].error().error.detail);
}

TEST(Detect, NamesForeignKinds) {
  using enum ForeignKind;
  EXPECT_EQ(kind_of("\x1F\x8B\x08 anything\n" + kPuzzle), gzip);
  EXPECT_EQ(kind_of("\x28\xB5\x2F\xFD" + kPuzzle), zstd);
  EXPECT_EQ(kind_of("https://f-puzzles.com/?load=N4IgzglgXg\n"), f_puzzles);
  EXPECT_EQ(kind_of("https://sudokupad.app/abc123\n"), sudokupad);
  EXPECT_EQ(kind_of("sclN4IgzglgXgpiBcBOANCA5gJwgEwQ\n"), sudokupad);
  EXPECT_EQ(kind_of("3x3k:zzzc,__aaa\n"), killer);
  EXPECT_EQ(kind_of("<?xml version=\"1.0\"?>\n<opensudoku>\n</opensudoku>\n"), opensudoku);
  EXPECT_EQ(kind_of(":0000:x:" + kPuzzle + ":::\n"), hodoku);
  EXPECT_EQ(kind_of(kPuzzle + ":411 611\n"), susser);
  EXPECT_EQ(kind_of("+" + kPuzzle + "\n"), susser);
  EXPECT_EQ(kind_of("[Puzzle]\n" + rows_of(kEasy)), sdk);
  EXPECT_EQ(kind_of("*-----------*\n|53.|.7.|...|\n"), simple_sudoku);
  EXPECT_EQ(kind_of(std::string(729, '.') + "\n"), pencilmark729);
  std::string marks;
  std::string set;
  for (int row = 0; row < 9; ++row) {
    marks += "| 12 3 45 | 6 7 89 | 1 2 3 |\n";
    set += "12 u3 45 6 7 89 1 2 3\n";
  }
  EXPECT_EQ(kind_of(marks), pencilmarks);
  EXPECT_EQ(kind_of(set), sdx);
}

TEST(Detect, TagsInFrontOfRowsAreComments) {
  EXPECT_EQ(shown_all("#AAnn Author\n#DTest\n" + rows_of(kEasy)), Strings{kPuzzle});
}

}  // namespace
}  // namespace nonet::test
