#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# format.sh --check|--fix: the C++ code against .clang-format.
#
# Formatters differ between versions, so only the pinned one counts. Exit 77: not to be had here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/tools.sh

readonly mode="${1:?usage: format.sh --check|--fix}"
if ! formatter="$(pinned_tool clang-format)"; then
  echo "skipped: clang-format $NONET_LLVM is not here, and other versions format differently"
  exit 77
fi
mapfile -d '' -t files < <(cpp_files include src apps bench tests tools)
case "$mode" in
  --check) "$formatter" --dry-run -Werror "${files[@]}" ;;
  --fix) "$formatter" -i "${files[@]}" ;;
  *) exit 64 ;;
esac
echo "${#files[@]} files"
