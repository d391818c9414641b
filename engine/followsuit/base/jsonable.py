"""JSON: the engine's values as JSON can hold them.

Cards become texts, seats, sides and suits become letters, other enums become their value, dataclasses become
objects, and sequences become lists. This is the only such mapping, so a view, an event and a ruling spell a
card the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.seats import AnySeat, AnySide

#: A capital that is not the first letter.
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


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
