// SPDX-License-Identifier: MIT
//
// Compiles the vector engine for every target, by including this file again for each, and chooses
// among them at run time.
#include "solve/lanes/kernel.hpp"

// The targets of the table below, also those under what the compiler would choose itself.
#define HWY_WANT_AVX3_DL
#define HWY_COMPILE_ALL_ATTAINABLE
#define HWY_DISABLED_TARGETS \
  (~(HWY_AVX3_DL | HWY_AVX3 | HWY_AVX2 | HWY_SSE4 | HWY_NEON | HWY_EMU128 | HWY_SCALAR))
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "solve/lanes/kernel.cpp"
#include <hwy/foreach_target.h>

#include "solve/lanes/lane_engine-inl.hpp"
#include "solve/lanes/single_engine-inl.hpp"
#include "solve/lanes/target-inl.hpp"

NONET_TARGET_BEGIN();
namespace nonet::lanes::HWY_NAMESPACE {

std::unique_ptr<LaneSolver> make_lane_solver() { return std::make_unique<LaneEngine>(); }

std::uint64_t search_one(const std::uint8_t* board, SearchLog& log) {
  SingleEngine engine;
  return engine.run(board, log);
}

}  // namespace nonet::lanes::HWY_NAMESPACE
NONET_TARGET_END();

#if HWY_ONCE

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/contract.hpp"

namespace nonet {
namespace {

using lanes::Kernel;

struct TargetName {
  Target target;
  std::string_view name;
};
constexpr std::array<TargetName, 7> kNames = {{{Target::automatic, "auto"},
                                               {Target::avx512_icelake, "avx512-icelake"},
                                               {Target::avx512, "avx512"},
                                               {Target::avx2, "avx2"},
                                               {Target::sse4, "sse4"},
                                               {Target::neon, "neon"},
                                               {Target::portable, "portable"}}};
static_assert([] {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i].target != static_cast<Target>(i)) return false;
  }
  return true;
}());

#define NONET_KERNEL(target, space) \
  Kernel { target, lanes::space::make_lane_solver, lanes::space::search_one }

/// Every kernel in this build, best first.
constexpr auto kKernels = std::to_array<Kernel>({
#if HWY_TARGETS & HWY_AVX3_DL
  NONET_KERNEL(Target::avx512_icelake, N_AVX3_DL),
#endif
#if HWY_TARGETS & HWY_AVX3
      NONET_KERNEL(Target::avx512, N_AVX3),
#endif
#if HWY_TARGETS & HWY_AVX2
      NONET_KERNEL(Target::avx2, N_AVX2),
#endif
#if HWY_TARGETS & HWY_SSE4
      NONET_KERNEL(Target::sse4, N_SSE4),
#endif
#if HWY_TARGETS & HWY_NEON
      NONET_KERNEL(Target::neon, N_NEON),
#endif
#if HWY_TARGETS & HWY_SCALAR
      NONET_KERNEL(Target::portable, N_SCALAR),
#elif HWY_TARGETS & HWY_EMU128
  NONET_KERNEL(Target::portable, N_EMU128),
#endif
});
#undef NONET_KERNEL
static_assert(kKernels.back().target == Target::portable);

constexpr auto kTargets = [] {
  std::array<Target, kKernels.size()> targets{};
  std::ranges::transform(kKernels, targets.begin(), &Kernel::target);
  return targets;
}();

/// Highway's bit for a target.
std::int64_t highway_bit(Target target) noexcept {
  switch (target) {
    case Target::avx512_icelake:
      return HWY_AVX3_DL;
    case Target::avx512:
      return HWY_AVX3;
    case Target::avx2:
      return HWY_AVX2;
    case Target::sse4:
      return HWY_SSE4;
    case Target::neon:
      return HWY_NEON;
    case Target::automatic:
    case Target::portable:
      break;
  }
  return 0;
}

/// Whether Highway finds the target's instructions on this machine, and GFNI, which its set of Ice
/// Lake features leaves out.
bool machine_has(Target target) noexcept {
#if HWY_ARCH_X86
  if (target == Target::avx512_icelake && __builtin_cpu_supports("gfni") == 0) return false;
#endif
  static const std::int64_t supported = hwy::SupportedTargets();
  return (supported & highway_bit(target)) != 0;
}

Target best_target() noexcept { return *std::ranges::find_if(kTargets, runs_here); }

const Kernel& kernel_of(Target target) noexcept {
  const auto* const found = std::ranges::find(kKernels, target, &Kernel::target);
  NONET_EXPECT(found != kKernels.end());
  return *found;
}

}  // namespace

std::span<const Target> targets() noexcept { return kTargets; }

bool runs_here(Target target) noexcept {
  if (target == Target::automatic || target == Target::portable) return true;
  return std::ranges::find(kTargets, target) != kTargets.end() && machine_has(target);
}

std::string_view name_of(Target target) noexcept {
  return kNames[static_cast<std::size_t>(target)].name;
}

std::optional<Target> target_named(std::string_view name) noexcept {
  const auto* const found = std::ranges::find(kNames, name, &TargetName::name);
  return found == kNames.end() ? std::nullopt : std::optional<Target>(found->target);
}

std::optional<Target> lanes::target_wished(const char* wish) noexcept {
  const std::optional<Target> named =
      target_named(wish == nullptr || *wish == '\0' ? "auto" : wish);
  if (!named || !runs_here(*named)) return std::nullopt;
  return *named == Target::automatic ? best_target() : *named;
}

std::optional<Target> chosen_target() noexcept {
  static const std::optional<Target> chosen = lanes::target_wished(std::getenv("NONET_TARGET"));
  return chosen;
}

const Kernel& lanes::kernel_for(Target target) noexcept {
  if (target != Target::automatic && runs_here(target)) return kernel_of(target);
  static const Kernel& chosen = kernel_of(chosen_target().value_or(best_target()));
  return chosen;
}

}  // namespace nonet

#endif
