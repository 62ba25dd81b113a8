// SPDX-License-Identifier: MIT
#include "output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "terminal.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t kBufferBytes = 64 * 1024;

unsigned default_mode() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666U & ~static_cast<unsigned>(mask);
}

/// The file that a path leads to, links followed; the path itself where there is none.
std::string resolved(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr),
                                                         &std::free);
  return real ? std::string(real.get()) : path;
}

}  // namespace

Output::Output(const std::string& path) {
  buffer_.reserve(kBufferBytes + 4096);
  if (path.empty() || path == "-") {
    is_terminal_ = cli::is_terminal(descriptor_);
  } else {
    name_ = path;
    open_file(path);
  }
}

Output::~Output() {
  if (!temporary_.empty()) unlink(temporary_.c_str());
  if (descriptor_ > 2) close(descriptor_);
}

void Output::open_file(const std::string& path) {
  struct stat info {};
  const bool exists = stat(path.c_str(), &info) == 0;
  if (!exists) return open_beside(resolved(path), default_mode());
  if (S_ISREG(info.st_mode)) return open_beside(resolved(path), info.st_mode & 07777U);
  // A device, a pipe: nothing to protect. A directory: the error comes from here.
  descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor_ == -1) fail(errno);
}

void Output::open_beside(const std::string& target, unsigned mode) {
  if (access(target.c_str(), F_OK) == 0 && access(target.c_str(), W_OK) != 0) fail(errno);
  std::string name = target + ".XXXXXX";
  descriptor_ = mkstemp(name.data());
  if (descriptor_ == -1) fail(errno);
  temporary_ = std::move(name);
  target_ = target;
  if (fchmod(descriptor_, static_cast<mode_t>(mode)) != 0) fail(errno);
}

void Output::fail(int error) const {
  throw OutputError{
      fmt::format("cannot write {}: {}", name_, std::generic_category().message(error))};
}

void Output::written() {
  if (is_terminal_ || buffer_.size() >= kBufferBytes) flush();
}

void Output::write(std::string_view text) {
  buffer_ += text;
  written();
}

void Output::flush() {
  std::string_view left = buffer_;
  while (!left.empty()) {
    const ssize_t count = ::write(descriptor_, left.data(), left.size());
    if (count >= 0) {
      left.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      pollfd wait{descriptor_, POLLOUT, 0};
      poll(&wait, 1, -1);
    } else if (errno != EINTR) {
      fail(errno);
    }
  }
  buffer_.clear();
}

void Output::finish() {
  flush();
  if (target_.empty()) return;
  const int closing = close(std::exchange(descriptor_, -1));
  if (closing != 0 || rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
  temporary_.clear();
}

}  // namespace nonet::cli
