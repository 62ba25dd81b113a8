// SPDX-License-Identifier: MIT
//
// A digit per lane, for the engine that works on one puzzle: sixteen lanes, of which the first nine
// are used. One register where registers are wide enough, else two.
#if defined(NONET_LANES_DIGITS_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_DIGITS_INL_HPP
#undef NONET_LANES_DIGITS_INL_HPP
#else
#define NONET_LANES_DIGITS_INL_HPP
#endif

#include "solve/lanes/pass-inl.hpp"
#include "solve/lanes/vector-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

/// Eight lanes: the digits 1 to 8, or the digit 9 and nothing.
#if NONET_PORTABLE
using Eight = Words;
#else
using Eight = Register<8>;
#endif

/// Two registers with the lanes of two others, which take turns: a b a b …
template <class V>
struct Turns {
  V first;
  V second;
};

// ---- Eight lanes --------------------------------------------------------------------------------

#if NONET_PORTABLE
HWY_INLINE Words swap_fours(Words a) { return {{a.raw[1], a.raw[0]}}; }
HWY_INLINE Words swap_twos(Words a) { return {{std::rotl(a.raw[0], 32), std::rotl(a.raw[1], 32)}}; }
HWY_INLINE Words swap_ones(Words a) {
  constexpr std::uint64_t kLow = 0x0000'FFFF'0000'FFFFU;
  return {{(a.raw[0] & kLow) << 16 | (a.raw[0] >> 16 & kLow),
           (a.raw[1] & kLow) << 16 | (a.raw[1] >> 16 & kLow)}};
}
HWY_INLINE Turns<Words> turns_of_ones(Words a, Words b) {
  constexpr std::uint64_t kLow = 0x0000'FFFF'0000'FFFFU;
  Turns<Words> turns;
  for (std::size_t half = 0; half < 2; ++half) {
    turns.first.raw[half] = (a.raw[half] & kLow) | (b.raw[half] & kLow) << 16;
    turns.second.raw[half] = (a.raw[half] >> 16 & kLow) | (b.raw[half] & ~kLow);
  }
  return turns;
}
HWY_INLINE Turns<Words> turns_of_twos(Words a, Words b) {
  constexpr std::uint64_t kLow = 0x0000'0000'FFFF'FFFFU;
  Turns<Words> turns;
  for (std::size_t half = 0; half < 2; ++half) {
    turns.first.raw[half] = (a.raw[half] & kLow) | b.raw[half] << 32;
    turns.second.raw[half] = a.raw[half] >> 32 | (b.raw[half] & ~kLow);
  }
  return turns;
}
template <int kLane>
HWY_INLINE Words spread_lane(Words a) {
  return all_lanes(static_cast<std::uint16_t>(a.raw[kLane / 4] >> (16 * (kLane % 4))));
}
HWY_INLINE Words operator*(Words a, Words b) {
  alignas(16) std::uint16_t lanes[2][8];
  store(a, lanes[0]);
  store(b, lanes[1]);
  for (int i = 0; i < 8; ++i) lanes[0][i] = static_cast<std::uint16_t>(lanes[0][i] * lanes[1][i]);
  return load(lanes[0]);
}
HWY_INLINE bool any_bit(Words a) { return (a.raw[0] | a.raw[1]) != 0; }
#else
/// Lane i takes the value of lane i ^ 4, i ^ 2, i ^ 1, in each group of eight.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> swap_fours(Register<kLanes> a) {
  const hn::Repartition<std::uint32_t, TagOf<kLanes> > pairs;
  return {hn::BitCast(TagOf<kLanes>(), hn::Shuffle1032(hn::BitCast(pairs, a.raw)))};
}
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> swap_twos(Register<kLanes> a) {
  const hn::Repartition<std::uint32_t, TagOf<kLanes> > pairs;
  return {hn::BitCast(TagOf<kLanes>(), hn::Shuffle2301(hn::BitCast(pairs, a.raw)))};
}
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> swap_ones(Register<kLanes> a) {
  const hn::Repartition<std::uint32_t, TagOf<kLanes> > pairs;
  return {hn::BitCast(TagOf<kLanes>(), hn::RotateRight<16>(hn::BitCast(pairs, a.raw)))};
}
/// The turns of single lanes, and of pairs of lanes, within each group of eight.
template <std::size_t kLanes>
HWY_INLINE Turns<Register<kLanes> > turns_of_ones(Register<kLanes> a, Register<kLanes> b) {
  const TagOf<kLanes> tag;
  return {{hn::InterleaveLower(tag, a.raw, b.raw)}, {hn::InterleaveUpper(tag, a.raw, b.raw)}};
}
template <std::size_t kLanes>
HWY_INLINE Turns<Register<kLanes> > turns_of_twos(Register<kLanes> a, Register<kLanes> b) {
  const TagOf<kLanes> tag;
  const hn::Repartition<std::uint32_t, TagOf<kLanes> > pairs;
  const auto x = hn::BitCast(pairs, a.raw);
  const auto y = hn::BitCast(pairs, b.raw);
  return {{hn::BitCast(tag, hn::InterleaveLower(pairs, x, y))},
          {hn::BitCast(tag, hn::InterleaveUpper(pairs, x, y))}};
}
/// One lane of each group of eight in all lanes of the group.
template <int kLane, std::size_t kLanes>
HWY_INLINE Register<kLanes> spread_lane(Register<kLanes> a) {
  const hn::Repartition<std::uint8_t, TagOf<kLanes> > bytes;
  const auto from = hn::BitCast(bytes, all_lanes<Register<kLanes> >(0x0100 + 0x0202 * kLane).raw);
  return {hn::BitCast(TagOf<kLanes>(), hn::TableLookupBytes(hn::BitCast(bytes, a.raw), from))};
}
/// The product, lane by lane; it must stay below 2^16.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> operator*(Register<kLanes> a, Register<kLanes> b) {
  return {hn::Mul(a.raw, b.raw)};
}
template <std::size_t kLanes>
HWY_INLINE bool any_bit(Register<kLanes> a) {
  const TagOf<kLanes> tag;
  return !hn::AllTrue(tag, hn::Eq(a.raw, hn::Zero(tag)));
}
#endif

// ---- Sixteen lanes ------------------------------------------------------------------------------

#if !NONET_PORTABLE && HWY_MAX_BYTES >= 32

using Digits = Register<16>;

/// Two sets of eight lanes: the first half of two registers, and the second half of both.
HWY_INLINE Digits first_halves(Digits a, Digits b) {
  return {hn::ConcatLowerLower(TagOf<16>(), b.raw, a.raw)};
}
HWY_INLINE Digits second_halves(Digits a, Digits b) {
  return {hn::ConcatUpperUpper(TagOf<16>(), b.raw, a.raw)};
}

#else

/// Two registers in the place of one.
struct Digits {
  static constexpr std::size_t kLanes = 16;
  Eight low;
  Eight high;
};

template <class Shape>
requires std::is_same_v<Shape, Digits> HWY_INLINE Digits load(const std::uint16_t* from) {
  return {load<Eight>(from), load<Eight>(from + 8)};
}
HWY_INLINE void store(Digits words, std::uint16_t* to) {
  store(words.low, to);
  store(words.high, to + 8);
}
template <class Shape>
requires std::is_same_v<Shape, Digits> HWY_INLINE Digits all_lanes(std::uint16_t value) {
  return {all_lanes<Eight>(value), all_lanes<Eight>(value)};
}
HWY_INLINE Digits operator&(Digits a, Digits b) { return {a.low & b.low, a.high & b.high}; }
HWY_INLINE Digits operator|(Digits a, Digits b) { return {a.low | b.low, a.high | b.high}; }
HWY_INLINE Digits operator^(Digits a, Digits b) { return {a.low ^ b.low, a.high ^ b.high}; }
HWY_INLINE Digits operator+(Digits a, Digits b) { return {a.low + b.low, a.high + b.high}; }
HWY_INLINE Digits without(Digits a, Digits b) {
  return {without(a.low, b.low), without(a.high, b.high)};
}
template <int kBits>
HWY_INLINE Digits shift_left(Digits a) {
  return {shift_left<kBits>(a.low), shift_left<kBits>(a.high)};
}
template <int kBits>
HWY_INLINE Digits shift_right(Digits a) {
  return {shift_right<kBits>(a.low), shift_right<kBits>(a.high)};
}
HWY_INLINE bool any_bit(Digits a) { return any_bit(a.low | a.high); }
HWY_INLINE Digits operator*(Digits a, Digits b) { return {a.low * b.low, a.high * b.high}; }
HWY_INLINE Digits swap_fours(Digits a) { return {swap_fours(a.low), swap_fours(a.high)}; }
HWY_INLINE Digits swap_twos(Digits a) { return {swap_twos(a.low), swap_twos(a.high)}; }
HWY_INLINE Digits swap_ones(Digits a) { return {swap_ones(a.low), swap_ones(a.high)}; }
HWY_INLINE Turns<Digits> turns_of_ones(Digits a, Digits b) {
  const Turns<Eight> low = turns_of_ones(a.low, b.low);
  const Turns<Eight> high = turns_of_ones(a.high, b.high);
  return {{low.first, high.first}, {low.second, high.second}};
}
HWY_INLINE Turns<Digits> turns_of_twos(Digits a, Digits b) {
  const Turns<Eight> low = turns_of_twos(a.low, b.low);
  const Turns<Eight> high = turns_of_twos(a.high, b.high);
  return {{low.first, high.first}, {low.second, high.second}};
}
template <int kLane>
HWY_INLINE Digits spread_lane(Digits a) {
  return {spread_lane<kLane>(a.low), spread_lane<kLane>(a.high)};
}
HWY_INLINE Digits first_halves(Digits a, Digits b) { return {a.low, b.low}; }
HWY_INLINE Digits second_halves(Digits a, Digits b) { return {a.high, b.high}; }

#endif

// ---- Folds over the digits ----------------------------------------------------------------------
//
// Nine words, one for each position, are folded over their lanes all at once: registers meet in
// pairs, and each time half as many lanes hold twice as many words.
//
//   w0, w1     halves meet   0 0 0 0 0 0 0 0 | 1 1 1 1 1 1 1 1
//   … w2, w3                 2 2 2 2 2 2 2 2 | 3 3 3 3 3 3 3 3
//              ones          0 2 0 2 0 2 0 2 | 1 3 1 3 1 3 1 3
//              twos          0 2 4 6 0 2 4 6 | 1 3 5 7 1 3 5 7
//              fours         the same, complete

/// The bits that any digit has.
template <class V>
struct One {
  V one;
};
template <class V>
HWY_INLINE One<V> together(One<V> a, One<V> b) {
  return {a.one | b.one};
}
/// One digit or more, two digits or more.
template <class V>
HWY_INLINE OneTwo<V> together(OneTwo<V> a, OneTwo<V> b) {
  return {a.one | b.one, or3(a.two, b.two, a.one & b.one)};
}
/// The same rearrangement of every part.
template <class V, class Rearrange>
HWY_INLINE One<V> each(One<V> a, One<V> b, Rearrange rearrange) {
  return {rearrange(a.one, b.one)};
}
template <class V, class Rearrange>
HWY_INLINE OneTwo<V> each(OneTwo<V> a, OneTwo<V> b, Rearrange rearrange) {
  return {rearrange(a.one, b.one), rearrange(a.two, b.two)};
}

/// What was folded: the positions 0 to 7 in the lanes of `most`, each of them twice; position 8 in
/// all lanes of `last`.
template <class Count>
struct Folded {
  Count most;
  Count last;
};
/// The lane of `Folded::most` where a position below 8 is.
[[nodiscard]] constexpr int lane_of_position(int position) noexcept {
  return 8 * (position % 2) + position / 2;
}

/// Five registers: two positions in each, the last one twice; every lane a part of the count.
template <class Count>
HWY_INLINE Folded<Count> fold(const Count (&parts)[5]) {
  const auto ones = [](Count a, Count b) NONET_ATTR {
    return together(
        each(a, b, [](auto x, auto y) NONET_ATTR { return turns_of_ones(x, y).first; }),
        each(a, b, [](auto x, auto y) NONET_ATTR { return turns_of_ones(x, y).second; }));
  };
  const auto twos = [](Count a, Count b) NONET_ATTR {
    return together(
        each(a, b, [](auto x, auto y) NONET_ATTR { return turns_of_twos(x, y).first; }),
        each(a, b, [](auto x, auto y) NONET_ATTR { return turns_of_twos(x, y).second; }));
  };
  const auto with_swapped = [](Count a, auto swap) NONET_ATTR {
    return together(a, each(a, a, [swap](auto x, auto) NONET_ATTR { return swap(x); }));
  };
  const auto by_four = [](auto x) NONET_ATTR { return swap_fours(x); };
  const auto by_two = [](auto x) NONET_ATTR { return swap_twos(x); };
  const auto by_one = [](auto x) NONET_ATTR { return swap_ones(x); };
  const Count four = twos(ones(parts[0], parts[1]), ones(parts[2], parts[3]));
  return {with_swapped(four, by_four),
          with_swapped(with_swapped(with_swapped(parts[4], by_four), by_two), by_one)};
}

/// The bits that any digit has, of nine words.
HWY_INLINE Folded<One<Digits> > fold_any(const Digits (&w)[9]) {
  One<Digits> parts[5];
  for (std::size_t i = 0; i < 5; ++i) {
    const Digits& other = w[std::min<std::size_t>(2 * i + 1, 8)];
    parts[i] = {first_halves(w[2 * i], other) | second_halves(w[2 * i], other)};
  }
  return fold(parts);
}

/// The bits that one digit has or more, and two digits or more, of nine words.
HWY_INLINE Folded<OneTwo<Digits> > fold_one_two(const Digits (&w)[9]) {
  OneTwo<Digits> parts[5];
  for (std::size_t i = 0; i < 5; ++i) {
    const Digits& other = w[std::min<std::size_t>(2 * i + 1, 8)];
    const Digits first = first_halves(w[2 * i], other);
    const Digits second = second_halves(w[2 * i], other);
    parts[i] = {first | second, first & second};
  }
  return fold(parts);
}

/// What was folded in all lanes, position by position.
HWY_INLINE void spread(Digits most, Digits last, Digits (&of_position)[9]) {
  const Digits even = first_halves(most, most);
  const Digits odd = second_halves(most, most);
  of_position[0] = spread_lane<0>(even);
  of_position[1] = spread_lane<0>(odd);
  of_position[2] = spread_lane<1>(even);
  of_position[3] = spread_lane<1>(odd);
  of_position[4] = spread_lane<2>(even);
  of_position[5] = spread_lane<2>(odd);
  of_position[6] = spread_lane<3>(even);
  of_position[7] = spread_lane<3>(odd);
  of_position[8] = last;
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
