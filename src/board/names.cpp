// SPDX-License-Identifier: MIT
#include "nonet/board.hpp"

namespace nonet {
namespace {

/// The character of a number 1..9.
constexpr char figure(int number) noexcept { return static_cast<char>('0' + number); }

}  // namespace

std::string name_of(Cell cell) {
  return {'r', figure(row_of(cell) + 1), 'c', figure(column_of(cell) + 1)};
}

std::string name_of(House house) {
  constexpr std::array<const char*, 3> kKinds = {"row ", "column ", "box "};
  std::string name = kKinds[static_cast<std::size_t>(kind_of(house))];
  name += figure(number_of(house));
  return name;
}

}  // namespace nonet
