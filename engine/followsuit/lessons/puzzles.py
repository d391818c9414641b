"""Puzzle: one decision in a deal, as text: its theme, the record that leads to it, and the right acts.

A line that begins with a full stop is a line of the record, in the shorthand of links or spelled out.
``best`` has the right acts, separated by bars, each written as in a lesson; ``next`` is the best of the
others. With ``at 31`` the decision is due after 31 acts of the record's deal; else the record ends at it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from followsuit.base.errors import LessonError
from followsuit.base.parsing import parse_number
from followsuit.lessons.parser import read_acts
from followsuit.links.shorthand import spelled_out

#: The first word of a puzzle's text, and the version after it.
FORMAT: Final = "followsuit-puzzle"
VERSION: Final = 1

#: The themes of puzzles; a front end has a name for each.
THEMES: Final = ("follow", "lead", "throw", "bury", "points", "trumps", "endgame", "bet", "name")

#: The longest text that is read as a puzzle, in characters.
LONGEST: Final = 20_000
_KEY: Final = re.compile(r"[a-z][a-z0-9_]*-[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision to be found: ``best`` are the right acts as messages have them, ``at`` the acts before.

    ``next`` is the act that comes nearest to them. ``found`` are our levels that find it; None if not asked.
    """

    key: str
    theme: str
    record: str
    best: tuple[Mapping[str, Any], ...]
    next: Mapping[str, Any] | None = None
    at: int | None = None
    found: tuple[str, ...] | None = None


def read_puzzle(text: object) -> Puzzle:
    """Parse a puzzle's text; its record is read when it is tried. Raises `LessonError`."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise LessonError("bad_puzzle", 0, "a puzzle is a text of at most 20,000 characters")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != f"{FORMAT} {VERSION}":
        raise LessonError("not_a_puzzle", 0, f"a puzzle begins with '{FORMAT} {VERSION}'")
    said: dict[str, tuple[int, str]] = {}
    for number, line in lines[1:]:
        word, _, rest = line.partition(" ")
        if line.startswith("."):
            continue
        if word not in ("key", "theme", "best", "next", "at", "found") or word in said:
            raise LessonError("unknown_field", number, f"a puzzle has no such line: {line[:40]!r}")
        said[word] = (number, rest)
    missing = next((word for word in ("key", "theme", "best") if word not in said), None)
    record = "\n".join(line[1:].strip() for _, line in lines if line.startswith("."))
    if missing is not None or not record:
        raise LessonError("missing_field", 0, f"the puzzle has no {missing or 'record'}")
    number, key = said["key"]
    if not _KEY.fullmatch(key):
        raise LessonError("bad_puzzle", number, f"{key[:40]!r} is no key: a game, '-', letters and digits")
    number, theme = said["theme"]
    if theme not in THEMES:
        raise LessonError("bad_puzzle", number, f"{theme[:40]!r} is no theme")
    number, at = said.get("at", (0, ""))
    if at and parse_number(at) is None:
        raise LessonError("bad_puzzle", number, "'at' is a number of acts")
    number, best = said["best"]
    acts = tuple(act for part in best.split("|") for act in read_acts(number, part))
    if not acts:
        raise LessonError("bad_puzzle", number, "a puzzle has an act that is right")
    number, text = said.get("next", (0, ""))
    following = read_acts(number, text)
    if "next" in said and not following:
        raise LessonError("bad_puzzle", number, "'next' is an act")
    second = following[0] if following else None
    _, levels = said.get("found", (0, None))
    found = None if levels is None else tuple(level for level in levels.split() if level != "none")
    return Puzzle(key, theme, spelled_out(record) + "\n", acts, second, int(at) if at else None, found)


def each_puzzle(text: str) -> list[str]:
    """Yield the text of each puzzle of a file, without comments; blank lines separate them."""
    return [part for part in re.split(r"\n\n+", text.strip()) if part.startswith(FORMAT)]
