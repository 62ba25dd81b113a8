// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "nonet/text.hpp"

namespace nonet::cli {

/// A file that could not be opened or read to its end.
struct FileError {
  std::string reason;
};

/// What comes next in the input, and the file it stands in.
struct Entry {
  std::string_view file;
  std::variant<Record, BadRecord, FileError> what;
};

/// All records of many files, one after the other; `-` is standard input.
class Inputs {
 public:
  /// `on_idle` is called before a read that would have to wait.
  Inputs(const std::vector<std::string>& files, std::optional<Format> from,
         std::function<void()> on_idle);
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;
  ~Inputs();

  /// The next record, or what went wrong; nothing at the end of the last file. The name in the
  /// entry lives as long as this object.
  [[nodiscard]] std::optional<Entry> next();

  /// Whether there is more than one file, so that a record's line alone does not say where it is.
  [[nodiscard]] bool several() const noexcept { return files_.size() > 1; }

 private:
  class Source;
  struct File {
    std::string path;
    std::string shown;  // as messages call it
  };

  [[nodiscard]] std::optional<Entry> open_current();
  [[nodiscard]] std::optional<Entry> close_current();

  std::vector<File> files_;
  std::optional<Format> from_;
  std::function<void()> on_idle_;
  std::size_t current_ = 0;
  std::unique_ptr<Source> source_;
  std::optional<RecordReader> reader_;
};

}  // namespace nonet::cli
