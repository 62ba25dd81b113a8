// SPDX-License-Identifier: MIT
#include "reasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet::cli {
namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
/// A marked line of `solve` names this many reasons; `check` names all.
constexpr std::size_t kFew = 3;

template <class Reasons>
std::string joined(const Reasons& reasons, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, reasons.size()); ++i) {
    if (i > 0) text += "; ";
    text += text_of(reasons[i]);
  }
  if (reasons.size() > most) text += fmt::format("; and {} more", reasons.size() - most);
  return text;
}

}  // namespace

std::string text_of(const Clash& clash) {
  std::string cells;
  for (const Cell cell : clash.cells) {
    if (!cells.empty()) cells += ", ";
    cells += name_of(cell);
  }
  const int times = clash.cells.size();
  return fmt::format("{} {} in {} ({})", value_of(clash.digit),
                     times == 2 ? "twice" : fmt::format("{} times", times), name_of(clash.house),
                     cells);
}

std::string text_of(const Obstacle& obstacle) {
  if (const auto* stuck = std::get_if<CellWithoutCandidate>(&obstacle)) {
    return fmt::format("{} has no candidate", name_of(stuck->cell));
  }
  const auto& homeless = std::get<DigitWithoutPlace>(obstacle);
  return fmt::format("digit {} has no place in {}", value_of(homeless.digit),
                     name_of(homeless.house));
}

std::string clashes_text(const Puzzle& puzzle) { return joined(find_clashes(puzzle), kAll); }

std::string obstacles_text(const Puzzle& puzzle) { return joined(find_obstacles(puzzle), kAll); }

std::string no_solution_text(const Puzzle& puzzle) {
  std::string reasons = joined(find_clashes(puzzle), kFew);
  if (reasons.empty()) reasons = joined(find_obstacles(puzzle), kFew);
  return reasons.empty() ? "no solution" : "no solution: " + reasons;
}

std::string not_finished_text(std::uint64_t max_nodes) {
  return fmt::format("not finished: node budget of {} spent", max_nodes);
}

std::string failure_text(const Puzzle& puzzle, const Solution& solution, std::uint64_t max_nodes) {
  if (std::holds_alternative<NoSolution>(solution)) return no_solution_text(puzzle);
  if (std::holds_alternative<NotFinished>(solution)) return not_finished_text(max_nodes);
  return "more than one solution";
}

std::string failure_text(const Puzzle& puzzle, const FirstResult& result, std::uint64_t max_nodes) {
  return result.finished ? no_solution_text(puzzle) : not_finished_text(max_nodes);
}

}  // namespace nonet::cli
