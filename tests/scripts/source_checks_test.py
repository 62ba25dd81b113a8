#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The checks of the source must fail on what they forbid: each test plants one offence."""

import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts"))

import check_layers  # noqa: E402
import lint  # noqa: E402

HEAD = "// SPDX-License-Identifier: MIT\n"


class Tree(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)

    def write(self, name, text=""):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((HEAD + text).encode("utf-8"))


class LayersTest(Tree):
    def offences(self, name, *includes):
        for header in ("base/contract.hpp", "solve/search.hpp", "board/tables.hpp"):
            self.write(f"src/{header}")
        self.write(name, "".join(f"#include {include}\n" for include in includes))
        offences = check_layers.Layers(self.root).run()
        (self.root / name).unlink()
        return offences

    def assertClean(self, name, *includes):
        self.assertEqual(self.offences(name, *includes), [])

    def assertOffence(self, words, name, *includes):
        offences = self.offences(name, *includes)
        self.assertEqual(len(offences), 1, offences)
        self.assertIn(words, offences[0])
        self.assertTrue(offences[0].startswith(f"{name}:"), offences[0])

    def test_down_is_fine(self):
        self.assertClean("src/solve/x.cpp", '"nonet/solve.hpp"', '"board/tables.hpp"',
                         '"base/contract.hpp"', '"solve/search.hpp"', "<array>")
        self.assertClean("include/nonet/solve.hpp", '"nonet/board.hpp"')
        self.assertClean("include/nonet/nonet.hpp", '"nonet/board.hpp"', '"nonet/text.hpp"')

    def test_up_is_an_offence(self):
        self.assertOffence("board must not know solve", "src/board/x.cpp", '"nonet/solve.hpp"')
        self.assertOffence("base must not know board", "src/base/x.hpp", '"board/tables.hpp"')
        self.assertOffence("board must not know text", "include/nonet/board.hpp",
                           '"nonet/text.hpp"')

    def test_siblings_are_strangers(self):
        self.assertOffence("check must not know solve", "src/check/x.cpp", '"solve/search.hpp"')
        self.assertOffence("text must not know check", "src/text/x.cpp", '"nonet/check.hpp"')

    def test_public_headers_keep_the_inside_in(self):
        self.assertOffence("public headers only", "include/nonet/solve.hpp",
                           '"solve/search.hpp"')

    def test_the_umbrella_is_for_users(self):
        self.assertOffence("for users", "src/solve/x.cpp", '"nonet/nonet.hpp"')
        self.assertClean("apps/cli/x.cpp", '"nonet/nonet.hpp"')

    def test_programs_see_public_headers_only(self):
        self.assertOffence("internal", "apps/cli/x.cpp", '"solve/search.hpp"')
        self.assertOffence("internal", "tests/property/x.cpp", '"solve/search.hpp"')

    def test_unit_tests_see_the_inside(self):
        self.assertClean("tests/unit/solve/x.cpp", '"solve/search.hpp"', "<gtest/gtest.h>")

    def test_every_public_header_has_a_layer(self):
        self.assertOffence("no layer", "include/nonet/news.hpp")
        self.assertOffence("no public header", "src/solve/x.cpp", '"nonet/news.hpp"')

    def test_every_folder_is_a_layer(self):
        self.assertOffence("not a layer", "src/utils/x.cpp")

    def test_ways_round_are_closed(self):
        self.assertOffence('without ".."', "src/check/x.cpp", '"../solve/search.hpp"')
        self.assertOffence("write", "src/check/x.cpp", "<nonet/solve.hpp>")
        self.assertOffence("neither", "src/check/x.cpp", '"elsewhere.hpp"')

    def test_what_the_library_leaves_to_programs(self):
        self.assertOffence("no business", "src/solve/x.cpp", "<thread>")
        self.assertOffence("not for this place", "src/solve/x.cpp", "<fmt/core.h>")
        self.assertClean("apps/cli/x.cpp", "<thread>", "<fmt/core.h>", "<CLI/CLI.hpp>")


class LintTest(Tree):
    def assertOffence(self, words, text):
        self.write("src/base/x.cpp", text)
        found = lint.run(self.root)
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_clean(self):
        self.write("src/base/x.cpp", "// 9×9\nint x = 1;\n")
        self.assertEqual(lint.run(self.root), [])

    def test_each_rule(self):
        self.assertOffence("tab", "\tint x;\n")
        self.assertOffence("at the end of the line", "int x; \n")
        self.assertOffence("at the end of the line", "int x;\r\n")
        self.assertOffence("newline", "int x;")
        self.assertOffence("tracker", "// TO" + "DO later\n")
        self.assertOffence("U+201C", "// \u201c\n")
        self.assertOffence("lines", "\n" * lint.MAX_LINES)

    def test_license_line(self):
        (self.root / "src").mkdir()
        (self.root / "src/x.cpp").write_text("int x;\n")
        self.assertIn("SPDX", lint.run(self.root)[0])

    def test_columns_of_scripts(self):
        (self.root / "x.py").write_text(f"# {lint.SPDX}\n# {'x' * lint.MAX_COLUMNS}\n")
        self.assertIn("columns", lint.run(self.root)[0])


if __name__ == "__main__":
    unittest.main()
