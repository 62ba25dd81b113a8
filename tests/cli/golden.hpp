// SPDX-License-Identifier: MIT
#pragma once

namespace nonet::test {

/// Makes a test of every folder in cases/: the shell line in `cmd` runs in a copy of the folder and
/// must give what `stdout`, `stderr` and `status` say; a missing file means nothing, or status 0.
/// With NONET_UPDATE_GOLDEN=1 in the environment these files are written instead.
void register_golden_cases();

}  // namespace nonet::test
