// SPDX-License-Identifier: MIT
//
// What the help of the command and of each verb says around the list of options.
#pragma once

namespace nonet::cli {

inline constexpr const char* kAppFooter =
    R"(Without FILES a verb reads standard input; '-' stands for it, too.
The format of the input is recognised by its content.

Exit codes:
  0   all fine
  1   at least one puzzle has no solution or several, or was not decided
  2   some input could not be read; everything else was still done
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet solve puzzles.txt              one solution a line
  nonet check - < puzzles.txt          valid? unique?
  nonet solve --help                   all about one verb)";

inline constexpr const char* kSolve = R"(Solve every puzzle: one line a puzzle, in input order.

A puzzle without exactly one solution gives a marked line in its place,
'# line 7: no solution: REASON' or '# line 7: more than one solution'.
One puzzle alone is drawn as a grid when the output is a terminal.)";
inline constexpr const char* kSolveFooter = R"(Exit codes:
  0   every puzzle has exactly one solution
  1   some puzzle has none or several, was not finished within --max-nodes,
      or has another solution than its csv solution column says (not looked at
      with --first)
  2   some record or file could not be read
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet solve puzzles.txt -o solutions.txt --stats
  nonet solve --to csv puzzles.txt more.txt
  nonet solve --all --limit 2 puzzles.txt   two solutions of each as witnesses)";

inline constexpr const char* kCheck =
    R"(Check every puzzle: valid? no, one or many solutions?

Prints one line a puzzle:
  line N: valid; solutions: unique
  line N: valid; solutions: multiple
  line N: valid; solutions: none: r1c1 has no candidate
  line N: invalid: 6 twice in row 2 (r2c3, r2c9); solutions: none
  line N: unreadable: 80 cells, 81 expected
Valid means that no digit stands twice in a row, column or box; a valid puzzle
may still have no solution.)";
inline constexpr const char* kCheckFooter = R"(Exit codes:
  0   every puzzle has exactly one solution
  1   some puzzle is invalid, has none or several, was not finished within
      --max-nodes, or has another solution than its csv solution column says
  2   some record or file could not be read
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet check puzzles.txt
  nonet check --to json board.json     true or false: are the rules kept?
  nonet check puzzles.txt | grep -v 'valid; solutions: unique$')";

inline constexpr const char* kCount = R"(Count the solutions of every puzzle, one line each.

'12' is exact; '>= 1000000' means that the limit or the node budget ended the
count there. A record that could not be read gives a marked line.)";
inline constexpr const char* kCountFooter = R"(Exit codes:
  0   every puzzle has exactly one solution
  1   some puzzle has another number of solutions, or the count was cut short
  2   some record or file could not be read
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet count puzzles.txt
  nonet count --exact puzzles.txt      however long it takes)";

inline constexpr const char* kConvert = R"(Write the puzzles in another format, in input order.

From csv to csv the solutions stay; comments, ids and ratings are dropped.)";
inline constexpr const char* kConvertFooter = R"(Exit codes:
  0   everything was read and written
  2   some record or file could not be read
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet convert --to grid puzzles.txt
  nonet convert --to line board.json -o board.txt)";

inline constexpr const char* kJudge = R"(Solve for online judges (POJ 3074, AcWing 166).

Reads boards of 81 characters up to a line 'end' or the end of the input, and
prints one solved line for each and nothing else. A board with several
solutions gets any one of them; a board without a solution is printed
unchanged, and a line that is no board gives an empty line. Both have a message
on standard error.)";
inline constexpr const char* kJudgeFooter = R"(Exit codes:
  0   every board was solved
  1   some board has no solution, or was not finished within --max-nodes
  2   some line or file could not be read
  64  wrong usage
  71  out of memory
  74  the output could not be written

Examples:
  nonet judge < boards.txt
  printf '%s\n' "$board1" "$board2" end | nonet judge)";

inline constexpr const char* kVersion = "Show version, compiler, engines, targets and formats.";
inline constexpr const char* kVersionFooter =
    R"(Exit codes: 0 fine, 64 wrong usage, 74 the output could not be written

Example:
  nonet version)";

inline constexpr const char* kCompletion = R"(Print the completion script of a shell.

Installed packages bring the scripts along; this is for everything else.)";
inline constexpr const char* kCompletionFooter =
    R"(Exit codes: 0 fine, 64 wrong usage, 74 the output could not be written

Examples:
  source <(nonet completion bash)                 in ~/.bashrc
  source <(nonet completion zsh)                  in ~/.zshrc, after compinit
  nonet completion fish | source                  in config.fish)";

}  // namespace nonet::cli
