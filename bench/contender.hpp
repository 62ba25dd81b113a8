// SPDX-License-Identifier: MIT
//
// What takes part in a measurement: an engine of Nonet's in one of two modes, or a peer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "nonet/result.hpp"
#include "nonet/solve.hpp"
#include "puzzle_set.hpp"

namespace nonet::bench {

/// How a caller hands over puzzles: one call for all of them, or a call for each.
enum class Mode : std::uint8_t { batch, single };

/// What is said about one answer.
struct Judgement {
  bool right = false;
  bool finished = false;
  std::uint64_t nodes = 0;
};

class Contender {
 public:
  Contender() = default;
  Contender(const Contender&) = delete;
  Contender& operator=(const Contender&) = delete;
  virtual ~Contender() = default;

  [[nodiscard]] virtual std::string name() const = 0;
  [[nodiscard]] virtual std::string target() const = 0;
  [[nodiscard]] virtual Mode mode() const = 0;

  /// Gets ready for the puzzles of a set; not measured.
  virtual void prepare(const PuzzleSet& set) = 0;
  /// Solves the first puzzles of the set it was prepared for and keeps the answers.
  virtual void solve(const PuzzleSet& set, std::size_t count) = 0;
  /// Judges the answer to a puzzle that was solved; `expected` is the default engine's.
  [[nodiscard]] virtual Judgement judge(const PuzzleSet& set, std::size_t index,
                                        const Solution& expected) const = 0;
};

/// `target` must run here.
[[nodiscard]] std::unique_ptr<Contender> make_engine_contender(Engine engine, Target target,
                                                               Mode mode, std::uint64_t max_nodes);

/// Why there is no contender for a specification.
struct PeerError {
  enum class Kind : std::uint8_t { malformed, not_loaded };
  Kind kind;
  std::string message;
};

/// A peer in a shared library, by `NAME=FILE:SYMBOL` or `NAME=FILE:SYMBOL:FLAGS`; see
/// docs/benchmarking.md.
[[nodiscard]] Result<std::unique_ptr<Contender>, PeerError> make_peer_contender(
    const std::string& specification);

}  // namespace nonet::bench
