// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace nonet::cli {

/// The layout of the help: like CLI11's own, with less in it.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_usage(const CLI::App* app, std::string name) const override;
  /// A verb in the list of verbs: the first line of its description.
  std::string make_subcommand(const CLI::App* verb) const override;
  std::string make_option_name(const CLI::Option* option, bool positional) const override;
  std::string make_option_opts(const CLI::Option* option) const override;
};

}  // namespace nonet::cli
