#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# tidy.sh [--quick] [FILE...]: clang-tidy on these source files, by default those of the library and
# the programs; headers are looked at through the files that include them. `--quick` looks at the
# library only, and leaves out the path-sensitive analyzer. Exit 77: not to be had here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/tools.sh

checks=()
folders=(src apps)
if [[ "${1:-}" == --quick ]]; then
  checks=(--checks='-clang-analyzer-*,-misc-*,-modernize-*')
  folders=(src)
  shift
fi
if ! tidy="$(pinned_tool clang-tidy)"; then
  echo "skipped: clang-tidy $NONET_LLVM is not here, and other versions find other things"
  exit 77
fi
# An old clang cannot read the C++20 headers of every later standard library.
probe="$(mktemp -d)"
trap 'rm -rf "$probe"' EXIT
printf '#include <%s>\n' algorithm chrono functional ranges string variant >"$probe/main.cpp"
if ! "$tidy" --checks='-*,bugprone-infinite-loop' "$probe/main.cpp" -- -std=c++20 \
  >/dev/null 2>&1; then
  echo "skipped: clang-tidy $NONET_LLVM cannot read this machine's standard library"
  exit 77
fi

mkdir -p build/tidy
cmake --preset tidy >build/tidy/configure.log 2>&1 || {
  cat build/tidy/configure.log
  exit 1
}
if (($# > 0)); then
  files=("$@")
else
  mapfile -d '' -t files < <(find "${folders[@]}" -name '*.cpp' -print0 | sort -z)
fi

# One file takes a few seconds; the limit only guards against one that never ends.
if ! printf '%s\0' "${files[@]}" |
  xargs -0 -n 1 -P "$(nproc)" timeout 180 "$tidy" -p build/tidy --quiet "${checks[@]}" \
    >build/tidy/findings.log 2>build/tidy/errors.log; then
  cat build/tidy/findings.log
  grep -v -e 'warnings generated' -e '^Suppressed' -e '^Use -header-filter' \
    build/tidy/errors.log || true
  exit 1
fi
echo "${#files[@]} files"
