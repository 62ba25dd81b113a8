// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "inputs.hpp"
#include "nonet/batch.hpp"
#include "output.hpp"
#include "report.hpp"
#include "settings.hpp"
#include "tally.hpp"

namespace nonet::cli {

/// What a verb does with a record, solved where it asked for that, and with one that was not read.
using OnRecord = std::function<void(std::string_view file, const Record& record)>;
using OnSolved =
    std::function<void(std::string_view file, const Record& record, const Outcome& outcome)>;
using OnBad = std::function<void(std::string_view file, const BadRecord& bad)>;

/// One run of a verb over its input: output, messages, statistics and the exit status.
class Session {
 public:
  Session(const Settings& settings, std::optional<Format> from);
  explicit Session(const Settings& settings) : Session(settings, settings.from) {}

  /// Goes through the input in order. Unreadable records and files are reported before `on_bad`.
  void each(const OnRecord& on_record, const OnBad& on_bad);
  /// The same with every puzzle solved; several are solved together.
  void each_solved(const OnSolved& on_solved, const OnBad& on_bad);

  /// The next entry, for a verb that looks ahead; `put_back` undoes it, last one first.
  [[nodiscard]] std::optional<Entry> take();
  void put_back(Entry entry) { put_back_.push_back(std::move(entry)); }

  /// Completes the output, prints the statistics, and tells the exit status.
  [[nodiscard]] int finish();

  [[nodiscard]] Output& out() noexcept { return out_; }
  [[nodiscard]] Report& report() noexcept { return report_; }
  [[nodiscard]] Tally& tally() noexcept { return tally_; }

 private:
  void report_unread(const Entry& entry, const OnBad& on_bad);
  void solve_pending(const OnSolved& on_solved, const OnBad& on_bad);
  void solve_all(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes);

  const Settings& settings_;
  Output out_;
  std::function<void()> before_wait_;  // what is to be done before input is waited for
  Inputs inputs_;
  Report report_;
  Tally tally_;
  std::vector<Entry> put_back_;
  std::vector<Entry> pending_;  // read, not solved yet
  std::optional<BatchSolver> solver_;
};

}  // namespace nonet::cli
