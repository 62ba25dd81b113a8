// SPDX-License-Identifier: MIT
//
// What people see on a terminal.
#include <gtest/gtest.h>

#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
constexpr const char* kColour = "TERM=xterm; unset NO_COLOR; export TERM; ";

std::string solve_line(const std::string& environment, const std::string& options = "",
                       int puzzles = 1) {
  std::string line = environment + "printf '%s\\n'";
  for (int i = 0; i < puzzles; ++i) line += std::string(" ") + kPuzzle;
  return line + " | nonet solve " + options;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Terminal, DrawsOnePuzzleWithGivensBold) {
  const Finished result = run_on_terminal(solve_line(kColour));
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "│ \033[1m5\033[0m \033[1m3\033[0m \033[36m4\033[0m │"))
      << result.out;
  EXPECT_TRUE(contains(result.out, "\nunique solution · 30 clues\n")) << result.out;
}

TEST(Terminal, UsesNoColourWhereItIsNotWelcome) {
  for (const std::string environment :
       {"TERM=xterm NO_COLOR=1; export TERM NO_COLOR; ", "TERM=dumb; export TERM; "}) {
    const Finished result = run_on_terminal(solve_line(environment));
    EXPECT_FALSE(contains(result.out, "\033")) << result.out;
    EXPECT_TRUE(contains(result.out, "│ 5 3 . │ . 7 . │ . . . │   │ 5 3 4 │ 6 7 8 │ 9 1 2 │\n"))
        << result.out;
  }
}

TEST(Terminal, EmptyNoColorMeansColour) {
  const Finished result =
      run_on_terminal(solve_line("TERM=xterm NO_COLOR=; export TERM NO_COLOR; "));
  EXPECT_TRUE(contains(result.out, "\033[1m5"));
}

TEST(Terminal, SeveralPuzzlesAreLines) {
  const Finished result = run_on_terminal(solve_line(kColour, "", 2));
  EXPECT_EQ(result.out, std::string(kSolved) + "\n" + kSolved + "\n");
}

TEST(Terminal, AFormatOrAFileIsNotDrawn) {
  EXPECT_EQ(run_on_terminal(solve_line(kColour, "--to line")).out, std::string(kSolved) + "\n");
  EXPECT_EQ(run_on_terminal(solve_line(kColour, "--all")).out, std::string(kSolved) + "\n");
  EXPECT_EQ(run_on_terminal(solve_line(kColour, "-o /dev/null")).out, "");
}

TEST(Terminal, NoUniqueSolutionDrawsThePuzzle) {
  const Finished result =
      run_on_terminal("echo 11" + std::string(79, '.') + " | nonet solve 2>/dev/null");
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(contains(result.out, "│ 1 1 . │ . . . │ . . . │\n")) << result.out;
  EXPECT_TRUE(contains(result.out, "no solution: 1 twice in row 1 (r1c1, r1c2); 1 twice in box 1"))
      << result.out;
}

TEST(Terminal, FirstSaysThatThereMayBeMore) {
  const Finished result =
      run_on_terminal("echo " + std::string(81, '.') + " | nonet solve --first");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "a solution; others were not looked for · 0 clues"));
}

TEST(Terminal, TypedPuzzlesAreAskedFor) {
  const Finished result = run_on_terminal(std::string(kColour) + "nonet solve --to line",
                                          std::string(kPuzzle) + "\n\004");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "Ctrl-D ends the input"));
  EXPECT_TRUE(contains(result.out, kSolved));
}

}  // namespace
}  // namespace nonet::test
