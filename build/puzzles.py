"""Puzzles: each game's puzzles as one file of the site, loaded on demand.

A game's folder has `puzzles.txt`, which `build/tools/make_puzzles.py` makes; a game may have none. The first
lines of each say its key and its theme; the engine reads the rest.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from failure import BuildError
from games import Game

FOLDER = "puzzles"
HEAD = re.compile(r"followsuit-puzzle 1\nkey (\S+)\ntheme (\S+)\n")


def puzzles_in(source: Path) -> list[dict[str, str]]:
    """Return the puzzles of a source, each with its key, its theme and its text."""
    found = []
    for part in re.split(r"\n\n+", source.read_text().strip()):
        if part.startswith("#"):
            continue
        head = HEAD.match(part)
        if head is None:
            raise BuildError(f"{source} holds what is no puzzle: {part[:60]!r}", "Take it out, or mend it.")
        found.append({"key": head[1], "theme": head[2], "text": part})
    return found


def write_puzzles(site: Path, games: list[Game]) -> None:
    """Write the puzzles of each game that has any."""
    for game in games:
        if not game.has_puzzles:
            continue
        target = site / FOLDER / f"{game.name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        data = {"puzzles": puzzles_in(game.folder / "puzzles.txt")}
        target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
