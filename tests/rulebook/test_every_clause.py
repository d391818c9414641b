"""Every clause of the rules a person reads, and every line of what the sources say besides, is held by a test.

A test is called after the clauses it holds: `test_t24_t25_…`, in the page's tests `S4: …`. What no rule can hold stands in
the rules' note on the sources (S9).
"""

import re
from functools import cache
from pathlib import Path

import pytest

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

REPOSITORY = Path(__file__).parents[2]
NAME = re.compile(r"def test_(\w+)|^test\(\"(.*?)\"", re.MULTILINE)


@cache
def held():
    """The clauses in the names of tests."""
    found = set()
    for path in (*REPOSITORY.glob("tests/**/test_*.py"), *REPOSITORY.glob("tests/web/**/*.test.js")):
        for python, javascript in NAME.findall(path.read_text(encoding="utf-8")):
            for clause in re.findall(r"(?:^|[_ ])([a-z]\d+)(?=[_: ])", (python or javascript).lower()):
                found.add(clause.upper())
    return found


@pytest.mark.parametrize("game", ["tractor", "two_hundred", "rangvaar", "court_piece"])
def test_every_clause_of_the_rules_is_in_the_name_of_a_test(game):
    text = (REPOSITORY / "web/games" / game / "rules.en.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^\{([A-Z]\d+)\}", text, re.MULTILINE)
    assert len(clauses) >= 14
    assert [clause for clause in clauses if clause not in held()] == []


def test_every_line_of_what_the_sources_say_besides_is_in_the_name_of_a_test():
    assert [number for number in range(1, 12) if f"S{number}" not in held()] == []
