// SPDX-License-Identifier: MIT
#include "choices.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

Choices formats_where(const char* kind, bool FormatInfo::*ability) {
  Choices choices{kind, {}};
  for (const FormatInfo& info : formats()) {
    if (info.*ability) choices.names.emplace_back(info.name);
  }
  return choices;
}

}  // namespace

std::string Choices::objection(const std::string& name) const {
  if (std::find(names.begin(), names.end(), name) != names.end()) return "";
  return fmt::format("'{}' is no {}; choose from {}", name, kind, fmt::join(names, ", "));
}

Choices readable_formats() {
  return formats_where("format that can be read", &FormatInfo::readable);
}

Choices writable_formats() {
  return formats_where("format that can be written", &FormatInfo::writable);
}

Choices engine_names() {
  Choices choices{"engine", {}};
  for (const Engine engine : engines()) choices.names.emplace_back(name_of(engine));
  return choices;
}

Choices validator_names() {
  return {"validator",
          {std::string(name_of(Validator::tables)), std::string(name_of(Validator::masks))}};
}

Validator validator_named(const std::string& name) {
  return name == name_of(Validator::tables) ? Validator::tables : Validator::masks;
}

std::string number_objection(const std::string& text, std::uint64_t least) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc() && stop == end && value >= least) return "";
  if (error == std::errc::result_out_of_range && stop == end) {
    return fmt::format("'{}' is too large; the greatest is {}", text, kNoLimit);
  }
  return fmt::format("'{}' is no whole number from {} on", text, least);
}

}  // namespace nonet::cli
