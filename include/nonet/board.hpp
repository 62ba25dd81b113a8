// SPDX-License-Identifier: MIT
//
// The vocabulary of a 9×9 board: cells, digits, houses, sets of them, a puzzle and a grid.
// Everything here is a plain value: copied freely, never allocating, safe to share between threads.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>

namespace nonet {

inline constexpr int kCellCount = 81;
inline constexpr int kDigitCount = 9;
inline constexpr int kHouseCount = 27;

/// A place on the board: 0..80, row by row. `Cell{0}` is r1c1, `Cell{80}` is r9c9.
enum class Cell : std::uint8_t {};

/// A digit 1..9. A blank cell holds no digit; it never holds "digit 0".
enum class Digit : std::uint8_t {};

/// A house: rows are 0..8, columns 9..17, boxes 18..26.
enum class House : std::uint8_t {};

enum class HouseKind : std::uint8_t { row, column, box };

// ---- Identities as numbers ----------------------------------------------------------------------

/// 0..80.
[[nodiscard]] constexpr int index_of(Cell cell) noexcept { return static_cast<int>(cell); }
/// 0..26.
[[nodiscard]] constexpr int index_of(House house) noexcept { return static_cast<int>(house); }
/// 0..8: the place of a digit in an array of nine.
[[nodiscard]] constexpr int index_of(Digit digit) noexcept { return static_cast<int>(digit) - 1; }
/// 1..9: the number a person writes.
[[nodiscard]] constexpr int value_of(Digit digit) noexcept { return static_cast<int>(digit); }

/// The digit with `value` 1..9.
[[nodiscard]] constexpr Digit digit_of(int value) noexcept {
  assert(value >= 1 && value <= kDigitCount);
  return static_cast<Digit>(value);
}

/// The cell in `row` and `column`, both 0..8.
[[nodiscard]] constexpr Cell cell_at(int row, int column) noexcept {
  assert(row >= 0 && row < 9 && column >= 0 && column < 9);
  return static_cast<Cell>(9 * row + column);
}

[[nodiscard]] constexpr int row_of(Cell cell) noexcept { return index_of(cell) / 9; }
[[nodiscard]] constexpr int column_of(Cell cell) noexcept { return index_of(cell) % 9; }
/// The box 0..8, counted in reading order.
[[nodiscard]] constexpr int box_of(Cell cell) noexcept {
  return row_of(cell) / 3 * 3 + column_of(cell) / 3;
}

[[nodiscard]] constexpr House row_house(int row) noexcept { return static_cast<House>(row); }
[[nodiscard]] constexpr House column_house(int column) noexcept {
  return static_cast<House>(9 + column);
}
[[nodiscard]] constexpr House box_house(int box) noexcept { return static_cast<House>(18 + box); }

[[nodiscard]] constexpr HouseKind kind_of(House house) noexcept {
  return static_cast<HouseKind>(index_of(house) / 9);
}
/// 1..9: the number a person writes, as in "row 2".
[[nodiscard]] constexpr int number_of(House house) noexcept { return index_of(house) % 9 + 1; }

/// "r1c1" .. "r9c9".
[[nodiscard]] std::string name_of(Cell cell);
/// "row 1", "column 5", "box 9".
[[nodiscard]] std::string name_of(House house);

/// Every cell, digit and house in order, for range-for loops.
inline constexpr auto kCells = [] {
  std::array<Cell, kCellCount> all{};
  for (int i = 0; i < kCellCount; ++i) all[static_cast<std::size_t>(i)] = static_cast<Cell>(i);
  return all;
}();
inline constexpr auto kDigits = [] {
  std::array<Digit, kDigitCount> all{};
  for (int i = 0; i < kDigitCount; ++i) all[static_cast<std::size_t>(i)] = digit_of(i + 1);
  return all;
}();
inline constexpr auto kHouses = [] {
  std::array<House, kHouseCount> all{};
  for (int i = 0; i < kHouseCount; ++i) all[static_cast<std::size_t>(i)] = static_cast<House>(i);
  return all;
}();

// ---- Sets ---------------------------------------------------------------------------------------

/// A set of digits: bit 0 stands for digit 1, bit 8 for digit 9.
struct DigitSet {
  std::uint16_t bits = 0;

  [[nodiscard]] static constexpr DigitSet all() noexcept { return {0x1FF}; }
  [[nodiscard]] static constexpr DigitSet of(Digit digit) noexcept {
    return {static_cast<std::uint16_t>(1U << index_of(digit))};
  }

  [[nodiscard]] constexpr bool contains(Digit digit) const noexcept {
    return (bits >> index_of(digit) & 1U) != 0;
  }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits); }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }
  /// The smallest digit. The set is not empty.
  [[nodiscard]] constexpr Digit first() const noexcept {
    assert(!empty());
    return digit_of(std::countr_zero(bits) + 1);
  }

  constexpr void insert(Digit digit) noexcept { bits |= of(digit).bits; }
  constexpr void erase(Digit digit) noexcept {
    bits = static_cast<std::uint16_t>(bits & ~of(digit).bits);
  }

  constexpr DigitSet& operator|=(DigitSet other) noexcept {
    bits |= other.bits;
    return *this;
  }
  constexpr DigitSet& operator&=(DigitSet other) noexcept {
    bits &= other.bits;
    return *this;
  }
  [[nodiscard]] friend constexpr DigitSet operator|(DigitSet a, DigitSet b) noexcept {
    return a |= b;
  }
  [[nodiscard]] friend constexpr DigitSet operator&(DigitSet a, DigitSet b) noexcept {
    return a &= b;
  }
  [[nodiscard]] friend constexpr DigitSet operator~(DigitSet a) noexcept {
    return {static_cast<std::uint16_t>(~a.bits & all().bits)};
  }
  friend constexpr bool operator==(DigitSet, DigitSet) noexcept = default;

  /// Walks the digits in ascending order.
  class iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Digit;
    using difference_type = std::ptrdiff_t;
    using pointer = const Digit*;
    using reference = Digit;

    constexpr iterator() noexcept = default;
    constexpr explicit iterator(std::uint16_t left) noexcept : left_(left) {}
    [[nodiscard]] constexpr Digit operator*() const noexcept { return DigitSet{left_}.first(); }
    constexpr iterator& operator++() noexcept {
      left_ = static_cast<std::uint16_t>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(iterator, iterator) noexcept = default;

   private:
    std::uint16_t left_ = 0;
  };
  [[nodiscard]] constexpr iterator begin() const noexcept { return iterator{bits}; }
  [[nodiscard]] constexpr iterator end() const noexcept { return iterator{}; }
};

/// A set of cells: three bands of 27 bits, bit 9·(row in the band) + column.
struct CellSet {
  static constexpr std::uint32_t kFullBand = (1U << 27) - 1;

  std::array<std::uint32_t, 3> bands{};

  [[nodiscard]] static constexpr CellSet all() noexcept {
    return {{kFullBand, kFullBand, kFullBand}};
  }
  [[nodiscard]] static constexpr CellSet of(Cell cell) noexcept {
    CellSet set;
    set.insert(cell);
    return set;
  }

  [[nodiscard]] constexpr bool contains(Cell cell) const noexcept {
    return (bands[band_of(cell)] & bit_of(cell)) != 0;
  }
  [[nodiscard]] constexpr int size() const noexcept {
    return std::popcount(bands[0]) + std::popcount(bands[1]) + std::popcount(bands[2]);
  }
  [[nodiscard]] constexpr bool empty() const noexcept {
    return (bands[0] | bands[1] | bands[2]) == 0;
  }
  /// The first cell in reading order. The set is not empty.
  [[nodiscard]] constexpr Cell first() const noexcept {
    assert(!empty());
    const std::size_t band = first_band();
    return static_cast<Cell>(static_cast<int>(27 * band) + std::countr_zero(bands[band]));
  }

  constexpr void insert(Cell cell) noexcept { bands[band_of(cell)] |= bit_of(cell); }
  constexpr void erase(Cell cell) noexcept { bands[band_of(cell)] &= ~bit_of(cell); }

  constexpr CellSet& operator|=(const CellSet& other) noexcept {
    for (std::size_t b = 0; b < 3; ++b) bands[b] |= other.bands[b];
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) noexcept {
    for (std::size_t b = 0; b < 3; ++b) bands[b] &= other.bands[b];
    return *this;
  }
  [[nodiscard]] friend constexpr CellSet operator|(CellSet a, const CellSet& b) noexcept {
    return a |= b;
  }
  [[nodiscard]] friend constexpr CellSet operator&(CellSet a, const CellSet& b) noexcept {
    return a &= b;
  }
  [[nodiscard]] friend constexpr CellSet operator~(CellSet a) noexcept {
    for (std::uint32_t& band : a.bands) band = ~band & kFullBand;
    return a;
  }
  friend constexpr bool operator==(const CellSet&, const CellSet&) noexcept = default;

  /// Walks the cells in reading order.
  class iterator;
  [[nodiscard]] constexpr iterator begin() const noexcept;
  [[nodiscard]] constexpr iterator end() const noexcept;

 private:
  /// The first band that holds a cell. The set is not empty.
  [[nodiscard]] constexpr std::size_t first_band() const noexcept {
    return bands[0] != 0 ? 0 : bands[1] != 0 ? 1 : 2;
  }
  [[nodiscard]] static constexpr std::size_t band_of(Cell cell) noexcept {
    return static_cast<std::size_t>(index_of(cell) / 27);
  }
  [[nodiscard]] static constexpr std::uint32_t bit_of(Cell cell) noexcept {
    return 1U << (index_of(cell) % 27);
  }
};

class CellSet::iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Cell;
  using difference_type = std::ptrdiff_t;
  using pointer = const Cell*;
  using reference = Cell;

  constexpr iterator() noexcept = default;
  constexpr explicit iterator(const CellSet& left) noexcept : left_(left) {}
  [[nodiscard]] constexpr Cell operator*() const noexcept { return left_.first(); }
  constexpr iterator& operator++() noexcept {
    std::uint32_t& band = left_.bands[left_.first_band()];
    band &= band - 1;
    return *this;
  }
  constexpr iterator operator++(int) noexcept {
    const iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(const iterator&, const iterator&) noexcept = default;

 private:
  CellSet left_;
};

constexpr CellSet::iterator CellSet::begin() const noexcept { return iterator{*this}; }
constexpr CellSet::iterator CellSet::end() const noexcept { return iterator{}; }

// ---- Boards -------------------------------------------------------------------------------------

/// Clues on a board: every cell holds a given digit or is blank. The givens may clash; `check.hpp`
/// tells. A default-made puzzle is blank.
class Puzzle {
 public:
  constexpr Puzzle() noexcept = default;

  /// The given in `cell`, if there is one.
  [[nodiscard]] constexpr std::optional<Digit> operator[](Cell cell) const noexcept {
    const std::uint8_t value = values_[static_cast<std::size_t>(index_of(cell))];
    return value == 0 ? std::nullopt : std::optional<Digit>(static_cast<Digit>(value));
  }
  constexpr void set(Cell cell, Digit digit) noexcept {
    assert(index_of(digit) >= 0 && index_of(digit) < kDigitCount);
    values_[static_cast<std::size_t>(index_of(cell))] = static_cast<std::uint8_t>(digit);
  }
  constexpr void clear(Cell cell) noexcept {
    values_[static_cast<std::size_t>(index_of(cell))] = 0;
  }

  /// How many cells hold a given.
  [[nodiscard]] constexpr int clue_count() const noexcept {
    int count = 0;
    for (const std::uint8_t value : values_) count += value != 0 ? 1 : 0;
    return count;
  }

  friend constexpr bool operator==(const Puzzle&, const Puzzle&) noexcept = default;

 private:
  std::array<std::uint8_t, kCellCount> values_{};
};

/// A full board: every cell holds a digit. Whether the digits keep the rules is another question;
/// `is_solution_of` in `check.hpp` answers it.
class Grid {
 public:
  /// The grid with these digits, cell by cell.
  constexpr explicit Grid(const std::array<Digit, kCellCount>& digits) noexcept : digits_(digits) {}

  /// The grid that `puzzle` is when no cell of it is blank.
  [[nodiscard]] static constexpr std::optional<Grid> from(const Puzzle& puzzle) noexcept {
    std::array<Digit, kCellCount> digits{};
    for (const Cell cell : kCells) {
      const std::optional<Digit> given = puzzle[cell];
      if (!given) return std::nullopt;
      digits[static_cast<std::size_t>(index_of(cell))] = *given;
    }
    return Grid(digits);
  }

  [[nodiscard]] constexpr Digit operator[](Cell cell) const noexcept {
    return digits_[static_cast<std::size_t>(index_of(cell))];
  }

  /// The puzzle in which every cell of this grid is given.
  [[nodiscard]] constexpr Puzzle to_puzzle() const noexcept {
    Puzzle puzzle;
    for (const Cell cell : kCells) puzzle.set(cell, (*this)[cell]);
    return puzzle;
  }

  friend constexpr bool operator==(const Grid&, const Grid&) noexcept = default;

 private:
  std::array<Digit, kCellCount> digits_;
};

}  // namespace nonet
