"""The breaks of `build/tools/breaks.py` fit the sources, and the mutation run changes what it says it does."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from base.paths import ROOT
from tests.shared.patience import USUAL_S
from tools.breaks import BREAKS, Break
from tools.changes import Change
from tools.executed_lines import lines_today
from tools.mutants import EQUIVALENTS, drawn, table_of
from tools.python_changes import compiles, python_changes
from tools.warm_tests import COLD, OUTSIDE, WarmTests

SOURCE = """def f(hand: list[int], most: int | None = 3) -> bool:
    \"\"\"Prose is left alone: 1 < 2.\"\"\"
    assert most is not None
    if len(hand) < most and hand:
        hand.sort(key=str, reverse=True)
        return told("points", {"a": 1, "b": "two words"})
    return False
"""
PAGE = """import { say } from "./say.js";
/** Prose: 1 < 2. */
export const count = (hand, most) => hand.length >= most && say("points", { a: 1, b: "two words" });
"""
CONSTANTS = """const MOST = 3;
const TWICE = 2 * MOST;
export const ALL = 5;
export const isFew = (hand) => hand.length < TWICE;
const isFull = (hand) => hand.length > 7 && isFew(hand);
"""


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: one.name)
def test_the_place_is_there_once_and_so_are_the_tests(one: Break) -> None:
    text = (ROOT / one.file).read_text()
    changed, places = re.subn(one.place, one.instead, text)
    assert places == 1
    assert changed != text
    for test in one.tests:
        assert (ROOT / test).exists(), test


def test_a_change_is_tried_in_what_is_loaded_unless_that_ran_while_the_tests_were_collected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    # A change of the same length within a second would be taken for what was compiled before.
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    module = tmp_path / "engine" / "counting.py"
    module.parent.mkdir()
    module.write_text("MOST = 3\n\ndef early():\n    return 1\n\ndef late():\n    return 2\n")
    (tmp_path / "build").symlink_to(ROOT / "build")
    (tmp_path / "test_it.py").write_text(
        "from counting import early, late\n\nONE = early()\n\n"
        "def test_early(): assert ONE == early() == 1\n\ndef test_late(): assert late() == 2\n"
    )
    tests, file = ["test_it.py::test_early", "test_it.py::test_late"], "engine/counting.py"
    with WarmTests(Path(sys.executable), tmp_path, ["test_it.py"]) as warm:
        assert warm.first_failure([], USUAL_S) is warm.first_failure(tests, USUAL_S) is None
        module.write_text(module.read_text().replace("return 2", "return 3"))
        assert warm.first_failure(tests, USUAL_S, (file, "late", 6)) == tests[1]
        assert warm.first_failure(tests[:1], USUAL_S, (file, "late", 6)) is None
        assert warm.first_failure(tests, USUAL_S, (file, "early", 3)) == COLD
        assert warm.first_failure(tests, USUAL_S, (file, OUTSIDE, 0)) == COLD
    with WarmTests(Path(sys.executable), tmp_path, ["test_it.py"], is_cold=True) as cold:
        assert cold.first_failure(tests, USUAL_S) == tests[1]


def told(changes: list[Change]) -> set[tuple[str, str, str]]:
    return {(change.kind, change.old, change.new) for change in changes}


def test_every_kind_of_change_is_made_in_python_and_neither_types_nor_prose_are_touched() -> None:
    changes = python_changes("a.py", SOURCE.encode())
    assert all(compiles(change.made_in(SOURCE.encode())) for change in changes)
    assert {change.line for change in changes} == {1, 4, 5, 6, 7}
    assert told(changes) >= {
        ("constant", "3", "4"),
        ("boundary", "<", "<="),
        ("comparison", "<", ">="),
        ("boolean", "and", "or"),
        ("boolean", "hand", "True"),
        ("removed", "hand.sort(key=str, reverse=True)", "pass"),
        ("argument", "key=str, ", ""),
        ("constant", "True", "False"),
        ("constant", '"points"', "'points_'"),
        ("entry", '"a": 1, ', ""),
    }
    assert not any("two words" in change.old for change in changes if change.kind == "constant")


def changes_of_module(path: Path, source: str) -> list[Change]:
    path.write_text(source)
    command = ["node", "build/node/changes.mjs", str(path)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Change.from_json(json.loads(line)) for line in said.splitlines()]


def test_every_kind_of_change_is_made_in_a_module_of_the_page(tmp_path: Path) -> None:
    changes = changes_of_module(tmp_path / "count.js", PAGE)
    assert {change.line for change in changes} == {3}
    assert told(changes) >= {
        ("boundary", ">=", ">"),
        ("comparison", ">=", "<"),
        ("boolean", "&&", "||"),
        ("constant", '"points"', '"points_"'),
        ("entry", "a: 1, ", ""),
    }


def test_a_constant_of_a_module_is_asked_of_what_executes_the_lines_that_use_it(tmp_path: Path) -> None:
    changes = changes_of_module(tmp_path / "few.js", CONSTANTS)
    assert {(change.old, change.used) for change in changes if change.old.isdigit()} == {
        ("3", (4,)),
        ("2", (4,)),
        ("5", ()),
        ("7", ()),
    }


class Files:
    """A few sources, of which each line has one change."""

    def files(self, paths):
        return ["a.py", "b.py"]

    def changes(self, file):
        return [Change(file, line, 0, 0, "constant", "1", "2", f"{file} {line}") for line in range(50)]

    def is_whole(self, change):
        return change.line % 2 == 0

    def noticed_by(self, change):
        return None


def test_a_sample_is_the_same_for_a_seed_and_another_for_another() -> None:
    first, again, other = (drawn(Files(), [], None, seed, 20) for seed in (1, 1, 2))
    assert first == again != other
    assert len(set(first)) == 20
    assert all(change.line % 2 == 0 for change in first)


def test_a_table_counts_what_was_noticed_what_nobody_could_tell_and_holes() -> None:
    one, two, three, four = drawn(Files(), [], None, 1, 4)
    said = table_of(
        {one: "tests/a.py::test", two: "equivalent: the same", three: None, four: "left: not run"}
    )
    assert said.splitlines()[-1] == "1 of 2 noticed: 50.0%"
    assert "| all | 1 | 1 | 1 | 1 |" in said


def test_lines_are_found_again_where_a_source_has_changed() -> None:
    assert lines_today("a\nb\nc\n", "new\na\nB\nB\nc\n") == {1: (2,), 2: (3, 4), 3: (5,)}


def test_what_nobody_could_tell_still_stands_in_the_sources() -> None:
    for one in tomllib.loads(EQUIVALENTS.read_text())["equivalent"]:
        assert one["line"] in (ROOT / one["file"]).read_text(), one
        assert one["why"]
