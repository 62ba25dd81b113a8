#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bench.sh [ARGUMENT...]: runs nonet-bench with these arguments, by default on the sample puzzles.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
(($# > 0)) || set -- data/sample.txt
exec build/bench/bin/nonet-bench "$@"
