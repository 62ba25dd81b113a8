// SPDX-License-Identifier: MIT
//
// Which cells belong together, computed at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "nonet/board.hpp"

namespace nonet {
namespace detail {

inline constexpr auto kHouseCells = [] {
  std::array<CellSet, kHouseCount> houses{};
  for (const Cell cell : kCells) {
    for (const House house :
         {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))}) {
      houses[static_cast<std::size_t>(index_of(house))].insert(cell);
    }
  }
  return houses;
}();

inline constexpr auto kPeers = [] {
  std::array<CellSet, kCellCount> peers{};
  for (const Cell cell : kCells) {
    CellSet& set = peers[static_cast<std::size_t>(index_of(cell))];
    for (const CellSet& house : kHouseCells) {
      if (house.contains(cell)) set |= house;
    }
    set.erase(cell);
  }
  return peers;
}();

}  // namespace detail

/// The nine cells of a house.
[[nodiscard]] constexpr const CellSet& cells_of(House house) noexcept {
  return detail::kHouseCells[static_cast<std::size_t>(index_of(house))];
}

/// The three houses a cell lies in: its row, column and box.
[[nodiscard]] constexpr std::array<House, 3> houses_of(Cell cell) noexcept {
  return {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))};
}

/// The twenty cells that share a house with `cell`.
[[nodiscard]] constexpr const CellSet& peers_of(Cell cell) noexcept {
  return detail::kPeers[static_cast<std::size_t>(index_of(cell))];
}

static_assert(cells_of(row_house(4)).size() == 9 && peers_of(Cell{40}).size() == 20);
static_assert(cells_of(box_house(8)).first() == Cell{60} && peers_of(Cell{0}).contains(Cell{72}));

}  // namespace nonet
