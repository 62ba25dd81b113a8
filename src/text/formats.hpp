// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "text/families.hpp"

namespace nonet::text {

/// All that the other parts know of a format. A new format is one row here.
struct FormatEntry {
  FormatInfo info;
  /// Makes a reader; null when the format is not readable.
  ReaderPtr (*make_reader)(InputBuffer& input, Origin origin) = nullptr;
  /// Whether the beginning of an input fits; null when content never decides for this format.
  bool (*looks_like)(const Head& head) = nullptr;
  /// Appends a record; null when the format is not writable.
  void (*append)(std::string& out, const Puzzle& puzzle, const Grid* solution) = nullptr;
  std::string_view prologue = {};
  std::string_view gap = {};      ///< keeps the place of a record that was not read
  std::string_view no_grid = {};  ///< keeps the place of an answer; empty: the puzzle as it is does
  bool answers_beside = false;    ///< an answer shows its puzzle, too
};

/// In the order of `Format`.
[[nodiscard]] std::span<const FormatEntry> format_table() noexcept;
[[nodiscard]] const FormatEntry& entry_of(Format format) noexcept;

}  // namespace nonet::text
