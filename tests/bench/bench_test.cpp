// SPDX-License-Identifier: MIT
//
// What nonet-bench takes, prints and returns.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

const std::string kTwoPuzzles =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n" +
    std::string(81, '.') + "\n";
constexpr const char* kQuick = "nonet-bench --engine nonet --rounds 1 ";

Finished bench(const std::string& arguments) {
  const Scratch folder;
  folder.write("puzzles", kTwoPuzzles);
  folder.write("odd,\"name", kTwoPuzzles);
  return run(kQuick + arguments, folder.path());
}

TEST(Bench, PrintsTheSignatureAsTheGoldenFileHasIt) {
  const std::string golden = read_file(source_dir() / "tests/golden/signature.txt");
  const std::size_t at = golden.find("\ndata/sample.txt:") + 1;
  const std::string line = golden.substr(at, golden.find('\n', at) + 1 - at);
  for (const char* const targets : {"", "--target portable "}) {
    const Finished result =
        run("nonet-bench --signature " + std::string(targets) + "data/sample.txt", source_dir());
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out, line);
  }
}

TEST(Bench, HoldsTheNodeBudgetInTheSignature) {
  EXPECT_EQ(bench("--signature --max-nodes 1 puzzles").out.substr(0, 12), "puzzles:2:2:");
}

TEST(Bench, TakesDecimalNumbers) {
  const Finished result =
      run("nonet-bench --engine nonet --mode single --csv --rounds 08 --max-nodes 09 --puzzles 010 "
          "--seconds 01.0 data/sample.txt",
          source_dir());
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.out.find(",single,10,"), std::string::npos) << result.out;
}

TEST(Bench, RefusesOtherNumbersInOneSentence) {
  const struct {
    const char* argument;
    const char* complaint;
  } cases[] = {
      {"--puzzles 0x1", "--puzzles: '0x1' is no whole number from 1 on"},
      {"--puzzles ''", "--puzzles: '' is no whole number from 1 on"},
      {"--rounds 0", "--rounds: '0' is no whole number from 1 on"},
      {"--rounds 1000001", "--rounds: '1000001' is too large; the greatest is 1000000"},
      {"--max-nodes -1", "--max-nodes: '-1' is no whole number from 1 on"},
      {"--max-nodes 100000000000000000000",
       "--max-nodes: '100000000000000000000' is too large; the greatest is 18446744073709551615"},
      {"--seconds nan", "--seconds: 'nan' is no number above 0 and up to 1000000"},
      {"--seconds 0", "--seconds: '0' is no number above 0 and up to 1000000"},
      {"--seconds -1", "--seconds: '-1' is no number above 0 and up to 1000000"},
      {"--seconds 1e7", "--seconds: '1e7' is no number above 0 and up to 1000000"},
  };
  for (const auto& c : cases) {
    const Finished result = bench(std::string(c.argument) + " puzzles");
    EXPECT_EQ(result.status, 64) << c.argument;
    EXPECT_EQ(result.err.substr(0, result.err.find('\n')), c.complaint);
    EXPECT_EQ(result.out, "");
  }
}

TEST(Bench, TellsWhenItsOutputIsLost) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "this system has no /dev/full";
  for (const char* const arguments :
       {"--signature puzzles", "--csv puzzles", "puzzles", "--help"}) {
    const Finished result = bench(std::string(arguments) + " >/dev/full");
    EXPECT_EQ(result.status, 74) << arguments;
    EXPECT_EQ(result.err, "nonet-bench: cannot write standard output: No space left on device\n");
  }
}

TEST(Bench, TellsWhenThereIsNowhereToPrint) {
  const Finished result = bench("--signature puzzles >&-");
  EXPECT_EQ(result.status, 74);
  EXPECT_EQ(result.err, "nonet-bench: cannot write standard output: Bad file descriptor\n");
}

TEST(Bench, DoesWithoutSomewhereToComplain) {
  const Finished result = bench("--signature nowhere puzzles 2>&-");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out.substr(0, 10), "puzzles:2:");
}

TEST(Bench, TellsWhyAFileCannotBeMeasured) {
  const Finished result = bench("--csv . nowhere '' puzzles");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(
      result.err,
      ".: Is a directory\nnowhere: No such file or directory\n'': No such file or directory\n");
  EXPECT_NE(result.out.find("\npuzzles,nonet,"), std::string::npos);
}

TEST(Bench, TellsWhenReadingFails) {
  // The memory at address 0, where there is none.
  if (!std::filesystem::exists("/proc/self/mem")) GTEST_SKIP() << "this system has no such file";
  const Finished result = bench("--signature /proc/self/mem");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "/proc/self/mem: Input/output error\n");
}

TEST(Bench, QuotesOddNamesInCsv) {
  EXPECT_NE(bench("--csv 'odd,\"name'").out.find("\n\"odd,\"\"name\",nonet,"), std::string::npos);
}

TEST(Bench, CallsClassicEnginesPuzzleByPuzzle) {
  const Finished result =
      bench("--engine min-branch-dfs --max-nodes 1000 --mode batch --csv puzzles");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.out.find("\npuzzles,min-branch-dfs,-,single,"), std::string::npos) << result.out;
}

TEST(Bench, NamesTheTargetsThatThereAre) {
  const Finished result = run("NONET_TARGET=warp nonet-bench --signature nowhere");
  EXPECT_EQ(result.status, 64);
  EXPECT_NE(result.err.find("choose from auto, "), std::string::npos) << result.err;
}

}  // namespace
}  // namespace nonet::test
