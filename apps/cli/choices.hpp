// SPDX-License-Identifier: MIT
//
// The names that options take, and what is said about others.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/check.hpp"

namespace nonet::cli {

/// The names of one kind of thing.
struct Choices {
  std::string kind;  ///< what they name, as messages say it
  std::vector<std::string> names;

  /// What is wrong with `name`; empty when it is one of them.
  [[nodiscard]] std::string objection(const std::string& name) const;
};

[[nodiscard]] Choices readable_formats();
[[nodiscard]] Choices writable_formats();
[[nodiscard]] Choices engine_names();
[[nodiscard]] Choices validator_names();

/// The validator with this name, which is one of `validator_names`.
[[nodiscard]] Validator validator_named(const std::string& name);

/// What is wrong with `text` as a whole number from `least` on; empty when it is one.
[[nodiscard]] std::string number_objection(const std::string& text, std::uint64_t least);

}  // namespace nonet::cli
