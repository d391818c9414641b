"""Parsing: reading numbers and JSON in texts. Only the digits 0 to 9 count, not others that Python knows."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, Final

#: How deep the brackets of a message may be nested; the protocol's messages have six or seven levels.
DEEPEST: Final = 100

#: A date: year, month and day.
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_BRACKETS: Final = re.compile(r"[\[\]{}]")

#: A half of a character, and one or its escape; a front end's JSON escapes no others.
_CUT: Final = re.compile(r"[\ud800-\udfff]")
_HALF: Final = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")


def parse_number(text: str, digits: int = 7) -> int | None:
    """The number that a text of at most this many digits writes, or None.

    >>> parse_number("60"), parse_number("-60"), parse_number("²"), parse_number("12345678")
    (60, None, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def read_json(text: object, *, once: bool = False) -> Any:
    """The value of a JSON text.

    Raises `ValueError` for what is not a text or not JSON, and for brackets nested deeper than `DEEPEST`;
    with ``once`` also for a key that stands twice in an object.

    >>> read_json('{"seat": "S"}')
    {'seat': 'S'}
    """
    if not isinstance(text, str):
        raise ValueError(f"{type(text).__name__} is no text")
    # Check the depth before parsing: in WebAssembly a recursion that is too deep ends the interpreter before
    # it can raise an error. Count the brackets first: few texts have enough of them to be nested so deep.
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError(f"nested more than {DEEPEST} deep")
    return json.loads(text, object_pairs_hook=_each_once if once else None)


def has_odd_number(value: object) -> bool:
    """Whether a value has a number in it that JSON cannot write: infinity, as ``1e400`` is read, or none.

    >>> has_odd_number([1, {"a": 1e400}]), has_odd_number({"a": 1.5})
    (True, False)
    """
    if isinstance(value, float):
        return not isfinite(value)
    if isinstance(value, dict):
        return any(map(has_odd_number, value.values()))
    return isinstance(value, list) and any(map(has_odd_number, value))


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key stands twice")
    return made


def is_cut(text: str) -> bool:
    r"""Whether a text holds half of a character, which nothing can be seeded with, hashed or kept.

    So the command line has a byte that is not UTF-8, and a cut emoji is left.

    >>> is_cut("\udcff"), is_cut("é")
    (True, False)
    """
    return _CUT.search(text) is not None


def read_message(text: object) -> Any:
    r"""The value of a JSON text from a front end, in whole characters. Raises what `read_json` does.

    Half of a character, as is left where a text is cut within an emoji, is read as ``\ufffd``: no text that
    holds one can be hashed, packed or kept.
    """
    value = read_json(text)
    if not isinstance(text, str) or not _HALF.search(text):
        return value
    halves = json.dumps(value, ensure_ascii=False)
    return json.loads(halves.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))


def _depth(text: str) -> int:
    """How deep brackets are nested, not counting those inside strings."""
    depth = deepest = 0
    # Between quotes every second piece is a string. A quote after an odd number of backslashes is a part of
    # the string.
    inside = False
    for piece in text.split('"'):
        if not inside:
            for bracket in _BRACKETS.findall(piece):
                depth += 1 if bracket in "[{" else -1
                deepest = max(deepest, depth)
            inside = True
        else:
            inside = (len(piece) - len(piece.rstrip("\\"))) % 2 == 1
    return deepest


def is_date(text: str) -> bool:
    """Whether a text is a date, ``2026-11-23``. The module ``datetime`` would be loaded by every first visit.

    >>> is_date("2028-02-29"), is_date("2026-02-29"), is_date("2026-13-01")
    (True, False, False)
    """
    found = _DATE.fullmatch(text)
    if not found:
        return False
    year, month, day = map(int, found.groups())
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = 28 + is_leap if month == 2 else 30 + (month + month // 8) % 2
    return 1 <= month <= 12 and 1 <= day <= days
