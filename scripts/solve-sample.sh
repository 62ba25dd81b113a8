#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# solve-sample.sh: solves data/sample.txt with the release build and says where the result lies.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly nonet=build/release/bin/nonet
readonly puzzles=data/sample.txt
readonly result=build/release/solved.txt

echo "\$ $nonet solve $puzzles --stats -o $result"
"$nonet" solve "$puzzles" --stats -o "$result"
echo
echo "First puzzle:   $(grep -m 1 -v '^#' "$puzzles")"
echo "First solution: $(grep -m 1 -v '^#' "$result")"
echo "All solutions:  $result ($(wc -l <"$result") lines)"
echo "The command:    $nonet (try: $nonet --help)"
