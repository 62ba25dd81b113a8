// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace nonet::test {
namespace {

const std::string kPuzzle(kEasy);

std::string everything(const Read& read) {
  if (!read) {
    return std::to_string(read.error().number) + '@' + std::to_string(read.error().line) + ' ' +
           shown(read);
  }
  return std::to_string(read->number) + '@' + std::to_string(read->line) + ' ' + shown(read) + '|' +
         read->comment + '|' + read->id + '|' + read->rating + '|' +
         (read->answer ? format(*read->answer) : "");
}

Strings everything(std::string_view text, std::optional<Format> as, std::size_t step) {
  Strings all;
  for (const Read& read : read_all(text, as, step)) all.push_back(everything(read));
  return all;
}

Strings samples() {
  const std::string grid = format(*parse(kEasy), Format::grid_unicode);
  const std::string json = format(*parse(kEasy), Format::json_board);
  return {"\xEF\xBB\xBF# x\r\n" + kPuzzle + " c\r\n\r\n" + kPuzzle.substr(4) + "\r" + kPuzzle,
          grid + "\r\n" + grid + grid.substr(0, 300),
          "\xEF\xBB\xBF[" + json + ",\r\n " + json + "]\r\n[[1," + "\r" + json,
          "id,puzzle,solution\r\n1," + kPuzzle + "," + std::string(81, '1') + "\r\n2,\"",
          "Grid 1\r\n" + rows_of(kEasy) + "\r\nGrid 2\r" + rows_of(kOther) + "1\r\n",
          "0000183b305c " + kPuzzle + " 1.2\r\nx\r\n",
          "\xEF\xBB",
          "\xEF\xBB\xBF",
          "\r",
          ""};
}

TEST(Reader, DoesNotDependOnHowBytesArrive) {
  Strings texts = samples();
  texts.push_back(kPuzzle + "\n" + std::string(kMaxRecordBytes, '1') + "2\r\n" + kPuzzle);
  for (const std::string& text : texts) {
    const Strings whole = everything(text, std::nullopt, text.size() + 1);
    for (const std::size_t step : {1U, 2U, 3U, 7U, 4096U}) {
      EXPECT_EQ(everything(text, std::nullopt, step), whole);
    }
    for (const FormatInfo& info : formats()) {
      EXPECT_EQ(everything(text, info.format, 1), everything(text, info.format, 1 << 20));
    }
  }
}

TEST(Reader, AsksNoMoreOnceTheSourceHasEnded) {
  int calls_after_end = -1;
  RecordReader reader([&](std::span<char>) -> std::size_t {
    ++calls_after_end;
    return 0;
  });
  EXPECT_FALSE(reader.next());
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(calls_after_end, 0);
}

TEST(Reader, AnswersLineByLineWhenTheFormatIsKnown) {
  const std::string text = kPuzzle + "\n";
  int calls = 0;
  RecordReader reader(
      [&](std::span<char> room) -> std::size_t {
        ++calls;
        std::ranges::copy(text, room.begin());
        return text.size();
      },
      Format::judge);
  for (int record = 1; record <= 3; ++record) {
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(calls, record);
  }
}

TEST(Reader, TellsItsFormat) {
  RecordReader reader = read_text(kPuzzle);
  EXPECT_FALSE(reader.format());
  static_cast<void>(reader.next());
  EXPECT_EQ(reader.format(), Format::line);
  EXPECT_EQ(read_text("", Format::sdm).format(), Format::sdm);
  RecordReader moved = std::move(reader);
  EXPECT_EQ(moved.format(), Format::line);
}

TEST(Parse, TakesExactlyOnePuzzle) {
  EXPECT_EQ(format(*parse(kPuzzle + "\n")), kPuzzle);
  EXPECT_EQ(format(*parse(rows_of(kEasy))), kPuzzle);
  EXPECT_EQ(shown(parse("").error()), "1:1: no puzzle in the text");
  EXPECT_EQ(shown(parse(kPuzzle + "\n\n" + kPuzzle).error()),
            "3:1: more than one puzzle in the text");
  EXPECT_EQ(shown(parse(kPuzzle + "\n12").error()), "2:1: more than one puzzle in the text");
  EXPECT_EQ(parse(kPuzzle.substr(1)).error().code, ParseErrc::too_few_cells);
  EXPECT_EQ(parse("#" + kPuzzle.substr(1)).error().code, ParseErrc::no_puzzle);
}

TEST(Parse, ObeysTheFormat) {
  EXPECT_EQ(format(*parse(rows_of(kEasy), Format::grid)), kPuzzle);
  EXPECT_EQ(parse(rows_of(kEasy), Format::line).error().code, ParseErrc::too_few_cells);
  EXPECT_EQ(parse(kPuzzle, Format::json_board).error().code, ParseErrc::bad_json);
}

TEST(Formats, AreFoundByName) {
  for (const FormatInfo& info : formats()) {
    EXPECT_EQ(format_named(info.name), info.format);
    EXPECT_EQ(name_of(info.format), info.name);
    EXPECT_FALSE(info.description.empty());
  }
  EXPECT_EQ(format_named("json-board"), Format::json_board);
  EXPECT_FALSE(format_named("json"));
}

TEST(Write, GivesEachFormatItsForm) {
  const Puzzle puzzle = *parse(kPuzzle);
  std::string zeros = kPuzzle;
  std::ranges::replace(zeros, '.', '0');
  EXPECT_EQ(format(puzzle), kPuzzle);
  EXPECT_EQ(format(puzzle, Format::judge), kPuzzle);
  EXPECT_EQ(format(puzzle, Format::sdm), zeros);
  EXPECT_EQ(format(puzzle, Format::csv), "puzzle,solution\n" + kPuzzle + ",\n");
  EXPECT_EQ(format(puzzle, Format::json_board).substr(0, 42),
            R"([["5","3",".",".","7",".",".",".","."],["6)");
  EXPECT_EQ(format(puzzle, Format::grid).substr(0, 52),
            "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n");
  EXPECT_EQ(format(puzzle, Format::grid_unicode).substr(0, 24), "┌───────");
}

TEST(Write, AppendsWithLineEndAndSolution) {
  const Grid grid = *Grid::from(*parse(std::string(81, '7')));
  std::string out(prologue(Format::csv));
  append_puzzle(out, Format::csv, *parse(kPuzzle), &grid);
  EXPECT_EQ(out, "puzzle,solution\n" + kPuzzle + "," + format(grid) + "\n");
  EXPECT_EQ(read_all(out)[0]->answer, grid);
  out.clear();
  append_puzzle(out, Format::line, *parse(kPuzzle));
  EXPECT_EQ(out, kPuzzle + "\n");
  EXPECT_EQ(prologue(Format::line), "");
}

TEST(Write, AnswersKeepTheirPlaceInEveryWritableFormat) {
  const Puzzle puzzle = *parse(kPuzzle);
  const Grid grid = *Grid::from(*parse(std::string(81, '7')));
  for (const FormatInfo& info : formats()) {
    std::string answer;
    std::string none;
    std::string gap;
    append_answer(answer, info.format, puzzle, &grid);
    append_answer(none, info.format, puzzle, nullptr);
    append_gap(gap, info.format);
    EXPECT_EQ(answer.empty(), !info.writable) << info.name;
    EXPECT_EQ(none.empty(), !info.writable) << info.name;
    EXPECT_EQ(gap.empty(), !info.writable) << info.name;
    EXPECT_TRUE(answer != none || !info.writable) << info.name;
  }
  std::string beside;
  append_answer(beside, Format::csv, puzzle, &grid);
  EXPECT_EQ(beside, kPuzzle + "," + format(grid) + "\n");
  std::string null;
  append_answer(null, Format::json_board, puzzle, nullptr);
  EXPECT_EQ(null, "null\n");
}

TEST(Write, AppendsNothingInAFormatThatIsOnlyRead) {
  EXPECT_EQ(format(*parse(kPuzzle), Format::euler), "");
  EXPECT_EQ(format(*parse(kPuzzle), Format::bank), "");
}

TEST(Write, RoundTripsThroughEveryWritableFormat) {
  Rng rng(20240101);
  for (std::uint32_t percent : {0U, 1U, 30U, 30U, 60U, 99U, 100U}) {
    std::string all;
    for (const FormatInfo& info : formats()) {
      if (!info.writable) continue;
      std::string text(prologue(info.format));
      std::vector<Puzzle> puzzles;
      for (int i = 0; i < 20; ++i) {
        puzzles.push_back(random_puzzle(rng, percent));
        EXPECT_EQ(*parse(format(puzzles.back(), info.format)), puzzles.back()) << info.name;
        EXPECT_EQ(*parse(format(puzzles.back(), info.format), info.format), puzzles.back());
        append_puzzle(text, info.format, puzzles.back());
      }
      const auto read = read_all(text);
      ASSERT_EQ(read.size(), puzzles.size()) << info.name;
      for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i]->puzzle, puzzles[i]);
    }
  }
}

TEST(Messages, ExistForEveryCode) {
  for (int code = 0; code <= static_cast<int>(ParseErrc::several_puzzles); ++code) {
    EXPECT_NE(message_of({.code = static_cast<ParseErrc>(code)}), "unknown error");
  }
}

}  // namespace
}  // namespace nonet::test
