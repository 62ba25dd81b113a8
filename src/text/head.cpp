// SPDX-License-Identifier: MIT
#include "text/head.hpp"

#include "text/line_reader.hpp"

namespace nonet::text {

Head::Head(std::string_view all, bool complete) : bytes(all) {
  std::uint64_t number = 0;
  for (std::size_t start = 0; start < all.size();) {
    const std::size_t end = all.find_first_of("\r\n", start);
    const bool cut = end == std::string_view::npos && !complete && !lines.empty();
    if (cut) break;
    const std::string_view line = all.substr(start, end - start);
    ++number;
    if (!is_skipped(line)) {
      if (lines.empty()) first_line = number;
      lines.push_back(line);
    }
    if (end == std::string_view::npos) break;
    start = end + (all.substr(end, 2) == "\r\n" ? 2 : 1);
  }
}

}  // namespace nonet::text
