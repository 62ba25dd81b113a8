// SPDX-License-Identifier: MIT
#include <iostream>
#include <nonet/nonet.hpp>
#include <variant>

int main() {
  const auto puzzle = nonet::parse(
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  if (!puzzle) {
    std::cerr << nonet::message_of(puzzle.error()) << '\n';
    return 2;
  }
  const nonet::Outcome outcome = nonet::solve(*puzzle);
  const auto* unique = std::get_if<nonet::Unique>(&outcome.solution);
  if (unique == nullptr || !nonet::is_solution_of(unique->grid, *puzzle)) return 1;
  std::cout << nonet::format(unique->grid) << '\n';
}
