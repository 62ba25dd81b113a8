// SPDX-License-Identifier: MIT
#include "inputs.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "report.hpp"

namespace nonet::cli {
namespace {

/// A file's name as messages show it: on one line, whatever the name is.
std::string shown_name(const std::string& path) {
  if (path == "-") return "<stdin>";
  return path.empty() ? "''" : on_one_line(path);
}

}  // namespace

/// An open file, and the error that ended it early, if one did.
class Inputs::Source {
 public:
  Source(const std::string& path, const std::function<void()>& on_idle)
      : on_idle_(on_idle),
        descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
        error_(descriptor_ == -1 ? errno : 0) {}
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  ~Source() {
    if (descriptor_ > STDERR_FILENO) close(descriptor_);
  }

  [[nodiscard]] int error() const noexcept { return error_; }

  [[nodiscard]] std::size_t read(std::span<char> into) {
    if (would_wait(0)) on_idle_();
    while (true) {
      const ssize_t count = ::read(descriptor_, into.data(), into.size());
      if (count >= 0) return static_cast<std::size_t>(count);
      if (errno == EAGAIN) {
        (void)would_wait(-1);
      } else if (errno != EINTR) {
        error_ = errno;
        return 0;
      }
    }
  }

 private:
  [[nodiscard]] bool would_wait(int milliseconds) const noexcept {
    pollfd ready{descriptor_, POLLIN, 0};
    return poll(&ready, 1, milliseconds) == 0;
  }

  const std::function<void()>& on_idle_;
  int descriptor_;
  int error_;
};

Inputs::Inputs(const std::vector<std::string>& files, std::optional<Format> from,
               std::function<void()> on_idle)
    : from_(from), on_idle_(std::move(on_idle)) {
  for (const std::string& path : files) files_.push_back({path, shown_name(path)});
  if (files_.empty()) files_.push_back({"-", shown_name("-")});
}

Inputs::~Inputs() = default;

std::optional<Entry> Inputs::next() {
  while (current_ < files_.size()) {
    if (!reader_) {
      if (std::optional<Entry> failed = open_current()) return failed;
    }
    if (std::optional<Result<Record, BadRecord>> read = reader_->next()) {
      const std::string_view file = files_[current_].shown;
      if (!*read) return Entry{file, read->error()};
      return Entry{file, std::move(**read)};
    }
    if (std::optional<Entry> failed = close_current()) return failed;
  }
  return std::nullopt;
}

std::optional<Entry> Inputs::open_current() {
  source_ = std::make_unique<Source>(files_[current_].path, on_idle_);
  if (source_->error() != 0) return close_current();
  Source* const source = source_.get();
  reader_.emplace([source](std::span<char> into) { return source->read(into); }, from_);
  return std::nullopt;
}

std::optional<Entry> Inputs::close_current() {
  const int error = source_->error();
  reader_.reset();
  source_.reset();
  const std::string_view file = files_[current_++].shown;
  if (error == 0) return std::nullopt;
  return Entry{file, FileError{std::generic_category().message(error)}};
}

}  // namespace nonet::cli
