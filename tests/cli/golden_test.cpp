// SPDX-License-Identifier: MIT
#include "golden.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/commands.hpp"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

void update(const fs::path& file, const std::string& text) {
  fs::remove(file);
  if (!text.empty()) write_file(file, text);
}

class GoldenCase : public testing::Test {
 public:
  explicit GoldenCase(fs::path folder) : folder_(std::move(folder)) {}

  void TestBody() override {
    const Scratch copy;
    fs::copy(folder_, copy.path(), fs::copy_options::recursive);
    const Finished result = run(copy.read("cmd"), copy.path());
    const std::string status = result.status == 0 ? "" : std::to_string(result.status) + "\n";
    if (std::getenv("NONET_UPDATE_GOLDEN") != nullptr) {
      update(folder_ / "stdout", result.out);
      update(folder_ / "stderr", result.err);
      update(folder_ / "status", status);
    }
    EXPECT_EQ(result.out, read_file(folder_ / "stdout"));
    EXPECT_EQ(result.err, read_file(folder_ / "stderr"));
    EXPECT_EQ(status, read_file(folder_ / "status"));
  }

 private:
  fs::path folder_;
};

}  // namespace

void register_golden_cases() {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(source_dir() / "tests/cli/cases")) {
    if (entry.is_directory()) folders.push_back(entry.path());
  }
  std::sort(folders.begin(), folders.end());
  for (const fs::path& folder : folders) {
    testing::RegisterTest("Golden", folder.filename().c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [folder]() -> testing::Test* { return new GoldenCase(folder); });
  }
}

}  // namespace nonet::test
