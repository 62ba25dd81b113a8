// SPDX-License-Identifier: MIT
//
// Many puzzles at once: several times as many per second as one after the other. `solve.hpp` has
// the same questions for one puzzle.
//
// What is the same on every machine and target, however the puzzles are grouped: for each board the
// number of solutions, which solutions are handed out, and in which order; its nodes; and the
// passes of a batch. One question is excepted: where solutions are counted to a limit above 2 and
// none is handed out, idle lanes help with the boards that are left. Then the nodes and passes, and
// the number met within a node budget, may differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "nonet/candidates.hpp"
#include "nonet/solve.hpp"
#include "nonet/target.hpp"

namespace nonet {

/// Solves many puzzles: `outcomes[i]` becomes the outcome of `puzzles[i]`, as far as both spans
/// reach. The node budget holds for each puzzle by itself. Thread-safe on distinct outcomes. Makes
/// a BatchSolver for the call, unless the puzzles are few; without memory for one they are solved
/// one by one. Who has many batches keeps a BatchSolver.
void solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
           const SolveOptions& options = {}) noexcept;

// ---- What a batch may consist of ----------------------------------------------------------------

/// Boards as text, in place: the board i begins at `first + i * stride` and has 81 characters, in
/// reading order. '1' to '9' are digits, everything else is a blank. Nothing beyond the last
/// board's 81st character is read. The text must stay as it is until the call returns.
struct TextBoards {
  const char* first = nullptr;
  std::size_t stride = 82;  ///< from board to board, at least 81; 82 for lines
  std::size_t count = 0;
};

/// Candidates as the engine holds them: a puzzle from which candidates are already taken away.
/// `words[9 * position + digit index]` tells where the digit may be: position 3r+k is row r, column
/// k inside a box, and bit 5b+s stands for the box in band b and stack s. Other bits are ignored.
struct PackedCandidates {
  std::array<std::uint16_t, 81> words{};

  [[nodiscard]] static PackedCandidates of(const Candidates& candidates) noexcept;
  /// A given stays the only candidate of its cell; no other candidate is taken away.
  [[nodiscard]] static PackedCandidates of(const Puzzle& puzzle) noexcept;

  /// Whether the cell may hold the digit.
  [[nodiscard]] bool has(Cell cell, Digit digit) const noexcept;
  /// Takes the digit from the cell, if it is there.
  void eliminate(Cell cell, Digit digit) noexcept;
  /// Allows every digit in the cell again.
  void clear(Cell cell) noexcept;

  friend bool operator==(const PackedCandidates&, const PackedCandidates&) noexcept = default;
};

/// Divides the solutions of a puzzle into boards that have none in common, `parts` or a few more if
/// there is enough to divide, else fewer, none if there is no solution to be divided: for who wants
/// to count them on several threads. Allocates, and throws bad_alloc.
[[nodiscard]] std::vector<PackedCandidates> split_board(const Puzzle& puzzle, std::size_t parts);

/// Borrowed until the call returns.
using BatchBoards =
    std::variant<std::span<const Puzzle>, TextBoards, std::span<const PackedCandidates>>;

// ---- The question and its answers ---------------------------------------------------------------

struct BatchQuestion {
  /// Count the solutions of each board up to this many: 1 asks for any, 2 whether it is unique.
  /// With 0 nothing is searched, and every board ends as `limit_reached`.
  std::uint64_t limit = 2;
  /// The node budget of each board. With 0 nothing is searched, and every board ends as
  /// `out_of_nodes`.
  std::uint64_t max_nodes = kNoLimit;
  /// How many solutions of each board to hand out, the first ones found.
  std::uint64_t solutions = 1;
};

/// Takes the answers of a batch as they come, not in order: `index` tells the board. A solution may
/// come after the end of its board. Called in the thread that asked, and must not call the solver
/// that asks.
class BatchAnswers {
 public:
  virtual ~BatchAnswers() = default;

  /// The solution number `which`, from 0, of a board.
  virtual void solution(std::size_t index, std::uint64_t which, const Grid& grid) = 0;
  /// A board has one more solution, whether it is handed out or not. False stops the batch: all
  /// boards that are not done end as `stopped`.
  virtual bool found(std::size_t /*index*/) { return true; }
  /// A board is done: called once for each.
  virtual void end(std::size_t index, const CountResult& result) = 0;
};

/// What a batch took, beside the nodes of each board.
struct BatchEffort {
  std::uint64_t passes = 0;  ///< rounds of deductions, counted for each node
};

/// The engine for many puzzles. It allocates its memory, about 2 MB for each 16 lanes of a
/// register, when it is made, and none later. One object serves one thread at a time. A solver that
/// was moved from may only be assigned to or destroyed.
class BatchSolver {
 public:
  /// Throws bad_alloc. The target is chosen as `SolveOptions::target` says.
  explicit BatchSolver(Target target = Target::automatic);
  BatchSolver(BatchSolver&&) noexcept;
  BatchSolver& operator=(BatchSolver&&) noexcept;
  ~BatchSolver();

  /// Puts the question to every board. Any board will do: clashing givens, and givens that leave a
  /// house without a place for a digit, have no solution. Exceptions of `answers` pass through; the
  /// solver may be used again after them. Throws logic_error when called by the answers of the same
  /// solver; the verbs below, which throw nothing, end the program then.
  BatchEffort ask(const BatchBoards& boards, const BatchQuestion& question, BatchAnswers& answers);

  /// `outcomes[i]` becomes the outcome of `puzzles[i]`, as far as both spans reach.
  BatchEffort solve(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes,
                    std::uint64_t max_nodes = kNoLimit) noexcept;
  /// The same for text boards, as far as there are outcomes.
  BatchEffort solve(TextBoards boards, std::span<Outcome> outcomes,
                    std::uint64_t max_nodes = kNoLimit) noexcept;
  /// `results[i]` becomes the number of solutions of board i, up to the limit, as far as there are
  /// results. Hands out no solutions, whatever the question says of them.
  BatchEffort count(const BatchBoards& boards, std::span<CountResult> results,
                    const BatchQuestion& question) noexcept;

  /// The target it uses; never `automatic`.
  [[nodiscard]] Target target() const noexcept { return target_; }

 private:
  class Engine;
  Target target_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace nonet
