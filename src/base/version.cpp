// SPDX-License-Identifier: MIT
#include "nonet/version.hpp"

namespace nonet {

std::string_view version() noexcept { return NONET_VERSION; }

}  // namespace nonet
