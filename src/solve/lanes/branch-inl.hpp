// SPDX-License-Identifier: MIT
//
// What happens to nodes that the pass cannot help: first two stronger deductions, then the choice
// of what to branch on. Both work on a full block of nodes, all lanes useful.
#if defined(NONET_LANES_BRANCH_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_BRANCH_INL_HPP
#undef NONET_LANES_BRANCH_INL_HPP
#else
#define NONET_LANES_BRANCH_INL_HPP
#endif

#include "solve/lanes/digits-inl.hpp"
#include "solve/lanes/pass-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

// ---- Stronger deductions ------------------------------------------------------------------------

/// Among nine words: the bits that are set in three or more, and in four or more of them.
template <class V>
struct ThreeFour {
  V three;
  V four;
};

/// Counts in binary: `ones` and the carries of three words, then of the three sums.
template <class V>
HWY_INLINE ThreeFour<V> count_three_four(const V (&w)[9]) {
  V ones[3];
  V twos[3];
  for (int i = 0; i < 3; ++i) {
    ones[i] = xor3(w[3 * i], w[3 * i + 1], w[3 * i + 2]);
    twos[i] = majority(w[3 * i], w[3 * i + 1], w[3 * i + 2]);
  }
  const V one = xor3(ones[0], ones[1], ones[2]);
  const V carry = majority(ones[0], ones[1], ones[2]);
  // The number is one + 2 * (carry + twos); four or more when two of these four are set.
  const V two = or3(twos[0], twos[1], twos[2]) | carry;
  const V four = or_and(majority(twos[0], twos[1], twos[2]), carry, or3(twos[0], twos[1], twos[2]));
  return {or_and(four, two, one), four};
}

/// What all digits together say about the mini-lines of one orientation.
template <class V>
struct LineVerdict {
  V full[3];    ///< exactly three digits are possible in the mini-line
  V locked[3];  ///< three digits or more have no other place in the box
};

/// For each of the three lines the boxes where a digit has a place in it. `w[p]` are its words.
template <class V>
HWY_INLINE void fold_lines(const V (&w)[9], const std::size_t (&lines)[3][3], V (&line)[3]) {
  for (int i = 0; i < 3; ++i) line[i] = or3(w[lines[i][0]], w[lines[i][1]], w[lines[i][2]]);
}

/// The boxes where the digit has no place but in line i.
template <class V>
HWY_INLINE V locked_line(const V (&line)[3], int i) {
  return without_either(line[i], line[(i + 1) % 3], line[(i + 2) % 3]);
}

/// What a digit with these lines loses by the verdict: a full mini-line keeps its digits from the
/// rest of the box, and one with three locked digits has no room for others. Adds to `lost` where
/// it had a place.
template <class V>
HWY_INLINE void find_removals(const V (&line)[3], const LineVerdict<V>& verdict, V (&removed)[3],
                              V& lost) {
  V claimed[3];
  for (int i = 0; i < 3; ++i) claimed[i] = line[i] & verdict.full[i];
  for (int i = 0; i < 3; ++i) {
    removed[i] = or3(without(verdict.locked[i], locked_line(line, i)), claimed[(i + 1) % 3],
                     claimed[(i + 2) % 3]);
    lost = or_and(lost, line[i], removed[i]);
  }
}

/// Applies both verdicts, of rows and of columns, to one digit. Adds to `lost` what it lost.
template <class V>
HWY_INLINE void apply_verdicts(V (&w)[9], const LineVerdict<V> (&verdict)[2], V& lost) {
  V row[3];
  V column[3];
  V from_row[3];
  V from_column[3];
  fold_lines(w, kLines[0], row);
  fold_lines(w, kLines[1], column);
  find_removals(row, verdict[0], from_row, lost);
  find_removals(column, verdict[1], from_column, lost);
  for (int p = 0; p < 9; ++p) w[p] = without_either(w[p], from_row[p / 3], from_column[p % 3]);
}

/// Applies the stronger deductions to every node of the block. Returns the lanes that changed.
inline std::uint32_t strengthen(NodeBlock& block) {
  Words lines[2][9][3];
  for (int d = 0; d < 9; ++d) {
    Words w[9];
    for (int p = 0; p < 9; ++p) w[p] = load(block.word(p, d));
    fold_lines(w, kLines[0], lines[0][d]);
    fold_lines(w, kLines[1], lines[1][d]);
  }
  LineVerdict<Words> verdict[2];
  for (int orientation = 0; orientation < 2; ++orientation) {
    for (int i = 0; i < 3; ++i) {
      Words possible[9];
      Words locked[9];
      for (int d = 0; d < 9; ++d) {
        possible[d] = lines[orientation][d][i];
        locked[d] = locked_line(lines[orientation][d], i);
      }
      const ThreeFour<Words> digits = count_three_four(possible);
      verdict[orientation].full[i] = without(digits.three, digits.four);
      verdict[orientation].locked[i] = count_three_four(locked).three;
    }
  }
  Words lost = all_lanes(0);
  for (int d = 0; d < 9; ++d) {
    Words w[9];
    for (int p = 0; p < 9; ++p) w[p] = load(block.word(p, d));
    apply_verdicts(w, verdict, lost);
    for (int p = 0; p < 9; ++p) store(w[p], block.word(p, d));
  }
  return nonzero_lanes(lost);
}

// ---- The choice ---------------------------------------------------------------------------------
//
// In a chute (a band or a stack) a digit's three lines form a permutation over its three boxes.
// How many of the six are still possible says how much a digit has to tell: one is settled, two is
// a coin. The chute with the fewest open questions is chosen, in it the first digit with the fewest
// permutations (two or more), and for that digit the question "is it in this mini-line?".
//
// The numbers live in fields of five bits: bit 5b of a word begins the field of chute b.

/// Swaps the roles of band and stack in a word: bit 5b+c goes to 5c+b.
template <class V>
HWY_INLINE V transpose_boxes(V a) {
  constexpr auto kDiagonal = static_cast<std::uint16_t>(1U | 1U << 6 | 1U << 12);
  constexpr auto kNear = static_cast<std::uint16_t>(1U << 1 | 1U << 7);  // 4 below their mirror
  constexpr auto kFar = static_cast<std::uint16_t>(1U << 2);             // 8 below its mirror
  const V near = all_lanes<V>(kNear);
  const V far = all_lanes<V>(kFar);
  return or3(or_and(a & all_lanes<V>(kDiagonal), shift_right<4>(a), near),
             shift_left<4>(a & near) | (shift_right<8>(a) & far), shift_left<8>(a & far));
}

/// How many of the three boxes of each chute are set.
template <class V>
HWY_INLINE V count_boxes(V a) {
  const V first = all_lanes<V>(kFirstBoxes);
  return (a & first) + (shift_right<1>(a) & first) + (shift_right<2>(a) & first);
}

/// How many permutations each band has left for a digit with these mini-rows.
template <class V>
HWY_INLINE V permutations_in_bands(const V (&row)[3]) {
  const V even = and3(row[0], next_stack(row[1]), previous_stack(row[2]));
  const V odd = and3(row[0], previous_stack(row[1]), next_stack(row[2]));
  return count_boxes(even) + count_boxes(odd);
}
/// The same for stacks and mini-columns.
template <class V>
HWY_INLINE V permutations_in_stacks(const V (&column)[3]) {
  const V even = and3(column[0], next_band(column[1]), previous_band(column[2]));
  const V odd = and3(column[0], previous_band(column[1]), next_band(column[2]));
  return count_boxes(transpose_boxes(even)) + count_boxes(transpose_boxes(odd));
}

/// A digit's share in the weight of a chute: nothing when settled, 2 for two or three permutations,
/// 3 for four and more. Nine digits fill the field of five bits at most to 27.
template <class V>
HWY_INLINE V weight_of(V permutations) {
  const V first = all_lanes<V>(kFirstBoxes);
  const V two_or_more = permutations + all_lanes<V>(6 * kFirstBoxes);   // bit 3 of the field
  const V four_or_more = permutations + all_lanes<V>(4 * kFirstBoxes);  // bit 3 of the field
  return (shift_right<2>(two_or_more) & (first + first)) + (shift_right<3>(four_or_more) & first);
}

/// The numbers of all chutes for one digit: `bands` and `stacks` have three fields each.
template <class V>
struct Permutations {
  V bands;
  V stacks;
};
template <class V>
HWY_INLINE Permutations<V> permutations_of(const V (&w)[9]) {
  V row[3];
  V column[3];
  fold_lines(w, kLines[0], row);
  fold_lines(w, kLines[1], column);
  return {permutations_in_bands(row), permutations_in_stacks(column)};
}

/// Where to branch, a lane each: the chute (0 to 2 bands, 3 to 5 stacks) and the digit index.
/// `chute` has the weight in it as well: less one, times kStep. It is kNoChute or more where no
/// digit has two permutations anywhere: such a node is dead.
struct Choices {
  static constexpr std::uint16_t kStep = 8;
  static constexpr std::uint16_t kNoChute = 31 * kStep;

  alignas(64) std::uint16_t chute[Words::kLanes];
  alignas(64) std::uint16_t digit[Words::kLanes];
};

inline void choose(NodeBlock& block, Choices& choices) {
  Permutations<Words> permutations[9];
  Permutations<Words> weights{all_lanes(0), all_lanes(0)};
  for (int d = 0; d < 9; ++d) {
    Words w[9];
    for (int p = 0; p < 9; ++p) w[p] = load(block.word(p, d));
    permutations[d] = permutations_of(w);
    weights.bands = weights.bands + weight_of(permutations[d].bands);
    weights.stacks = weights.stacks + weight_of(permutations[d].stacks);
  }

  // The least of 8 * (weight - 1) + chute, where a weight of nothing comes last.
  const Words field = all_lanes(31);
  const Words fields[6] = {
      weights.bands,  shift_right<5>(weights.bands),  shift_right<10>(weights.bands),
      weights.stacks, shift_right<5>(weights.stacks), shift_right<10>(weights.stacks)};
  Words least = all_lanes(0x7FFF);
  for (std::uint16_t chute = 0; chute < 6; ++chute) {
    const Words less_one = ((fields[chute] & field) + field) & field;
    least = smaller(least, shift_left<3>(less_one) | all_lanes(chute));
  }
  store(least, choices.chute);

  // In that chute the least of 16 * (permutations - 2) + digit, where 0 and 1 come last.
  Words chosen[6];
  for (std::uint16_t chute = 0; chute < 6; ++chute) {
    chosen[chute] = equal_bytes(least & all_lanes(7), all_lanes(chute)) & all_lanes(7);
  }
  Words best = all_lanes(0x7FFF);
  for (std::uint16_t d = 0; d < 9; ++d) {
    const auto [bands, stacks] = permutations[d];
    Words number = (bands & chosen[0]) | (stacks & chosen[3]);
    number = or_and(number, shift_right<5>(bands), chosen[1]);
    number = or_and(number, shift_right<10>(bands), chosen[2]);
    number = or_and(number, shift_right<5>(stacks), chosen[4]);
    number = or_and(number, shift_right<10>(stacks), chosen[5]);
    const Words less_two = (number + all_lanes(30)) & field;
    best = smaller(best, shift_left<4>(less_two) | all_lanes(d));
  }
  store(best & all_lanes(15), choices.digit);
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
