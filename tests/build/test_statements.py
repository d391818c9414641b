"""The statements: the list of what was tested is that of the tests, and each test that is named is there."""

import json
import re
from pathlib import Path

from base.paths import ENGINE, ROOT
from published.headers import header_rules
from tools import make_tested

RELIES_ON = (ENGINE / "docs" / "relies_on.md").read_text(encoding="utf-8")


def test_what_is_said_to_be_tested_for_accessibility_is_what_is_tested() -> None:
    told = json.loads(make_tested.LIST.read_text(encoding="utf-8"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", told.pop("day"))
    assert told == json.loads(json.dumps(make_tested.tested())), "run build/tools/make_tested.py"


def test_each_thing_that_the_site_relies_on_names_a_test_that_is_there() -> None:
    named = re.findall(r"\| `(tests/[\w/.]+)::(test_\w+)` \|$", RELIES_ON, re.MULTILINE)
    rows = re.findall(r"^\| (?!the browser)", RELIES_ON, re.MULTILINE)
    assert len(named) == len(rows) >= 13
    for path, name in named:
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), (path, name)


def test_every_header_that_protects_is_among_what_the_site_relies_on() -> None:
    sent = {name for _, headers in header_rules() for name in headers}
    others = {"Access-Control-Allow-Origin", "Cache-Control", "Content-Type"}
    assert {name for name in sent - others if f"`{name}`" not in RELIES_ON} == set()


def test_the_first_screen_leads_to_the_statement(built_site: Path) -> None:
    assert 'href="docs/accessibility.html#accessibility"' in (built_site / "index.html").read_text(
        encoding="utf-8"
    )
    statement = (built_site / "docs" / "accessibility.html").read_text(encoding="utf-8")
    told = json.loads(make_tested.LIST.read_text(encoding="utf-8"))
    assert told["day"] in statement
    assert statement.count("<tr") == len(told["tests"]) + 1
