// SPDX-License-Identifier: MIT
//
// nonet version: what this build is and what it can do.
#include <fmt/format.h>

#include "commands.hpp"
#include "nonet/target.hpp"
#include "nonet/version.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

std::string compiler() {
#if defined(__clang__)
  return "Clang " __clang_version__;
#elif defined(__GNUC__)
  return "GCC " __VERSION__;
#else
  return "unknown";
#endif
}

/// The targets of this build; the active one is marked.
std::string target_lines() {
  std::string text;
  for (const Target target : targets()) {
    const std::string_view state = chosen_target() == target ? "active"
                                   : runs_here(target)       ? "available"
                                                             : "not on this machine";
    text += fmt::format("  {:<16}{}\n", name_of(target), state);
  }
  return text;
}

std::string_view directions(const FormatInfo& format) {
  if (!format.writable) return "in";
  return format.readable ? "in, out" : "out";
}

}  // namespace

int run_version(const Settings& /*settings*/) {
  std::string text = fmt::format("nonet {}\ncompiler: {}\n\nEngines:\n", version(), compiler());
  for (const Engine engine : engines()) {
    text += fmt::format("  {:<16}{}\n", name_of(engine), description_of(engine));
  }
  text += fmt::format("\nTargets (NONET_TARGET chooses one):\n{}", target_lines());
  text += "\nFormats:\n";
  for (const FormatInfo& format : formats()) {
    text += fmt::format("  {:<16}{:<9}{}\n", format.name, directions(format), format.description);
  }
  Output out("");
  out.write(text);
  out.finish();
  return 0;
}

}  // namespace nonet::cli
