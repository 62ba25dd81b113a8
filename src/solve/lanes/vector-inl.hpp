// SPDX-License-Identifier: MIT
//
// The vector operations the engine is written in: about thirty names, with specialisations where a
// target has one instruction for several. The basic ones come from Google Highway, or from plain
// integers on a machine without vectors; the ones with a meaning on the board follow here.
#if defined(NONET_LANES_VECTOR_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_VECTOR_INL_HPP
#undef NONET_LANES_VECTOR_INL_HPP
#else
#define NONET_LANES_VECTOR_INL_HPP
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "solve/lanes/target-inl.hpp"
#include "solve/lanes/words.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if NONET_PORTABLE
#include "solve/lanes/vector_portable-inl.hpp"
#else
#include "solve/lanes/vector_highway-inl.hpp"
#endif

// ---- Three at a time ----------------------------------------------------------------------------
//
// AVX-512 has every function of three inputs as one instruction; its code is the function's truth
// table, with a, b, c as 0xF0, 0xCC, 0xAA.

/// Stands for a register to prove a truth table.
struct TruthTable {
  std::uint8_t bits;

  friend constexpr TruthTable operator&(TruthTable a, TruthTable b) { return of(a.bits & b.bits); }
  friend constexpr TruthTable operator|(TruthTable a, TruthTable b) { return of(a.bits | b.bits); }
  friend constexpr TruthTable operator^(TruthTable a, TruthTable b) { return of(a.bits ^ b.bits); }
  friend constexpr TruthTable without(TruthTable a, TruthTable b) { return of(a.bits & ~b.bits); }
  static constexpr TruthTable of(int bits) { return {static_cast<std::uint8_t>(bits)}; }
};

#define NONET_TERNARY_PROOF(table, otherwise) \
  static_assert([] {                          \
    constexpr TruthTable a{0xF0};             \
    constexpr TruthTable b{0xCC};             \
    constexpr TruthTable c{0xAA};             \
    return (otherwise).bits == table;         \
  }());
#define NONET_TERNARY_OF(name, lanes, bits, table)                                           \
  HWY_INLINE Register<lanes> name(Register<lanes> a, Register<lanes> b, Register<lanes> c) { \
    return {hn::Vec<TagOf<lanes>>{                                                           \
        _mm##bits##_ternarylogic_epi64(a.raw.raw, b.raw.raw, c.raw.raw, table)}};            \
  }
#if NONET_AVX512
#define NONET_TERNARY(name, table, otherwise) \
  NONET_TERNARY_PROOF(table, otherwise)       \
  template <class V>                          \
  HWY_INLINE V name(V a, V b, V c) {          \
    return otherwise;                         \
  }                                           \
  NONET_TERNARY_OF(name, 32, 512, table)      \
  NONET_TERNARY_OF(name, 16, 256, table)
#else
#define NONET_TERNARY(name, table, otherwise) \
  NONET_TERNARY_PROOF(table, otherwise)       \
  template <class V>                          \
  HWY_INLINE V name(V a, V b, V c) {          \
    return otherwise;                         \
  }
#endif

/// In any of the three.
NONET_TERNARY(or3, 0xFE, a | b | c)
/// In all three.
NONET_TERNARY(and3, 0x80, a& b& c)
/// In an odd number of the three.
NONET_TERNARY(xor3, 0x96, a ^ b ^ c)
/// In two or three of the three.
NONET_TERNARY(majority, 0xE8, (a & b) | (c & (a | b)))
/// a | (b & c).
NONET_TERNARY(or_and, 0xF8, a | (b & c))
/// a | (b without c).
NONET_TERNARY(or_without, 0xF4, a | without(b, c))
/// a without (b & c).
NONET_TERNARY(without_both, 0x70, without(a, b& c))
/// a without (b | c).
NONET_TERNARY(without_either, 0x10, without(a, b | c))
#undef NONET_TERNARY
#undef NONET_TERNARY_PROOF
#undef NONET_TERNARY_OF

// ---- Steps on the board -------------------------------------------------------------------------
//
// The bit of each box takes the value of another box: of the next or the one after it in the same
// band (stack index + 1, + 2 modulo 3), or in the same stack. Words hold no bits outside kAllBoxes
// here; the result may hold some on the spare bits.

#if NONET_ICELAKE
/// The matrix of GF2P8AFFINEQB by which bit i of every byte becomes the XOR of the bits in
/// `sources[i]`. In the low byte lie bands 0 and 1, in the high byte band 2 at bits 2 to 4. One
/// matrix serves both: where a bit has two sources, each byte has only one of them.
constexpr std::uint64_t affine_matrix(const std::array<std::uint8_t, 8>& sources) {
  std::uint64_t matrix = 0;
  for (std::size_t bit = 0; bit < 8; ++bit) {
    matrix |= std::uint64_t{sources[bit]} << (8 * (7 - bit));
  }
  return matrix;
}
inline constexpr std::uint64_t kNextStack = affine_matrix(
    {1U << 1, 1U << 2, 1U << 0 | 1U << 3, 1U << 4, 1U << 2, 1U << 6, 1U << 7, 1U << 5});
inline constexpr std::uint64_t kPreviousStack = affine_matrix(
    {1U << 2, 1U << 0, 1U << 1 | 1U << 4, 1U << 2, 1U << 3, 1U << 7, 1U << 5, 1U << 6});

/// Whether the instruction does with both bytes of a word what two shifts do, for each box.
constexpr bool moves_boxes(std::uint64_t matrix, int right, int left) {
  for (int bit = 0; bit < 16; ++bit) {
    const unsigned word = kAllBoxes & (1U << bit);
    unsigned result = 0;
    for (int to = 0; to < 16; ++to) {
      const auto row = static_cast<unsigned>(matrix >> (8 * (7 - to % 8)) & 0xFF);
      const unsigned byte = word >> (to / 8 * 8) & 0xFF;
      result |= static_cast<unsigned>(std::popcount(row & byte) % 2) << to;
    }
    if ((result & kAllBoxes) != ((word >> right | word << left) & kAllBoxes)) return false;
  }
  return true;
}
static_assert(moves_boxes(kNextStack, 1, 2) && moves_boxes(kPreviousStack, 2, 1));

HWY_INLINE Register<32> affine(Register<32> a, std::uint64_t matrix) {
  return {hn::Vec<TagOf<32>>{_mm512_gf2p8affine_epi64_epi8(
      a.raw.raw, _mm512_set1_epi64(static_cast<long long>(matrix)), 0)}};
}
HWY_INLINE Register<16> affine(Register<16> a, std::uint64_t matrix) {
  return {hn::Vec<TagOf<16>>{_mm256_gf2p8affine_epi64_epi8(
      a.raw.raw, _mm256_set1_epi64x(static_cast<long long>(matrix)), 0)}};
}
template <class V>
HWY_INLINE V next_stack(V a) {
  return affine(a, kNextStack);
}
template <class V>
HWY_INLINE V previous_stack(V a) {
  return affine(a, kPreviousStack);
}

/// The upper half of (a << 16 | b) << kBits.
template <int kBits>
HWY_INLINE Register<32> funnel(Register<32> a, Register<32> b) {
  return {hn::Vec<TagOf<32>>{_mm512_shldi_epi16(a.raw.raw, b.raw.raw, kBits)}};
}
template <int kBits>
HWY_INLINE Register<16> funnel(Register<16> a, Register<16> b) {
  return {hn::Vec<TagOf<16>>{_mm256_shldi_epi16(a.raw.raw, b.raw.raw, kBits)}};
}
template <class V>
HWY_INLINE V next_band(V a) {
  return funnel<2 * kBandStep>(a, a + a);
}
template <class V>
HWY_INLINE V previous_band(V a) {
  return funnel<kBandStep>(a, a + a);
}
#else
/// Each box takes the value of the next box of its band.
template <class V>
HWY_INLINE V next_stack(V a) {
  return shift_right<1>(a) | shift_left<2>(a);
}
template <class V>
HWY_INLINE V previous_stack(V a) {
  return shift_left<1>(a) | shift_right<2>(a);
}
/// Each box takes the value of the next box of its stack.
template <class V>
HWY_INLINE V next_band(V a) {
  return shift_right<kBandStep>(a) | shift_left<2 * kBandStep>(a);
}
template <class V>
HWY_INLINE V previous_band(V a) {
  return shift_left<kBandStep>(a) | shift_right<2 * kBandStep>(a);
}
#endif

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
