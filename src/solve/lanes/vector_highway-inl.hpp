// SPDX-License-Identifier: MIT
//
// The basic vector operations over Google Highway. Included by vector-inl.hpp, inside the
// namespace of the target, for every target with vector instructions; the names are those of
// vector_portable-inl.hpp.

/// A register of `kLaneCount` 16-bit lanes.
template <std::size_t kLaneCount>
struct Register {
  static constexpr std::size_t kLanes = kLaneCount;
  using Tag = hn::CappedTag<std::uint16_t, kLaneCount>;
  hn::Vec<Tag> raw;
};
template <std::size_t kLanes>
using TagOf = typename Register<kLanes>::Tag;

/// The widest register of the target.
using Words = Register<HWY_LANES(std::uint16_t)>;

template <class Shape = Words>
requires requires { typename Shape::Tag; }
HWY_INLINE Shape load(const std::uint16_t* from) { return {hn::Load(typename Shape::Tag(), from)}; }
template <std::size_t kLanes>
HWY_INLINE void store(Register<kLanes> words, std::uint16_t* to) {
  hn::Store(words.raw, TagOf<kLanes>(), to);
}
template <class Shape = Words>
requires requires { typename Shape::Tag; }
HWY_INLINE Shape all_lanes(std::uint16_t value) { return {hn::Set(typename Shape::Tag(), value)}; }

template <std::size_t kLanes>
HWY_INLINE Register<kLanes> operator&(Register<kLanes> a, Register<kLanes> b) {
  return {hn::And(a.raw, b.raw)};
}
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> operator|(Register<kLanes> a, Register<kLanes> b) {
  return {hn::Or(a.raw, b.raw)};
}
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> operator^(Register<kLanes> a, Register<kLanes> b) {
  return {hn::Xor(a.raw, b.raw)};
}
/// The bits of `a` that are not in `b`.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> without(Register<kLanes> a, Register<kLanes> b) {
  return {hn::AndNot(b.raw, a.raw)};
}
/// The sum, lane by lane; it must stay below 2^16.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> operator+(Register<kLanes> a, Register<kLanes> b) {
  return {hn::Add(a.raw, b.raw)};
}
template <int kBits, std::size_t kLanes>
HWY_INLINE Register<kLanes> shift_left(Register<kLanes> a) {
  return {hn::ShiftLeft<kBits>(a.raw)};
}
template <int kBits, std::size_t kLanes>
HWY_INLINE Register<kLanes> shift_right(Register<kLanes> a) {
  return {hn::ShiftRight<kBits>(a.raw)};
}
/// The smaller of two numbers below 2^15, lane by lane.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> smaller(Register<kLanes> a, Register<kLanes> b) {
  return {hn::Min(a.raw, b.raw)};
}
/// All ones in the bytes that are equal, else zero.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> equal_bytes(Register<kLanes> a, Register<kLanes> b) {
  const hn::Repartition<std::uint8_t, TagOf<kLanes>> bytes;
  const auto equal = hn::BitCast(bytes, a.raw) == hn::BitCast(bytes, b.raw);
  return {hn::BitCast(TagOf<kLanes>(), hn::VecFromMask(bytes, equal))};
}

/// `yes` where the mask is all ones, `no` where it is zero.
template <std::size_t kLanes>
HWY_INLINE Register<kLanes> select(Register<kLanes> mask, Register<kLanes> yes,
                                   Register<kLanes> no) {
  return {hn::IfThenElse(hn::MaskFromVec(mask.raw), yes.raw, no.raw)};
}

/// Bit i is set where lane i is not zero.
template <std::size_t kLanes>
HWY_INLINE std::uint32_t nonzero_lanes(Register<kLanes> a) {
  const TagOf<kLanes> tag;
  const auto nonzero = hn::Ne(a.raw, hn::Zero(tag));
  std::uint8_t bits[8] = {};
  hn::StoreMaskBits(tag, nonzero, bits);
  std::uint32_t result = 0;
  std::memcpy(&result, bits, sizeof result);
  return result;
}
/// All ones in the lanes whose bit is set, else zero.
template <class Shape = Words>
requires requires { typename Shape::Tag; }
HWY_INLINE Shape lanes_of(std::uint32_t bits) {
  const typename Shape::Tag tag;
  std::uint8_t bytes[8] = {};
  std::memcpy(bytes, &bits, sizeof bits);
  return {hn::VecFromMask(tag, hn::LoadMaskBits(tag, bytes))};
}

// ---- Transposition ------------------------------------------------------------------------------

/// Turns 8×8 matrices about their diagonals: one for each group of eight lanes.
HWY_INLINE void transpose_8x8(Words (&rows)[8]) {
  const Words::Tag words;
  const hn::Repartition<std::uint32_t, Words::Tag> pairs;
  const hn::Repartition<std::uint64_t, Words::Tag> quads;
  hn::Vec<Words::Tag> half[8];
  for (std::size_t i = 0; i < 4; ++i) {
    half[2 * i] = hn::InterleaveLower(words, rows[2 * i].raw, rows[2 * i + 1].raw);
    half[2 * i + 1] = hn::InterleaveUpper(words, rows[2 * i].raw, rows[2 * i + 1].raw);
  }
  hn::Vec<decltype(quads)> quarter[8];
  for (std::size_t i = 0; i < 8; i += 4) {
    for (std::size_t j = 0; j < 2; ++j) {
      const auto a = hn::BitCast(pairs, half[i + j]);
      const auto b = hn::BitCast(pairs, half[i + j + 2]);
      quarter[i + 2 * j] = hn::BitCast(quads, hn::InterleaveLower(pairs, a, b));
      quarter[i + 2 * j + 1] = hn::BitCast(quads, hn::InterleaveUpper(pairs, a, b));
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    rows[2 * i].raw = hn::BitCast(words, hn::InterleaveLower(quads, quarter[i], quarter[i + 4]));
    rows[2 * i + 1].raw =
        hn::BitCast(words, hn::InterleaveUpper(quads, quarter[i], quarter[i + 4]));
  }
}

/// How many groups of eight lanes a register has.
inline constexpr std::size_t kGroups = Words::kLanes / 8;

/// Sixteen bytes from each row, row after row.
template <std::size_t kLanes = Words::kLanes>
HWY_INLINE Register<kLanes> gather_groups(const std::uint8_t* const* rows) {
  if constexpr (kLanes == 8) {
    return {hn::BitCast(TagOf<8>(), hn::LoadU(hn::Full128<std::uint8_t>(), rows[0]))};
  } else {
    constexpr std::size_t kHalf = kLanes / 2;
    return {hn::Combine(TagOf<kLanes>(), gather_groups<kHalf>(rows + kHalf / 8).raw,
                        gather_groups<kHalf>(rows).raw)};
  }
}
/// Sixteen bytes to each row, row after row.
template <std::size_t kLanes>
HWY_INLINE void scatter_groups(Register<kLanes> words, std::uint8_t* const* rows) {
  if constexpr (kLanes == 8) {
    const hn::Full128<std::uint8_t> bytes;
    hn::StoreU(hn::BitCast(bytes, words.raw), bytes, rows[0]);
  } else {
    constexpr std::size_t kHalf = kLanes / 2;
    scatter_groups(Register<kHalf>{hn::LowerHalf(TagOf<kHalf>(), words.raw)}, rows);
    scatter_groups(Register<kHalf>{hn::UpperHalf(TagOf<kHalf>(), words.raw)}, rows + kHalf / 8);
  }
}

// ---- Moving lanes -------------------------------------------------------------------------------

#if NONET_AVX512

/// A move of lanes: the k-th chosen source lane goes to the k-th chosen target lane.
class LaneMove {
 public:
  LaneMove(std::uint32_t from, std::uint32_t to) {
    const int count = std::min(std::popcount(from), std::popcount(to));
    to_ = _pdep_u32(static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1), to);
#if NONET_ICELAKE
    alignas(64) static constexpr auto kOrder = [] {
      std::array<std::uint16_t, 32> order{};
      for (std::size_t i = 0; i < 32; ++i) order[i] = static_cast<std::uint16_t>(i);
      return order;
    }();
    const __m512i sources = _mm512_maskz_compress_epi16(from, load(kOrder.data()).raw.raw);
    source_of_ = _mm512_maskz_expand_epi16(to_, sources);
#else
    alignas(64) std::uint16_t source_of[32] = {};
    for (std::uint32_t left = to_; left != 0; left &= left - 1, from &= from - 1) {
      source_of[std::countr_zero(left)] = static_cast<std::uint16_t>(std::countr_zero(from));
    }
    source_of_ = load(source_of).raw.raw;
#endif
  }

  /// Puts the moved lanes of `source` into `target`.
  HWY_INLINE void apply(const std::uint16_t* source, std::uint16_t* target) const {
    const __m512i before = load(target).raw.raw;
    const __m512i words = load(source).raw.raw;
    store(Words{hn::Vec<Words::Tag>{_mm512_mask_permutexvar_epi16(before, to_, source_of_, words)}},
          target);
  }

 private:
  __m512i source_of_;
  __mmask32 to_;
};

#else

/// A move of lanes: the k-th chosen source lane goes to the k-th chosen target lane. Each group of
/// eight source lanes has a byte shuffle that brings its lanes to their places, all others zero.
class LaneMove {
 public:
  LaneMove(std::uint32_t from, std::uint32_t to) {
    constexpr std::uint16_t kNothing = 0x8080;
    alignas(64) std::uint16_t shuffles[kGroups][Words::kLanes];
    alignas(64) std::uint16_t keep[Words::kLanes];
    for (auto& shuffle : shuffles) std::fill_n(shuffle, Words::kLanes, kNothing);
    std::fill_n(keep, Words::kLanes, std::uint16_t{0xFFFF});
    for (; from != 0 && to != 0; from &= from - 1, to &= to - 1) {
      const auto source = static_cast<std::size_t>(std::countr_zero(from));
      const auto target = static_cast<std::size_t>(std::countr_zero(to));
      shuffles[source / 8][target] = static_cast<std::uint16_t>(0x0100 + 0x0202 * (source % 8));
      keep[target] = 0;
    }
    for (std::size_t group = 0; group < kGroups; ++group) shuffles_[group] = load(shuffles[group]);
    keep_ = load(keep);
  }

  /// Puts the moved lanes of `source` into `target`.
  HWY_INLINE void apply(const std::uint16_t* source, std::uint16_t* target) const {
    const Words::Tag words;
    const hn::Repartition<std::uint8_t, Words::Tag> bytes;
    Words result = load(target) & keep_;
    for (std::size_t group = 0; group < kGroups; ++group) {
      const auto lanes = hn::BitCast(bytes, hn::LoadDup128(words, source + 8 * group));
      const auto shuffle = hn::BitCast(bytes, shuffles_[group].raw);
      result = result | Words{hn::BitCast(words, hn::TableLookupBytesOr0(lanes, shuffle))};
    }
    store(result, target);
  }

 private:
  Words shuffles_[kGroups];
  Words keep_;
};

#endif
