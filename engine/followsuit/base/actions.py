"""Action: what a seat does in its turn.

These are the actions that more than one game has. A game defines its own (`Declare`, `Bury`) in its package.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.base.cards import Card, Strain, cards_text
from followsuit.base.jsonable import kind_of, to_json
from followsuit.base.seats import TableSeat


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat offers to take ``value``: card points in Two Hundred and Tractor, tricks in Rangvaar."""

    seat: TableSeat
    value: int

    def __str__(self) -> str:
        return f"{self.seat.name} bids {self.value}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat passes."""

    seat: TableSeat

    def __str__(self) -> str:
        return f"{self.seat.name} passes"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names trump; ``NO_TRUMP`` exists in Tractor only."""

    seat: TableSeat
    suit: Strain

    def __str__(self) -> str:
        return f"{self.seat.name} names {self.suit.name.lower().replace('_', ' ')}"


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays cards to a trick: one in Two Hundred and Rangvaar, one or more in Tractor."""

    seat: TableSeat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat.name} plays {cards_text(self.cards)}"


def action_data(action: Any) -> dict[str, Any] | None:
    """The action as plain data for a message, without its seat; None if ``action`` is None.

    >>> from followsuit.base.seats import Seat
    >>> action_data(Bid(Seat.S, 60))
    {'kind': 'bid', 'value': 60}
    """
    if action is None:
        return None
    data = to_json(action)
    del data["seat"]
    return {"kind": kind_of(action), **data}
