// SPDX-License-Identifier: MIT
#pragma once

namespace nonet::cli {

[[nodiscard]] bool is_terminal(int descriptor) noexcept;

/// Whether colour is welcome on a terminal: `NO_COLOR` is unset or empty and `TERM` is not `dumb`.
[[nodiscard]] bool colour_welcome() noexcept;

/// Occupies descriptors 0 to 2 that are closed, so that no file opened later is taken for a
/// standard stream. Reading and writing through a stand-in fails, as it would have without it.
void guard_standard_streams() noexcept;

}  // namespace nonet::cli
