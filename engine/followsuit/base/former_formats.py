"""Former formats: links and texts of features that were removed, so that nobody takes them for damaged."""

from __future__ import annotations

import re
from typing import Final

#: The error message for them, with the code ``no_longer``.
SENTENCE: Final = "this is no longer part of Follow Suit"

#: How each begins: a link from its letter on, a text with its first words.
_BEGINNINGS: Final = (
    r"o\.\S",  # a sheet to be printed
    r"e[0-9]+\.",  # a club's event, and its results
    r"[xy][0-9]+\.",  # a pack of exercises, answers to them
    r"followsuit-exercises ",
    r"% PBN",  # deals of bridge programs: PBN, BBO's lin, the address of a hand viewer
    r"\[(?:Deal|Board|Event) \"",
    r"(?:\S*[?&]lin=)?(?:[a-z]{2}\|[^|\n]*\|)*md\|",
    r"\S*handviewer\.html\?",
)
_LEFT: Final = re.compile(rf"^[ \t\ufeff]*(?:\S*#)?(?:{'|'.join(_BEGINNINGS)})", re.IGNORECASE | re.MULTILINE)


def is_former_format(text: str) -> bool:
    """Whether a text has a format of a feature that was removed."""
    return _LEFT.search(text) is not None
