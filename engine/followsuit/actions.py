"""Action: what a seat does in its turn, named by the table's verbs.

These are the actions more than one game has; a game adds its own (`Declare`, `Bury`) beside its state.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card, Strain, cards_text
from followsuit.seats import Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat offers to take ``value``: card points in Two Hundred and Tractor, tricks in Rangvaar."""

    seat: Seat
    value: int

    def __str__(self) -> str:
        return f"{self.seat.name} bids {self.value}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat says nothing more than that it has nothing to say."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name} passes"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names trump; ``NO_TRUMP`` exists in Tractor only."""

    seat: Seat
    suit: Strain

    def __str__(self) -> str:
        return f"{self.seat.name} names {self.suit.name.lower().replace('_', ' ')}"


@dataclass(frozen=True, slots=True)
class Play:
    """A seat's cards to a trick: one in Two Hundred and Rangvaar, one or more in Tractor."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat.name} plays {cards_text(self.cards)}"
