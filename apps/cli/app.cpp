// SPDX-License-Identifier: MIT
#include "app.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "choices.hpp"
#include "commands.hpp"
#include "help_formatter.hpp"
#include "help_texts.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t kHelpColumn = 26;
constexpr std::size_t kHelpWidth = 80 - kHelpColumn;
constexpr const char* kChoices = "choices";

/// Breaks text into lines that fit beside the names of the options.
std::string wrapped(const std::string& text) {
  std::string lines;
  std::size_t used = 0;
  for (const std::string& word : CLI::detail::split(text, ' ')) {
    if (used > 0 && used + 1 + word.size() > kHelpWidth) {
      lines += '\n';
      used = 0;
    } else if (used > 0) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += word.size();
  }
  return lines;
}

/// Adds an option that takes one of `choices`; `set` gets what was chosen.
CLI::Option* add_choice(CLI::App& verb, const char* name, const char* kind, const Choices& choices,
                        const std::string& help,
                        const std::function<void(const std::string&)>& set) {
  CLI::Option* const option = verb.add_option_function<std::string>(
      name, set, wrapped(fmt::format("{}: {}", help, fmt::join(choices.names, ", "))));
  const auto check = [choices](const std::string& value) { return choices.objection(value); };
  option->check(CLI::Validator(check, fmt::format("{}", fmt::join(choices.names, ",")), kChoices));
  option->option_text(kind);
  return option;
}

CLI::Option* add_number(CLI::App& verb, const char* name, std::uint64_t& value, std::uint64_t least,
                        const std::string& help) {
  CLI::Option* const option = verb.add_option(name, value, wrapped(help));
  // The argument library takes a leading zero for octal.
  const auto decimal = [least](std::string& text) {
    std::string objection = number_objection(text, least);
    if (objection.empty()) text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
    return objection;
  };
  option->transform(CLI::Validator(decimal, "", "decimal"));
  option->option_text("N");
  return option;
}

CLI::App& add_verb(CLI::App& app, const char* name, const char* description, const char* footer,
                   Settings& settings, Command command) {
  CLI::App& verb = *app.add_subcommand(name, description);
  verb.footer(footer);
  verb.group("Verbs");
  verb.callback([&settings, command] { settings.command = command; });
  return verb;
}

void add_from(CLI::App& verb, Settings& s) {
  add_choice(verb, "--from", "FORMAT", readable_formats(),
             "read as FORMAT instead of recognising the content",
             [&s](const std::string& name) { s.from = format_named(name); });
}

void add_to(CLI::App& verb, Settings& s) {
  add_choice(verb, "--to", "FORMAT", writable_formats(), "write as FORMAT, by default line",
             [&s](const std::string& name) { s.to = format_named(name); });
}

/// What every verb that reads puzzles has.
void add_reading(CLI::App& verb, Settings& s) {
  verb.add_option("FILES", s.files, "puzzle files; none or '-': standard input");
  const auto named = [](const std::string& file) {
    return file.empty() ? std::string("the name of the file is empty") : std::string();
  };
  verb.add_option("-o,--output", s.output, wrapped("write to FILE, which appears when complete"))
      ->check(CLI::Validator(named, ""))
      ->option_text("FILE");
  verb.add_flag("--stats", s.stats, wrapped("show numbers and times on standard error at the end"));
}

/// What every verb that searches has.
void add_searching(CLI::App& verb, Settings& s) {
  add_choice(verb, "--engine", "NAME", engine_names(), "search with this engine, by default nonet",
             [&s](const std::string& name) { s.engine = *engine_named(name); });
  add_number(verb, "--max-nodes", s.max_nodes, 1,
             "node budget: give a puzzle up after N search positions");
}

void add_solve(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "solve", kSolve, kSolveFooter, s, run_solve);
  add_reading(verb, s);
  add_from(verb, s);
  add_to(verb, s);
  add_searching(verb, s);
  CLI::Option* const first =
      verb.add_flag("--first", s.first, wrapped("any one solution will do; look for no second"));
  CLI::Option* const all =
      verb.add_flag("--all", s.all, wrapped("every solution, one after another"));
  all->excludes(first);
  add_number(verb, "--limit", s.limit, 0, "with --all: at most N solutions a puzzle; 0: no limit")
      ->needs(all);
}

void add_check(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "check", kCheck, kCheckFooter, s, run_check);
  add_reading(verb, s);
  add_from(verb, s);
  add_choice(verb, "--to", "FORMAT", Choices{"output", {"text", "json"}},
             "text (the default), or json: true or false for each puzzle, are the rules kept",
             [&s](const std::string& name) { s.as_json = name == "json"; });
  add_choice(verb, "--validator", "NAME", validator_names(),
             "how to test the rules; both give the same answers",
             [&s](const std::string& name) { s.validator = validator_named(name); });
  add_searching(verb, s);
}

void add_count(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "count", kCount, kCountFooter, s, run_count);
  add_reading(verb, s);
  add_from(verb, s);
  add_searching(verb, s);
  // The default goes in when the verb is chosen: `limit` belongs to several verbs.
  verb.preparse_callback([&s](std::size_t) { s.limit = 1'000'000; });
  CLI::Option* const limit =
      add_number(verb, "--limit", s.limit, 0,
                 "stop a puzzle after N solutions, by default 1000000; 0: no limit");
  verb.add_flag_callback(
          "--exact", [&s] { s.limit = 0; }, wrapped("count all solutions, as --limit 0 does"))
      ->excludes(limit);
  add_number(verb, "--threads", s.threads, 1,
             "count very many solutions of a puzzle on N threads, by default 1, at most 256");
}

void add_convert(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "convert", kConvert, kConvertFooter, s, run_convert);
  add_reading(verb, s);
  add_from(verb, s);
  add_to(verb, s);
}

void add_judge(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "judge", kJudge, kJudgeFooter, s, run_judge);
  add_reading(verb, s);
  add_searching(verb, s);
}

void add_completion(CLI::App& app, Settings& s) {
  CLI::App& verb = add_verb(app, "completion", kCompletion, kCompletionFooter, s, run_completion);
  add_choice(verb, "SHELL", "SHELL", Choices{"shell", {"bash", "zsh", "fish"}}, "the shell",
             [&s](const std::string& name) { s.shell = name; })
      ->required();
}

}  // namespace

std::unique_ptr<CLI::App> make_app(Settings& settings) {
  auto app = std::make_unique<CLI::App>("Nonet solves, counts and checks Sudoku puzzles.", "nonet");
  app->formatter(std::make_shared<HelpFormatter>());
  app->get_formatter()->column_width(kHelpColumn);
  app->set_help_flag("-h,--help", "show this help and exit");
  app->set_version_flag("--version", fmt::format("nonet {}", version()),
                        "show the version and exit");
  app->require_subcommand(1);
  app->footer(kAppFooter);
  add_solve(*app, settings);
  add_check(*app, settings);
  add_count(*app, settings);
  add_convert(*app, settings);
  add_judge(*app, settings);
  add_verb(*app, "version", kVersion, kVersionFooter, settings, run_version);
  add_completion(*app, settings);
  return app;
}

std::vector<std::string> choices_of(CLI::Option& option) {
  try {
    return CLI::detail::split(option.get_validator(kChoices)->get_description(), ',');
  } catch (const CLI::OptionNotFound&) {
    return {};
  }
}

}  // namespace nonet::cli
