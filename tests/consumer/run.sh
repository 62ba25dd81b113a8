#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh install|find_package|pkg_config|fetch_content SOURCE_DIR BUILD_DIR COMPILER
#
# Uses Nonet from outside. `install` puts the build into a folder and moves that folder away, so
# that nothing can lean on the place it was installed to; the others build the program against it.
set -euo pipefail

readonly how="$1" source_dir="$2" build_dir="$3" compiler="$4"
readonly work="$build_dir/consumer" project="$source_dir/tests/consumer/project"
readonly prefix="$work/moved"
readonly expected=987654321246173985351928746128537694634892157795461832519286473472319568863745219

fail() {
  echo "consumer: $*" >&2
  exit 1
}

expect_answer() {
  local answer
  answer="$("$@")" || fail "$1 failed"
  [[ "$answer" == "$expected" ]] || fail "$1 printed '$answer' instead of '$expected'"
}

with_cmake() {
  local build="$work/$how"
  rm -rf "$build"
  cmake -S "$project" -B "$build" -DCMAKE_CXX_COMPILER="$compiler" "$@"
  cmake --build "$build" --target consumer --parallel 2
  local programs
  mapfile -t programs < <(find "$build" -type f -name consumer -perm -u+x)
  expect_answer "${programs[0]}"
}

case "$how" in
  install)
    rm -rf "$work"
    cmake --install "$build_dir" --prefix "$work/first" >"$build_dir/install.log"
    mv "$work/first" "$prefix"
    if grep -rIlF --include='*.cmake' --include='*.pc' --include='*.hpp' \
      -e nlohmann -e "$source_dir" "$prefix"; then
      fail "these installed files name a private dependency or the place of the source"
    fi
    [[ ! -x "$prefix/bin/nonet" ]] || "$prefix/bin/nonet" version
    ;;
  find_package) with_cmake -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Release ;;
  fetch_content) with_cmake -DNONET_SOURCE_DIR="$source_dir" -DCMAKE_BUILD_TYPE=Plain ;;
  pkg_config)
    libdir="$(dirname "$(find "$prefix" -name 'libnonet.*' -print -quit)")"
    export PKG_CONFIG_PATH="$libdir/pkgconfig" LD_LIBRARY_PATH="$libdir"
    # Several words on purpose: the flags are separate arguments.
    read -ra flags < <(pkg-config --cflags --libs nonet)
    "$compiler" -std=c++20 "$project/main.cpp" "${flags[@]}" -o "$work/by-pkg-config"
    expect_answer "$work/by-pkg-config"
    ;;
  *) exit 64 ;;
esac
