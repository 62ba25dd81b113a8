// SPDX-License-Identifier: MIT
#include "run.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <new>

#include "app.hpp"
#include "nonet/target.hpp"
#include "report.hpp"
#include "terminal.hpp"

namespace nonet::cli {
namespace {

int show(const std::string& text) {
  Output out("");
  out.write(text);
  out.finish();
  return static_cast<int>(Status::ok);
}

/// The first argument when it stands where a verb should and is none.
std::string not_a_verb(const CLI::App& app, int argc, const char* const* argv) {
  if (argc < 2 || argv[1][0] == '-' || !app.get_subcommands().empty()) return "";
  return argv[1];
}

/// The parser's own message, without what is internal to it.
std::string plain_words(const CLI::ParseError& error) {
  std::string text = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) == nullptr) return text;
  return text.substr(0, text.find(':')) + " takes one value";
}

/// What was wrong with the command line, in one sentence.
std::string complaint(const CLI::App& app, const CLI::ParseError& error, int argc,
                      const char* const* argv) {
  const std::string word = not_a_verb(app, argc, argv);
  if (word.empty()) return plain_words(error);
  std::vector<std::string> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) verbs.push_back(verb->get_name());
  std::string text = fmt::format("'{}' is no verb; choose from {}", word, fmt::join(verbs, ", "));
  if (access(word.c_str(), F_OK) == 0) text += fmt::format(" (nonet solve {}?)", word);
  return text;
}

int refuse(const CLI::App& app, const CLI::ParseError& error, int argc, const char* const* argv) {
  if (argc < 2) {
    print_error(app.help());
  } else {
    const auto chosen = app.get_subcommands();
    const std::string verb = chosen.empty() ? "" : " " + chosen.front()->get_name();
    print_error(fmt::format("nonet{}: {}\nTry 'nonet{} --help'.", verb,
                            complaint(app, error, argc, argv), verb));
  }
  return static_cast<int>(Status::usage);
}

/// The arguments, last one first as the parser wants them. The parser would take a name in brackets
/// for a list of names; with the folder before it, it is one name, of the same file.
std::vector<std::string> reversed_arguments(int argc, const char* const* argv) {
  std::vector<std::string> arguments;
  for (int i = argc - 1; i > 0; --i) {
    std::string argument = argv[i];
    if (argument.starts_with('[') && argument.ends_with(']')) argument.insert(0, "./");
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

/// The complaint when NONET_TARGET names nothing that runs here.
int refuse_target() {
  std::vector<std::string_view> names = {name_of(Target::automatic)};
  for (const Target target : targets()) {
    if (runs_here(target)) names.push_back(name_of(target));
  }
  print_error(fmt::format("nonet: NONET_TARGET is '{}', which does not run here; choose from {}",
                          on_one_line(std::getenv("NONET_TARGET")), fmt::join(names, ", ")));
  return static_cast<int>(Status::usage);
}

int parse_and_run(int argc, const char* const* argv) {
  Settings settings;
  const std::unique_ptr<CLI::App> app = make_app(settings);
  try {
    app->parse(reversed_arguments(argc, argv));
  } catch (const CLI::CallForHelp&) {
    return show(app->help());
  } catch (const CLI::CallForVersion& call) {
    return show(fmt::format("{}\n", call.what()));
  } catch (const CLI::ParseError& error) {
    return refuse(*app, error, argc, argv);
  }
  if (!chosen_target()) return refuse_target();
  return settings.command(settings);
}

}  // namespace

int run(int argc, const char* const* argv) {
  guard_standard_streams();
  try {
    return parse_and_run(argc, argv);
  } catch (const OutputError& error) {
    print_error(fmt::format("nonet: {}", error.message));
    return static_cast<int>(Status::output);
  } catch (const std::bad_alloc&) {
    print_error("nonet: out of memory");
    return static_cast<int>(Status::no_memory);
  }
}

}  // namespace nonet::cli
