// SPDX-License-Identifier: MIT
#include "support/test_data.hpp"

#include <cstdlib>
#include <fstream>

namespace nonet::test {

std::filesystem::path test_folder() { return NONET_TEST_DIR; }

std::optional<std::filesystem::path> shared_folder() {
  const char* const named = std::getenv("NONET_SHARED");
  const std::filesystem::path folder = named != nullptr
                                           ? std::filesystem::path(named)
                                           : test_folder().parent_path().parent_path() / "shared";
  return is_directory(folder) ? std::optional(folder) : std::nullopt;
}

std::vector<std::string> data_lines(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  return lines;
}

}  // namespace nonet::test
