// SPDX-License-Identifier: MIT
//
// nonet completion: the completion script of a shell.
#include <CLI/CLI.hpp>

#include "app.hpp"
#include "commands.hpp"
#include "completion.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

/// The first sentence, or what stands before its details.
std::string summary_of(const std::string& text) {
  return text.substr(0, std::min({text.find(".\n"), text.find(':'), text.find(';')}));
}

std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  if (!text.empty() && text.back() == '.') text.pop_back();
  return text;
}

OptionModel model_of(CLI::Option& option) {
  OptionModel model;
  if (!option.get_lnames().empty()) model.long_name = "--" + option.get_lnames().front();
  if (!option.get_snames().empty()) model.short_name = "-" + option.get_snames().front();
  model.summary = one_line(summary_of(option.get_description()));
  model.takes_value = option.get_items_expected_max() > 0;
  model.takes_file = option.get_option_text() == "FILE";
  model.values = choices_of(option);
  return model;
}

VerbModel verb_model(CLI::App& verb) {
  VerbModel model;
  model.name = verb.get_name();
  model.summary = one_line(summary_of(verb.get_description()));
  for (CLI::Option* option : verb.get_options()) {
    if (option->nonpositional()) {
      model.options.push_back(model_of(*option));
    } else {
      model.values = choices_of(*option);
      model.takes_files = model.values.empty();
    }
  }
  return model;
}

}  // namespace

CommandModel model_of(CLI::App& app) {
  CommandModel model;
  for (CLI::Option* option : app.get_options()) model.options.push_back(model_of(*option));
  for (CLI::App* verb : app.get_subcommands({})) model.verbs.push_back(verb_model(*verb));
  return model;
}

std::string quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      out += c;
    }
  }
  return out + "'";
}

int run_completion(const Settings& settings) {
  Settings unused;
  const std::unique_ptr<CLI::App> app = make_app(unused);
  const CommandModel model = model_of(*app);
  Output out("");
  out.write(settings.shell == "bash"  ? bash_completion(model)
            : settings.shell == "zsh" ? zsh_completion(model)
                                      : fish_completion(model));
  out.finish();
  return 0;
}

}  // namespace nonet::cli
