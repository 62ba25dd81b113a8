// SPDX-License-Identifier: MIT
#pragma once

#include "text/format_reader.hpp"

namespace nonet::text {

/// One puzzle in one line: 81 cells, then perhaps a separator and a comment.
[[nodiscard]] std::optional<ParseError> parse_line(const Block& block, Record& record);

}  // namespace nonet::text
