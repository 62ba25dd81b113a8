// SPDX-License-Identifier: MIT
#pragma once

#include "nonet/text.hpp"

namespace nonet::text {

/// How much of an input is looked at.
inline constexpr std::size_t kHeadBytes = kMaxRecordBytes;

/// The format of an input that begins with `bytes`, or why it cannot be read as a whole.
/// `complete` tells whether these are all its bytes.
[[nodiscard]] Result<Format, ParseError> detect(std::string_view bytes, bool complete);

}  // namespace nonet::text
