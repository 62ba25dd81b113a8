// SPDX-License-Identifier: MIT
//
// The engine for many puzzles: keeps the lanes full.
//
//   boards ──parse──> fresh ──────> LANES ──solved──> solutions ──decode──> answers
//                                    ^  │
//                            as yes, │  │ stuck
//                            or no   │  v
//                                 records of the puzzle's stack <──> staging: strengthen, choose
//
// Each puzzle in work is searched depth first: it has one node in flight and a stack of records,
// the nodes above it whose "no" is still to be tried. Many puzzles are in work, so the lanes stay
// full all the same; a puzzle never grows in breadth, an empty board costs no more than any other,
// and the memory is bounded. What is found for a puzzle, and in which order, does not depend on
// others. The one exception, `share_work`, is for counting many solutions of few puzzles.
#if defined(NONET_LANES_LANE_ENGINE_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef NONET_LANES_LANE_ENGINE_INL_HPP
#undef NONET_LANES_LANE_ENGINE_INL_HPP
#else
#define NONET_LANES_LANE_ENGINE_INL_HPP
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "base/contract.hpp"
#include "solve/lanes/boards-inl.hpp"
#include "solve/lanes/branch-inl.hpp"
#include "solve/lanes/lane_solver.hpp"
#include "solve/lanes/pass-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

inline constexpr std::uint32_t kAllLanes =
    Words::kLanes == 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << Words::kLanes % 32) - 1;

/// The lowest `count` bits of `bits`.
HWY_INLINE std::uint32_t lowest(std::uint32_t bits, int count) {
  std::uint32_t rest = bits;
  for (; count > 0; --count) rest &= rest - 1;
  return bits ^ rest;
}

/// Puts the chosen nodes of one block into the chosen lanes of another.
inline void move_nodes(const NodeBlock& source, std::uint32_t from, NodeBlock& target,
                       std::uint32_t to) {
  const LaneMove move(from, to);
  for (std::size_t row = 0; row < NodeRecord::kUsed; ++row) {
    move.apply(source.rows[row], target.rows[row]);
  }
}

class LaneEngine final : public LaneSolver {
 public:
  LaneEngine()
      : records_(new NodeRecord[kTasks * kDepth]), questions_(new MiniLine[kTasks * kDepth]) {}

  BatchEffort run(const Boards& boards, const BatchQuestion& question,
                  BatchAnswers& answers) override;

 private:
  /// Depth-first walks at a time, one for each puzzle in work, or several: enough to fill the lanes
  /// and the blocks around them.
  static constexpr std::size_t kTasks = 4 * Words::kLanes;
  /// A "yes" settles in which mini-row, or mini-column, of a box a digit lies. There are 162 such
  /// questions, and each is answered "yes" at most once on the way to a node.
  static constexpr std::size_t kDepth = 162;
  /// Lanes are emptied and refilled when no more than these are left running.
  static constexpr int kSweepAt = static_cast<int>(Words::kLanes * 5 / 8);

  using Id = std::uint16_t;

  /// A puzzle in work.
  struct Search {
    std::size_t index;  ///< in the batch
    CountResult result;
    std::uint32_t tasks;  ///< how many work on it
    bool closed;          ///< no more nodes are wanted
  };
  /// How the next node of a task comes out of its newest record.
  enum class Next : std::uint8_t { same, yes, no };
  /// One depth-first walk: its records are base … top - 1 of its stack.
  struct Task {
    Id search;
    Id base;
    Id top;
    Next next;
  };
  /// Some ids; the latest comes first.
  struct IdList {
    std::array<Id, kTasks> ids;
    std::size_t count = 0;

    void push(Id id) { ids[count++] = id; }
    Id pop() { return ids[--count]; }
    void push_all() {
      for (count = 0; count < kTasks; ++count) ids[count] = static_cast<Id>(kTasks - 1 - count);
    }
  };

  void reset(const Boards& boards, const BatchQuestion& question, BatchAnswers& answers);
  void sweep();
  void retire_dead();
  void retire_solved();
  void stage_stuck();
  void refill();
  void load_ready();
  void answer(std::size_t lane, const MiniLine& question, bool yes);
  void move_fresh();
  void take_boards();
  void load_prepared(std::size_t first);
  bool share_work();
  void branch();
  void node_done(Id task_id);
  void end_task(Id task_id);
  void end_all_stopped();
  bool may_go_on(Id task_id);
  void emit_solution(std::size_t lane, const Search& search);
  void flush_solutions();

  [[nodiscard]] std::uint32_t free_lanes() const { return ~(running_ | stuck_) & kAllLanes; }
  /// Where a record lies: level by level, so that what is in use at a time lies together.
  [[nodiscard]] static std::size_t record_at(Id task_id, std::size_t level) {
    return level * kTasks + task_id;
  }
  [[nodiscard]] Search& search_of(Id task_id) { return searches_[tasks_[task_id].search]; }

  Boards boards_;
  BatchQuestion asked_;
  BatchAnswers* answers_ = nullptr;
  bool stopped_ = false;
  std::size_t next_board_ = 0;

  NodeBlock lanes_;
  std::array<Id, Words::kLanes> task_in_{};
  std::uint32_t running_ = 0;
  std::uint32_t dead_ = 0;
  std::uint32_t solved_ = 0;
  std::uint32_t stuck_ = 0;

  NodeBlock fresh_;
  std::array<Id, Words::kLanes> fresh_task_in_{};
  std::uint32_t fresh_lanes_ = 0;

  NodeBlock staged_;  ///< nodes that wait for the stronger deductions, from the first lane on
  std::array<Id, Words::kLanes> staged_task_in_{};
  std::size_t staged_count_ = 0;

  SolutionBlock encoded_;
  SolutionBlock solutions_;
  std::size_t solution_count_ = 0;
  std::array<std::size_t, Words::kLanes> solution_index_{};
  std::array<std::uint64_t, Words::kLanes> solution_which_{};

  std::array<Task, kTasks> tasks_{};
  std::array<Search, kTasks> searches_{};
  IdList free_tasks_;
  IdList free_searches_;
  IdList ready_;  ///< tasks whose next node may go into a lane
  std::unique_ptr<NodeRecord[]> records_;
  std::unique_ptr<MiniLine[]> questions_;  ///< of the records
  NodeRecord unused_record_{};
  std::array<std::uint8_t, kCellCount> blank_board_{};
};

inline void LaneEngine::reset(const Boards& boards, const BatchQuestion& question,
                              BatchAnswers& answers) {
  boards_ = boards;
  asked_ = question;
  answers_ = &answers;
  stopped_ = false;
  next_board_ = 0;
  running_ = dead_ = solved_ = stuck_ = fresh_lanes_ = 0;
  solution_count_ = 0;
  free_tasks_.push_all();
  free_searches_.push_all();
  searches_.fill({});
  staged_count_ = ready_.count = 0;
}

inline BatchEffort LaneEngine::run(const Boards& boards, const BatchQuestion& question,
                                   BatchAnswers& answers) {
  reset(boards, question, answers);
  BatchEffort effort;
  refill();
  while (running_ != 0 && !stopped_) {
    const PassResult result = pass(lanes_, lanes_of(~running_));
    effort.passes += static_cast<std::uint64_t>(std::popcount(running_));
    const std::uint32_t dead = nonzero_lanes(result.dead) & running_;
    const std::uint32_t open = nonzero_lanes(result.open_cells);
    const std::uint32_t news = nonzero_lanes(result.news);
    dead_ |= dead;
    solved_ |= running_ & ~dead & ~open;
    stuck_ |= running_ & ~dead & open & ~news;
    running_ &= ~dead & open & news;
    if (std::popcount(running_) <= kSweepAt) sweep();
  }
  flush_solutions();
  if (stopped_) end_all_stopped();
  return effort;
}

// ---- Out of the lanes ---------------------------------------------------------------------------

inline void LaneEngine::sweep() {
  retire_dead();
  retire_solved();
  stage_stuck();
  refill();
}

inline void LaneEngine::retire_dead() {
  for (; dead_ != 0; dead_ &= dead_ - 1) {
    node_done(task_in_[static_cast<std::size_t>(std::countr_zero(dead_))]);
  }
}

inline void LaneEngine::retire_solved() {
  if (solved_ == 0) return;
  if (asked_.solutions > 0) encode_solutions(lanes_, encoded_);
  for (; solved_ != 0; solved_ &= solved_ - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(solved_));
    Search& search = search_of(task_in_[lane]);
    if (!search.closed) {
      if (search.result.solutions < asked_.solutions) emit_solution(lane, search);
      if (++search.result.solutions == asked_.limit) {
        search.closed = true;
        search.result.end = SearchEnd::limit_reached;
      }
      if (!answers_->found(search.index)) stopped_ = true;
    }
    node_done(task_in_[lane]);
  }
}

/// Stuck nodes wait for enough of their kind.
inline void LaneEngine::stage_stuck() {
  while (stuck_ != 0) {
    const int room = static_cast<int>(Words::kLanes - staged_count_);
    const int count = std::min(std::popcount(stuck_), room);
    const std::uint32_t from = lowest(stuck_, count);
    const std::uint32_t to = lowest(kAllLanes << staged_count_, count);
    move_nodes(lanes_, from, staged_, to);
    stuck_ &= ~from;
    for (std::uint32_t left = from; left != 0; left &= left - 1) {
      staged_task_in_[staged_count_++] = task_in_[static_cast<std::size_t>(std::countr_zero(left))];
    }
    if (staged_count_ == Words::kLanes) branch();
  }
}

inline void LaneEngine::emit_solution(std::size_t lane, const Search& search) {
  for (std::size_t i = 0; i < 36; ++i) {
    solutions_.planes[i][solution_count_] = encoded_.planes[i][lane];
  }
  solution_index_[solution_count_] = search.index;
  solution_which_[solution_count_] = search.result.solutions;
  if (++solution_count_ == Words::kLanes) flush_solutions();
}

inline void LaneEngine::flush_solutions() {
  if (solution_count_ == 0) return;
  SolvedBoards boards;
  decode_solutions(solutions_, boards);
  for (std::size_t i = 0; i < solution_count_; ++i) {
    std::array<std::uint8_t, kCellCount> digits;
    std::copy_n(boards.cells[i], kCellCount, digits.begin());
    answers_->solution(solution_index_[i], solution_which_[i],
                       Grid(std::bit_cast<std::array<Digit, kCellCount>>(digits)));
  }
  solution_count_ = 0;
}

// ---- Into the lanes -----------------------------------------------------------------------------

/// Fills the free lanes. Both sources, records and fresh boards, cost about the same however many
/// nodes they give, so one of them is used alone while it has enough.
inline void LaneEngine::refill() {
  while (free_lanes() != 0) {
    const auto free = static_cast<std::size_t>(std::popcount(free_lanes()));
    if (fresh_lanes_ == 0 && next_board_ < boards_.count &&
        (free_tasks_.count >= Words::kLanes || (ready_.count == 0 && free_tasks_.count > 0))) {
      take_boards();
    }
    if (ready_.count >= free || (ready_.count > 0 && fresh_lanes_ == 0)) {
      load_ready();
    } else if (fresh_lanes_ != 0) {
      move_fresh();
    } else if (staged_count_ > 0 && std::popcount(running_) <= kSweepAt) {
      branch();
    } else if (!share_work()) {
      return;
    }
  }
}

/// When there is nothing else to do: puzzles in work give away their oldest records, so that all
/// lanes count the solutions of one puzzle. Not where it would change which solutions come first,
/// nor the few nodes that a limit of 1 or 2 takes.
inline bool LaneEngine::share_work() {
  if (asked_.limit <= 2 || asked_.solutions > 0) return false;
  std::uint32_t wanted = free_lanes();
  for (std::uint32_t left = running_; left != 0 && wanted != 0; left &= left - 1) {
    const Id giver_id = task_in_[static_cast<std::size_t>(std::countr_zero(left))];
    Task& giver = tasks_[giver_id];
    if (giver.base == giver.top || search_of(giver_id).closed) continue;
    const Id taker_id = free_tasks_.pop();
    const std::size_t from = record_at(giver_id, giver.base++);
    records_[record_at(taker_id, 0)] = records_[from];
    questions_[record_at(taker_id, 0)] = questions_[from];
    tasks_[taker_id] = {giver.search, 0, 1, Next::no};
    ++search_of(taker_id).tasks;
    ready_.push(taker_id);
    wanted &= wanted - 1;
  }
  return ready_.count > 0;
}

inline void LaneEngine::load_ready() {
  const NodeRecord* records[Words::kLanes];
  std::fill(std::begin(records), std::end(records), &unused_record_);
  std::uint32_t loaded = 0;
  for (std::uint32_t left = free_lanes(); left != 0 && ready_.count > 0;) {
    const Id task_id = ready_.pop();
    if (!may_go_on(task_id)) continue;
    const Task& task = tasks_[task_id];
    search_of(task_id).result.nodes += task.next != Next::same ? 1 : 0;
    const auto lane = static_cast<std::size_t>(std::countr_zero(left));
    task_in_[lane] = task_id;
    records[lane] = &records_[record_at(task_id, task.top - 1U)];
    loaded |= left & (~left + 1);
    left &= left - 1;
  }
  load_records(records, loaded, lanes_);
  running_ |= loaded;
  for (; loaded != 0; loaded &= loaded - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(loaded));
    Task& task = tasks_[task_in_[lane]];
    if (task.next != Next::same) {
      answer(lane, questions_[record_at(task_in_[lane], task.top - 1U)], task.next == Next::yes);
    }
    if (task.next != Next::yes) --task.top;
  }
}

HWY_INLINE void LaneEngine::answer(std::size_t lane, const MiniLine& question, bool yes) {
  const std::uint8_t* lost = yes ? kLostByYes[question.line] : kLostByNo[question.line];
  const auto keep = static_cast<std::uint16_t>(~question.box);
  for (int i = 0; i < (yes ? 6 : 3); ++i) lanes_.word(lost[i], question.digit_index)[lane] &= keep;
}

inline void LaneEngine::move_fresh() {
  const std::uint32_t free = free_lanes();
  const int count = std::min(std::popcount(fresh_lanes_), std::popcount(free));
  const std::uint32_t from = lowest(fresh_lanes_, count);
  const std::uint32_t to = lowest(free, count);
  move_nodes(fresh_, from, lanes_, to);
  fresh_lanes_ &= ~from;
  running_ |= to;
  std::uint32_t source = from;
  for (std::uint32_t left = to; left != 0; left &= left - 1, source &= source - 1) {
    task_in_[static_cast<std::size_t>(std::countr_zero(left))] =
        fresh_task_in_[static_cast<std::size_t>(std::countr_zero(source))];
  }
}

/// Takes the next boards into work, as many as there are lanes.
inline void LaneEngine::take_boards() {
  const std::size_t first = next_board_;
  for (std::size_t lane = 0; lane < Words::kLanes; ++lane) {
    if (next_board_ == boards_.count || free_tasks_.count == 0) break;
    const Id search_id = free_searches_.pop();
    searches_[search_id] = {next_board_++, {.nodes = 1}, 1, false};
    fresh_task_in_[lane] = free_tasks_.pop();
    tasks_[fresh_task_in_[lane]] = {search_id, 0, 0, Next::same};
    fresh_lanes_ |= std::uint32_t{1} << lane;
  }
  if (boards_.prepared != nullptr) {
    load_prepared(first);
  } else {
    const std::uint8_t* rows[Words::kLanes];
    for (std::size_t lane = 0; lane < Words::kLanes; ++lane) {
      const bool taken = (fresh_lanes_ >> lane & 1) != 0;
      rows[lane] = taken ? boards_.bytes + (first + lane) * boards_.stride : blank_board_.data();
    }
    parse_boards(rows, boards_.zero, fresh_);
  }
  for (int d = 0; d < 9; ++d) store(all_lanes(kAllBoxes), fresh_.open(d));
}

inline void LaneEngine::load_prepared(std::size_t first) {
  NodeRecord copies[Words::kLanes];
  const NodeRecord* records[Words::kLanes];
  for (std::size_t lane = 0; lane < Words::kLanes; ++lane) {
    records[lane] = &unused_record_;
    if ((fresh_lanes_ >> lane & 1) == 0) continue;
    const auto& words = boards_.prepared[first + lane].words;
    for (std::size_t i = 0; i < kWords; ++i) copies[lane].words[i] = words[i] & kAllBoxes;
    std::fill(copies[lane].words + kWords, std::end(copies[lane].words), std::uint16_t{0});
    records[lane] = &copies[lane];
  }
  load_records(records, kAllLanes, fresh_);
}

// ---- Branching ----------------------------------------------------------------------------------

/// Takes the staged nodes one step further. Each becomes the newest record of its task; those that
/// the stronger deductions helped go back as they are, the others get a question and go back as its
/// "yes".
inline void LaneEngine::branch() {
  const std::uint32_t changed = strengthen(staged_);
  Choices choices;
  choose(staged_, choices);
  NodeRecord* records[Words::kLanes];
  std::fill(std::begin(records), std::end(records), &unused_record_);
  for (std::size_t lane = 0; lane < staged_count_; ++lane) {
    const Id task_id = staged_task_in_[lane];
    Task& task = tasks_[task_id];
    if ((changed >> lane & 1) == 0 && choices.chute[lane] >= Choices::kNoChute) {
      node_done(task_id);
      continue;
    }
    NONET_EXPECT(task.top < kDepth);
    const std::size_t newest = record_at(task_id, task.top++);
    records[lane] = &records_[newest];
    task.next = Next::same;
    if ((changed >> lane & 1) == 0) {
      task.next = Next::yes;
      const int digit = choices.digit[lane];
      std::uint16_t words[9];
      for (int p = 0; p < 9; ++p) words[p] = staged_.word(p, digit)[lane];
      questions_[newest] = first_open_line(words, static_cast<unsigned>(digit),
                                           choices.chute[lane] % Choices::kStep);
    }
    ready_.push(task_id);
  }
  save_records(staged_, records);
  staged_count_ = 0;
}

// ---- Tasks --------------------------------------------------------------------------------------

/// The task's node is finished: the "no" of its newest record is next, if there is one.
inline void LaneEngine::node_done(Id task_id) {
  Task& task = tasks_[task_id];
  if (task.top == task.base) {
    end_task(task_id);
  } else {
    task.next = Next::no;
    ready_.push(task_id);
  }
}

/// Whether the task's puzzle wants another node; if not, the task is ended.
inline bool LaneEngine::may_go_on(Id task_id) {
  Search& search = search_of(task_id);
  if (search.closed) {
    end_task(task_id);
    return false;
  }
  if (tasks_[task_id].next != Next::same && search.result.nodes == asked_.max_nodes) {
    search.closed = true;
    search.result.end = SearchEnd::out_of_nodes;
    end_task(task_id);
    return false;
  }
  return true;
}

inline void LaneEngine::end_task(Id task_id) {
  const Id search_id = tasks_[task_id].search;
  Search& search = searches_[search_id];
  free_tasks_.push(task_id);
  if (--search.tasks > 0) return;
  free_searches_.push(search_id);
  answers_->end(search.index, search.result);
}

/// Ends what was in work, and what was not begun, when the batch is stopped.
inline void LaneEngine::end_all_stopped() {
  for (const Search& search : searches_) {
    if (search.tasks == 0) continue;
    CountResult result = search.result;
    if (!search.closed) result.end = SearchEnd::stopped;
    answers_->end(search.index, result);
  }
  for (; next_board_ < boards_.count; ++next_board_) {
    answers_->end(next_board_, {.end = SearchEnd::stopped});
  }
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#endif
