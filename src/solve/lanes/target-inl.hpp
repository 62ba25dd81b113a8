// SPDX-License-Identifier: MIT
//
// What a file compiled once per target needs around its namespace: NONET_TARGET_BEGIN() and
// NONET_TARGET_END(), and which target it is. No include guard: Highway redefines its macros for
// each target, and this follows.
#include <hwy/highway.h>

/// The targets without vector instructions, for which we do the arithmetic on machine words.
#undef NONET_PORTABLE
#define NONET_PORTABLE (HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128)

/// AVX-512 with all that Ice Lake brought, and AVX-512 of any kind.
#undef NONET_ICELAKE
#undef NONET_AVX512
#define NONET_ICELAKE (HWY_TARGET == HWY_AVX3_DL)
#define NONET_AVX512 (NONET_ICELAKE || HWY_TARGET == HWY_AVX3)

// Highway's set of Ice Lake features leaves out GFNI, which the dispatch asks for as well.
#undef NONET_TARGET_BEGIN
#undef NONET_TARGET_END
#undef NONET_ATTR
#if NONET_ICELAKE
#define NONET_TARGET_BEGIN()                  \
  HWY_PUSH_ATTRIBUTES(HWY_TARGET_STR ",gfni") \
  static_assert(true, "For requiring trailing semicolon")
#define NONET_ATTR __attribute__((target(HWY_TARGET_STR ",gfni")))
#else
#define NONET_TARGET_BEGIN() HWY_BEFORE_NAMESPACE()
#define NONET_ATTR HWY_ATTR  // for lambdas, which do not take it from around them
#endif
#define NONET_TARGET_END() HWY_AFTER_NAMESPACE()
