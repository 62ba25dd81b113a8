// SPDX-License-Identifier: MIT
#include "session.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "terminal.hpp"

namespace nonet::cli {
namespace {

/// So many puzzles are solved together. The classic engines gain nothing from it.
std::size_t batch_size(Engine engine) noexcept { return engine == Engine::nonet ? 2048 : 1; }

bool reads_terminal(const Settings& settings) {
  return (settings.files.empty() || settings.files.front() == "-") && is_terminal(fileno(stdin));
}

}  // namespace

Session::Session(const Settings& settings, std::optional<Format> from)
    : settings_(settings),
      out_(settings.output),
      before_wait_([this] { out_.flush(); }),
      inputs_(settings.files, from, [this] { before_wait_(); }),
      report_(out_, inputs_.several()) {
  if (reads_terminal(settings)) print_error("Type or paste puzzles; Ctrl-D ends the input.");
}

std::optional<Entry> Session::take() {
  if (put_back_.empty()) return inputs_.next();
  std::optional<Entry> entry(std::move(put_back_.back()));
  put_back_.pop_back();
  return entry;
}

void Session::each(const OnRecord& on_record, const OnBad& on_bad) {
  while (const std::optional<Entry> entry = take()) {
    if (const auto* record = std::get_if<Record>(&entry->what)) {
      on_record(entry->file, *record);
    } else {
      report_unread(*entry, on_bad);
    }
  }
}

void Session::each_solved(const OnSolved& on_solved, const OnBad& on_bad) {
  before_wait_ = [&] {
    solve_pending(on_solved, on_bad);
    out_.flush();
  };
  while (std::optional<Entry> entry = take()) {
    pending_.push_back(std::move(*entry));
    if (pending_.size() >= batch_size(settings_.engine)) solve_pending(on_solved, on_bad);
  }
  solve_pending(on_solved, on_bad);
  before_wait_ = [this] { out_.flush(); };
}

void Session::solve_pending(const OnSolved& on_solved, const OnBad& on_bad) {
  std::vector<Puzzle> puzzles;
  for (const Entry& entry : pending_) {
    if (const auto* record = std::get_if<Record>(&entry.what)) puzzles.push_back(record->puzzle);
  }
  std::vector<Outcome> outcomes(puzzles.size());
  solve_all(puzzles, outcomes);
  auto outcome = outcomes.begin();
  for (const Entry& entry : pending_) {
    if (const auto* record = std::get_if<Record>(&entry.what)) {
      tally_.add(*outcome);
      on_solved(entry.file, *record, *outcome++);
    } else {
      report_unread(entry, on_bad);
    }
  }
  pending_.clear();
}

void Session::solve_all(std::span<const Puzzle> puzzles, std::span<Outcome> outcomes) {
  const bool whole_batch = puzzles.size() == batch_size(Engine::nonet);
  if (settings_.engine != Engine::nonet || (!solver_ && !whole_batch)) {
    return solve(puzzles, outcomes, settings_.solve_options());
  }
  if (!solver_) solver_.emplace();
  solver_->solve(puzzles, outcomes, settings_.max_nodes);
}

void Session::report_unread(const Entry& entry, const OnBad& on_bad) {
  if (const auto* error = std::get_if<FileError>(&entry.what)) {
    return report_.unreadable(entry.file, *error);
  }
  const auto& bad = std::get<BadRecord>(entry.what);
  tally_.add_unreadable();
  report_.unreadable(entry.file, bad);
  on_bad(entry.file, bad);
}

int Session::finish() {
  out_.finish();
  if (settings_.stats) (void)std::fputs(tally_.text().c_str(), stderr);
  return static_cast<int>(report_.status());
}

}  // namespace nonet::cli
