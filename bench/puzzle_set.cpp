// SPDX-License-Identifier: MIT
#include "puzzle_set.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <system_error>

#include "nonet/text.hpp"

namespace nonet::bench {
namespace {

/// An open file, and the error that ended it early, if one did.
class Source {
 public:
  explicit Source(const std::string& path)
      : file_(std::fopen(path.c_str(), "rb"), &std::fclose), error_(file_ ? 0 : errno) {}

  [[nodiscard]] std::size_t read(std::span<char> into) {
    if (error_ != 0) return 0;
    const std::size_t count = std::fread(into.data(), 1, into.size(), file_.get());
    if (std::ferror(file_.get()) != 0) error_ = errno;
    return count;
  }

  [[nodiscard]] bool failed() const noexcept { return error_ != 0; }
  [[nodiscard]] std::string reason() const { return std::generic_category().message(error_); }

 private:
  std::unique_ptr<std::FILE, decltype(&std::fclose)> file_;
  int error_;
};

}  // namespace

Result<PuzzleSet, std::string> read_set(const std::string& path, std::size_t most) {
  Source source(path);
  RecordReader reader([&source](std::span<char> buffer) { return source.read(buffer); });
  PuzzleSet set{std::filesystem::path(path).filename().string(), {}};
  while (set.puzzles.size() < most) {
    const auto item = reader.next();
    if (source.failed()) return (path.empty() ? "''" : path) + ": " + source.reason();
    if (!item) break;
    if (!*item)
      return path + ":" + std::to_string(item->error().line) + ": " +
             message_of(item->error().error);
    set.puzzles.push_back((*item)->puzzle);
  }
  if (set.puzzles.empty()) return path + ": no puzzle in it";
  return set;
}

}  // namespace nonet::bench
