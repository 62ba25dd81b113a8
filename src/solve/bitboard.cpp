// SPDX-License-Identifier: MIT
//
// The engine `nonet`: depth-first search on candidate bit boards. At every position it places naked
// and hidden singles and applies locked candidates until nothing changes, then branches on the
// question with the fewest answers. docs/engine.md explains it at leisure.
//
// A digit's places are a CellSet: three words, one per band. The bits of a band word:
//
//        stack 0     stack 1     stack 2
//      +-----------+-----------+-----------+
//      |  0  1  2  |  3  4  5  |  6  7  8  |   a mini-row = the three cells of a row in a box,
//      |  9 10 11  | 12 13 14  | 15 16 17  |   a mini-column = the three cells of a column in a box
//      | 18 19 20  | 21 22 23  | 24 25 26  |
//      +-----------+-----------+-----------+
#include <array>
#include <cstddef>
#include <cstdint>

#include "nonet/geometry.hpp"
#include "solve/search.hpp"

namespace nonet {
namespace {

// Shapes in a band, at its first row, column and box; a product with the first cells of others
// moves them there.
constexpr std::uint32_t kRow = 0x1FF;
constexpr std::uint32_t kColumn = 1U | 1U << 9 | 1U << 18;
constexpr std::uint32_t kBox = 0x7 * kColumn;
constexpr std::uint32_t kFirstOfRows = kColumn;
constexpr std::uint32_t kFirstOfBoxes = 1U | 1U << 3 | 1U << 6;

/// By pattern: a 3×3 table, bit 3i+j, that says in which mini-rows of a band (i = row, j = box) or
/// mini-columns of a stack (i = band, j = column) a digit still has a place. The digit must take
/// one mini-line in each row i and each column j of that table, so only the bits that lie on one of
/// the six permutations inside the pattern remain. That is all that locked candidates can say of
/// one digit; 0 means that the digit cannot be placed.
constexpr auto kLocked = [] {
  constexpr std::array<std::uint16_t, 6> kPermutations = {
      0b100'010'001, 0b010'100'001, 0b100'001'010, 0b001'100'010, 0b010'001'100, 0b001'010'100};
  std::array<std::uint16_t, 512> table{};
  for (std::size_t pattern = 0; pattern < table.size(); ++pattern) {
    for (const std::uint16_t permutation : kPermutations) {
      if ((pattern & permutation) == permutation) table[pattern] |= permutation;
    }
  }
  return table;
}();

/// By nine bits of a row: which of its three mini-rows hold one.
constexpr auto kMiniRows = [] {
  std::array<std::uint32_t, 512> table{};
  for (std::size_t row = 0; row < table.size(); ++row) {
    table[row] = ((row & 0007) != 0 ? 1U : 0U) | ((row & 0070) != 0 ? 2U : 0U) |
                 ((row & 0700) != 0 ? 4U : 0U);
  }
  return table;
}();

/// By 3×3 table of mini-rows: the 27 cells they cover.
constexpr auto kMiniRowCells = [] {
  std::array<std::uint32_t, 512> table{};
  for (std::size_t pattern = 0; pattern < table.size(); ++pattern) {
    for (std::uint32_t i = 0; i < 9; ++i) {
      if ((pattern >> i & 1U) != 0) table[pattern] |= 0x7U << (3 * i);
    }
  }
  return table;
}();

constexpr std::uint32_t row_of_band(std::uint32_t band, std::size_t row) noexcept {
  return band >> (9 * row) & kRow;
}

/// A digit may lie only in mini-rows that some permutation of the band uses.
std::uint32_t lock_mini_rows(std::uint32_t band) noexcept {
  const std::uint32_t pattern = kMiniRows[row_of_band(band, 0)] |
                                kMiniRows[row_of_band(band, 1)] << 3U |
                                kMiniRows[row_of_band(band, 2)] << 6U;
  return band & kMiniRowCells[kLocked[pattern]];
}

/// The columns in which a band holds a place, as nine bits.
constexpr std::uint32_t columns_of(std::uint32_t band) noexcept {
  return (band | band >> 9U | band >> 18U) & kRow;
}

/// The same for the mini-columns of all three stacks. False on a contradiction.
[[nodiscard]] bool lock_mini_columns(CellSet& places) noexcept {
  std::array<std::uint32_t, 3> allowed{};  // by band: nine column bits
  for (std::size_t stack = 0; stack < 3; ++stack) {
    std::uint32_t pattern = 0;
    for (std::size_t band = 0; band < 3; ++band) {
      pattern |= (columns_of(places.bands[band]) >> (3 * stack) & 7U) << (3 * band);
    }
    const std::uint32_t locked = kLocked[pattern];
    if (locked == 0) return false;
    for (std::size_t band = 0; band < 3; ++band) {
      allowed[band] |= (locked >> (3 * band) & 7U) << (3 * stack);
    }
  }
  for (std::size_t band = 0; band < 3; ++band) places.bands[band] &= allowed[band] * kColumn;
  return true;
}

/// Per bit: does something occur at least once, at least twice?
struct Tally {
  std::uint32_t once;
  std::uint32_t twice;

  [[nodiscard]] constexpr std::uint32_t exactly_once() const noexcept { return once & ~twice; }
};

/// Adds up the bits i, i + step and i + 2·step into bit i, for all i at once.
constexpr Tally fold(Tally tally, unsigned step) noexcept {
  const std::uint32_t a = tally.once;
  const std::uint32_t b = a >> step;
  const std::uint32_t c = b >> step;
  const std::uint32_t twice = tally.twice | tally.twice >> step | tally.twice >> 2 * step;
  return {a | b | c, twice | (a & b) | ((a | b) & c)};
}

/// The cells that are a digit's only place in their row, column or box.
CellSet hidden_singles(const CellSet& places) noexcept {
  CellSet singles;
  Tally columns{0, 0};
  for (std::size_t b = 0; b < 3; ++b) {
    const Tally cells{places.bands[b], 0};
    const Tally mini_rows = fold(cells, 1);
    const std::uint32_t rows = fold(mini_rows, 3).exactly_once() & kFirstOfRows;
    const std::uint32_t boxes = fold(mini_rows, 9).exactly_once() & kFirstOfBoxes;
    singles.bands[b] = rows * kRow | boxes * kBox;
    const Tally in_band = fold(cells, 9);
    columns.twice |= in_band.twice | (columns.once & in_band.once);
    columns.once |= in_band.once;
  }
  const std::uint32_t single_columns = (columns.exactly_once() & kRow) * kColumn;
  for (std::size_t b = 0; b < 3; ++b) {
    singles.bands[b] = (singles.bands[b] | single_columns) & places.bands[b];
  }
  return singles;
}

/// A position of the search: a plain value of 228 bytes, copied for each branch.
struct State {
  std::array<CellSet, kDigitCount> places;    // by digit: the cells that may hold it
  std::array<CellSet, kDigitCount> examined;  // by digit: its places when its houses were last seen
  CellSet open;                               // the cells that are not placed yet

  [[nodiscard]] bool is_solved() const noexcept { return open.empty(); }
};

[[nodiscard]] CellSet& places_of(State& state, Digit digit) noexcept {
  return state.places[static_cast<std::size_t>(index_of(digit))];
}

[[nodiscard]] bool may_hold(const State& state, Cell cell, Digit digit) noexcept {
  return state.places[static_cast<std::size_t>(index_of(digit))].contains(cell);
}

/// All cells that share a house with one of `cells`.
CellSet seen_by(const CellSet& cells) noexcept {
  CellSet seen;
  for (const Cell cell : cells) seen |= peers_of(cell);
  return seen;
}

/// Puts `digit` into all of `cells`. False if that breaks a rule: a cell that may not hold it, or
/// two cells in one house.
[[nodiscard]] bool place(State& state, const CellSet& cells, Digit digit) noexcept {
  const CellSet places = places_of(state, digit) & ~seen_by(cells);
  for (std::size_t b = 0; b < 3; ++b) {
    const std::uint32_t taken = cells.bands[b];
    if (taken == 0) continue;
    for (CellSet& others : state.places) others.bands[b] &= ~taken;
    state.open.bands[b] &= ~taken;
  }
  places_of(state, digit) = places;
  return (places & cells) == cells;
}

/// The position before any deduction; false if givens clash.
[[nodiscard]] bool load(State& state, const Puzzle& puzzle) noexcept {
  std::array<CellSet, kDigitCount> givens{};
  state.open = CellSet::all();
  for (const Cell cell : kCells) {
    if (const auto given = puzzle[cell]) {
      givens[static_cast<std::size_t>(index_of(*given))].insert(cell);
      state.open.erase(cell);
    }
  }
  for (std::size_t d = 0; d < kDigitCount; ++d) {
    const CellSet seen = seen_by(givens[d]);
    if (!(seen & givens[d]).empty()) return false;
    state.places[d] = (state.open & ~seen) | givens[d];
  }
  state.examined.fill(CellSet{});
  return true;
}

/// Cells by how many candidates they have, counted over all digits at once.
struct CandidateCounts {
  CellSet at_least_one;
  CellSet at_least_two;
  CellSet at_least_three;
  CellSet at_least_four;
};

CandidateCounts count_candidates(const State& state) noexcept {
  CandidateCounts counts;
  for (std::size_t b = 0; b < 3; ++b) {
    std::uint32_t one = 0;
    std::uint32_t two = 0;
    std::uint32_t three = 0;
    std::uint32_t four = 0;
    for (const CellSet& places : state.places) {
      const std::uint32_t cells = places.bands[b];
      four |= three & cells;
      three |= two & cells;
      two |= one & cells;
      one |= cells;
    }
    counts.at_least_one.bands[b] = one;
    counts.at_least_two.bands[b] = two;
    counts.at_least_three.bands[b] = three;
    counts.at_least_four.bands[b] = four;
  }
  return counts;
}

/// Places every cell with one candidate. False on a contradiction.
[[nodiscard]] bool place_naked_singles(State& state, const CandidateCounts& counts) noexcept {
  if (counts.at_least_one != CellSet::all()) return false;
  const CellSet singles = state.open & ~counts.at_least_two;
  if (singles.empty()) return true;
  for (const Digit digit : kDigits) {
    const CellSet cells = places_of(state, digit) & singles;
    if (!cells.empty() && !place(state, cells, digit)) return false;
  }
  return true;
}

/// Locked candidates and hidden singles of one digit. False on a contradiction.
[[nodiscard]] bool examine(State& state, Digit digit) noexcept {
  CellSet& places = places_of(state, digit);
  for (std::uint32_t& band : places.bands) {
    band = lock_mini_rows(band);
    if (band == 0) return false;
  }
  if (!lock_mini_columns(places)) return false;
  state.examined[static_cast<std::size_t>(index_of(digit))] = places;
  const CellSet singles = hidden_singles(places) & state.open;
  return singles.empty() || place(state, singles, digit);
}

/// Deduces until nothing changes; `counts` then describes the state. False on a contradiction.
[[nodiscard]] bool propagate(State& state, CandidateCounts& counts) noexcept {
  for (bool changed = true; changed;) {
    counts = count_candidates(state);
    if (!place_naked_singles(state, counts)) return false;
    changed = false;
    for (const Digit digit : kDigits) {
      const auto d = static_cast<std::size_t>(index_of(digit));
      if (state.places[d] == state.examined[d]) continue;
      if (!examine(state, digit)) return false;
      changed = true;
    }
  }
  return true;
}

/// One question to branch on: exactly one of `cells` × `digits` is true. Either there is one cell
/// (which of its candidates?) or one digit (which of its places in a house?).
struct Choice {
  CellSet cells;
  DigitSet digits;
  int weight = -1;  // how many candidates its placements would take away
};

/// How many candidates fall when `digit` goes into `cell`, not counting the cell's own.
int removals(const State& state, Cell cell, Digit digit) noexcept {
  return (state.places[static_cast<std::size_t>(index_of(digit))] & peers_of(cell)).size();
}

/// The cell with the most removals over all its candidates.
Choice weightiest_cell(const State& state, const CellSet& cells) noexcept {
  Choice best;
  for (const Cell cell : cells) {
    Choice choice{CellSet::of(cell), {}, 0};
    for (const Digit digit : kDigits) {
      if (!may_hold(state, cell, digit)) continue;
      choice.digits.insert(digit);
      choice.weight += removals(state, cell, digit);
    }
    if (choice.weight > best.weight) best = choice;
  }
  return best;
}

bool has_two(const CellSet& cells) noexcept {
  auto cell = cells.begin();
  return cell != cells.end() && ++cell != cells.end() && ++cell == cells.end();
}

/// Among the digits with two places in a house, the one with the most removals.
Choice weightiest_pair_of_places(const State& state) noexcept {
  Choice best;
  for (const House house : kHouses) {
    for (const Digit digit : kDigits) {
      Choice choice{state.places[static_cast<std::size_t>(index_of(digit))] & cells_of(house),
                    DigitSet::of(digit), 0};
      if (!has_two(choice.cells)) continue;
      for (const Cell cell : choice.cells) choice.weight += removals(state, cell, digit);
      if (choice.weight > best.weight) best = choice;
    }
  }
  return best;
}

/// The first of the open cells with the fewest candidates.
Choice cell_with_fewest(const State& state) noexcept {
  Choice best{{}, DigitSet::all()};
  for (const Cell cell : state.open) {
    Choice choice{CellSet::of(cell), {}};
    for (const Digit digit : kDigits) {
      if (may_hold(state, cell, digit)) choice.digits.insert(digit);
    }
    if (best.cells.empty() || choice.digits.size() < best.digits.size()) best = choice;
  }
  return best;
}

/// The question with the fewest answers, and of several the one whose answers say most: a cell with
/// two candidates, else a digit with two places in a house, else a cell with three. On a board
/// where every cell has more there is little to weigh.
Choice choose(const State& state, const CandidateCounts& counts) noexcept {
  const CellSet two = state.open & ~counts.at_least_three;
  if (!two.empty()) return weightiest_cell(state, two);
  if (const Choice places = weightiest_pair_of_places(state); places.weight >= 0) return places;
  const CellSet three = state.open & ~counts.at_least_four;
  return three.empty() ? cell_with_fewest(state) : weightiest_cell(state, three);
}

Grid grid_of(const State& state) noexcept {
  std::array<Digit, kCellCount> digits{};
  for (const Digit digit : kDigits) {
    for (const Cell cell : state.places[static_cast<std::size_t>(index_of(digit))]) {
      digits[static_cast<std::size_t>(index_of(cell))] = digit;
    }
  }
  return Grid(digits);
}

/// Searches below a position. True when the search is to end.
bool search(State& state, SearchLog& log) {
  if (!log.enter_node()) return true;
  CandidateCounts counts;
  if (!propagate(state, counts)) return false;
  if (state.is_solved()) return !log.report([&state] { return grid_of(state); });

  const Choice choice = choose(state, counts);
  for (const Cell cell : choice.cells) {
    for (const Digit digit : choice.digits) {
      State branch = state;
      if (place(branch, CellSet::of(cell), digit) && search(branch, log)) return true;
    }
  }
  return false;
}

}  // namespace

void search_bitboard(const Puzzle& puzzle, SearchLog& log) {
  State state;
  if (load(state, puzzle)) search(state, log);
}

}  // namespace nonet
