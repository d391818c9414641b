"""Event: something that happened at the table, for whoever may know it.

A private event names its ``audience``; for the other seats it is dropped, not blanked. These are the events
more than one game has; a game adds its own (`KittyRevealed`, `LevelChanged`) beside its state.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Card, Strain
from followsuit.plain import kind_of, plain
from followsuit.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    @property
    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may see it; None for everybody."""
        return None


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """Deal ``number`` of the match begins; ``first`` is the seat that speaks or is dealt to first."""

    number: int
    dealer: Seat
    first: Seat


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat got these cards. Private."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The seat itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid; ``forced`` says it had no choice."""

    seat: Seat
    value: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The auction is over: ``declarer`` has the contract."""

    declarer: Seat
    contract: int


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    """Everybody passed: the cards are dealt again and the deal does not count."""


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """Trump was named; ``suit`` is written ``"NT"`` where there is no trump suit."""

    seat: Seat
    suit: Strain


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A seat played to the trick."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A trick is complete; ``points`` are its card points (0 in a game without them)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """A deal is over: what each side's total changed by, and the totals after."""

    change: dict[Side, int]
    totals: dict[Side, int]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """The match is over; ``side`` None is a tie."""

    side: Side | None


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat takes the ``tricks`` left, which are its own for certain; the plays that show it follow."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat's last decision, and all that came after it, is undone."""

    seat: Seat


def event_data(event: Event) -> dict[str, Any]:
    """The event as a plain object: ``kind`` in snake case and its fields.

    >>> event_data(Passed(Seat.W))
    {'kind': 'passed', 'seat': 'W'}
    """
    return {"kind": kind_of(event), **plain(event)}


def events_for(seat: Seat, events: Iterable[Event]) -> tuple[Event, ...]:
    """Those of the events that a seat may see, in order."""
    return tuple(event for event in events if event.audience is None or seat in event.audience)
