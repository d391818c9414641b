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

from followsuit.base.errors import DocumentError
from followsuit.base.parsing import parse_number
from followsuit.documents import Document, Fields, document_of, wrong
from followsuit.documents.shorthand import spelled_out
from followsuit.lessons.parser import read_acts

#: The themes of puzzles; a front end has a name for each.
THEMES: Final = ("follow", "lead", "throw", "bury", "points", "trumps", "endgame", "bet", "name")

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


def read_puzzle(text: str) -> Puzzle:
    """Parse a puzzle's text; its record is read when it is tried. Raises `DocumentError`."""
    return read_parts(document_of(text, "puzzle"))


def read_parts(document: Document) -> Puzzle:
    """The puzzle of a document, whose record is within it. Raises `DocumentError`."""
    fields = Fields(document.own, ("key", "theme", "best", "next", "at", "found"))
    fields.refuse_unknown()
    fields.require(["key", "theme", "best"])
    if not document.quoted:
        raise DocumentError("missing_field", 0, "the puzzle has no record", facts={"field": "record"})
    for name, is_right in (
        ("key", _KEY.fullmatch(fields.rest("key"))),
        ("theme", fields.rest("theme") in THEMES),
        ("at", parse_number(fields.rest("at", "0")) is not None),
    ):
        line = fields.line(name)
        if line is not None and not is_right:
            raise wrong(line, "bad_puzzle", f"{line.rest[:40]!r} is no {name}")
    best, following = fields.line("best"), fields.line("next")
    assert best is not None, "it is required"
    return Puzzle(
        fields.rest("key"),
        fields.rest("theme"),
        spelled_out(document.quoted),
        tuple(act for part in best.rest.split("|") for act in read_acts(best, part)),
        read_acts(following)[0] if following else None,
        int(fields.rest("at")) if "at" in fields else None,
        tuple(level for level in fields.rest("found").split() if level != "none")
        if "found" in fields
        else None,
    )


def each_puzzle(text: str) -> list[str]:
    """Yield the text of each puzzle of a file, without comments; blank lines separate them."""
    return [part for part in re.split(r"\n\n+", text.strip()) if part.startswith("followsuit-puzzle ")]
