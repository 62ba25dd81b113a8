// SPDX-License-Identifier: MIT
#pragma once

#include "session.hpp"

namespace nonet::cli {

/// On a terminal, draws the answer when the whole input is one puzzle. Otherwise returns false,
/// with the input as it was.
[[nodiscard]] bool draw_only_puzzle(Session& session, const Settings& settings);

}  // namespace nonet::cli
