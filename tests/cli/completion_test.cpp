// SPDX-License-Identifier: MIT
//
// The completion scripts, as their shells see them.
#include <gtest/gtest.h>

#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

/// Skips a test whose shell is not there.
#define NONET_NEEDS(program) \
  if (!has_program(program)) GTEST_SKIP() << program " is not installed"

/// What bash offers for these words, one a line, sorted.
std::string bash_offers(const std::string& words, int at) {
  const Finished result = run(R"(cat >test.bash <<'END'
source <(nonet completion bash)
COMP_WORDS=()" + words + R"() COMP_CWORD=)" +
                              std::to_string(at) + R"(
_nonet
printf '%s\n' "${COMPREPLY[@]}" | sort
END
touch puzzles.txt; bash test.bash 2>&1)");
  return result.out;
}

std::string fish_offers(const std::string& line) {
  return run("nonet completion fish >n.fish; touch puzzles.txt;"
             "HOME=$PWD fish -c 'source n.fish; complete -C \"" +
             line + "\"' | cut -f1 | sort")
      .out;
}

TEST(Completion, ScriptsHaveNoSyntaxErrors) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    if (!has_program(shell)) continue;
    const Finished result =
        run("nonet completion " + shell + " >script && " + shell + " -n script");
    EXPECT_EQ(result.status, 0) << shell;
    EXPECT_EQ(result.err, "") << shell;
  }
}

TEST(Completion, BashOffersVerbsAndOptions) {
  NONET_NEEDS("bash");
  EXPECT_EQ(bash_offers("nonet c", 1), "check\ncompletion\nconvert\ncount\n");
  EXPECT_EQ(bash_offers("nonet --v", 1), "--version\n");
  EXPECT_EQ(bash_offers("nonet check --va", 2), "--validator\n");
}

TEST(Completion, BashOffersNamesAndFiles) {
  NONET_NEEDS("bash");
  EXPECT_EQ(bash_offers("nonet solve --engine h", 3), "hash-dfs\n");
  EXPECT_EQ(bash_offers("nonet solve --from = e", 4), "euler\n");
  EXPECT_EQ(bash_offers("nonet solve --to e", 3), "\n");  // euler is not written
  EXPECT_EQ(bash_offers("nonet completion ''", 2), "bash\nfish\nzsh\n");
  EXPECT_EQ(bash_offers("nonet solve p", 2), "puzzles.txt\n");
  EXPECT_EQ(bash_offers("nonet solve -o p", 3), "puzzles.txt\n");
}

TEST(Completion, FishOffersVerbsNamesAndFiles) {
  NONET_NEEDS("fish");
  EXPECT_EQ(fish_offers("nonet co"), "completion\nconvert\ncount\n");
  EXPECT_EQ(fish_offers("nonet solve --engine h"), "hash-dfs\n");
  EXPECT_EQ(fish_offers("nonet check --val"), "--validator\n");
  EXPECT_EQ(fish_offers("nonet solve puz"), "puzzles.txt\n");
}

TEST(Completion, ZshLoadsIt) {
  NONET_NEEDS("zsh");
  const Finished result =
      run("zsh -fc 'autoload -Uz compinit; compinit -u -d ./dump; source <(nonet completion zsh);"
          "print $_comps[nonet]'");
  EXPECT_EQ(result.out, "_nonet\n");
  EXPECT_EQ(result.err, "");
}

}  // namespace
}  // namespace nonet::test
