// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace nonet {

/// The version of the library that is linked, as "0.1.0".
[[nodiscard]] std::string_view version() noexcept;

}  // namespace nonet
