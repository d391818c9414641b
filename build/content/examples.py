"""Examples: what each field of a game's rules decides, as a file of the site, loaded on demand.

A game's folder has `examples.json`: by field a list of questions to the referee (`question`), each with the
fields under which it shows something (`rules`), or `by` with such a list for each value.
tests/unit/test_rule_groups.py holds that the ruling differs between the values.
"""

from __future__ import annotations

import json
from pathlib import Path

from content.games import Game

FOLDER = "examples"


def write_examples(site: Path, games: list[Game]) -> None:
    """Write the examples of each game that has any."""
    for game in games:
        source = game.folder / "examples.json"
        if not source.is_file():
            continue
        target = site / FOLDER / f"{game.name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        said = json.loads(source.read_text())
        target.write_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n")
