"""Name: what people call themselves or an event, as links keep it. Fetched later in the page."""

from __future__ import annotations

import unicodedata
from typing import Final

from followsuit.errors import QuestionError

#: The most characters of a person's name.
LONGEST_NAME: Final = 24
#: Letters that turn the direction of the text around them.
_TURNS: Final = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def tidy(text: str) -> str:
    r"""Words on one line, without letters that turn the direction of what stands around them.

    >>> tidy("  Ama\n Mensah ")
    'Ama Mensah'
    """
    kept = unicodedata.normalize("NFC", text).translate(_TURNS)
    return " ".join("".join(" " if unicodedata.category(one) == "Cc" else one for one in kept).split())


def named(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is kept. Raises `QuestionError`: ``no_name``, ``long_name``."""
    kept = tidy(name)
    if not kept:
        raise QuestionError("no_name", "the name is empty")
    if len(kept) > longest:
        raise QuestionError("long_name", f"a name has {longest} characters at most", facts={"most": longest})
    return kept
