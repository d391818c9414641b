"""The page of rules for programmers: each field of every game stands there with its values and its clause."""

import importlib
import re
from pathlib import Path

import pytest

import followsuit
from followsuit.card_games.registry import game_named, game_names

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

DOCS = Path(followsuit.__file__).parents[1] / "docs"


def test_every_field_of_every_game_stands_on_the_page_once(monkeypatch):
    monkeypatch.syspath_prepend(str(DOCS))
    page = importlib.import_module("rule_options").page((DOCS / "rules.md").read_text(encoding="utf-8"))
    for game in game_names():
        rows = re.findall(
            rf"^\| `(\w+)` \| (.+) \| <a href=\"../rules/{game}/index.html#(\w+)\">\3</a> \|$", page, re.M
        )
        options = game_named(game).rule_options()
        assert [(name, clause) for name, _, clause in rows] == [(one.name, one.clause) for one in options]
        for (name, values, _), option in zip(rows, options, strict=True):
            shown = re.findall(r"`([^`]+)`", values)
            said = [str(one).lower() if isinstance(one, bool) else str(one) for one in option.choices]
            assert sorted(shown) == sorted(said), name
            assert option.many or shown[0].lower() == str(option.default).lower()
