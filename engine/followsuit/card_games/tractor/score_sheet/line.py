"""Line of a deal of Tractor in a sheet: ``S H 85 last 20 pair``.

Starter, trump and points stand in front, a dash for what was left out. After ``last``, which is there if the
opposing side took the last trick, come the kitty's points and the lead: ``pair``, ``tractor 3``,
``tractor 3x2`` for two triples, ``throw pair``, or ``5`` cards. The rest stands with its names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from followsuit.base.fields import Value, Values
from followsuit.base.score_notation import read_value, read_values, written_values
from followsuit.card_games.tractor.score_sheet.last_lead import THROW, TRACTOR, TUPLES

_BARE: Final = ("starter", "trump", "points")
_NAMED: Final = ("bid", "declaring", "penalty", "jacks", "total")
_LAST: Final = "last"

#: The size of a tractor: its width, where it may be other than two, and its length, where that counts.
_SIZE: Final = re.compile(r"(?:([234])x)?([0-9]{1,2})?")


def written_deal(values: Values) -> list[str]:
    """The words of a deal's line."""
    words = written_values(values, _BARE, ())
    if values.get(_LAST):
        words += [_LAST, *_written_lead(values)]
    return words + written_values(values, (), _NAMED)


def read_deal(words: Sequence[str]) -> Values:
    """The values of a deal's line. Raises `ValueError` for words that are none."""
    rest = list(words)
    lowered = [word.lower() for word in rest]
    last: dict[str, Value] = {}
    if _LAST in lowered:
        at = lowered.index(_LAST)
        end = next((i for i in range(at + 1, len(rest)) if lowered[i] in _NAMED), len(rest))
        last = {_LAST: True, **_read_lead(rest[at + 1 : end])}
        del rest[at:end]
    values = read_values(rest, _BARE, _NAMED)
    if not last and "total" not in values:
        last = {_LAST: False}
    return {**values, **last}


def _written_lead(values: Values) -> Iterator[str]:
    if "kitty" in values:
        yield str(values["kitty"])
    if "cards" in values:
        yield str(values["cards"])
        return
    for name in ("lead", "largest"):
        if name in values:
            yield str(values[name])
    if "width" in values or "length" in values:
        width = f"{values['width']}x" if "width" in values else ""
        yield f"{width}{values.get('length', '')}"


def _read_lead(words: Sequence[str]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    rest = list(words)
    for name in ("kitty", "cards"):
        if rest and rest[0].isdecimal():
            values[name] = read_value(rest.pop(0))
    if rest:
        values["lead"] = unit = _unit(rest.pop(0), THROW)
        if unit == THROW and rest:
            values["largest"] = unit = _unit(rest.pop(0))
        if unit == TRACTOR and rest:
            values |= _size(rest.pop(0))
    if rest:
        raise ValueError(rest[0])
    return values


def _unit(word: str, *others: str) -> str:
    if word.lower() not in (*TUPLES, TRACTOR, *others):
        raise ValueError(word)
    return word.lower()


def _size(word: str) -> dict[str, Value]:
    found = _SIZE.fullmatch(word.lower())
    if found is None:
        raise ValueError(word)
    named = {"width": found[1], "length": found[2]}
    return {name: int(size) for name, size in named.items() if size}
