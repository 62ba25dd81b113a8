// SPDX-License-Identifier: MIT
//
// One line of a grid: what is a cell in it, and what is only drawn around the cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet::text {

enum class RowKind : std::uint8_t {
  decoration,  ///< a border, brackets or nothing
  row,
  dashes,  ///< exactly nine `-`: a row when `-` is the blank of the block, otherwise a border
};

struct GridRow {
  RowKind kind = RowKind::decoration;
  std::uint32_t count = 0;                ///< cells in the line, also those beyond nine
  std::array<char, 9> cells{};            ///< the first nine
  std::array<std::size_t, 10> offsets{};  ///< where they stand, and the tenth
  std::optional<std::size_t> bad{};       ///< where the first bad character stands

  [[nodiscard]] bool is_good() const noexcept {
    return kind == RowKind::row && count == cells.size() && !bad;
  }
};

[[nodiscard]] GridRow scan_row(std::string_view line) noexcept;

/// Counts the rows of a block line by line, and decides what its lines of nine dashes are.
class RowCounter {
 public:
  void add(const GridRow& row) noexcept;

  [[nodiscard]] bool counts(const GridRow& row) const noexcept;
  [[nodiscard]] std::uint32_t rows() const noexcept {
    return certain_ + (dashes_are_rows() ? dashes_ : 0);
  }
  /// Whether some row has nine cells, so that this can be a 9×9 board.
  [[nodiscard]] bool any_of_nine() const noexcept { return any_of_nine_; }

 private:
  [[nodiscard]] bool dashes_are_rows() const noexcept {
    return certain_ == 0 || dash_is_blank_.value_or(false);
  }

  std::uint32_t certain_ = 0;
  std::uint32_t dashes_ = 0;
  std::optional<bool> dash_is_blank_;
  bool any_of_nine_ = false;
};

}  // namespace nonet::text
