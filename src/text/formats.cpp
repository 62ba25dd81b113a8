// SPDX-License-Identifier: MIT
#include "text/formats.hpp"

#include <algorithm>
#include <array>

#include "base/contract.hpp"

namespace nonet {
namespace text {
namespace {

constexpr std::array kTable{
    FormatEntry{.info = {Format::line, "line", "81 characters a line, '.' or '0' for blank", true,
                         true, true},
                .make_reader = make_line_reader,
                .looks_like = looks_like_line,
                .append = append_line,
                .gap = "\n"},
    FormatEntry{.info = {Format::grid, "grid", "nine rows of nine, with or without borders", true,
                         true, true},
                .make_reader = make_grid_reader,
                .looks_like = looks_like_grid,
                .append = append_grid,
                .gap = "\n"},
    FormatEntry{.info = {Format::grid_unicode, "grid-unicode", "grid with box-drawing borders",
                         true, true, true},
                .make_reader = make_grid_reader,
                .append = append_grid_unicode,
                .gap = "\n"},
    FormatEntry{
        .info = {Format::json_board, "json-board", "9x9 JSON array of strings", true, true, false},
        .make_reader = make_json_reader,
        .looks_like = looks_like_json,
        .append = append_json_board,
        .gap = "null\n",
        .no_grid = "null\n"},
    FormatEntry{.info = {Format::csv, "csv", "comma-separated with a header, puzzle,solution", true,
                         true, false},
                .make_reader = make_csv_reader,
                .looks_like = looks_like_csv,
                .append = append_csv,
                .prologue = "puzzle,solution\n",
                .gap = ",\n",
                .answers_beside = true},
    FormatEntry{.info = {Format::judge, "judge", "81 characters a line up to a line 'end'", true,
                         true, false},
                .make_reader = make_judge_reader,
                .append = append_line,
                .gap = "\n"},
    FormatEntry{
        .info = {Format::euler, "euler", "'Grid NN' and nine rows, repeated", true, false, false},
        .make_reader = make_euler_reader,
        .looks_like = looks_like_euler},
    FormatEntry{.info = {Format::sdm, "sdm", "81 digits a line, '0' for blank", true, true, true},
                .make_reader = make_line_reader,
                .append = append_line_with_zeros,
                .gap = "\n"},
    FormatEntry{
        .info = {Format::bank, "bank", "12 hexadecimal digits, puzzle, rating", true, false, false},
        .make_reader = make_bank_reader,
        .looks_like = looks_like_bank},
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
  NONET_EXPECT(index < kTable.size());
  return kTable[index];
}

}  // namespace text

std::span<const FormatInfo> formats() noexcept { return text::kInfos; }

const FormatInfo& info_of(Format format) noexcept { return text::entry_of(format).info; }

std::string_view name_of(Format format) noexcept { return info_of(format).name; }

std::optional<Format> format_named(std::string_view name) noexcept {
  const auto info = std::ranges::find(text::kInfos, name, &FormatInfo::name);
  return info == text::kInfos.end() ? std::nullopt : std::optional(info->format);
}

}  // namespace nonet
