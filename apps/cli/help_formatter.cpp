// SPDX-License-Identifier: MIT
#include "help_formatter.hpp"

#include <sstream>
#include <utility>

namespace nonet::cli {

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
  const bool verbs = !app->get_subcommands({}).empty();
  return verbs ? "\nUsage: " + name + " VERB [OPTIONS] [FILES...]\n"
               : "\n" + Formatter::make_usage(app, std::move(name));
}

std::string HelpFormatter::make_subcommand(const CLI::App* verb) const {
  const std::string description = verb->get_description();
  std::ostringstream out;
  CLI::detail::format_help(out, verb->get_name(), description.substr(0, description.find('\n')),
                           get_column_width());
  return out.str();
}

std::string HelpFormatter::make_option_name(const CLI::Option* option, bool positional) const {
  std::string name = Formatter::make_option_name(option, positional);
  const std::size_t comma = name.find(',');
  if (comma != std::string::npos) name.insert(comma + 1, 1, ' ');
  return name;
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_positional() || option->get_option_text().empty()) return "";
  return " " + option->get_option_text();
}

}  // namespace nonet::cli
