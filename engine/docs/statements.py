"""Statements: tables of what was tested and of what browsers lack, from lists that the gate compares."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
BASELINE = HERE.parents[1] / "web" / "baseline.json"
TESTED = HERE / "tested.json"
WHEN = {"commit": "at every commit", "main": "at every change of main", "list": "with this list"}


def page(text: str) -> str:
    """Return a text with the tables put into their places."""
    for place, table in TABLES.items():
        if place in text:
            text = text.replace(place, table())
    return text


def tested() -> str:
    """Return what was tested for accessibility, how and when."""
    told: dict[str, Any] = json.loads(TESTED.read_text(encoding="utf-8"))
    checkers = ", ".join(f"{name} {version}" for name, version in told["checkers"].items())
    rows = [
        (name.removeprefix("test_").replace("_", " "), WHEN[when], f"`{path}`")
        for path, name, when in told["tests"]
    ]
    table = _table(("what holds", "tested", "in"), rows)
    return f"All of them passed on {told['day']}, with {checkers}.\n\n{table}"


def baseline() -> str:
    """Return what the page uses that not every browser has yet, with what happens without it."""
    listed = json.loads(BASELINE.read_text(encoding="utf-8"))
    return _table(("feature", "without it"), [(f"`{one['feature']}`", one["without"]) for one in listed])


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


TABLES: dict[str, Callable[[], str]] = {"<!-- tested -->": tested, "<!-- baseline -->": baseline}
