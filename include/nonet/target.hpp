// SPDX-License-Identifier: MIT
//
// The instruction sets Nonet's engine is built for. The library chooses the best one of the machine
// by itself; a caller may name one, to compare them or to test them. All give the same answers and
// visit the same nodes, but for the one question that `batch.hpp` names.
//
// All functions are thread-safe and do not allocate.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

enum class Target : std::uint8_t {
  automatic,       ///< `auto`: the one NONET_TARGET names, else the best of this machine
  avx512_icelake,  ///< `avx512-icelake`: AVX-512 with GFNI, VBMI2 and the rest of Ice Lake's
  avx512,          ///< `avx512`: AVX-512 F, BW, DQ, VL
  avx2,            ///< `avx2`: AVX2 with BMI2 and FMA
  sse4,            ///< `sse4`: SSE4.2 with AES and PCLMUL
  neon,            ///< `neon`: 64-bit ARM
  portable,        ///< `portable`: plain 64-bit integers, for any little-endian machine
};

/// The targets this library was built with, best first; `portable` is always the last.
[[nodiscard]] std::span<const Target> targets() noexcept;
/// Whether this machine can run a target of `targets()`.
[[nodiscard]] bool runs_here(Target target) noexcept;

/// "auto", "avx2", "portable" …
[[nodiscard]] std::string_view name_of(Target target) noexcept;
/// The target with this name, built in or not, if there is one.
[[nodiscard]] std::optional<Target> target_named(std::string_view name) noexcept;

/// What `Target::automatic` stands for in this process, decided by the environment at the first
/// call of anything that needs to know. Nothing if the environment variable NONET_TARGET names no
/// target that runs here: a program should say so and stop. The engine itself then takes the best
/// target of the machine.
[[nodiscard]] std::optional<Target> chosen_target() noexcept;

}  // namespace nonet
