// SPDX-License-Identifier: MIT
#include "puzzle_set.hpp"

#include <filesystem>
#include <fstream>
#include <span>
#include <system_error>

#include "nonet/text.hpp"

namespace nonet::bench {

Result<PuzzleSet, std::string> read_set(const std::string& path, std::size_t most) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return path + ": is a directory";
  std::ifstream file(path, std::ios::binary);
  if (!file) return path + ": cannot be read";
  RecordReader reader([&file](std::span<char> buffer) {
    file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    return static_cast<std::size_t>(file.gcount());
  });
  PuzzleSet set{std::filesystem::path(path).filename().string(), {}};
  while (set.puzzles.size() < most) {
    const auto item = reader.next();
    if (!item) break;
    if (!*item)
      return path + ":" + std::to_string(item->error().line) + ": " +
             message_of(item->error().error);
    set.puzzles.push_back((*item)->puzzle);
  }
  if (file.bad()) return path + ": reading it failed in the middle";
  if (set.puzzles.empty()) return path + ": no puzzle in it";
  return set;
}

}  // namespace nonet::bench
