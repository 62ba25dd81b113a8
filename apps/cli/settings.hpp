// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

struct Settings;

/// Runs a verb and returns its exit status.
using Command = int (*)(const Settings&);

/// What the command line asks for. A verb reads the members that its options can set.
struct Settings {
  Command command = nullptr;
  std::vector<std::string> files;  ///< empty: standard input
  std::optional<Format> from;      ///< nothing: the content decides
  std::optional<Format> to;        ///< nothing: the verb's default
  bool as_json = false;            ///< check: `true` and `false` instead of text
  Engine engine = Engine::nonet;
  Validator validator = Validator::masks;
  std::string output;  ///< empty: standard output
  bool stats = false;
  bool first = false;
  bool all = false;
  std::uint64_t limit = 0;  ///< of solutions; 0: no limit
  std::uint64_t max_nodes = kNoLimit;
  std::uint64_t threads = 1;  ///< count: how many work on one puzzle
  std::string shell;          ///< completion: whose script

  [[nodiscard]] SolveOptions solve_options() const { return {engine, max_nodes}; }
};

}  // namespace nonet::cli
