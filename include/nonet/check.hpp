// SPDX-License-Identifier: MIT
//
// The rules of Sudoku, stated on their own: this module shares no code with the solvers, so that it
// can judge them. Valid means that no rule is broken so far; it does not mean solvable.
// All functions are thread-safe and know no global state.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "nonet/board.hpp"

namespace nonet {

/// A broken rule: `digit` stands more than once in `house`, in all of `cells` (two or more).
struct Clash {
  Digit digit{};
  House house{};
  CellSet cells;

  friend bool operator==(const Clash&, const Clash&) noexcept = default;
};

/// Every broken rule, by house (rows, columns, boxes) and then by digit. Two equal digits that
/// share a row and a box break two rules. Empty when the puzzle is valid.
[[nodiscard]] std::vector<Clash> find_clashes(const Puzzle& puzzle);

/// The two classic ways to tell whether a board breaks a rule. They always agree.
enum class Validator : std::uint8_t {
  tables,  ///< `valid-tables`: presence tables row × digit, column × digit, box × digit
  masks,   ///< `valid-masks`: one bit mask per row, column and box
};

/// "valid-tables", "valid-masks".
[[nodiscard]] std::string_view name_of(Validator validator) noexcept;

/// Whether no digit stands twice in a house. Never allocates.
[[nodiscard]] bool is_valid(const Puzzle& puzzle, Validator validator = Validator::masks) noexcept;

/// A blank cell that can hold no digit, because its peers' givens hold all nine.
struct CellWithoutCandidate {
  Cell cell{};
  friend bool operator==(const CellWithoutCandidate&,
                         const CellWithoutCandidate&) noexcept = default;
};

/// A digit that is not in a house and has no cell left there.
struct DigitWithoutPlace {
  Digit digit{};
  House house{};
  friend bool operator==(const DigitWithoutPlace&, const DigitWithoutPlace&) noexcept = default;
};

using Obstacle = std::variant<CellWithoutCandidate, DigitWithoutPlace>;

/// The reasons, visible without search, why a puzzle has no solution: all cells without a candidate
/// in reading order, then all digits without a place, by house and digit. Empty says nothing about
/// solvability.
[[nodiscard]] std::vector<Obstacle> find_obstacles(const Puzzle& puzzle);

/// Whether `grid` keeps all rules and every given of `puzzle`. Never allocates.
[[nodiscard]] bool is_solution_of(const Grid& grid, const Puzzle& puzzle) noexcept;

}  // namespace nonet
