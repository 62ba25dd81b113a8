// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completion.hpp"

namespace nonet::cli {
namespace {

constexpr const char* kHead = R"(# bash completion for nonet

_nonet_files() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

_nonet_words() {
  mapfile -t COMPREPLY < <(compgen -W "$2" -- "$1")
}

_nonet() {
  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" verb="" word
  # bash splits --option=value at the equals sign
  if [[ $cur == "=" ]]; then
    cur=""
  elif [[ $prev == "=" ]]; then
    prev="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $word != -* ]]; then
      verb="$word"
      break
    fi
  done
  COMPREPLY=()
)";

constexpr const char* kTail = R"(}

complete -F _nonet nonet
)";

std::string names_of(const std::vector<OptionModel>& options) {
  std::vector<std::string> names;
  for (const OptionModel& option : options) {
    names.push_back(option.long_name);
    if (!option.short_name.empty()) names.push_back(option.short_name);
  }
  return fmt::format("{}", fmt::join(names, " "));
}

/// What completes the value of an option; empty when nothing can.
std::string value_action(const OptionModel& option) {
  if (option.takes_file) return R"(_nonet_files "$cur"; )";
  if (option.values.empty()) return "";
  return fmt::format(R"(_nonet_words "$cur" "{}"; )", fmt::join(option.values, " "));
}

void append_values(std::string& script, const VerbModel& verb) {
  for (const OptionModel& option : verb.options) {
    if (!option.takes_value) continue;
    const std::string also =
        option.short_name.empty() ? "" : fmt::format("|{}:{}", verb.name, option.short_name);
    script += fmt::format("    {}:{}{}) {}return ;;\n", verb.name, option.long_name, also,
                          value_action(option));
  }
}

void append_words(std::string& script, const VerbModel& verb) {
  script += fmt::format(
      "    {}) if [[ $cur == -* ]]; then _nonet_words \"$cur\" \"{}\"; else {}; fi ;;\n", verb.name,
      names_of(verb.options),
      verb.takes_files ? R"(_nonet_files "$cur")"
                       : fmt::format(R"(_nonet_words "$cur" "{}")", fmt::join(verb.values, " ")));
}

}  // namespace

std::string bash_completion(const CommandModel& command) {
  std::string script = kHead;
  script += "  case \"$verb:$prev\" in\n";
  for (const VerbModel& verb : command.verbs) append_values(script, verb);
  script += "  esac\n  case \"$verb\" in\n";
  std::string verbs;
  for (const VerbModel& verb : command.verbs) {
    append_words(script, verb);
    verbs += verb.name + " ";
  }
  script += fmt::format("    \"\") _nonet_words \"$cur\" \"{}{}\" ;;\n  esac\n", verbs,
                        names_of(command.options));
  return script + kTail;
}

}  // namespace nonet::cli
