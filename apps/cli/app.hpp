// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "settings.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's
class App;
class Option;
}  // namespace CLI

namespace nonet::cli {

/// The definition of the command line. Parsing, help and completion all come from it. Parsing fills
/// `settings`, which must outlive the app.
[[nodiscard]] std::unique_ptr<CLI::App> make_app(Settings& settings);

/// The values that an option takes when they are a closed set; otherwise nothing.
[[nodiscard]] std::vector<std::string> choices_of(CLI::Option& option);

}  // namespace nonet::cli
