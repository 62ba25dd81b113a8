// SPDX-License-Identifier: MIT
//
// tests/golden/signature.txt: how many nodes and passes the default engine takes. The engine for
// many puzzles and the engine for one must visit the same nodes, on every target.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/text.hpp"
#include "support/target_names.hpp"
#include "support/test_data.hpp"

namespace nonet {
namespace {

struct Signature {
  std::vector<Puzzle> puzzles;
  std::uint64_t nodes = 0;
  std::uint64_t passes = 0;
};

/// A line of the golden file with the puzzles it is about: the first 81 characters of each line.
Signature signature_from(const std::string& line) {
  std::istringstream fields(line);
  std::string file;
  std::string number;
  Signature signature;
  std::getline(fields, file, ':');
  for (const std::string& puzzle : test::data_lines(test::test_folder().parent_path() / file)) {
    signature.puzzles.push_back(parse(puzzle.substr(0, 81)).value());
  }
  std::getline(fields, number, ':');
  EXPECT_EQ(signature.puzzles.size(), std::stoull(number)) << file;
  std::getline(fields, number, ':');
  signature.nodes = std::stoull(number);
  std::getline(fields, number, ':');
  signature.passes = std::stoull(number);
  return signature;
}

class SignatureTest : public testing::TestWithParam<Target> {};

INSTANTIATE_TEST_SUITE_P(Targets, SignatureTest, test::all_targets(), test::target_test_name);

TEST_P(SignatureTest, IsWhatItWas) {
  const auto lines = test::data_lines(test::test_folder() / "golden" / "signature.txt");
  ASSERT_EQ(lines.size(), 2U);
  BatchSolver solver(GetParam());
  for (const std::string& line : lines) {
    const Signature signature = signature_from(line);
    std::vector<Outcome> outcomes(signature.puzzles.size());
    const BatchEffort effort = solver.solve(signature.puzzles, outcomes);
    std::uint64_t nodes = 0;
    std::uint64_t nodes_alone = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      nodes += outcomes[i].nodes;
      nodes_alone += solve(signature.puzzles[i], {.target = GetParam()}).nodes;
    }
    EXPECT_EQ(nodes, signature.nodes) << line;
    EXPECT_EQ(nodes_alone, signature.nodes) << line;
    EXPECT_EQ(effort.passes, signature.passes) << line;
  }
}

}  // namespace
}  // namespace nonet
