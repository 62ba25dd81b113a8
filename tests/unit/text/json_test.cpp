// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);
const std::string kSecond(kOther);
const std::string kBoard = format(*parse(kEasy), Format::json_board);
const std::string kSecondBoard = format(*parse(kOther), Format::json_board);

// 81 cells, each as `cell` writes it, in rows or flat.
template <class Write>
std::string board_of(Write write, bool rows) {
  std::string text = "[";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (cell > 0) text += ",";
    if (rows && cell % 9 == 0) text += "[";
    text += write(kEasy[cell]);
    if (rows && cell % 9 == 8) text += "]";
  }
  return text + "]";
}

std::string number(char c) { return std::string(1, c == '.' ? '0' : c); }
std::string number_or_null(char c) { return c == '.' ? "null" : number(c); }
std::string empty_or_text(char c) { return c == '.' ? "\"\"" : '"' + number(c) + '"'; }
std::string space_or_text(char c) { return c == '.' ? "\" \"" : '"' + number(c) + '"'; }
std::string object(char c) {
  return R"({"val":)" + number(c) + R"(, "notes":[1,[2]], "fix":true})";
}
std::string value_object(char c) { return R"({"id":"]","value":)" + number_or_null(c) + "}"; }

TEST(Json, ReadsEveryWayToWriteACell) {
  for (const auto write :
       {number, number_or_null, empty_or_text, space_or_text, object, value_object}) {
    for (const bool rows : {true, false}) {
      const std::string text = board_of(write, rows);
      EXPECT_EQ(shown_all(text), Strings{kPuzzle}) << text;
    }
  }
}

TEST(Json, ReadsValuesInALineOnLinesAndInAnArray) {
  const Strings both{kPuzzle, kSecond};
  EXPECT_EQ(shown_all(kBoard + "\n" + kSecondBoard + "\n"), both);
  EXPECT_EQ(shown_all(kBoard + " " + kSecondBoard), both);
  EXPECT_EQ(shown_all(kBoard + kSecondBoard), both);
  EXPECT_EQ(shown_all("[" + kBoard + "," + kSecondBoard + "]"), both);
  EXPECT_EQ(shown_all(" [\n" + kBoard + ",\r\n\n" + kSecondBoard + "\n]\n" + kBoard),
            (Strings{kPuzzle, kSecond, kPuzzle}));
  EXPECT_EQ(read_all(" [\n" + kBoard + ",\r\n\n" + kSecondBoard + "\n]\n")[1]->line, 4U);
}

TEST(Json, StreamsAnArrayLongerThanARecord) {
  std::string text = "[" + kBoard;
  for (int i = 0; i < 500; ++i) text += "," + kSecondBoard;
  const auto read = read_all(text + "]");
  ASSERT_EQ(read.size(), 501U);
  EXPECT_TRUE(std::ranges::all_of(read, [](const Read& r) { return r.has_value(); }));
}

TEST(Json, PlacesFaultsInCells) {
  std::string text = kBoard;
  text[text.find("\"7\"") + 1] = 'q';
  EXPECT_EQ(shown_all("\n" + text), Strings{"2:20: character 'q' is neither a digit nor a blank"});
  text = kBoard;
  text.replace(text.find("\"7\""), 3, "12");
  EXPECT_EQ(shown_all(text),
            Strings{"1:19: not a board: 9 arrays of 9 cells, or one array of 81, expected"});
  text = kBoard;
  text[text.find("\".\"") + 1] = '_';
  EXPECT_EQ(shown_all(text),
            Strings{"1:12: character '_' is a second kind of blank in one puzzle"});
}

TEST(Json, RefusesOtherShapes) {
  const std::string reason = "not a board: 9 arrays of 9 cells, or one array of 81, expected";
  for (const std::string text :
       {R"([])", R"({"board":1})", R"([1,2,3])", R"([[1,2],[3]])", R"("x")", R"(12)"}) {
    EXPECT_EQ(shown_all(text, Format::json_board), Strings{"1:1: " + reason}) << text;
  }
  EXPECT_EQ(shown_all("[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]"),
            Strings{"1:1: 16 cells: a 9×9 board has 81; other sizes are not supported"});
  const auto no_value = board_of([](char c) { return R"({"v":)" + number(c) + "}"; }, false);
  EXPECT_EQ(shown_all(no_value), Strings{"1:2: " + reason});
}

TEST(Json, BrokenValuesDoNotSwallowTheNext) {
  const auto broken = [](std::string_view what, std::string_view by) {
    std::string text = kBoard;
    const std::size_t at = text.find(what);
    return text.replace(at, what.size(), by);
  };
  for (const std::string& bad :
       {broken("]]", "]"), broken("]]", ""), broken("\"7\"", "\"7"), broken("\"7\"", "7\""),
        broken("],[", ",["), broken(",", ",,"), kBoard.substr(0, 100), std::string("nonsense"),
        std::string("[1,2"), std::string("[{\"a\":1}"), std::string("[\""),
        std::string("[{\"val\":1,")}) {
    for (const std::string between : {"\n", "\r\n", "\n\n"}) {
      const auto shown = shown_all(bad + between + kSecondBoard, Format::json_board);
      ASSERT_EQ(shown.size(), 2U) << bad;
      EXPECT_NE(shown[0].size(), 81U) << bad;
      EXPECT_EQ(shown[1], kSecond) << bad;
    }
  }
}

TEST(Json, AnEarlyEndLeavesOneScrap) {
  std::string text = kBoard;
  text.replace(text.find("],["), 3, "],");
  for (const std::string between : {"", "\n"}) {
    const auto shown = shown_all(text + between + kSecondBoard, Format::json_board);
    ASSERT_EQ(shown.size(), 3U);
    EXPECT_EQ(shown[2], kSecond);
  }
}

TEST(Json, PlacesBrokenJson) {
  EXPECT_EQ(shown_all("[[1,,2]]", Format::json_board), Strings{"1:5: not valid JSON"});
  EXPECT_EQ(shown_all("[[1,\n 2,\n,2]]", Format::json_board), Strings{"3:1: not valid JSON"});
  EXPECT_EQ(shown_all("[" + kBoard + ",", Format::json_board).size(), 2U);
  EXPECT_EQ(shown_all("[" + kBoard + ",\n[[1", Format::json_board).size(), 3U);
  EXPECT_EQ(shown_all("[[1e999]]", Format::json_board), Strings{"1:1: not valid JSON"});
}

TEST(Json, AnUnclosedArrayOfBoardsIsABadRecord) {
  EXPECT_EQ(shown_all("[" + kBoard + "," + kSecondBoard + "\n"),
            (Strings{kPuzzle, kSecond, "2:1: not valid JSON"}));
}

TEST(Json, RefusesLongValuesAndGoesOnBehindTheirLine) {
  const std::string text = "[\"" + std::string(2 * kMaxRecordBytes, '1') + "\"]\n" + kSecondBoard;
  EXPECT_EQ(shown_all(text, Format::json_board),
            (Strings{"1:1: a record is longer than 65536 bytes", kSecond}));
}

TEST(Json, SurvivesDeepNesting) {
  EXPECT_EQ(shown_all(std::string(200000, '['), Format::json_board).empty(), false);
  std::string objects;
  for (int i = 0; i < 10000; ++i) objects += "{\"a\":";
  EXPECT_EQ(shown_all(objects, Format::json_board).size(), 1U);
}

TEST(Json, ManyBracketsAreFewRecords) {
  EXPECT_LE(read_all(std::string(200'000, '[')).size(), 3U);
  EXPECT_LE(read_all(std::string(1000, '[') + "\n").size(), 3U);
}

TEST(Json, ValuesBeyondTheLimitAreDroppedInOneGo) {
  std::string text;
  for (int i = 0; i < 40'000; ++i) text += "{\"a\":\n";  // 240 kB
  EXPECT_LE(read_all(text, Format::json_board).size(), 8U);
}

}  // namespace
}  // namespace nonet::test
