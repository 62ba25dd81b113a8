// SPDX-License-Identifier: MIT
#include "text/formats.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace nonet {
namespace text {
namespace {

constexpr std::array kTable{
    FormatEntry{{Format::line, "line", "81 characters a line, '.' or '0' for blank", true, true},
                make_line_reader,
                looks_like_line,
                append_line,
                ""},
    FormatEntry{{Format::grid, "grid", "nine rows of nine, with or without borders", true, true},
                make_grid_reader,
                looks_like_grid,
                append_grid,
                ""},
    FormatEntry{{Format::grid_unicode, "grid-unicode", "grid with box-drawing borders", true, true},
                make_grid_reader,
                nullptr,
                append_grid_unicode,
                ""},
    FormatEntry{{Format::json_board, "json-board", "9x9 JSON array of strings", true, true},
                make_json_reader,
                looks_like_json,
                append_json_board,
                ""},
    FormatEntry{{Format::csv, "csv", "comma-separated with a header, puzzle,solution", true, true},
                make_csv_reader,
                looks_like_csv,
                append_csv,
                "puzzle,solution\n"},
    FormatEntry{{Format::judge, "judge", "81 characters a line up to a line 'end'", true, true},
                make_judge_reader,
                nullptr,
                append_line,
                ""},
    FormatEntry{{Format::euler, "euler", "'Grid NN' and nine rows, repeated", true, false},
                make_euler_reader,
                looks_like_euler,
                nullptr,
                ""},
    FormatEntry{{Format::sdm, "sdm", "81 digits a line, '0' for blank", true, true},
                make_line_reader,
                nullptr,
                append_line_with_zeros,
                ""},
    FormatEntry{{Format::bank, "bank", "12 hexadecimal digits, puzzle, rating", true, false},
                make_bank_reader,
                looks_like_bank,
                nullptr,
                ""},
};

constexpr auto kInfos = [] {
  std::array<FormatInfo, kTable.size()> infos{};
  for (std::size_t i = 0; i < infos.size(); ++i) infos[i] = kTable[i].info;
  return infos;
}();

static_assert([] {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    const FormatEntry& entry = kTable[i];
    if (entry.info.format != static_cast<Format>(i)) return false;
    if (entry.info.readable != (entry.make_reader != nullptr)) return false;
    if (entry.info.writable != (entry.append != nullptr)) return false;
  }
  return true;
}());

}  // namespace

std::span<const FormatEntry> format_table() noexcept { return kTable; }

const FormatEntry& entry_of(Format format) noexcept {
  const auto index = static_cast<std::size_t>(format);
  assert(index < kTable.size());
  return kTable[index];
}

}  // namespace text

std::span<const FormatInfo> formats() noexcept { return text::kInfos; }

std::string_view name_of(Format format) noexcept { return text::entry_of(format).info.name; }

std::optional<Format> format_named(std::string_view name) noexcept {
  const auto info = std::ranges::find(text::kInfos, name, &FormatInfo::name);
  return info == text::kInfos.end() ? std::nullopt : std::optional(info->format);
}

}  // namespace nonet
