// SPDX-License-Identifier: MIT
//
// The manual page and the help know every verb and option.
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <string>

#include "app.hpp"
#include "completion.hpp"
#include "nonet/version.hpp"
#include "support/commands.hpp"

namespace nonet::test {
namespace {

/// The manual page as text: roff's hyphens read as hyphens.
std::string manual() {
  std::string text = read_file(source_dir() / "docs/nonet.1");
  for (std::size_t at = 0; (at = text.find("\\-", at)) != std::string::npos;) text.erase(at, 1);
  return text;
}

cli::CommandModel command() {
  cli::Settings settings;
  return cli::model_of(*cli::make_app(settings));
}

TEST(Manual, KnowsEveryVerbAndOption) {
  const std::string text = manual();
  for (const cli::VerbModel& verb : command().verbs) {
    EXPECT_NE(text.find(".B " + verb.name + "\n"), std::string::npos) << verb.name;
    for (const cli::OptionModel& option : verb.options) {
      EXPECT_NE(text.find(option.long_name), std::string::npos) << option.long_name;
    }
  }
  for (const cli::OptionModel& option : command().options) {
    EXPECT_NE(text.find(option.long_name), std::string::npos) << option.long_name;
  }
}

TEST(Manual, KnowsEveryNameAnOptionTakes) {
  const std::string text = manual();
  for (const cli::VerbModel& verb : command().verbs) {
    for (const cli::OptionModel& option : verb.options) {
      for (const std::string& name : option.values) {
        EXPECT_NE(text.find(name), std::string::npos) << name;
      }
    }
  }
}

TEST(Manual, IsOfThisVersion) {
  EXPECT_NE(manual().find("nonet " + std::string(version())), std::string::npos);
}

TEST(Manual, FormatsWithoutWarnings) {
  if (!has_program("groff")) GTEST_SKIP() << "groff is not installed";
  const Finished result = run("groff -man -Kutf8 -Tutf8 -ww '" +
                              (source_dir() / "docs/nonet.1").string() + "' >/dev/null");
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.status, 0);
}

TEST(Help, OfEveryVerbHasExitCodesAndAnExample) {
  for (const cli::VerbModel& verb : command().verbs) {
    const Finished result = run("nonet " + verb.name + " --help");
    EXPECT_EQ(result.status, 0) << verb.name;
    EXPECT_EQ(result.err, "") << verb.name;
    EXPECT_NE(result.out.find("Exit codes:"), std::string::npos) << verb.name;
    EXPECT_NE(result.out.find("Example"), std::string::npos) << verb.name;
    EXPECT_NE(result.out.find("nonet " + verb.name, result.out.find("\nExample")),
              std::string::npos)
        << verb.name;
  }
}

TEST(Help, FitsEightyColumns) {
  EXPECT_EQ(run("nonet --help | awk 'length > 80'").out, "");
  for (const cli::VerbModel& verb : command().verbs) {
    const Finished result = run("nonet " + verb.name + " --help | awk 'length > 80'");
    EXPECT_EQ(result.out, "") << verb.name;
  }
}

}  // namespace
}  // namespace nonet::test
