// SPDX-License-Identifier: MIT
//
// Shell completion. The model is taken from the definition of the command line, so the scripts say
// what the command does.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's
class App;
}  // namespace CLI

namespace nonet::cli {

struct OptionModel {
  std::string long_name;   ///< "--output"
  std::string short_name;  ///< "-o", or empty
  std::string summary;
  bool takes_value = false;
  bool takes_file = false;
  std::vector<std::string> values;  ///< what it takes, when that is a closed set
};

struct VerbModel {
  std::string name;
  std::string summary;
  std::vector<OptionModel> options;
  bool takes_files = false;         ///< arguments are files
  std::vector<std::string> values;  ///< what the argument may be, when that is a closed set
};

struct CommandModel {
  std::vector<OptionModel> options;
  std::vector<VerbModel> verbs;
};

[[nodiscard]] CommandModel model_of(CLI::App& app);

[[nodiscard]] std::string bash_completion(const CommandModel& command);
[[nodiscard]] std::string zsh_completion(const CommandModel& command);
[[nodiscard]] std::string fish_completion(const CommandModel& command);

/// `text` in single quotes, as the three shells read them.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace nonet::cli
