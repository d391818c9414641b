"""Openings: first hands played ahead, so that a visitor holds cards before Python has come: for each game, by
the usual rules, one person in South's seat against bots of the usual level.

An opening is the ordinary messages of one match (PROTOCOL.md), without a sentence and without names. `seed`,
`rules` and `level` are what the match is begun with, `answer` is what `new` is answered, and `then` has each
question that may follow that answer, with its own answer and what may follow that. The view of such an answer
says only what has changed (`find_change`).

`web/openings` has a file for each game: a line for each opening, packed by gzip.
`build/tools/make_openings.py` makes them, and `bots` is the version of the bots that it asked. In the site
each opening is a module: the page draws one at random (web/js/engine/stand-in.js).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from base.failure import BuildError
from base.paths import WEB

FOLDER = "openings"
FORMAT = "follow-suit-opening 1"
COUNT = 64
"""How many there are of each game: neighbours who begin at the same time do not share one."""
SUFFIX = ".jsonl.gz"
REMEDY = "Run .venv/bin/python build/tools/make_openings.py, which makes it again."

Data = dict[str, Any]


def path_of(game: str) -> Path:
    """Return where the openings of a game are kept."""
    return WEB / FOLDER / f"{game}{SUFFIX}"


def pack(openings: Sequence[Data]) -> bytes:
    """Return the content of a game's file."""
    return gzip.compress("".join(map(_line, openings)).encode(), 9, mtime=0)


def read(path: Path) -> list[Data]:
    """Return the openings of a file; one that is none stops the build."""
    try:
        openings = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    except (OSError, EOFError, ValueError) as error:
        raise BuildError(f"{path} cannot be read: {error}", REMEDY) from error
    if len(openings) != COUNT or any(one["format"] != FORMAT for one in openings):
        raise BuildError(f"{path} has not {COUNT} openings as {FORMAT!r} says", REMEDY)
    return openings


def games_played_ahead() -> list[str]:
    """Return the games that have openings."""
    return sorted(path.name.removesuffix(SUFFIX) for path in (WEB / FOLDER).glob(f"*{SUFFIX}"))


def write_openings(site: Path) -> None:
    """Write each opening into a file of the site."""
    for game in games_played_ahead():
        folder = site / FOLDER / game
        folder.mkdir(parents=True)
        for number, opening in enumerate(read(path_of(game))):
            (folder / f"{number}.js").write_text(f"export default {_line(opening)}")


def find_change(before: Any, after: Any) -> Any:
    """Return what changes one JSON value into another.

    `{}` is nothing, `[value]` another value. Of an object the changes of its fields, `[]` where one is gone;
    of a list `[at, count, items]`: from there so many of its items give way to these.
    """
    if before == after:
        return {}
    if isinstance(before, dict) and isinstance(after, dict):
        gone: Data = {key: [] for key in before if key not in after}
        changes = {
            key: find_change(before[key], value) if key in before else [value] for key, value in after.items()
        }
        return gone | {key: change for key, change in changes.items() if change != {}}
    if isinstance(before, list) and isinstance(after, list):
        at = _count_common(before, after)
        end = _count_common(before[at:][::-1], after[at:][::-1])
        return [at, len(before) - at - end, after[at : len(after) - end]]
    return [after]


def _count_common(one: list[Any], other: list[Any]) -> int:
    """Return how many items both begin with."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (mine, its) in enumerate(pairs) if mine != its), min(len(one), len(other)))


def _line(opening: Data) -> str:
    return json.dumps(opening, separators=(",", ":"), ensure_ascii=False) + "\n"
