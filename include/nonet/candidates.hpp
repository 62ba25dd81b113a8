// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "nonet/board.hpp"

namespace nonet {

/// Pencilmarks: the digits each cell may still hold. A plain value; no deduction happens on its
/// own.
class Candidates {
 public:
  /// Every digit in every cell.
  [[nodiscard]] static Candidates all() noexcept;

  /// The pencilmarks of a puzzle: a given is the only candidate of its cell, and no peer of a given
  /// keeps its digit. Clashing givens leave cells without a candidate.
  [[nodiscard]] static Candidates of(const Puzzle& puzzle) noexcept;

  /// The candidates of one cell.
  [[nodiscard]] DigitSet at(Cell cell) const noexcept;
  /// The cells that may hold `digit`.
  [[nodiscard]] const CellSet& cells_with(Digit digit) const noexcept {
    return places_[static_cast<std::size_t>(index_of(digit))];
  }

  /// Takes one candidate away.
  void eliminate(Cell cell, Digit digit) noexcept;
  /// Makes `digit` the only candidate of `cell` and takes it from the cell's twenty peers.
  void place(Cell cell, Digit digit) noexcept;

  friend bool operator==(const Candidates&, const Candidates&) noexcept = default;

 private:
  std::array<CellSet, kDigitCount> places_{};  // by digit
};

}  // namespace nonet
