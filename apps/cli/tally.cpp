// SPDX-License-Identifier: MIT
#include "tally.hpp"

#include <fmt/format.h>

#include <string_view>
#include <variant>

namespace nonet::cli {
namespace {

/// A number with a comma between its groups of three digits.
std::string grouped(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, 1, ',');
  return digits;
}

void append_row(std::string& table, std::string_view name, std::string_view value) {
  table += fmt::format("{:<18}{:>16}\n", name, value);
}

void append_row(std::string& table, std::string_view name, std::uint64_t value) {
  append_row(table, name, grouped(value));
}

}  // namespace

void Tally::add(const Outcome& outcome) noexcept {
  asked_unique_ = true;
  const Solution& solution = outcome.solution;
  std::uint64_t& counter = std::holds_alternative<Unique>(solution)       ? unique_
                           : std::holds_alternative<NoSolution>(solution) ? none_
                           : std::holds_alternative<Ambiguous>(solution)  ? multiple_
                                                                          : not_finished_;
  add_class(counter, outcome.nodes);
}

void Tally::add(const CountResult& result) noexcept {
  asked_unique_ = true;
  std::uint64_t& counter = result.solutions > 1    ? multiple_
                           : !result.exact()       ? not_finished_
                           : result.solutions == 1 ? unique_
                                                   : none_;
  add_class(counter, result.nodes);
}

void Tally::add(const FirstResult& result) noexcept {
  asked_first_ = true;
  add_class(result.grid ? solved_ : result.finished ? none_ : not_finished_, result.nodes);
}

void Tally::add_class(std::uint64_t& counter, std::uint64_t nodes) noexcept {
  ++puzzles_;
  ++counter;
  nodes_ += nodes;
}

std::string Tally::text() const {
  const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  std::string table;
  append_row(table, "puzzles", puzzles_);
  if (asked_unique_) append_row(table, "  unique", unique_);
  if (asked_first_) append_row(table, "  solved", solved_);
  if (asked_unique_ || asked_first_) append_row(table, "  none", none_);
  if (asked_unique_) append_row(table, "  multiple", multiple_);
  if (asked_unique_ || asked_first_) append_row(table, "  not finished", not_finished_);
  append_row(table, "unreadable", unreadable_);
  if (asked_unique_ || asked_first_) append_row(table, "nodes", nodes_);
  append_row(table, "seconds", fmt::format("{:.3f}", seconds));
  const double rate = seconds > 0 ? static_cast<double>(puzzles_) / seconds : 0;
  append_row(table, "puzzles per second", static_cast<std::uint64_t>(rate));
  return table;
}

}  // namespace nonet::cli
