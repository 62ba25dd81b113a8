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

#include "solve/lanes/vector-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

/// Eight lanes: the digits 1 to 8, or the digit 9 and nothing.
#if NONET_PORTABLE
using Eight = Words;
#else
using Eight = Register<8>;
#endif

// ---- Eight lanes: exchanges ---------------------------------------------------------------------

#if NONET_PORTABLE
HWY_INLINE Words swap_fours(Words a) { return {{a.raw[1], a.raw[0]}}; }
HWY_INLINE Words swap_twos(Words a) { return {{std::rotl(a.raw[0], 32), std::rotl(a.raw[1], 32)}}; }
HWY_INLINE Words swap_ones(Words a) {
  constexpr std::uint64_t kLow = 0x0000'FFFF'0000'FFFFU;
  return {{(a.raw[0] & kLow) << 16 | (a.raw[0] >> 16 & kLow),
           (a.raw[1] & kLow) << 16 | (a.raw[1] >> 16 & kLow)}};
}
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
using TwoEights = Digits;

#else

/// Two registers in the place of one.
struct Digits {
  static constexpr std::size_t kLanes = 16;
  Eight low;
  Eight high;
};
using TwoEights = Digits;

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
HWY_INLINE std::uint32_t nonzero_lanes(Digits a) {
  return nonzero_lanes(a.low) | nonzero_lanes(a.high) << 8;
}
HWY_INLINE Digits swap_fours(Digits a) { return {swap_fours(a.low), swap_fours(a.high)}; }
HWY_INLINE Digits swap_twos(Digits a) { return {swap_twos(a.low), swap_twos(a.high)}; }
HWY_INLINE Digits swap_ones(Digits a) { return {swap_ones(a.low), swap_ones(a.high)}; }
HWY_INLINE Digits first_halves(Digits a, Digits b) { return {a.low, b.low}; }
HWY_INLINE Digits second_halves(Digits a, Digits b) { return {a.high, b.high}; }

#endif

// ---- Folds over the digits ----------------------------------------------------------------------
//
// Two words at a time, each in eight lanes: the halves of a word meet, then lanes four, two and one
// apart. Afterwards every lane has the result, and it only need be given back both halves.

/// The bits that any digit has, of two words.
HWY_INLINE void any_digit(Digits& a, Digits& b) {
  TwoEights one = first_halves(a, b) | second_halves(a, b);
  one = one | swap_fours(one);
  one = one | swap_twos(one);
  one = one | swap_ones(one);
  a = first_halves(one, one);
  b = second_halves(one, one);
}

/// The bits that one digit has or more, and two digits or more, of two words.
HWY_INLINE void one_two_digits(Digits a, Digits b, Digits (&one_of)[2], Digits (&two_of)[2]) {
  const TwoEights first = first_halves(a, b);
  const TwoEights second = second_halves(a, b);
  TwoEights one = first | second;
  TwoEights two = first & second;
  const auto meet = [&](TwoEights other_one, TwoEights other_two) NONET_ATTR {
    two = or3(two, other_two, one & other_one);
    one = one | other_one;
  };
  meet(swap_fours(one), swap_fours(two));
  meet(swap_twos(one), swap_twos(two));
  meet(swap_ones(one), swap_ones(two));
  one_of[0] = first_halves(one, one);
  one_of[1] = second_halves(one, one);
  two_of[0] = first_halves(two, two);
  two_of[1] = second_halves(two, two);
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
