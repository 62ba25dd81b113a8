// SPDX-License-Identifier: MIT
//
// In and out of the lanes: boards of 81 bytes become nodes, solved nodes become boards of 81
// digits, and nodes wait as records. All of it a register's worth of boards at a time, by
// transposition: sixteen bytes of each board, eight words, are turned so that a register holds one
// word of each.
#if defined(NONET_LANES_BOARDS_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_BOARDS_INL_HPP
#undef NONET_LANES_BOARDS_INL_HPP
#else
#define NONET_LANES_BOARDS_INL_HPP
#endif

#include <utility>

#include "solve/lanes/pass-inl.hpp"
#include "solve/lanes/vector-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

/// Eight words of each row at `offset` bytes, turned: out[j] has word j of all of them.
HWY_INLINE void gather_eight(const std::uint8_t* const (&rows)[Words::kLanes], std::size_t offset,
                             Words (&out)[8]) {
  for (std::size_t i = 0; i < 8; ++i) {
    const std::uint8_t* groups[kGroups];
    for (std::size_t g = 0; g < kGroups; ++g) groups[g] = rows[8 * g + i] + offset;
    out[i] = gather_groups(groups);
  }
  transpose_8x8(out);
}
HWY_INLINE void scatter_eight(Words (&words)[8], std::size_t offset,
                              std::uint8_t* const (&rows)[Words::kLanes]) {
  transpose_8x8(words);
  for (std::size_t i = 0; i < 8; ++i) {
    std::uint8_t* groups[kGroups];
    for (std::size_t g = 0; g < kGroups; ++g) groups[g] = rows[8 * g + i] + offset;
    scatter_groups(words[i], groups);
  }
}

// ---- Records ------------------------------------------------------------------------------------

/// Puts `records[i]` into lane i of the block for the lanes in `lanes`; the others stay as they
/// are. Every pointer must be good to read.
inline void load_records(const NodeRecord* const (&records)[Words::kLanes], std::uint32_t lanes,
                         NodeBlock& block) {
  const std::uint8_t* rows[Words::kLanes];
  for (std::size_t i = 0; i < Words::kLanes; ++i) {
    rows[i] = reinterpret_cast<const std::uint8_t*>(records[i]->words);
  }
  const Words mask = lanes_of(lanes);
  for (std::size_t first = 0; first < NodeRecord::kRows; first += 8) {
    Words words[8];
    gather_eight(rows, 2 * first, words);
    for (std::size_t j = 0; j < 8; ++j) {
      std::uint16_t* row = block.rows[first + j];
      store(select(mask, words[j], load(row)), row);
    }
  }
}
/// Writes lane i of the block to `records[i]`, for all lanes.
inline void save_records(const NodeBlock& block, NodeRecord* const (&records)[Words::kLanes]) {
  std::uint8_t* rows[Words::kLanes];
  for (std::size_t i = 0; i < Words::kLanes; ++i) {
    rows[i] = reinterpret_cast<std::uint8_t*>(records[i]->words);
  }
  for (std::size_t first = 0; first < NodeRecord::kRows; first += 8) {
    Words words[8];
    for (std::size_t j = 0; j < 8; ++j) words[j] = load(block.rows[first + j]);
    scatter_eight(words, 2 * first, rows);
  }
}

// ---- Cells --------------------------------------------------------------------------------------

/// Calls `body` with 0, …, kCount - 1 as compile-time constants.
template <std::size_t kCount, class Body>
HWY_INLINE void unrolled(Body body) {
  [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) NONET_ATTR {
    (body(std::integral_constant<std::size_t, kIndex>()), ...);
  }
  (std::make_index_sequence<kCount>());
}

[[nodiscard]] constexpr std::size_t cell_in(std::size_t box_row, std::size_t box_column,
                                            std::size_t position) noexcept {
  return 9 * (3 * box_row + position / 3) + 3 * box_column + position % 3;
}

/// Two neighbouring cells are one word; the sixth group of eight words overlaps the fifth, so that
/// nothing beyond the 81st byte is read.
inline constexpr std::size_t kCellOffsets[] = {0, 16, 32, 48, 64, 65};

/// The word with a cell, and whether the cell is its high byte.
struct CellPlace {
  std::size_t word;
  bool high;
};
[[nodiscard]] constexpr CellPlace place_of(std::size_t cell) noexcept {
  return cell == 80 ? CellPlace{47, true} : CellPlace{cell / 2, cell % 2 == 1};
}

/// The cell in the low byte; above it may be anything.
template <std::size_t kCell>
HWY_INLINE Words cell_below(const Words (&cells)[48]) {
  constexpr CellPlace kPlace = place_of(kCell);
  return kPlace.high ? shift_right<8>(cells[kPlace.word]) : cells[kPlace.word];
}
/// The cell in the high byte; below it may be anything.
template <std::size_t kCell>
HWY_INLINE Words cell_above(const Words (&cells)[48]) {
  constexpr CellPlace kPlace = place_of(kCell);
  return kPlace.high ? cells[kPlace.word] : shift_left<8>(cells[kPlace.word]);
}

/// The words of the nine digits for one position. Bands 0 and 1 lie in the low byte of a word, band
/// 2 in the high byte, so three pairs of cells and three single cells are compared with each digit.
template <std::size_t kPosition>
HWY_INLINE void parse_position(const Words (&cells)[48], std::uint8_t zero, NodeBlock& block) {
  const Words low_byte = all_lanes(0x00FF);
  Words outer[3];  // band 0 below, band 2 above
  Words inner[3];  // band 1 below
  unrolled<3>([&](auto stack) NONET_ATTR {
    outer[stack] = (cell_below<cell_in(0, stack, kPosition)>(cells) & low_byte) |
                   without(cell_above<cell_in(2, stack, kPosition)>(cells), low_byte);
    inner[stack] = cell_below<cell_in(1, stack, kPosition)>(cells);
  });
  Words given[9];
  Words known = all_lanes(0);
  for (unsigned d = 0; d < 9; ++d) {
    const Words digit = all_lanes(static_cast<std::uint16_t>(0x0101U * (zero + d + 1U)));
    given[d] = all_lanes(0);
    for (unsigned stack = 0; stack < 3; ++stack) {
      const Words outer_box = all_lanes(static_cast<std::uint16_t>(0x0401U << stack));
      const Words inner_box = all_lanes(static_cast<std::uint16_t>(0x0020U << stack));
      given[d] = or_and(given[d], equal_bytes(outer[stack], digit), outer_box);
      given[d] = or_and(given[d], equal_bytes(inner[stack], digit), inner_box);
    }
    known = known | given[d];
  }
  const Words blank = without(all_lanes(kAllBoxes), known);
  for (int d = 0; d < 9; ++d) store(given[d] | blank, block.word(kPosition, d));
}

/// Fills the words of the block with one board a lane: 81 bytes each, of which `zero` + d is the
/// digit d and all others are blank.
inline void parse_boards(const std::uint8_t* const (&boards)[Words::kLanes], std::uint8_t zero,
                         NodeBlock& block) {
  Words cells[48];
  for (std::size_t group = 0; group < 6; ++group) {
    Words words[8];
    gather_eight(boards, kCellOffsets[group], words);
    std::copy_n(words, 8, cells + 8 * group);
  }
  unrolled<9>([&](auto position) NONET_ATTR { parse_position<position>(cells, zero, block); });
}

// ---- Solutions ----------------------------------------------------------------------------------

/// Solved nodes on their way out: the digit of each cell in binary. Four rows a position, one for
/// each binary place; the bits of a word are the boxes as ever.
struct SolutionBlock {
  alignas(64) std::uint16_t planes[36][Words::kLanes] = {};
};

/// The solved nodes among the lanes in binary; the other lanes come out as nonsense.
inline void encode_solutions(NodeBlock& block, SolutionBlock& out) {
  for (int p = 0; p < 9; ++p) {
    Words w[9];
    for (int d = 0; d < 9; ++d) w[d] = load(block.word(p, d));
    const Words six_seven = w[5] | w[6];
    std::uint16_t(*planes)[Words::kLanes] = out.planes + 4 * p;
    store(or3(or3(w[0], w[2], w[4]), w[6], w[8]), planes[0]);
    store(or3(w[1], w[2], six_seven), planes[1]);
    store(or3(w[3], w[4], six_seven), planes[2]);
    store(w[7] | w[8], planes[3]);
  }
}

/// Moves bit kFrom of every lane to bit kTo, and clears all others.
template <std::size_t kFrom, std::size_t kTo>
HWY_INLINE Words single_bit(Words words) {
  const Words bit = all_lanes(static_cast<std::uint16_t>(1U << kTo));
  if constexpr (kFrom > kTo) return shift_right<kFrom - kTo>(words) & bit;
  if constexpr (kFrom < kTo) return shift_left<kTo - kFrom>(words) & bit;
  return words & bit;
}

/// The digit of a cell as a number in the byte that begins at bit kTo.
template <std::size_t kCell, std::size_t kTo>
HWY_INLINE Words digit_at(const SolutionBlock& block) {
  constexpr auto kPosition = static_cast<std::size_t>(position_of(static_cast<Cell>(kCell)));
  constexpr auto kBox = static_cast<std::size_t>(box_bit_of(static_cast<Cell>(kCell)));
  const auto& planes = block.planes;
  return or3(single_bit<kBox, kTo>(load(planes[4 * kPosition])),
             single_bit<kBox, kTo + 1>(load(planes[4 * kPosition + 1])),
             single_bit<kBox, kTo + 2>(load(planes[4 * kPosition + 2]))) |
         single_bit<kBox, kTo + 3>(load(planes[4 * kPosition + 3]));
}

/// The solutions of a block as bytes 1 to 9, in reading order; what follows the 81st is padding.
struct SolvedBoards {
  alignas(64) std::uint8_t cells[Words::kLanes][96];
};

inline void decode_solutions(const SolutionBlock& block, SolvedBoards& out) {
  std::uint8_t* rows[Words::kLanes];
  for (std::size_t i = 0; i < Words::kLanes; ++i) rows[i] = out.cells[i];
  unrolled<6>([&](auto group) NONET_ATTR {
    Words words[8];
    unrolled<8>([&](auto j) NONET_ATTR {
      constexpr std::size_t kCell = 16 * decltype(group)::value + 2 * decltype(j)::value;
      if constexpr (kCell + 1 < 81) {
        words[j] = digit_at<kCell, 0>(block) | digit_at<kCell + 1, 8>(block);
      } else if constexpr (kCell == 80) {
        words[j] = digit_at<kCell, 0>(block);
      } else {
        words[j] = all_lanes(0);
      }
    });
    scatter_eight(words, 16 * group, rows);
  });
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
