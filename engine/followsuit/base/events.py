"""Event: something that happened at the table, and which seats may see it.

A private event names its ``audience``; the other seats do not get it at all. These are the events that more
than one game has. A game defines its own (`KittyRevealed`, `LevelChanged`) in its package.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from followsuit.base.cards import Card, Strain
from followsuit.base.jsonable import kind_of, to_json
from followsuit.base.seats import TableSeat, TableSide


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    @property
    def audience(self) -> tuple[TableSeat, ...] | None:
        """The seats that may see it; None for everybody."""
        return None


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """Deal ``number`` of the match begins; ``first`` is the seat that speaks or is dealt to first."""

    number: int
    dealer: TableSeat
    first: TableSeat


@dataclass(frozen=True, slots=True)
class OwnCards(Event):
    """The base of events about cards that only their seat sees."""

    seat: TableSeat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[TableSeat, ...]:
        """The seat itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class CardsDealt(OwnCards):
    """A seat was dealt these cards. Only the seat itself sees the event."""


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid ``value``; ``forced`` if the rules gave it no choice."""

    seat: TableSeat
    value: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    seat: TableSeat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The auction is over: ``declarer`` has the contract."""

    declarer: TableSeat
    contract: int


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    """Everybody passed: the cards are dealt again and the deal does not count."""


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """Trump was named; `event_data` writes ``"NT"`` for ``suit`` if there is no trump suit."""

    seat: TableSeat
    suit: Strain


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A seat played to the trick."""

    seat: TableSeat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A trick is complete; ``points`` are its card points (0 in a game without them)."""

    seat: TableSeat
    points: int


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """A deal is over: the change of each side's total, and the totals after it."""

    change: dict[TableSide, int]
    totals: dict[TableSide, int]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """The match is over, and ``side`` has won it; None for a tie."""

    side: TableSide | None


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat claims the ``tricks`` left, all of which it is certain to win. Its plays follow."""

    seat: TableSeat
    tricks: int


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat's last decision is undone, with everything that came after it."""

    seat: TableSeat


def event_data(event: Event) -> dict[str, Any]:
    """The event as a plain object: ``kind`` in snake case and its fields.

    >>> from followsuit.base.seats import Seat
    >>> event_data(Passed(Seat.W))
    {'kind': 'passed', 'seat': 'W'}
    """
    return {"kind": kind_of(event), **to_json(event)}


def events_for(seat: TableSeat, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that a seat may see, in order."""
    return tuple(event for event in events if event.audience is None or seat in event.audience)


def public_of(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may see, in order."""
    return tuple(event for event in events if event.audience is None)
