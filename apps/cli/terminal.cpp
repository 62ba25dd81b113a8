// SPDX-License-Identifier: MIT
#include "terminal.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace nonet::cli {
namespace {

std::string_view environment(const char* name) noexcept {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

}  // namespace

bool is_terminal(int descriptor) noexcept { return isatty(descriptor) == 1; }

bool colour_welcome() noexcept {
  return environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

void guard_standard_streams() noexcept {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    // The lowest free descriptor is this one. It is opened the wrong way round on purpose.
    const int stand_in = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
    if (stand_in == -1) return;
  }
}

}  // namespace nonet::cli
