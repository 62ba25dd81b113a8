#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that every #include points down: folder = layer.

usage: check_layers.py [ROOT]

The order is base -> board -> {text, check, solve, logic, symmetry} -> rate -> generate -> capi.
Siblings never include each other. Programs and tests see the public headers only; unit tests may
look into the layer they test. Prints one line per offence and exits 1 if there is any.
"""

import re
import sys
from pathlib import Path

# What each layer may include, besides itself.
ALLOWED = {
    "base": set(),
    "board": {"base"},
    "text": {"base", "board"},
    "check": {"base", "board"},
    "solve": {"base", "board"},
    "logic": {"base", "board"},
    "symmetry": {"base", "board"},
    "rate": {"base", "board", "logic"},
    "generate": {"base", "board", "solve", "symmetry", "rate"},
    "capi": {"base", "board", "text", "check", "solve", "logic", "symmetry", "rate", "generate"},
}

# The layer each public header belongs to. `nonet.hpp` has all of them and is for users only.
PUBLIC = {
    "result.hpp": "base",
    "rng.hpp": "base",
    "version.hpp": "base",
    "board.hpp": "board",
    "candidates.hpp": "board",
    "geometry.hpp": "board",
    "text.hpp": "text",
    "check.hpp": "check",
    "batch.hpp": "solve",
    "solve.hpp": "solve",
    "target.hpp": "solve",
    "logic.hpp": "logic",
    "symmetry.hpp": "symmetry",
    "rate.hpp": "rate",
    "generate.hpp": "generate",
    "c.h": "capi",
}
UMBRELLA = "nonet.hpp"

# Folders outside the library: they include public headers and their own files.
PROGRAMS = ("apps", "bench", "tools", "tests")
# The part of the tests that may include the internal headers of the library.
SEES_INTERNALS = ("tests/unit/",)
# A folder of programs as somebody outside would write them; no rule of ours holds there.
OUTSIDE = ("tests/consumer/project/",)

# Library headers of others, and the places that may know them. Elsewhere they are an offence.
THIRD_PARTY = {
    "hwy/": ("src/solve/lanes/",),
    "nlohmann/": ("src/text/", "tests/"),
    "fmt/": ("apps/", "bench/", "tools/", "tests/cli/"),
    "CLI/": ("apps/", "bench/", "tools/", "tests/cli/"),
    "gtest/": ("tests/",),
    "gmock/": ("tests/",),
    "benchmark/": ("bench/",),
}
# The library neither prints, opens files, starts threads, looks at clocks nor draws random numbers
# of its own.
NOT_IN_LIBRARY = {"iostream", "fstream", "filesystem", "cstdio", "print", "thread", "future",
                  "mutex", "chrono", "ctime", "random"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
SUFFIXES = {".cpp", ".hpp", ".h"}


class Layers:
    """The offences of one source tree."""

    def __init__(self, root):
        self.root = Path(root)
        self.offences = []

    def run(self):
        for folder in ("src", "include/nonet", *PROGRAMS):
            for path in sorted((self.root / folder).rglob("*")):
                if path.suffix in SUFFIXES and path.is_file():
                    self.check_file(path)
        return self.offences

    def check_file(self, path):
        name = path.relative_to(self.root).as_posix()
        if name.startswith(OUTSIDE):
            return
        layer = self.layer_of(name)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            quoted, angled = match.groups()
            fault = self.quoted(path, name, layer, quoted) if quoted else self.angled(name, angled)
            if fault:
                self.offences.append(f"{name}:{number}: {fault}")

    def layer_of(self, name):
        """The layer of a file of the library; None for programs and the umbrella header."""
        if name.startswith("src/"):
            layer = name.split("/")[1]
            if layer not in ALLOWED:
                self.offences.append(f"{name}:1: '{layer}' is not a layer")
            return layer
        if name.startswith("include/nonet/"):
            header = name[len("include/nonet/"):]
            if header not in PUBLIC and header != UMBRELLA:
                self.offences.append(f"{name}:1: no layer is known for this public header")
            return PUBLIC.get(header)
        return None

    def quoted(self, path, name, layer, target):
        """What is wrong with #include "target", if anything."""
        if ".." in Path(target).parts:
            return f'"{target}": name it from src/ or include/, without ".."'
        is_program = name.startswith(PROGRAMS)
        if target.startswith("nonet/"):
            header = target[len("nonet/"):]
            if header == UMBRELLA:
                return None if is_program else f'"{target}" is for users; name the header you need'
            if header not in PUBLIC:
                return f'"{target}" is no public header with a layer'
            return None if is_program or name.endswith(UMBRELLA) else self.between(
                layer, PUBLIC[header], target)
        first = target.split("/")[0]
        if "/" in target and first in ALLOWED and (self.root / "src" / target).is_file():
            if not is_program:
                if name.startswith("include/"):
                    return f'"{target}": a public header includes public headers only'
                return self.between(layer, first, target)
            if name.startswith(SEES_INTERNALS):
                return None
            return f'"{target}" is internal to the library; programs use "nonet/..."'
        if is_program or (path.parent / target).is_file():
            return None
        return f'"{target}" is neither "nonet/...", "layer/..." nor beside this file'

    def between(self, layer, target_layer, target):
        if layer == target_layer or target_layer in ALLOWED.get(layer, set()):
            return None
        return f'"{target}": {layer} must not know {target_layer}'

    def angled(self, name, target):
        """What is wrong with #include <target>, if anything."""
        if target.startswith("nonet/"):
            return f'<{target}>: write "{target}"'
        for prefix, places in THIRD_PARTY.items():
            if target.startswith(prefix) and not name.startswith(places):
                return f"<{target}> is not for this place"
        if target in NOT_IN_LIBRARY and name.startswith(("src/", "include/")):
            return f"<{target}>: the library has no business with it"
        return None


def main(arguments):
    root = Path(arguments[1]) if len(arguments) > 1 else Path(__file__).resolve().parent.parent
    offences = Layers(root).run()
    for offence in offences:
        print(offence)
    return 1 if offences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
