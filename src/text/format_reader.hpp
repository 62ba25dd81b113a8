// SPDX-License-Identifier: MIT
//
// What every readable format provides: cutting an input into the texts of records, and
// understanding one such text. The two are apart so that texts can be understood elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

/// The text of one record, cut out of the input but not understood yet.
struct Block {
  std::string_view text{};            ///< valid until the next block is cut
  std::uint64_t line = 1;             ///< where the text starts
  std::uint64_t column = 1;           ///< the same
  std::optional<ParseError> fault{};  ///< set when cutting already found the record to be bad
};

class FormatReader {
 public:
  FormatReader() = default;
  FormatReader(const FormatReader&) = delete;
  FormatReader& operator=(const FormatReader&) = delete;
  virtual ~FormatReader() = default;

  /// The next record's text; nothing at the end of the input.
  [[nodiscard]] virtual std::optional<Block> next_block() = 0;

  /// Understands a block that has no fault, into a blank record; nothing returned means success.
  /// Depends on the block alone, and on what the first `next_block` learnt from a header.
  [[nodiscard]] virtual std::optional<ParseError> parse(const Block& block,
                                                        Record& record) const = 0;
};

/// An error in a line at `offset` bytes from its start.
[[nodiscard]] constexpr ParseError error_at(ParseErrc code, std::uint64_t line, std::size_t offset,
                                            std::uint32_t detail = 0) noexcept {
  return {code, detail, line, offset + 1};
}

/// The byte of a character, as errors carry it.
[[nodiscard]] constexpr std::uint32_t byte_of(char c) noexcept {
  return static_cast<unsigned char>(c);
}

/// A line or record beyond kMaxRecordBytes.
[[nodiscard]] constexpr ParseError too_long_at(std::uint64_t line) noexcept {
  return error_at(ParseErrc::line_too_long, line, 0);
}

}  // namespace nonet::text
