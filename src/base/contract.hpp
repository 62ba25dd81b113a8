// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>

/// States what must hold if our own code is right: checked in builds with assertions, promised to
/// the optimiser in the others. Never for input; bad input is a Result.
#ifdef NDEBUG
#define NONET_EXPECT(condition) ((condition) ? static_cast<void>(0) : __builtin_unreachable())
#else
#define NONET_EXPECT(condition) assert(condition)
#endif
