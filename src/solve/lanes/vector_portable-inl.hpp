// SPDX-License-Identifier: MIT
//
// The basic vector operations without vector instructions: eight lanes of 16 bits in two machine
// words. Included by vector-inl.hpp, inside the namespace of the target, for the portable target
// only; the names are those of vector_highway-inl.hpp.

/// Eight lanes; every operation is plain integer arithmetic.
struct Words {
  static constexpr std::size_t kLanes = 8;
  std::uint64_t raw[2];
};

/// `value` in each of the four lanes of a machine word.
constexpr std::uint64_t four_times(std::uint64_t value) { return 0x0001'0001'0001'0001U * value; }

template <class Shape = Words>
requires std::is_same_v<Shape, Words> HWY_INLINE Words load(const std::uint16_t* from) {
  Words words;
  std::memcpy(words.raw, from, sizeof words.raw);
  return words;
}
HWY_INLINE void store(Words words, std::uint16_t* to) {
  std::memcpy(to, words.raw, sizeof words.raw);
}
template <class Shape = Words>
requires std::is_same_v<Shape, Words> HWY_INLINE Words all_lanes(std::uint16_t value) {
  return {{four_times(value), four_times(value)}};
}

HWY_INLINE Words operator&(Words a, Words b) {
  return {{a.raw[0] & b.raw[0], a.raw[1] & b.raw[1]}};
}
HWY_INLINE Words operator|(Words a, Words b) {
  return {{a.raw[0] | b.raw[0], a.raw[1] | b.raw[1]}};
}
HWY_INLINE Words operator^(Words a, Words b) {
  return {{a.raw[0] ^ b.raw[0], a.raw[1] ^ b.raw[1]}};
}
HWY_INLINE Words without(Words a, Words b) {
  return {{a.raw[0] & ~b.raw[0], a.raw[1] & ~b.raw[1]}};
}
HWY_INLINE Words operator+(Words a, Words b) {
  return {{a.raw[0] + b.raw[0], a.raw[1] + b.raw[1]}};
}
template <int kBits>
HWY_INLINE Words shift_left(Words a) {
  constexpr std::uint64_t kKeep = four_times((0xFFFFU << kBits) & 0xFFFFU);
  return {{(a.raw[0] << kBits) & kKeep, (a.raw[1] << kBits) & kKeep}};
}
template <int kBits>
HWY_INLINE Words shift_right(Words a) {
  constexpr std::uint64_t kKeep = four_times(0xFFFFU >> kBits);
  return {{(a.raw[0] >> kBits) & kKeep, (a.raw[1] >> kBits) & kKeep}};
}
HWY_INLINE Words smaller(Words a, Words b) {
  Words least;
  for (std::size_t half = 0; half < 2; ++half) {
    constexpr std::uint64_t kTop = four_times(0x8000);
    const std::uint64_t b_fits = (((a.raw[half] | kTop) - b.raw[half]) & kTop) >> 15;
    const std::uint64_t take_b = b_fits * 0xFFFF;
    least.raw[half] = (a.raw[half] & ~take_b) | (b.raw[half] & take_b);
  }
  return least;
}
HWY_INLINE Words equal_bytes(Words a, Words b) {
  Words equal;
  for (std::size_t half = 0; half < 2; ++half) {
    constexpr std::uint64_t kLow = 0x7F7F'7F7F'7F7F'7F7F;
    const std::uint64_t differ = a.raw[half] ^ b.raw[half];
    const std::uint64_t same = ~(((differ & kLow) + kLow) | differ | kLow) >> 7;
    equal.raw[half] = same * 0xFF;
  }
  return equal;
}

/// `yes` where the mask is all ones, `no` where it is zero.
HWY_INLINE Words select(Words mask, Words yes, Words no) {
  return (yes & mask) | without(no, mask);
}

HWY_INLINE std::uint32_t nonzero_lanes(Words a) {
  std::uint32_t bits = 0;
  for (std::size_t half = 0; half < 2; ++half) {
    constexpr std::uint64_t kLow = four_times(0x7FFF);
    const std::uint64_t top = (((a.raw[half] & kLow) + kLow) | a.raw[half]) & ~kLow;
    // Bits 15, 31, 47 and 63 come together as bits 60 to 63.
    const std::uint64_t four = ((top >> 15) * 0x1000'2000'4000'8000U) >> 60;
    bits |= static_cast<std::uint32_t>(four) << (4 * half);
  }
  return bits;
}
template <class Shape = Words>
requires std::is_same_v<Shape, Words> HWY_INLINE Words lanes_of(std::uint32_t bits) {
  Words words;
  for (std::size_t half = 0; half < 2; ++half) {
    const std::uint64_t four = bits >> (4 * half) & 0xF;
    words.raw[half] = (four * 0x0000'2000'4000'8001U & four_times(1)) * 0xFFFF;
  }
  return words;
}

/// Turns an 8×8 matrix, a register a row, about its diagonal.
HWY_INLINE void transpose_8x8(Words (&rows)[8]) {
  std::uint16_t in[8][8];
  std::uint16_t out[8][8];
  std::memcpy(in, rows, sizeof in);
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t j = 0; j < 8; ++j) out[j][i] = in[i][j];
  }
  std::memcpy(rows, out, sizeof out);
}
inline constexpr std::size_t kGroups = 1;
HWY_INLINE Words gather_groups(const std::uint8_t* const* rows) {
  Words words;
  std::memcpy(words.raw, rows[0], sizeof words.raw);
  return words;
}
HWY_INLINE void scatter_groups(Words words, std::uint8_t* const* rows) {
  std::memcpy(rows[0], words.raw, sizeof words.raw);
}

/// A move of lanes: the k-th chosen source lane goes to the k-th chosen target lane.
class LaneMove {
 public:
  LaneMove(std::uint32_t from, std::uint32_t to) {
    for (; from != 0 && to != 0; from &= from - 1, to &= to - 1) {
      pairs_[count_++] = {static_cast<std::uint8_t>(std::countr_zero(from)),
                          static_cast<std::uint8_t>(std::countr_zero(to))};
    }
  }
  /// Puts the moved lanes of `source` into `target`.
  HWY_INLINE void apply(const std::uint16_t* source, std::uint16_t* target) const {
    for (std::size_t i = 0; i < count_; ++i) target[pairs_[i].to] = source[pairs_[i].from];
  }

 private:
  struct Pair {
    std::uint8_t from;
    std::uint8_t to;
  };
  std::size_t count_ = 0;
  Pair pairs_[Words::kLanes] = {};
};
