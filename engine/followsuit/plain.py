"""Plain value: any of our frozen values as JSON would hold it.

Cards become text, seats, sides and suits letters, other enums their value, dataclasses objects, and
sequences lists. There is one such mapping, so a view, an event and a ruling spell a card the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from followsuit.cards import Card, Rank, Suit
from followsuit.seats import Seat, Side


def plain(value: Any) -> Any:
    """The value as None, bool, int, float, str, list or dict.

    >>> plain((Seat.S, Card.of(Rank.ACE, Suit.SPADES), None))
    ['S', 'AS', None]
    """
    match value:
        case None | bool() | str() if not isinstance(value, Enum):
            return value
        case Card():
            return value.text
        case Seat() | Side():
            return value.name
        case Suit() | Rank():
            return value.letter
        case Enum():
            return value.value
        case int() | float():
            return value
        case Mapping():
            return {_key(key): plain(item) for key, item in value.items()}
        case list() | tuple():
            return [plain(item) for item in value]
        case _ if is_dataclass(value):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def _key(key: Any) -> str:
    return str(plain(key))
