// SPDX-License-Identifier: MIT
#include "text/csv_fields.hpp"

#include <algorithm>
#include <utility>

#include "text/cells.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kNone = std::string_view::npos;

// The closing quote of a field that opens one at `open`; a doubled quote stands for itself.
std::size_t closing_quote(std::string_view line, std::size_t open) noexcept {
  for (std::size_t at = line.find('"', open + 1); at != kNone; at = line.find('"', at + 1)) {
    if (!line.substr(at + 1).starts_with('"')) return at;
    ++at;
  }
  return kNone;
}

std::size_t skip_space(std::string_view line, std::size_t at) noexcept {
  while (at < line.size() && is_space(line[at])) ++at;
  return at;
}

}  // namespace

CsvLine split_csv(std::string_view line) {
  CsvLine result;
  for (std::size_t start = 0; start <= line.size();) {
    start = skip_space(line, start);
    if (line.substr(start).starts_with('"')) {
      const std::size_t close = closing_quote(line, start);
      if (close == kNone) return {std::move(result.fields), start};
      const std::size_t behind = skip_space(line, close + 1);
      if (behind < line.size() && line[behind] != ',') return {std::move(result.fields), behind};
      const std::string_view value = trimmed(line.substr(start + 1, close - start - 1));
      result.fields.push_back({line.substr(start, close + 1 - start), value,
                               static_cast<std::size_t>(value.data() - line.data())});
      start = behind + 1;
    } else {
      const std::size_t end = std::min(line.find(',', start), line.size());
      const std::string_view text = trimmed(line.substr(start, end - start));
      result.fields.push_back({text, text, start});
      start = end + 1;
    }
  }
  return result;
}

}  // namespace nonet::text
