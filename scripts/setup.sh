#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# setup.sh solve|bench|fuzz|test
#
# Installs the packages that the purpose needs and this machine lacks: Debian 12, Ubuntu 22.04 and
# later. Without anything missing it prints nothing and needs neither root nor a network. On other
# systems it only says which tools are missing.
set -euo pipefail

readonly purpose="${1:?usage: setup.sh solve|bench|fuzz|test}"

# One line per need: what proves it is there | the package | what for.
#   cmd:NAME       a command
#   pkg:           the package itself (a library)
#   opt:NAME       a command that is wanted, not required
#   fuzzer:        clang's libFuzzer library, which Debian packs apart from clang
#   tool:NAME=VER  the command NAME-VER, or NAME of that major version; wanted, not required
needs_of() {
  cat <<'NEEDS'
cmd:c++|g++|compiler
cmd:cmake|cmake|build system
cmd:ninja|ninja-build|build system
pkg:|libcli11-dev|command line of nonet
pkg:|libfmt-dev|output of nonet
pkg:|nlohmann-json3-dev|JSON formats
pkg:|libhwy-dev|vector instructions
NEEDS
  case "$1" in
    solve) ;;
    bench) echo 'pkg:|libbenchmark-dev|benchmarks' ;;
    fuzz)
      echo 'cmd:clang++|clang|fuzzing'
      echo 'pkg:|libgtest-dev|the support code of the tests'
      echo 'fuzzer:|libclang-rt-dev|the libFuzzer run-time, where it is a package of its own'
      ;;
    test)
      cat <<'NEEDS'
pkg:|libgtest-dev|tests
pkg:|libgmock-dev|tests
pkg:|libbenchmark-dev|benchmarks
cmd:pkg-config|pkg-config|test of the installed package
cmd:python3|python3|checks of the source
cmd:shellcheck|shellcheck|checks of the scripts
cmd:clang++|clang|second compiler
tool:clang-format=14|clang-format-14|format check
tool:clang-tidy=14|clang-tidy-14|static analysis
opt:zsh|zsh|test of the shell completion
opt:fish|fish|test of the shell completion
NEEDS
      ;;
    *)
      echo "setup.sh: unknown purpose '$1'" >&2
      exit 64
      ;;
  esac
}

on_debian() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

has_package() {
  [[ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" == 'install ok installed' ]]
}

# has_tool NAME=VERSION: whether that very major version is there under either name.
has_tool() {
  local name="${1%=*}" version="${1#*=}"
  command -v "$name-$version" >/dev/null ||
    { command -v "$name" >/dev/null && "$name" --version | grep -q "version $version\."; }
}

# is_there PROOF PACKAGE. Away from Debian a library is left to CMake to find.
is_there() {
  case "$1" in
    cmd:* | opt:*) command -v "${1#*:}" >/dev/null ;;
    tool:*) has_tool "${1#tool:}" ;;
    fuzzer:) compgen -G "$(clang++ -print-resource-dir 2>/dev/null)/lib/*/libclang_rt.fuzzer*" \
      >/dev/null ;;
    pkg:) ! on_debian || has_package "$2" ;;
  esac
}

# Fills `required` and `optional` with what is missing, and prints nothing.
required=()
optional=()
declare -A reason=()
while IFS='|' read -r proof package what; do
  is_there "$proof" "$package" && continue
  reason["$package"]="$what"
  case "$proof" in
    tool:* | opt:* | fuzzer:) optional+=("$package") ;;
    *) required+=("$package") ;;
  esac
done < <(needs_of "$purpose")

((${#required[@]} + ${#optional[@]} > 0)) || exit 0

if ! on_debian; then
  for package in "${required[@]}"; do
    echo "setup.sh: missing: $package (${reason[$package]}), by its Debian name" >&2
  done
  for package in "${optional[@]}"; do
    echo "setup.sh: not there, its check will be skipped: $package (${reason[$package]})"
  done
  ((${#required[@]} == 0)) || {
    echo "setup.sh: this is no Debian or Ubuntu machine; install these yourself, then try again" >&2
    exit 1
  }
  exit 0
fi

as_root=()
if ((EUID != 0)); then
  if command -v sudo >/dev/null; then
    as_root=(sudo)
  elif ((${#required[@]} == 0)); then
    echo "setup.sh: without root or sudo these checks will be skipped: ${optional[*]}"
    exit 0
  else
    echo "setup.sh: needs root or sudo to install: ${required[*]}" >&2
    exit 1
  fi
fi

apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0 "$@"; }

echo "Installing what is missing on this machine (with ${as_root[*]:+sudo }apt-get):"
for package in "${required[@]}" "${optional[@]}"; do
  echo "  $package (${reason[$package]})"
done

log="$(mktemp)"
trap 'rm -f "$log"' EXIT
run() {
  apt "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    echo "setup.sh: apt-get $1 failed" >&2
    return 1
  }
}

if ((${#required[@]} > 0)); then
  run update
  run install -y --no-install-recommends "${required[@]}"
else
  run update || exit 0 # only wishes are open
fi
# One by one: a release may lack one of them, and its check is then skipped.
for package in "${optional[@]}"; do
  run install -y --no-install-recommends "$package" 2>/dev/null ||
    echo "  $package is not to be had here; its check will be skipped"
done
