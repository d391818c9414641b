"""Puzzles: each game's puzzles as one file of the site, loaded on demand.

A game's folder has `puzzles.txt`, which `build/tools/make_puzzles.py` makes; a game may have none. The first
lines of each say its key and its theme; the engine reads the rest.

The file of the site holds them by columns, because what is alike compresses best side by side, and the lines
that all of them share once: web/js/features/puzzles/puzzle-file.js puts each together again.
"""

from __future__ import annotations

import json
import re
from itertools import takewhile
from pathlib import Path
from typing import Any

from base.failure import BuildError
from content.games import Game

FOLDER = "puzzles"
HEAD = re.compile(r"followsuit-puzzle 1\nkey (\S+)\ntheme (\S+)\n")
#: How a line of a puzzle's record begins, and one that tells a hand.
RECORD, HAND = ". ", ". h"


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


def packed(puzzles: list[dict[str, str]]) -> dict[str, Any]:
    """Return puzzles by columns: keys, themes, what each says, and its record in three parts."""
    records, columns = [], []
    for puzzle in puzzles:
        lines = puzzle["text"].split("\n")[3:]
        records.append([line for line in lines if line.startswith(RECORD)])
        columns.append(["\n".join(line for line in lines if not line.startswith(RECORD))])
    alike = takewhile(lambda lines: len(set(lines)) == 1, zip(*records, strict=False))
    shared = [lines[0] for lines in alike]
    for record, column in zip(records, columns, strict=True):
        left = [line.removeprefix(RECORD) for line in record[len(shared) :]]
        hands = [at for at, line in enumerate(left) if f"{RECORD}{line}".startswith(HAND)]
        first, last = (hands[0], hands[-1] + 1) if hands else (0, 0)
        column += ["\n".join(part) for part in (left[:first], left[first:last], left[last:])]
    return {
        "shared": "\n".join(line.removeprefix(RECORD) for line in shared),
        "keys": [puzzle["key"] for puzzle in puzzles],
        "themes": [puzzle["theme"] for puzzle in puzzles],
        "says": [column[0] for column in columns],
        "record": [[column[at] for column in columns] for at in (1, 2, 3)],
    }


def write_puzzles(site: Path, games: list[Game]) -> None:
    """Write the puzzles of each game that has any."""
    for game in games:
        if not game.has_puzzles:
            continue
        target = site / FOLDER / f"{game.name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        data = packed(puzzles_in(game.folder / "puzzles.txt"))
        target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
