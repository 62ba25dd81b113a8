#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# build.sh PRESET [CMAKE-ARGUMENT...] [-- TARGET...]: configures and builds build/PRESET, all of it
# or only these targets, quietly unless it fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly preset="${1:?usage: build.sh PRESET [CMAKE-ARGUMENT...] [-- TARGET...]}"
shift
options=()
while (($# > 0)) && [[ "$1" != -- ]]; do
  options+=("$1")
  shift
done
targets=()
(($# < 2)) || targets=(--target "${@:2}")

mkdir -p "build/$preset"
readonly log="build/$preset/configure.log"
if ! cmake --preset "$preset" "${options[@]}" >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
# Ninja shows one moving line on a terminal; elsewhere only what matters is kept.
if [[ -t 1 ]]; then
  cmake --build --preset "$preset" "${targets[@]}"
else
  echo "Building in build/$preset: a minute or more"
  cmake --build --preset "$preset" "${targets[@]}" >"build/$preset/build.log" 2>&1 || {
    cat "build/$preset/build.log" >&2
    exit 1
  }
  grep -A8 'warning:' "build/$preset/build.log" || true
fi
