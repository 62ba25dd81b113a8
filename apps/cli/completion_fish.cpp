// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completion.hpp"

namespace nonet::cli {
namespace {

/// The flags of `complete` that describe an option.
std::string flags_of(const OptionModel& option) {
  std::string flags = fmt::format("-l {}", option.long_name.substr(2));
  if (!option.short_name.empty()) flags += fmt::format(" -s {}", option.short_name.substr(1));
  if (option.takes_file) {
    flags += " -r -F";
  } else if (option.takes_value) {
    flags += " -x";
  }
  if (!option.values.empty()) flags += fmt::format(" -a '{}'", fmt::join(option.values, " "));
  return fmt::format("{} -d {}", flags, quoted(option.summary));
}

void append_verb(std::string& script, const VerbModel& verb) {
  const std::string seen =
      fmt::format("complete -c nonet -n '__fish_seen_subcommand_from {}'", verb.name);
  for (const OptionModel& option : verb.options) {
    script += fmt::format("{} {}\n", seen, flags_of(option));
  }
  if (!verb.values.empty()) {
    script += fmt::format("{} -f -a '{}'\n", seen, fmt::join(verb.values, " "));
  } else if (!verb.takes_files) {
    script += fmt::format("{} -f\n", seen);
  }
}

}  // namespace

std::string fish_completion(const CommandModel& command) {
  const std::string before = "complete -c nonet -n __fish_use_subcommand";
  std::string script = "# fish completion for nonet\n\n";
  for (const OptionModel& option : command.options) {
    script += fmt::format("{} -f {}\n", before, flags_of(option));
  }
  for (const VerbModel& verb : command.verbs) {
    script += fmt::format("{} -f -a {} -d {}\n", before, verb.name, quoted(verb.summary));
  }
  for (const VerbModel& verb : command.verbs) append_verb(script, verb);
  return script;
}

}  // namespace nonet::cli
