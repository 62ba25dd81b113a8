// SPDX-License-Identifier: MIT
#include "nonet/candidates.hpp"

#include "nonet/geometry.hpp"

namespace nonet {

Candidates Candidates::all() noexcept {
  Candidates candidates;
  candidates.places_.fill(CellSet::all());
  return candidates;
}

Candidates Candidates::of(const Puzzle& puzzle) noexcept {
  Candidates candidates = all();
  for (const Cell cell : kCells) {
    if (const auto given = puzzle[cell]) candidates.place(cell, *given);
  }
  return candidates;
}

DigitSet Candidates::at(Cell cell) const noexcept {
  DigitSet digits;
  for (const Digit digit : kDigits) {
    if (cells_with(digit).contains(cell)) digits.insert(digit);
  }
  return digits;
}

void Candidates::eliminate(Cell cell, Digit digit) noexcept {
  places_[static_cast<std::size_t>(index_of(digit))].erase(cell);
}

void Candidates::place(Cell cell, Digit digit) noexcept {
  for (const Digit other : kDigits) {
    if (other != digit) eliminate(cell, other);
  }
  places_[static_cast<std::size_t>(index_of(digit))] &= ~peers_of(cell);
}

}  // namespace nonet
