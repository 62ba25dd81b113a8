// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completion.hpp"

namespace nonet::cli {
namespace {

constexpr const char* kTail = R"(
if [[ "${funcstack[1]}" == _nonet ]]; then
  _nonet "$@"
else
  compdef _nonet nonet
fi
)";

/// Text inside the brackets of an _arguments specification.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string value_of(const OptionModel& option) {
  if (!option.takes_value) return "";
  if (option.takes_file) return ":file:_files";
  if (option.values.empty()) return ":number: ";
  return fmt::format(":value:({})", fmt::join(option.values, " "));
}

/// The specification of an option: '(-o --output)'{-o,--output=}'[summary]:file:_files'.
std::string specification(const OptionModel& option) {
  const std::string rest = quoted(fmt::format("[{}]{}", escaped(option.summary), value_of(option)));
  const std::string equals = option.takes_value ? "=" : "";
  if (option.short_name.empty()) return quoted(option.long_name + equals) + rest;
  return fmt::format("'({} {})'{{{},{}{}}}{}", option.short_name, option.long_name,
                     option.short_name, option.long_name, equals, rest);
}

void append_verb(std::string& script, const VerbModel& verb) {
  script += fmt::format("        {})\n          _arguments", verb.name);
  for (const OptionModel& option : verb.options) {
    script += " \\\n            " + specification(option);
  }
  if (verb.takes_files) script += " \\\n            '*:file:_files'";
  if (!verb.values.empty()) {
    script += fmt::format(" \\\n            '1:value:({})'", fmt::join(verb.values, " "));
  }
  script += "\n          ;;\n";
}

}  // namespace

std::string zsh_completion(const CommandModel& command) {
  std::string script = "#compdef nonet\n\n_nonet() {\n  local state line\n  _arguments -C";
  for (const OptionModel& option : command.options) {
    script += " \\\n    " + specification(option);
  }
  script += " \\\n    '1: :->verb' \\\n    '*:: :->arguments'\n  case $state in\n    verb)\n";
  script += "      local -a verbs=(\n";
  for (const VerbModel& verb : command.verbs) {
    script += "        " + quoted(verb.name + ":" + escaped(verb.summary)) + "\n";
  }
  script +=
      "      )\n      _describe verb verbs\n      ;;\n    arguments)\n      case $line[1] in\n";
  for (const VerbModel& verb : command.verbs) append_verb(script, verb);
  script += "      esac\n      ;;\n  esac\n}\n";
  return script + kTail;
}

}  // namespace nonet::cli
