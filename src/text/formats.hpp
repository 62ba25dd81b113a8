// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "text/families.hpp"

namespace nonet::text {

/// All that the other parts know of a format. A new format is one row here.
struct FormatEntry {
  FormatInfo info;
  /// Makes a reader; null when the format is not readable.
  ReaderPtr (*make_reader)(InputBuffer& input, Origin origin);
  /// Whether the beginning of an input fits; null when content never decides for this format.
  bool (*looks_like)(const Head& head);
  /// Appends a record; null when the format is not writable.
  void (*append)(std::string& out, const Puzzle& puzzle, const Grid* solution);
  std::string_view prologue;
};

/// In the order of `Format`.
[[nodiscard]] std::span<const FormatEntry> format_table() noexcept;
[[nodiscard]] const FormatEntry& entry_of(Format format) noexcept;

}  // namespace nonet::text
