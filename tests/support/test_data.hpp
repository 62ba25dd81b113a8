// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nonet::test {

/// The tests' own folder.
[[nodiscard]] std::filesystem::path test_folder();

/// The optional folder with larger puzzle sets: what NONET_SHARED names, else `shared` beside the
/// checkout, if it is there. Nothing essential depends on it.
[[nodiscard]] std::optional<std::filesystem::path> shared_folder();

/// The lines of a text file that are not blank and not comments.
[[nodiscard]] std::vector<std::string> data_lines(const std::filesystem::path& file);

}  // namespace nonet::test
