// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);

TEST(Line, ReadsDotsAndZeros) {
  std::string zeros = kPuzzle;
  std::ranges::replace(zeros, '.', '0');
  std::string both = kPuzzle;
  both[2] = '0';
  EXPECT_EQ(shown_all(kPuzzle + "\n" + zeros + "\n" + both), (Strings{kPuzzle, kPuzzle, kPuzzle}));
}

TEST(Line, ReadsEveryKindOfBlankAlone) {
  for (const char blank : {'_', '*', '-', '?', 'x', 'X'}) {
    std::string text = kPuzzle;
    std::ranges::replace(text, '.', blank);
    EXPECT_EQ(shown_all(text), Strings{kPuzzle}) << blank;
  }
}

TEST(Line, TakesSmallAndLargeXForOneBlank) {
  std::string text = kPuzzle;
  std::ranges::replace(text, '.', 'x');
  text[2] = 'X';
  EXPECT_EQ(shown_all(text), Strings{kPuzzle});
}

TEST(Line, RefusesTwoKindsOfBlank) {
  std::string text = kPuzzle;
  text[3] = '_';
  EXPECT_EQ(shown_all(text), Strings{"1:4: character '_' is a second kind of blank in one puzzle"});
  std::ranges::replace(text, '.', '*');
  EXPECT_EQ(shown_all(text), Strings{"1:4: character '_' is a second kind of blank in one puzzle"});
}

TEST(Line, KeepsTheComment) {
  const struct {
    std::string after, comment;
  } cases[] = {
      {"", ""},        {"  ", ""},         {" hard one ", "hard one"}, {"\tx", "x"},
      {",a,b", "a,b"}, {"; note", "note"}, {"#tagged", "tagged"},      {" # tough", "tough"}};
  for (const auto& c : cases) {
    const auto read = read_all(kPuzzle + c.after);
    ASSERT_EQ(read.size(), 1U);
    ASSERT_TRUE(read[0]) << c.after;
    EXPECT_EQ(read[0]->comment, c.comment);
  }
}

TEST(Line, SkipsCommentsAndEmptyLinesButNumbersThem) {
  const auto read = read_all("# 1\n\n  \t\n%x\n  # indented\n  " + kPuzzle + "\n\n" + kPuzzle);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0]->line, 6U);
  EXPECT_EQ(read[0]->number, 1U);
  EXPECT_EQ(read[1]->line, 8U);
  EXPECT_EQ(read[1]->number, 2U);
}

TEST(Line, NamesTheBadCharacter) {
  std::string text = kPuzzle;
  text[4] = 'q';
  EXPECT_EQ(shown_all(text), Strings{"1:5: character 'q' is neither a digit nor a blank"});
  text[4] = '\0';
  EXPECT_EQ(shown_all("  " + text), Strings{"1:7: byte 0x00 is neither a digit nor a blank"});
  text[4] = '\xE9';
  EXPECT_EQ(shown_all(kPuzzle + "\n" + text)[1], "2:5: byte 0xE9 is neither a digit nor a blank");
}

TEST(Line, CountsCells) {
  EXPECT_EQ(shown_all(kPuzzle.substr(1)), Strings{"1:81: 80 cells, 81 expected"});
  EXPECT_EQ(shown_all(" " + kPuzzle + "1"), Strings{"1:83: 82 cells, 81 expected"});
  EXPECT_EQ(shown_all("1 x", Format::line), Strings{"1:2: 1 cell, 81 expected"});
}

TEST(Line, BadLinesNeitherHideNorShiftOthers) {
  const auto read = read_all("garbage\n" + kPuzzle + "\n12\n" + kPuzzle + "\n");
  ASSERT_EQ(read.size(), 4U);
  EXPECT_FALSE(read[0]);
  EXPECT_EQ(read[0].error().number, 1U);
  EXPECT_EQ(read[1]->number, 2U);
  EXPECT_EQ(read[2].error().number, 3U);
  EXPECT_EQ(read[2].error().line, 3U);
  EXPECT_EQ(read[3]->number, 4U);
}

TEST(Line, NamesForeignLinesAmongOthers) {
  std::string susser = kPuzzle;
  susser.insert(0, 1, '+');
  const auto shown = shown_all(kPuzzle + "\n" + susser + ":\n:0000:x:" + kPuzzle + ":::\n");
  ASSERT_EQ(shown.size(), 3U);
  EXPECT_EQ(shown[1], "2:1: not recognised: Susser lines are not read by this version");
  EXPECT_EQ(shown[2], "3:1: not recognised: HoDoKu library lines are not read by this version");
}

TEST(Line, RefusesLongLinesAndGoesOn) {
  const std::string longest(kMaxRecordBytes - kPuzzle.size(), ' ');
  const auto shown = shown_all(kPuzzle + longest + "\n" + kPuzzle + longest + " \n" + kPuzzle);
  EXPECT_EQ(shown, (Strings{kPuzzle, "2:1: a record is longer than 65536 bytes", kPuzzle}));
}

TEST(Line, EndEndsDetectedInputOnly) {
  const std::string text = kPuzzle + "\nend\n" + kPuzzle + "\n";
  EXPECT_EQ(shown_all(text), Strings{kPuzzle});
  EXPECT_EQ(shown_all(text, Format::judge), Strings{kPuzzle});
  EXPECT_EQ(shown_all(text, Format::line),
            (Strings{kPuzzle, "2:1: character 'e' is neither a digit nor a blank", kPuzzle}));
  EXPECT_EQ(shown_all(kPuzzle + "\n end \r\n" + kPuzzle, Format::judge), Strings{kPuzzle});
}

TEST(Line, AcceptsEveryEncodingOfLines) {
  const Strings both{kPuzzle, std::string(kOther)};
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const std::string body = kPuzzle + " \t" + end + end + both[1];
    EXPECT_EQ(shown_all(body), both);
    EXPECT_EQ(shown_all(body + end), both);
    const std::string marked = "\xEF\xBB\xBF" + body;
    EXPECT_EQ(shown_all(marked), both);
    EXPECT_EQ(read_all(marked)[1]->line, 3U);
  }
}

TEST(Line, DoesNotAllocateAComment) {
  const auto read = read_all(kPuzzle);
  EXPECT_LE(read[0]->comment.capacity(), std::string().capacity());
}

}  // namespace
}  // namespace nonet::test
