// SPDX-License-Identifier: MIT
//
// nonet-bench --peer: solvers from shared libraries, right ones, wrong ones, and none.
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

/// A proper puzzle, one with many solutions, and one without any.
const std::string kPuzzles =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n" +
    std::string(81, '.') + "\n" + "55" + std::string(79, '.') + "\n";

Finished bench(const std::string& arguments) {
  const Scratch folder;
  folder.write("puzzles", kPuzzles);
  return run("nonet-bench --engine nonet --rounds 1 --csv puzzles " + arguments, folder.path());
}

std::string peer(const std::string& symbol) { return "'--peer=it=" NONET_TEST_PEER ":" + symbol; }

TEST(Peer, IsMeasuredAndChecked) {
  const Finished result = bench(peer("right_peer:7'"));
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.out.find("puzzles,it,peer,single,3,"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find(",7.000,true\n"), std::string::npos) << result.out;
}

TEST(Peer, WithAnOddNameIsQuotedInCsv) {
  const Finished result = bench("'--peer=a,b\nc=" NONET_TEST_PEER ":right_peer'");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.out.find("\npuzzles,\"a,b\nc\",peer,"), std::string::npos) << result.out;
}

TEST(Peer, WithWrongAnswersIsTold) {
  const Finished result = bench(peer("hopeful_peer'"));
  EXPECT_EQ(result.status, 1) << result.err;
  EXPECT_NE(result.out.find(",false\n"), std::string::npos) << result.out;
}

TEST(Peer, WithWrongAnswersHasNoRatio) {
  const Scratch folder;
  folder.write("puzzles", kPuzzles);
  const Finished result =
      run("nonet-bench --engine nonet --mode single --rounds 1 puzzles " + peer("hopeful_peer'"),
          folder.path());
  EXPECT_EQ(result.status, 1) << result.err;
  EXPECT_TRUE(std::regex_search(result.out, std::regex(" 1\\.000 .*  ok\n"))) << result.out;
  EXPECT_TRUE(std::regex_search(result.out, std::regex("\n  it .* - .*  WRONG\n"))) << result.out;
}

TEST(Peer, ThatIsFarFasterKeepsItsColumnsApart) {
  // The classic search spends its whole budget here; to believe in one solution takes no time.
  const Scratch folder;
  folder.write(
      "hard",
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n");
  const Finished result = run(
      "nonet-bench --engine hash-dfs --max-nodes 2000000 --rounds 1 hard " + peer("hopeful_peer'"),
      folder.path());
  EXPECT_EQ(result.status, 0) << result.err;
  const std::regex row("\n  it +peer +single +1( +[0-9]+){3} +[0-9]+\\.[0-9]{3} +0\\.00  ok\n");
  EXPECT_TRUE(std::regex_search(result.out, row)) << result.out;
}

TEST(Peer, IsNotBlamedWhereTheBudgetEndsTheCheck) {
  const Finished result = bench("--max-nodes 1 --puzzles 2 " + peer("hopeful_peer'"));
  EXPECT_EQ(result.status, 0) << result.out;
}

TEST(Peer, ThatCannotBeReadIsUsage) {
  for (const char* const text : {"it", "it=file", "it=:f", "=file:f", "it=file:", "it=file:f:g",
                                 "it=file:f:-1", "it=file:f:4294967296", "it=file:f:1:2"}) {
    const Finished result = bench("'--peer=" + std::string(text) + "'");
    EXPECT_EQ(result.status, 64) << text;
    EXPECT_NE(result.err.find("nonet-bench: --peer: '" + std::string(text) + "'"),
              std::string::npos)
        << result.err;
    EXPECT_EQ(result.out, "");
  }
}

TEST(Peer, ThatCannotBeLoadedIsNoInput) {
  for (const std::string& argument :
       {peer("no_such_peer'"), std::string("--peer=it=/nowhere/peer.so:f"),
        std::string("--peer=it=puzzles:f")}) {
    const Finished result = bench(argument);
    EXPECT_EQ(result.status, 66) << argument;
    EXPECT_NE(result.err.find("nonet-bench: --peer: it: "), std::string::npos) << result.err;
    EXPECT_EQ(result.out, "");
  }
}

#ifdef __linux__
TEST(Peer, WithoutAnAddressCannotBeLoaded) {
  const Finished result = bench(peer("null_peer'"));
  EXPECT_EQ(result.status, 66);
  EXPECT_NE(result.err.find("null_peer is no function"), std::string::npos) << result.err;
}
#endif

}  // namespace
}  // namespace nonet::test
