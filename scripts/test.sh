#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test.sh [STAGE...]: builds and runs the tests; without a stage, all of them in this order:
#
#   lint    format, layers, file rules, shell scripts
#   dev     everything with assertions, warnings are errors; all tests
#   asan    the tests under the address and undefined-behaviour sanitizers
#   tsan    the tests that use threads under the thread sanitizer
#   clang   the library, optimised, by clang++; its tests, now without assertions
#   tidy    the quick checks of clang-tidy on the library and the command
#
# A failing stage does not hide the others. The last line is the sum, "N passed, N failed"; the exit
# code is 0 only when nothing failed. What cannot be checked on this machine is said to be skipped.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
source scripts/tools.sh

readonly all_stages=(lint dev asan tsan clang tidy)
jobs="$(nproc 2>/dev/null || echo 2)"
readonly jobs

passed=0 failed=0 skipped=0
summary=()

# check NAME COMMAND...: one check that counts as one test. Exit code 77 means skipped.
check() {
  local name="$1" output code
  shift
  output="$("$@" 2>&1)"
  code=$?
  case "$code" in
    0) ((passed += 1)) && echo "ok       $name${output:+ ($(tail -n 1 <<<"$output"))}" ;;
    77) ((skipped += 1)) && echo "skipped  $name: ${output#skipped: }" ;;
    *) ((failed += 1)) && echo "FAILED   $name" && echo "$output" ;;
  esac
}

# build PRESET ARGUMENT...: false, and counted as one failure, when it does not build.
build() {
  scripts/build.sh "$@" && return 0
  echo "FAILED   build of $1"
  ((failed += 1))
  return 1
}

# run_ctest PRESET ARGUMENT...: adds ctest's own closing counts to the sums. RUNNER goes before it.
RUNNER=()
run_ctest() {
  local log="build/$1/test.log" total bad left_out
  "${RUNNER[@]}" ctest --preset "$1" --parallel "$jobs" "${@:2}" >"$log" 2>&1
  local code=$?
  if [[ "$(grep -E 'tests passed, ' "$log")" =~ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
    bad="${BASH_REMATCH[1]}" total="${BASH_REMATCH[2]}"
    left_out="$(grep -c '\*\*\*Skipped' "$log")"
    if ((code == 0)); then sed -n '/tests passed, /,$p' "$log"; else cat "$log"; fi
    ((passed += total - bad - left_out, failed += bad, skipped += left_out))
    return "$code"
  fi
  cat "$log"
  ((failed += 1))
  return 1
}

# set_runner SANITIZER: how a program of that sanitizer runs here. Some kernels spread addresses
# wider than the sanitizers of older compilers can bear; then without randomised addresses.
set_runner() {
  local probe
  probe="$(mktemp -d)"
  RUNNER=()
  echo 'int main() {}' >"$probe/main.cpp"
  if c++ "-fsanitize=$1" "$probe/main.cpp" -o "$probe/main" 2>/dev/null; then
    if "$probe/main" 2>/dev/null; then
      rm -rf "$probe"
      return 0
    fi
    RUNNER=(setarch "$(uname -m)" -R)
    if "${RUNNER[@]}" "$probe/main" 2>/dev/null; then
      rm -rf "$probe"
      return 0
    fi
  fi
  rm -rf "$probe"
  RUNNER=()
  echo "skipped: programs under -fsanitize=$1 do not run on this machine"
  ((skipped += 1))
  return 1
}

stage_lint() {
  check "format" scripts/format.sh --check
  check "layers" python3 scripts/check_layers.py
  check "file rules" python3 scripts/lint.py
  check "shell scripts" lint_shell
}

lint_shell() {
  local files
  mapfile -d '' -t files < <(find .ci scripts tests tools -type f \
    \( -name '*.sh' -o -path '.ci/run' \) -print0 2>/dev/null)
  shellcheck -x "${files[@]}"
}

stage_dev() {
  build dev "-DNONET_WERROR=$(werror_for c++)" && run_ctest dev
}

stage_asan() {
  set_runner address,undefined || return 0
  build asan && UBSAN_OPTIONS=print_stacktrace=1 run_ctest asan
}

stage_tsan() {
  set_runner thread || return 0
  build tsan -- threads_test && run_ctest tsan
}

stage_clang() {
  # clang-tidy compiles the command with the same front end, so it is left out here.
  build clang "-DNONET_WERROR=$(werror_for clang++)" -DNONET_APPS=OFF &&
    run_ctest clang --label-exclude 'consumer|cross|scripts'
}

stage_tidy() {
  check "clang-tidy" scripts/tidy.sh --quick
}

stages=("$@")
((${#stages[@]} > 0)) || stages=("${all_stages[@]}")
for stage in "${stages[@]}"; do
  if ! declare -F "stage_$stage" >/dev/null; then
    echo "test.sh: unknown stage '$stage', one of: ${all_stages[*]}" >&2
    exit 64
  fi
done

for stage in "${stages[@]}"; do
  before_passed=$passed before_failed=$failed before_skipped=$skipped before=$SECONDS
  RUNNER=()
  echo
  echo "==== $stage ===="
  "stage_$stage"
  summary+=("$(printf '%-6s %5d passed %3d failed %3d skipped %5d s' "$stage" \
    $((passed - before_passed)) $((failed - before_failed)) $((skipped - before_skipped)) \
    $((SECONDS - before)))")
done

echo
echo "==== summary ===="
printf '%s\n' "${summary[@]}"
if ((skipped > 0)); then
  echo "$passed passed, $failed failed, $skipped skipped"
else
  echo "$passed passed, $failed failed"
fi
((failed == 0))
