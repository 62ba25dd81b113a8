// SPDX-License-Identifier: MIT
//
// The collection of inputs that broke other tools, where it is at hand: in the folder that
// NONET_SHARED names, or in ../shared beside the checkout. The short ones are in cases/ as well.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

struct SharedCase {
  const char* file;
  const char* command;  // gets the file on standard input
  int status;
  const char* out;       // all of standard output
  const char* err = "";  // part of standard error
};

void PrintTo(const SharedCase& c, std::ostream* out) { *out << c.command << " < " << c.file; }

constexpr const char* kManySolutions = "line 1: valid; solutions: multiple\n";
constexpr const char* kWikipedia =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
constexpr const char* kEuler01 =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382\n";

constexpr SharedCase kCases[] = {
    {"01-no-solution-slow.txt", "check", 1, "line 1: valid; solutions: none\n"},
    {"02-many-solutions-slow.txt", "check", 1, kManySolutions},
    {"02-many-solutions-slow.txt", "solve", 1, "# line 1: more than one solution\n"},
    {"02-many-solutions-slow.txt", "solve --all --limit 2 | grep -c '^[1-9]'", 0, "2\n"},
    {"03-bordered-blank-spaces-conflicts.txt", "check", 1,
     "line 1: invalid: 6 twice in row 2 (r2c3, r2c9); 7 twice in row 4 (r4c2, r4c5); "
     "solutions: none\n"},
    {"04-two-ones.txt", "check", 1,
     "line 1: invalid: 1 twice in row 1 (r1c1, r1c2); 1 twice in box 1 (r1c1, r1c2); "
     "solutions: none\n"},
    {"05-fifteen-clues.txt", "check", 1, kManySolutions},
    {"07-near-empty-many.txt", "count --limit 1000", 1, ">= 1000\n"},
    {"09-fpuzzles-link.txt", "solve 2>&1 >/dev/null | grep -c 'f-puzzles.*not supported'", 0,
     "1\n"},
    {"10-first-row-only.txt", "solve --first | wc -c | tr -d ' '", 0, "82\n"},
    {"10-first-row-only.txt", "count --limit 5000", 1, ">= 5000\n"},
    {"11-empty-grid.txt", "solve --first | wc -c | tr -d ' '", 0, "82\n"},
    {"11-empty-grid.txt", "count", 1, ">= 1000000\n"},
    {"13-cpp-braces-conflicts.txt", "check", 1,
     "line 1: invalid: 9 twice in row 8 (r8c1, r8c4); 9 twice in row 9 (r9c1, r9c4); "
     "9 twice in column 1 (r8c1, r9c1); 9 twice in column 4 (r8c4, r9c4); "
     "9 twice in box 7 (r8c1, r9c1); 9 twice in box 8 (r8c4, r9c4); solutions: none\n"},
    {"16-two-cells-left-stuck.txt", "check | grep -c 'r1c6 has no candidate; r6c4 has no cand'", 0,
     "1\n"},
    {"17-conflict-in-bulk.txt", "check", 1,
     "line 1: invalid: 1 twice in column 5 (r4c5, r6c5); 1 twice in box 5 (r4c5, r6c5); "
     "solutions: none\n"},
    {"18-json-board-valid-unsolvable.txt", "check --to json", 1, "true\n"},
    {"18-json-board-valid-unsolvable.txt", "check | grep -c 'valid; .*none: r1c1 has no cand'", 0,
     "1\n"},
    {"20-json-board-17-clues.txt", "solve", 0,
     "693784512487512936125963874932651487568247391741398625319475268856129743274836159\n"},
    {"20-json-board-17-clues.txt", "solve --to json-board | cut -c1-38", 0,
     "[[\"6\",\"9\",\"3\",\"7\",\"8\",\"4\",\"5\",\"1\",\"2\"]\n"},
    {"22-four-by-four.txt", "solve >/dev/null", 2, "", "16 cells"},
    {"24-csv-question-marks.txt", "solve", 0,
     "349728156572164389861359274235647891496581723718293465687435912953812647124976538\n"},
    {"25-nine-lines-dashes.txt", "solve", 0,
     "154983726978264153362751489217348695693527841845196237589672314721435968436819572\n"},
    {"26-susser-hint-state.txt", "solve >/dev/null", 2, "", "Susser"},
    {"28-susser-state.txt", "solve >/dev/null", 2, "", "Susser"},
    {"29-hodoku-library.txt", "solve >/dev/null", 2, "", "HoDoKu"},
    {"31-x-windoku.txt", "check", 1, "line 2: valid; solutions: multiple\n"},
    {"32-se-rating-ambiguous.txt", "check", 0, "line 1: valid; solutions: unique\n"},
    {"33-se-step-counts.txt", "check", 0, "line 1: valid; solutions: unique\n"},
    {"35-opensudoku-v2.txt", "solve >/dev/null", 2, "", "OpenSudoku"},
    {"37-sdm.txt", "solve", 0,
     "316452978285679314497318562879234156142965783653187249968721435521843697734596821\n"},
    {"38-sdm-dots.txt", "solve | uniq", 0, kEuler01},
    {"41-judge-end.txt", "judge", 0,
     "527389416819426735436751829375692184194538267268174593643217958951843672782965341\n"
     "416837529982465371735129468571298643293746185864351297647913852359682714128574936\n"},
    {"42-euler-grid.txt", "solve", 0, kEuler01},
    {"43-kaggle-csv.txt", "solve", 0,
     "864371259325849761971265843436192587198657432257483916689734125713528694542916378\n"},
    {"43-kaggle-csv.txt", "solve --to csv | sed 's/.*,8/8/' | tail -n 1", 0,
     "864371259325849761971265843436192587198657432257483916689734125713528694542916378\n"},
    {"45-simple-sudoku.txt", "solve >/dev/null", 2, "", "Simple Sudoku"},
    {"47-exchange-bank.txt", "solve", 0,
     "158723469367954821294816375619238547485697132732145986976381254841572693523469718\n"},
    {"48-bom-crlf-trailing-blank.txt", "solve | uniq -c | tr -s ' ' | cut -c2-3", 0, "2 \n"},
    {"48-bom-crlf-trailing-blank.txt", "solve | uniq", 0, kWikipedia},
    {"50-underscores.txt", "solve", 0, kWikipedia},
    {"51-zero-blanks.txt", "solve", 0, kWikipedia},
    {"52-sixteen-no-separator.txt", "solve >/dev/null", 2, "", ": "},
    {"53-killer-id.txt", "solve >/dev/null", 2, "", "killer"},
};

fs::path shared_cases() {
  const char* const named = std::getenv("NONET_SHARED");
  return (named != nullptr ? fs::path(named) : source_dir().parent_path() / "shared") / "cases";
}

class SharedCases : public testing::TestWithParam<SharedCase> {};

TEST_P(SharedCases, BehaveAsTheIndexSays) {
  const SharedCase& c = GetParam();
  const fs::path file = shared_cases() / c.file;
  if (!fs::exists(file)) GTEST_SKIP() << "the shared cases are not here: " << file;
  const Finished result = run("cat '" + file.string() + "' | nonet " + c.command);
  EXPECT_EQ(result.out, c.out);
  EXPECT_EQ(result.status, c.status);
  EXPECT_NE(result.err.find(c.err), std::string::npos) << result.err;
}

INSTANTIATE_TEST_SUITE_P(, SharedCases, testing::ValuesIn(kCases));

}  // namespace
}  // namespace nonet::test
