"""Score notation: the values of a deal as the words of its line in a score sheet, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from followsuit.base.fields import Value, Values

#: What stands for a value that was left out, where others follow.
NONE: Final = "-"

_YES_NO: Final = {"yes": True, "no": False}


class WordKeeper:
    """The part of a `ScoreKeeper` that games share whose lines hold only the fields of a deal.

    ``bare`` are the fields whose values stand in a line without their names, ``named`` those with them.
    """

    bare: ClassVar[Sequence[str]]
    named: ClassVar[Sequence[str]] = ()

    def written(self, values: Values) -> Sequence[str]:
        """The values of a deal as the words of its line."""
        return written_values(values, self.bare, self.named)

    def read(self, words: Sequence[str]) -> Values:
        """The values of a line's words. Raises `ValueError`."""
        return read_values(words, self.bare, self.named)

    def due(self, standing: Any) -> Mapping[str, str]:
        """Nothing: a deal is played alike whatever came before."""
        return {}


def written_values(values: Values, bare: Sequence[str], named: Sequence[str]) -> list[str]:
    """Values as the words of a line: of ``bare`` fields alone, a dash for none, of others with their names.

    >>> written_values({"seat": "S", "points": 70, "bet": False}, ["seat", "suit", "points"], ["bet"])
    ['S', '-', '70', 'bet', 'no']
    """
    words = [_written(values[name]) if name in values else NONE for name in bare]
    while words and words[-1] == NONE:
        words.pop()
    return words + [word for name in named if name in values for word in (name, _written(values[name]))]


def read_values(words: Sequence[str], bare: Sequence[str], named: Sequence[str]) -> dict[str, Value]:
    """The values of a line's words. Raises `ValueError` for words that are none.

    >>> read_values(["S", "-", "70", "bet", "no"], ["seat", "suit", "points"], ["bet"])
    {'seat': 'S', 'points': 70, 'bet': False}
    """
    values: dict[str, Value] = {}
    rest = list(words)
    for name in bare:
        if rest and rest[0].lower() not in named:
            word = rest.pop(0)
            if word != NONE:
                values[name] = read_value(word)
    while rest:
        name = rest.pop(0).lower()
        if name not in named or name in values or not rest:
            raise ValueError(name)
        values[name] = read_value(rest.pop(0))
    return values


def read_value(word: str) -> Value:
    """The value of a word: yes or no, a number, or the name of a seat, side, suit or choice."""
    lower = word.lower()
    if lower in _YES_NO:
        return _YES_NO[lower]
    if re.fullmatch(r"-?[0-9]{1,7}", word):
        return int(word)
    if not re.fullmatch(r"[a-z_]{1,20}", lower):
        raise ValueError(word)
    # Names of seats, sides and suits have two letters at most.
    return word.upper() if len(word) <= 2 else lower


def _written(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
