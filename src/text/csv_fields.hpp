// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet::text {

struct CsvField {
  std::string_view raw;    ///< as it stands, without blanks around it
  std::string_view value;  ///< without quotes, too
  std::size_t offset = 0;  ///< of `value` in the line
};

/// The fields of a line, and where it breaks the rules of CSV, if it does: a quote that is not
/// closed in the same line, or text behind a closing quote.
struct CsvLine {
  std::vector<CsvField> fields;
  std::optional<std::size_t> fault;
};

[[nodiscard]] CsvLine split_csv(std::string_view line);

}  // namespace nonet::text
