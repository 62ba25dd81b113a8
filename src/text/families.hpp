// SPDX-License-Identifier: MIT
//
// What the families of formats offer to the table of formats, one file each.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "nonet/text.hpp"
#include "text/format_reader.hpp"
#include "text/head.hpp"
#include "text/input_buffer.hpp"

namespace nonet::text {

/// How the format of an input came to be known.
enum class Origin : std::uint8_t { named, detected };

using ReaderPtr = std::unique_ptr<FormatReader>;

// line.cpp
[[nodiscard]] ReaderPtr make_line_reader(InputBuffer& input, Origin origin);
[[nodiscard]] ReaderPtr make_judge_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_line(const Head& head);
void append_line(std::string& out, const Puzzle& puzzle, const Grid* solution);
void append_line_with_zeros(std::string& out, const Puzzle& puzzle, const Grid* solution);

// grid_split.cpp, grid_write.cpp
[[nodiscard]] ReaderPtr make_grid_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_grid(const Head& head);
void append_grid(std::string& out, const Puzzle& puzzle, const Grid* solution);
void append_grid_unicode(std::string& out, const Puzzle& puzzle, const Grid* solution);

// json.cpp
[[nodiscard]] ReaderPtr make_json_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_json(const Head& head);
void append_json_board(std::string& out, const Puzzle& puzzle, const Grid* solution);

// csv.cpp
[[nodiscard]] ReaderPtr make_csv_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_csv(const Head& head);
void append_csv(std::string& out, const Puzzle& puzzle, const Grid* solution);

// euler.cpp
[[nodiscard]] ReaderPtr make_euler_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_euler(const Head& head);

// bank.cpp
[[nodiscard]] ReaderPtr make_bank_reader(InputBuffer& input, Origin origin);
[[nodiscard]] bool looks_like_bank(const Head& head);

}  // namespace nonet::text
