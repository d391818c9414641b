"""Former formats: links and texts of features that were removed, so that nobody takes them for damaged."""

from __future__ import annotations

import re
from typing import Final

#: The error message for them, with the code ``no_longer``.
SENTENCE: Final = "this is no longer part of Follow Suit"

#: Letters of links: a sheet to be printed, a club's event and its results, exercises and answers to them.
LETTERS: Final = frozenset("oexy")

#: How a line of such a text begins: a sheet to be printed; exercises; deals of bridge programs as PBN, BBO's
#: lin, or a hand viewer's address.
_BEGINNINGS: Final = re.compile(
    r"(?:\S{0,99}#)?o\.\w|followsuit-exercises\b|% pbn|\[(?:deal|dealer|board|event) \""
    r"|(?:[a-z]{2}\|[^|\n]{0,99}\|){0,9}md\||https?://[^\s?]{1,99}(?:handviewer\.html\?|\?lin=)|handviewer\.html\?"
)
#: As many lines are looked at, and as many characters of each.
_LINES: Final = 20
_CHARACTERS: Final = 300


def is_former_format(text: str) -> bool:
    """Whether a text has a format of a feature that was removed."""
    lines = text[: _LINES * _CHARACTERS].splitlines()[:_LINES]
    return any(_BEGINNINGS.match(line.lstrip(" \t\ufeff")[:_CHARACTERS].lower()) for line in lines)
