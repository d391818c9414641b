"""JSON: the engine's values as JSON can hold them, and reading JSON texts.

Cards become texts, seats, sides and suits become letters, other enums become their value, dataclasses become
objects, and sequences become lists. This is the only such mapping, so a view, an event and a ruling spell a
card the same way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.seats import AnySeat, AnySide

#: How deep the brackets of a message may be nested; the protocol's messages have six or seven levels.
DEEPEST: Final = 100

_BRACKETS: Final = re.compile(r"[\[\]{}]")

#: A half of a character, and one or its escape; a front end's JSON escapes no others.
_CUT: Final = re.compile(r"[\ud800-\udfff]")
_HALF: Final = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")

#: A capital that is not the first letter.
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def read_json(text: object) -> Any:
    """The value of a JSON text.

    Raises `ValueError` for what is not a text or not JSON, and for brackets nested deeper than `DEEPEST`.

    >>> read_json('{"seat": "S"}')
    {'seat': 'S'}
    """
    if not isinstance(text, str):
        raise ValueError(f"{type(text).__name__} is no text")
    # Check the depth before parsing: in WebAssembly a recursion that is too deep ends the interpreter before
    # it can raise an error. Count the brackets first: few texts have enough of them to be nested so deep.
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError(f"nested more than {DEEPEST} deep")
    return json.loads(text)


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


def to_json(value: Any) -> Any:
    """Convert a value to None, bool, int, float, str, list or dict. Raises `TypeError` for any other type.

    >>> from followsuit.base.seats import Seat
    >>> to_json((Seat.S, Card.of(Rank.ACE, Suit.SPADES), None))
    ['S', 'AS', None]
    """
    match value:
        case None | bool() | str() if not isinstance(value, Enum):
            return value
        case Card():
            return value.text
        case AnySeat() | AnySide():
            return value.name
        case Suit() | Rank():
            return value.letter
        case Enum():
            return value.value
        case int() | float():
            return value
        case Mapping():
            return {_key(key): to_json(item) for key, item in value.items()}
        case list() | tuple():
            return [to_json(item) for item in value]
        case _ if is_dataclass(value):
            return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def kind_of(value: object) -> str:
    """The name of an action or event in a message: its type's name in snake case.

    >>> from followsuit.base.actions import Bid
    >>> from followsuit.base.events import TrickWon
    >>> from followsuit.base.seats import Seat
    >>> kind_of(Bid(Seat.S, 60)), kind_of(TrickWon(Seat.S, 10))
    ('bid', 'trick_won')
    """
    return _CAPITAL.sub("_", type(value).__name__).lower()


def _key(key: Any) -> str:
    return str(to_json(key))
