#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# fuzz.sh [NAME...]: runs each libFuzzer target for FUZZ_SECONDS seconds (60). New inputs are kept
# in build/fuzz/corpus/NAME; a crashing one is left in build/fuzz/crashes and its path is printed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly seconds="${FUZZ_SECONDS:-60}"
scripts/build.sh fuzz

if (($# > 0)); then
  targets=("${@/#/build/fuzz/bin/}")
else
  mapfile -t targets < <(find build/fuzz/bin -type f -name 'fuzz_*' -perm -u+x | sort)
fi
((${#targets[@]} > 0)) || {
  echo "fuzz.sh: no fuzz target was built" >&2
  exit 1
}

mkdir -p build/fuzz/crashes
for target in "${targets[@]}"; do
  name="$(basename "$target")"
  seeds="tests/fuzz/corpus/${name#fuzz_}"
  found="build/fuzz/corpus/$name"
  log="build/fuzz/$name.log"
  mkdir -p "$found"
  corpora=("$found")
  [[ -d "$seeds" ]] && corpora+=("$seeds")
  echo "$name: $seconds s"
  if ! "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="build/fuzz/crashes/$name-" "${corpora[@]}" >"$log" 2>&1; then
    tail -n 40 "$log"
    echo "$name found something: see build/fuzz/crashes and $log" >&2
    exit 1
  fi
  grep -E 'number_of_executed_units|new_units_added' "$log" | sed 's/^/  /'
done
echo "Nothing was found."
