"""Events that only Court Piece has."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.base.events import Event
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.scoring import CourtSort


@dataclass(frozen=True, slots=True)
class CallerFound(Event):
    """Cards were turned up, the first to ``first``, until the ``caller`` got an ace (C4)."""

    first: Seat
    caller: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """The caller asked for a new deal, so this one does not count (C8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class IndicatorLaid(Event):
    """The caller laid a card face down; only its own seat knows which (C32)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class IndicatorTurned(Event):
    """The indicator was turned up and went back to the ``caller``; ``seat`` asked for it (C35, C37)."""

    seat: Seat
    caller: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """A side took the ``tricks`` on the pile by a trick that ``seat`` won (C14, C16)."""

    seat: Seat
    side: Side
    tricks: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The seat that leads at seven to nothing was content with the court (C23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """The seat that leads at seven to nothing staked the court on all thirteen tricks (C23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CourtMade(Event):
    """A side made a court, in a deal or by its row (C21 to C24)."""

    side: Side
    court: CourtSort
