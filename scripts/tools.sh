# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by the other scripts, in the root of the project.

# The version of clang-format and clang-tidy whose word counts.
readonly NONET_LLVM=14
# The compilers that are known to be free of false warnings: there, warnings are errors.
readonly NONET_KNOWN_GCC='11|12' NONET_KNOWN_CLANG='14'

# pinned_tool NAME: prints the command that is NAME in version NONET_LLVM, if there is one.
pinned_tool() {
  local candidate
  for candidate in "$1-$NONET_LLVM" "$1"; do
    if command -v "$candidate" >/dev/null &&
      "$candidate" --version | grep -q "version $NONET_LLVM\."; then
      echo "$candidate"
      return 0
    fi
  done
  return 1
}

# werror_for COMPILER: ON when its warnings are trusted, otherwise OFF.
werror_for() {
  local major known="$NONET_KNOWN_GCC"
  major="$("$1" -dumpversion | cut -d. -f1)"
  "$1" --version | grep -qi clang && known="$NONET_KNOWN_CLANG"
  if [[ "$major" =~ ^($known)$ ]]; then echo ON; else echo OFF; fi
}

# cpp_files FOLDER...: the C++ files below these folders, NUL-separated, in order.
cpp_files() {
  local folder
  for folder in "$@"; do
    [[ -d "$folder" ]] || continue
    find "$folder" -type f \( -name '*.cpp' -o -name '*.hpp' -o -name '*.h' \) -print0
  done | sort -z
}
