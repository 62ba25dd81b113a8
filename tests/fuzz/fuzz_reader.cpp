// SPDX-License-Identifier: MIT
//
// The libFuzzer target of one format; NONET_FUZZ_TARGET names it.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz_body.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto format = nonet::fuzz::format_of_target(NONET_FUZZ_TARGET);
  nonet::fuzz::check_reader({reinterpret_cast<const char*>(data), size}, format);
  return 0;
}
