#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the rules of HACKING.md that a line or a file can break by itself.

usage: lint.py [ROOT]

Prints one line per offence and exits 1 if there is any.
"""

import os
import re
import sys
from pathlib import Path

FOLDERS = (".ci", "apps", "bench", "cmake", "docs", "include", "scripts", "src", "tests", "tools")
# Data of tests, odd on purpose.
DATA = ("tests/golden/", "tests/fuzz/corpus/", "tests/data/")

CODE = {".cpp", ".hpp", ".h"}
SCRIPTS = {".py", ".sh", ".cmake"}
PROSE = {".md"}
SPDX = "SPDX-License-Identifier: MIT"
# What code may hold beyond ASCII: signs of mathematics, arrows, box drawing, ellipsis.
BEYOND_ASCII = re.compile("[^\x00-\x7f×·µ±≤≥≠→←↔…–—§²³\u2500-\u257f\u2580-\u259f]")
# In pieces, so that this file passes its own check.
OPEN_ENDS = re.compile(r"\b(" + "|".join(["TO" "DO", "FIX" "ME", "XX" "X", "HA" "CK"]) + r")\b")
PLACEHOLDER = re.compile(r"@@\w+@@")
MAX_LINES = 600
MAX_COLUMNS = 100


def is_script(path):
    if path.suffix in SCRIPTS or path.name in ("Makefile", "CMakeLists.txt"):
        return True
    with path.open("rb") as file:
        return not path.suffix and file.read(2) == b"#!"


def offences_in(path, name):
    """Yields (line number, what is wrong)."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        yield 1, "not UTF-8"
        return
    if text and not text.endswith("\n"):
        yield text.count("\n") + 1, "no newline at the end"
    lines = text.split("\n")[:-1]
    prose = path.suffix in PROSE
    if not prose and not any(SPDX in line for line in lines[:2]):
        yield 1, f"the first line must say '{SPDX}'"
    if not prose and len(lines) > MAX_LINES:
        yield len(lines), f"{len(lines)} lines, {MAX_LINES} at most"
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            yield number, "blank or carriage return at the end of the line"
        if "\t" in line and path.name != "Makefile":
            yield number, "tab"
        if prose and PLACEHOLDER.search(line):
            yield number, "a placeholder was not filled"
        if OPEN_ENDS.search(line) and not prose:
            yield number, "open ends belong in the tracker"
        if path.suffix in CODE and (sign := BEYOND_ASCII.search(line)):
            yield number, f"U+{ord(sign[0]):04X}: write it as an escape"
        # C++ is left to the formatter, which knows where it may break a line.
        if path.suffix not in CODE | PROSE and len(line) > MAX_COLUMNS and "http" not in line:
            yield number, f"{len(line)} columns, {MAX_COLUMNS} at most"


def files_of(root):
    for path in sorted(root.iterdir()):
        if path.is_file():
            yield path
    for folder in FOLDERS:
        for directory, _, names in os.walk(root / folder):
            for name in sorted(names):
                yield Path(directory) / name


def run(root):
    found = []
    for path in files_of(root):
        name = path.relative_to(root).as_posix()
        if name.startswith(DATA) or "__pycache__" in name:
            continue
        if path.suffix in CODE | PROSE or is_script(path):
            found += [f"{name}:{number}: {what}" for number, what in offences_in(path, name)]
    return found


def main(arguments):
    root = Path(arguments[1]) if len(arguments) > 1 else Path(__file__).resolve().parent.parent
    found = run(root)
    for offence in found:
        print(offence)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
