// SPDX-License-Identifier: MIT
//
// The pass: one round of deductions on every node in the lanes, without a branch. It finds naked
// and hidden singles and all locked candidates, in two steps that mirror each other:
//
// clang-format off
//   step 1, a position at a time,        step 2, a digit at a time,
//   over its nine digits                 over its nine positions
//     hidden singles take their cell       naked singles leave their box
//     count the candidates of each cell    rows: three boxes, three rows; the same for columns
//                                          count the places in each box
// clang-format on
//
// Every operation works on all nine boxes (the bits) of all nodes (the lanes) at once. A lane's
// story depends on its own node only: never on its neighbours, on how many lanes a register has, or
// on what is done with the lane afterwards.
#if defined(NONET_LANES_PASS_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_PASS_INL_HPP
#undef NONET_LANES_PASS_INL_HPP
#else
#define NONET_LANES_PASS_INL_HPP
#endif

#include "solve/lanes/vector-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

/// Among nine words: the bits that are set in one or more, and in two or more of them.
template <class V>
struct OneTwo {
  V one;
  V two;
};

template <class V>
HWY_INLINE OneTwo<V> count_one_two(const V (&w)[9]) {
  const V a = or3(w[0], w[1], w[2]);
  const V b = or3(w[3], w[4], w[5]);
  const V c = or3(w[6], w[7], w[8]);
  const V pairs =
      or3(majority(w[0], w[1], w[2]), majority(w[3], w[4], w[5]), majority(w[6], w[7], w[8]));
  return {or3(a, b, c), pairs | majority(a, b, c)};
}

/// What the deductions may touch: in the lanes of the batch engine a node that has come to a stop
/// is left as it is until it is moved away. The single engine has no such nodes.
template <class V>
struct Frozen {
  V lanes;  ///< all ones in the lanes that rest

  HWY_INLINE V keep_from(V removals) const { return without(removals, lanes); }
  HWY_INLINE V two_ways(V a, V b, V c, V d) const { return or_and(or_and(lanes, a, b), c, d); }
};
struct NothingFrozen {
  template <class V>
  HWY_INLINE V keep_from(V removals) const {
    return removals;
  }
  template <class V>
  HWY_INLINE V two_ways(V a, V b, V c, V d) const {
    return or_and(a & b, c, d);
  }
};

/// A digit lies in three different lines in the three boxes of a chute (rows in a band, columns in
/// a stack). `line[i]` has the boxes where line i may hold it. Keeps what is part of a permutation:
///
///     box      c      c+1     c+2           line i at c, and the other two lines
///     line i   X       .       .            at c+1 and c+2 in one of the two orders
///     i+1      .     a | b   b | a
///     i+2      .     b | a   a | b
///
/// This is pointing and claiming in one, together with the pairs of lines.
template <class V, class Freeze, class Next, class Previous>
HWY_INLINE void keep_permutations(V (&line)[3], const Freeze& frozen, Next next,
                                  Previous previous) {
  V after[3];
  V before[3];
  for (int i = 0; i < 3; ++i) {
    after[i] = next(line[i]);
    before[i] = previous(line[i]);
  }
  line[0] = frozen.two_ways(after[1], before[2], before[1], after[2]);
  line[1] = frozen.two_ways(after[2], before[0], before[2], after[0]);
  line[2] = frozen.two_ways(after[0], before[1], before[0], after[1]);
}

struct NextStack {
  template <class V>
  HWY_INLINE V operator()(V a) const {
    return next_stack(a);
  }
};
struct PreviousStack {
  template <class V>
  HWY_INLINE V operator()(V a) const {
    return previous_stack(a);
  }
};
struct NextBand {
  template <class V>
  HWY_INLINE V operator()(V a) const {
    return next_band(a);
  }
};
struct PreviousBand {
  template <class V>
  HWY_INLINE V operator()(V a) const {
    return previous_band(a);
  }
};

/// What step 2 found out about one digit: the boxes where it has a place, and two places or more;
/// and those where a cell has nothing else. Where that leaves two places, two cells need the digit.
template <class V>
struct Places {
  V one;
  V two;
  V naked;
};

/// Step 2 for the nine words of one digit. `two[p]` has the cells with two candidates or more, and
/// all cells of lanes that rest: what follows from `two` alone leaves those as they are.
template <class V, class Freeze>
HWY_INLINE Places<V> constrain_digit(V (&w)[9], const V (&two)[9], const Freeze& frozen) {
  V naked = without(w[0], two[0]);
  for (int p = 1; p < 9; ++p) naked = or_without(naked, w[p], two[p]);
  for (int p = 0; p < 9; ++p) w[p] = without_both(w[p], two[p], naked);

  V row[3];
  for (int r = 0; r < 3; ++r) row[r] = or3(w[3 * r], w[3 * r + 1], w[3 * r + 2]);
  keep_permutations(row, frozen, NextStack(), PreviousStack());
  for (int r = 0; r < 3; ++r) {
    for (int k = 0; k < 3; ++k) w[3 * r + k] = w[3 * r + k] & row[r];
  }

  V column[3];
  for (int k = 0; k < 3; ++k) column[k] = or3(w[k], w[3 + k], w[6 + k]);
  V kept[3] = {column[0], column[1], column[2]};
  keep_permutations(kept, frozen, NextBand(), PreviousBand());
  for (int k = 0; k < 3; ++k) {
    for (int r = 0; r < 3; ++r) w[3 * r + k] = w[3 * r + k] & kept[k];
    column[k] = column[k] & kept[k];
  }

  // Two places differ in their row or in their column.
  for (int r = 0; r < 3; ++r) row[r] = or3(w[3 * r], w[3 * r + 1], w[3 * r + 2]);
  return {or3(row[0], row[1], row[2]),
          majority(row[0], row[1], row[2]) | majority(column[0], column[1], column[2]), naked};
}

// ---- The pass over a block of nodes -------------------------------------------------------------

/// As many nodes as a register has lanes: a row of the block is one word of each of them.
struct NodeBlock {
  alignas(64) std::uint16_t rows[NodeRecord::kRows][Words::kLanes] = {};

  [[nodiscard]] std::uint16_t* word(int position, int digit) {
    return rows[word_index(position, digit)];
  }
  [[nodiscard]] std::uint16_t* open(int digit) {
    return rows[NodeRecord::kOpen + static_cast<std::size_t>(digit)];
  }
};

/// What a pass found, a lane each: zero or not.
struct PassResult {
  Words dead;        ///< there is no solution below this node
  Words open_cells;  ///< some cell has two candidates or more
  Words news;        ///< some digit has found its last place in a box
};

/// Step 1 for the nine cells-in-all-boxes of one position. Returns the cells with one candidate or
/// more and with two or more; adds to `dead` where two digits took a cell.
HWY_INLINE OneTwo<Words> constrain_cells(NodeBlock& block, int position,
                                         const Frozen<Words>& frozen, Words& dead) {
  Words w[9];
  Words hidden = {};
  for (int d = 0; d < 9; ++d) {
    w[d] = load(block.word(position, d));
    const Words open = load(block.open(d));
    hidden = d == 0 ? without(w[0], open) : or_without(hidden, w[d], open);
  }
  hidden = frozen.keep_from(hidden);
  for (int d = 0; d < 9; ++d) {
    w[d] = without_both(w[d], load(block.open(d)), hidden);
    store(w[d], block.word(position, d));
  }
  const OneTwo<Words> cells = count_one_two(w);
  dead = or_and(dead, hidden, cells.two);
  return cells;
}

inline PassResult pass(NodeBlock& block, Words frozen_lanes) {
  const Frozen<Words> frozen{frozen_lanes};
  const Words zero = all_lanes(0);
  PassResult result{zero, zero, zero};
  Words possible = all_lanes(kAllBoxes);  // no cell and no digit without a place in these boxes
  Words two[9];
  for (int p = 0; p < 9; ++p) {
    const OneTwo<Words> cells = constrain_cells(block, p, frozen, result.dead);
    possible = possible & cells.one;
    result.open_cells = result.open_cells | cells.two;
    two[p] = cells.two | frozen_lanes;
  }
  for (int d = 0; d < 9; ++d) {
    Words w[9];
    for (int p = 0; p < 9; ++p) w[p] = load(block.word(p, d));
    const Places<Words> places = constrain_digit(w, two, frozen);
    for (int p = 0; p < 9; ++p) store(w[p], block.word(p, d));
    possible = possible & places.one;
    result.dead = or_and(result.dead, places.naked, places.two);
    result.news = result.news | (load(block.open(d)) ^ places.two);
    store(places.two, block.open(d));
  }
  result.dead = or_without(result.dead, all_lanes(kAllBoxes), possible);
  return result;
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
