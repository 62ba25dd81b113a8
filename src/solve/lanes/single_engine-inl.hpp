// SPDX-License-Identifier: MIT
//
// The engine for one puzzle, as fast as a single answer can be had. The same pass, the same
// stronger deductions and the same choice as the engine for many, node for node; but a register
// holds the nine digits of one position of one puzzle, and the search is a plain loop with a stack.
//
//   lanes engine:  a register = one word of many puzzles     81 registers a state, and 9 for `open`
//   here:          a register = nine words of one puzzle      9 registers a state, and 1 for `open`
#if defined(NONET_LANES_SINGLE_ENGINE_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_SINGLE_ENGINE_INL_HPP
#undef NONET_LANES_SINGLE_ENGINE_INL_HPP
#else
#define NONET_LANES_SINGLE_ENGINE_INL_HPP
#endif

#include "base/contract.hpp"
#include "solve/lanes/boards-inl.hpp"
#include "solve/lanes/branch-inl.hpp"
#include "solve/lanes/digits-inl.hpp"
#include "solve/lanes/pass-inl.hpp"
#include "solve/search.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

/// All boxes in the lanes of the nine digits.
alignas(32) inline constexpr std::uint16_t kNineDigits[16] = {kAllBoxes, kAllBoxes, kAllBoxes,
                                                              kAllBoxes, kAllBoxes, kAllBoxes,
                                                              kAllBoxes, kAllBoxes, kAllBoxes};

/// What a given leaves of a word: for each box and each value of its cell, 0 for a blank, the bit
/// of the box in the lane of the digit, or in those of all digits.
struct GivenLanes {
  alignas(32) std::uint16_t of_box[9][10][16];
};
inline constexpr GivenLanes kGivenLanes = [] {
  GivenLanes given{};
  for (std::size_t box = 0; box < 9; ++box) {
    const auto bit = static_cast<std::uint16_t>(1U << (kBandStep * (box / 3) + box % 3));
    for (std::size_t digit = 0; digit < 9; ++digit) {
      given.of_box[box][0][digit] = bit;
      given.of_box[box][digit + 1][digit] = bit;
    }
  }
  return given;
}();

/// The digits as numbers.
alignas(32) inline constexpr std::uint16_t kDigitNumbers[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9};

class SingleEngine {
 public:
  /// Searches the board and reports to the log; returns the passes made.
  std::uint64_t run(const std::uint8_t* board, SearchLog& log);

 private:
  enum class Verdict : std::uint8_t { dead, solved, stuck };

  /// A node above the current one, whose "no" is still to be tried.
  struct Waiting {
    alignas(32) std::uint16_t words[9][16];
    alignas(32) std::uint16_t open[16];
    MiniLine question;
  };

  void parse(const std::uint8_t* board);
  bool pass();
  Verdict propagate();
  bool strengthen();
  bool choose(MiniLine& question);
  void push(const MiniLine& question);
  void pop();
  void answer(const MiniLine& question, bool yes);
  [[nodiscard]] Grid grid() const;
  [[nodiscard]] Digits word(std::size_t position) const { return load<Digits>(words_[position]); }

  alignas(32) std::uint16_t words_[9][16];
  alignas(32) std::uint16_t open_[16];
  bool open_cells_ = false;
  bool news_ = false;
  std::uint64_t passes_ = 0;
  std::size_t depth_ = 0;
  Waiting waiting_[162];  ///< as deep as in the engine for many
};

HWY_INLINE void SingleEngine::parse(const std::uint8_t* board) {
  for (std::size_t p = 0; p < 9; ++p) {
    Digits w = all_lanes<Digits>(0);
    for (std::size_t box = 0; box < 9; ++box) {
      w = w | load<Digits>(kGivenLanes.of_box[box][board[cell_in(box / 3, box % 3, p)]]);
    }
    store(w, words_[p]);
  }
  store(load<Digits>(kNineDigits), open_);
}

/// One pass. Returns false when there is no solution.
HWY_INLINE bool SingleEngine::pass() {
  ++passes_;
  const Digits open = load<Digits>(open_);
  Digits w[9];
  Digits buffer[9];
  for (std::size_t p = 0; p < 9; ++p) {
    w[p] = word(p);
    buffer[p] = without(w[p], open);
  }
  const Folded<One<Digits> > hidden = fold_any(buffer);
  spread(hidden.most.one, hidden.last.one, buffer);
  for (std::size_t p = 0; p < 9; ++p) w[p] = without_both(w[p], open, buffer[p]);

  const Folded<OneTwo<Digits> > cells = fold_one_two(w);
  spread(cells.most.two, cells.last.two, buffer);
  const Digits possible = cells.most.one & cells.last.one;
  Digits dead = cells.most.two & hidden.most.one;
  dead = or_and(dead, cells.last.two, hidden.last.one);

  const Places<Digits> places = constrain_digit(w, buffer, NothingFrozen());
  for (std::size_t p = 0; p < 9; ++p) store(w[p], words_[p]);
  store(places.two, open_);
  dead = or_and(dead, places.naked, places.two);
  dead = or_without(dead, all_lanes<Digits>(kAllBoxes), possible);
  dead = or_without(dead, load<Digits>(kNineDigits), places.one);
  open_cells_ = any_bit(cells.most.two | cells.last.two);
  news_ = any_bit(open ^ places.two);
  return !any_bit(dead);
}

HWY_INLINE SingleEngine::Verdict SingleEngine::propagate() {
  do {
    do {
      if (!pass()) return Verdict::dead;
      if (!open_cells_) return Verdict::solved;
    } while (news_);
  } while (strengthen());
  return Verdict::stuck;
}

// ---- Stronger deductions ------------------------------------------------------------------------

/// Three words of sixteen bits side by side: the three lines of one orientation.
struct ThreeLines {
  std::uint64_t raw;

  friend ThreeLines operator&(ThreeLines a, ThreeLines b) { return {a.raw & b.raw}; }
  friend ThreeLines operator|(ThreeLines a, ThreeLines b) { return {a.raw | b.raw}; }
  friend ThreeLines operator^(ThreeLines a, ThreeLines b) { return {a.raw ^ b.raw}; }
  friend ThreeLines without(ThreeLines a, ThreeLines b) { return {a.raw & ~b.raw}; }
  [[nodiscard]] std::uint16_t line(int i) const {
    return static_cast<std::uint16_t>(raw >> (16 * i));
  }
};

/// The same line of all nine digits, from three registers with a digit per lane.
HWY_INLINE void collect_lines(const Digits (&line)[3], ThreeLines (&of_digit)[9]) {
  alignas(32) std::uint16_t buffer[3][16];
  for (int i = 0; i < 3; ++i) store(line[i], buffer[i]);
  for (int d = 0; d < 9; ++d) {
    of_digit[d].raw = std::uint64_t{buffer[0][d]} | std::uint64_t{buffer[1][d]} << 16 |
                      std::uint64_t{buffer[2][d]} << 32;
  }
}

/// Returns whether anything was removed.
HWY_INLINE bool SingleEngine::strengthen() {
  Digits w[9];
  for (std::size_t p = 0; p < 9; ++p) w[p] = word(p);
  LineVerdict<Digits> verdict[2];
  std::uint64_t any = 0;
  for (int orientation = 0; orientation < 2; ++orientation) {
    Digits line[3];
    fold_lines(w, kLines[orientation], line);
    const Digits locked[3] = {locked_line(line, 0), locked_line(line, 1), locked_line(line, 2)};
    ThreeLines of_digit[9];
    collect_lines(line, of_digit);
    const ThreeFour<ThreeLines> possible = count_three_four(of_digit);
    collect_lines(locked, of_digit);
    const ThreeLines three_locked = count_three_four(of_digit).three;
    const ThreeLines full = without(possible.three, possible.four);
    any |= (full | three_locked).raw;
    for (int i = 0; i < 3; ++i) {
      verdict[orientation].full[i] = all_lanes<Digits>(full.line(i));
      verdict[orientation].locked[i] = all_lanes<Digits>(three_locked.line(i));
    }
  }
  if (any == 0) return false;  // neither of the two deductions has anything to say
  Digits lost = all_lanes<Digits>(0);
  apply_verdicts(w, verdict, lost);
  if (!any_bit(lost)) return false;
  for (std::size_t p = 0; p < 9; ++p) store(w[p], words_[p]);
  return true;
}

// ---- The choice ---------------------------------------------------------------------------------

/// The same choice as `choose` makes for a block of nodes. Returns false for a dead node.
HWY_INLINE bool SingleEngine::choose(MiniLine& question) {
  Digits w[9];
  for (std::size_t p = 0; p < 9; ++p) w[p] = word(p);
  const Permutations<Digits> permutations = permutations_of(w);
  alignas(32) std::uint16_t number[2][16];
  alignas(32) std::uint16_t weight[2][16];
  store(permutations.bands, number[0]);
  store(permutations.stacks, number[1]);
  store(weight_of(permutations.bands), weight[0]);
  store(weight_of(permutations.stacks), weight[1]);
  unsigned sums[2] = {0, 0};
  for (int d = 0; d < 9; ++d) {
    sums[0] += weight[0][d];
    sums[1] += weight[1][d];
  }
  unsigned least = 0xFFFF;
  for (unsigned chute = 0; chute < 6; ++chute) {
    const unsigned sum = sums[chute / 3] >> (5 * (chute % 3)) & 31;
    least = std::min(least, (sum + 31) % 32 * Choices::kStep + chute);
  }
  if (least >= Choices::kNoChute) return false;
  const unsigned chute = least % Choices::kStep;
  unsigned best = 0xFFFF;
  for (unsigned d = 0; d < 9; ++d) {
    const unsigned choices = number[chute / 3][d] >> (5 * (chute % 3)) & 31;
    best = std::min(best, (choices + 30) % 32 * 16 + d);
  }
  const unsigned digit = best % 16;
  std::uint16_t words[9];
  for (std::size_t p = 0; p < 9; ++p) words[p] = words_[p][digit];
  question = first_open_line(words, digit, chute);
  return true;
}

// ---- The search ---------------------------------------------------------------------------------

HWY_INLINE void SingleEngine::answer(const MiniLine& question, bool yes) {
  const std::uint8_t* lost = yes ? kLostByYes[question.line] : kLostByNo[question.line];
  for (int i = 0; i < (yes ? 6 : 3); ++i) {
    std::uint16_t& word = words_[lost[i]][question.digit_index];
    word = static_cast<std::uint16_t>(word & ~question.box);
  }
}

HWY_INLINE void SingleEngine::push(const MiniLine& question) {
  NONET_EXPECT(depth_ < std::size(waiting_));
  Waiting& top = waiting_[depth_++];
  for (std::size_t p = 0; p < 9; ++p) store(word(p), top.words[p]);
  store(load<Digits>(open_), top.open);
  top.question = question;
}

HWY_INLINE void SingleEngine::pop() {
  const Waiting& top = waiting_[--depth_];
  for (std::size_t p = 0; p < 9; ++p) store(load<Digits>(top.words[p]), words_[p]);
  store(load<Digits>(top.open), open_);
  answer(top.question, false);
}

/// One stack of boxes at a time: a digit times the bits of its three boxes puts its number where
/// the bits are, five apart, and the numbers of all digits fold into one word for each position.
inline Grid SingleEngine::grid() const {
  std::array<Digit, kCellCount> digits{};
  for (std::size_t stack = 0; stack < 3; ++stack) {
    const Digits boxes = all_lanes<Digits>(static_cast<std::uint16_t>(kFirstBoxes << stack));
    Digits numbers[9];
    for (std::size_t p = 0; p < 9; ++p)
      numbers[p] = (word(p) & boxes) * load<Digits>(kDigitNumbers);
    const Folded<One<Digits> > folded = fold_any(numbers);
    alignas(32) std::uint16_t by_lane[16];
    alignas(32) std::uint16_t last[16];
    store(folded.most.one, by_lane);
    store(folded.last.one, last);
    for (std::size_t p = 0; p < 9; ++p) {
      const unsigned of_bands =
          unsigned{p == 8 ? last[0] : by_lane[lane_of_position(static_cast<int>(p))]} >> stack;
      for (std::size_t band = 0; band < 3; ++band) {
        const unsigned number = of_bands >> (kBandStep * static_cast<int>(band)) & 15;
        digits[cell_in(band, stack, p)] = digit_of(static_cast<int>(number));
      }
    }
  }
  return Grid(digits);
}

inline std::uint64_t SingleEngine::run(const std::uint8_t* board, SearchLog& log) {
  passes_ = 0;
  depth_ = 0;
  parse(board);
  while (log.enter_node()) {
    const Verdict verdict = propagate();
    MiniLine question;
    if (verdict == Verdict::stuck && choose(question)) {
      push(question);
      answer(question, true);
    } else {
      if (verdict == Verdict::solved && !log.report([this]() NONET_ATTR { return grid(); })) {
        break;
      }
      if (depth_ == 0) break;
      pop();
    }
  }
  return passes_;
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
