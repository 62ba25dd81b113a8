// SPDX-License-Identifier: MIT
//
// Where answers go, and what happens when they cannot go there.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <filesystem>
#include <string>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
constexpr const char* kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

std::size_t entries_in(const fs::path& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(Output, FileMayBeTheInput) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  fs::permissions(scratch.path() / "p", fs::perms::owner_read | fs::perms::owner_write);
  const Finished result = run("nonet solve p -o p", scratch.path());
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(scratch.read("p"), kSolved);
  EXPECT_EQ(fs::status(scratch.path() / "p").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(entries_in(scratch.path()), 1U);
}

TEST(Output, FileFollowsLinks) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  const Finished result =
      run("echo old >real; ln -s real link; nonet solve p -o link", scratch.path());
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(scratch.read("real"), kSolved);
  EXPECT_TRUE(fs::is_symlink(scratch.path() / "link"));
}

TEST(Output, NewFileHonoursUmask) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  EXPECT_EQ(run("umask 027; nonet solve p -o new", scratch.path()).status, 0);
  EXPECT_EQ(fs::status(scratch.path() / "new").permissions(), fs::perms(0640));
}

TEST(Output, DevicesArePlainlyWrittenTo) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  EXPECT_EQ(run("nonet solve p -o /dev/stdout | cat", scratch.path()).out, kSolved);
  EXPECT_EQ(run("nonet solve p -o -", scratch.path()).out, kSolved);
  EXPECT_EQ(run("mkfifo f; cat f & nonet solve p -o f; wait", scratch.path()).out, kSolved);
}

TEST(Output, FailureIsSaidAndLeavesTheOldFile) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  const Finished result = run("nonet solve p -o missing/file", scratch.path());
  EXPECT_EQ(result.status, 74);
  EXPECT_EQ(result.err, "nonet: cannot write missing/file: No such file or directory\n");
  EXPECT_EQ(run("nonet solve p -o .", scratch.path()).status, 74);
}

TEST(Output, FullDeviceEndsWithStatus74) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "this system has no /dev/full";
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  for (const std::string line :
       {"nonet solve p >/dev/full", "nonet solve p -o /dev/full", "nonet --help >/dev/full",
        "nonet version >/dev/full", "nonet completion bash >/dev/full"}) {
    const Finished result = run(line, scratch.path());
    EXPECT_EQ(result.status, 74) << line;
    EXPECT_NE(result.err.find("No space left on device"), std::string::npos) << line;
  }
}

TEST(Output, ClosedStreamsAreNoFiles) {
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  EXPECT_EQ(run("nonet solve p >&-", scratch.path()).status, 74);
  EXPECT_EQ(run("nonet solve <&-", scratch.path()).status, 2);
  EXPECT_EQ(run("nonet solve p missing -o out 2>&-", scratch.path()).status, 2);
  EXPECT_EQ(scratch.read("out"), kSolved);
}

TEST(Output, ReaderThatLeavesEndsTheCommand) {
  const Finished result = run("yes '" + std::string(81, '.') + "' | nonet convert | head -n 1");
  EXPECT_EQ(result.out, std::string(81, '.') + "\n");
}

TEST(Output, AnswersDoNotWaitForMoreInput) {
  // The second puzzle is sent only after the first answer was seen. (Recognising the format would
  // want to see more of the input first.)
  const Scratch scratch;
  scratch.write("p", kPuzzle);
  const Finished result =
      run("mkfifo in out; timeout 20 nonet solve --from line <in >out & exec 3>in 4<out; cat p "
          ">&3; read -r first <&4;"
          "echo \"$first\"; cat p >&3; exec 3>&-; cat <&4; wait",
          scratch.path());
  EXPECT_EQ(result.out, std::string(kSolved) + kSolved);
}

TEST(Input, RandomBytesAreUnreadableNotFatal) {
  const Finished result = run("head -c 3000000 /dev/urandom | nonet solve >/dev/null 2>&1");
  EXPECT_EQ(result.status, 2);
}

}  // namespace
}  // namespace nonet::test
