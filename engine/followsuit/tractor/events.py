"""Event of Tractor: what happens at its table and at no other game's."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card, Rank, Strain
from followsuit.events import Event
from followsuit.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat showed cards and named trump; ``dealt`` cards of the pack were out by then."""

    seat: Seat
    cards: tuple[Card, ...]
    suit: Strain
    strength: int
    dealt: int


@dataclass(frozen=True, slots=True)
class StarterChanged(Event):
    """The roles moved: ``seat`` would now start and ``side`` declare (T11, T41)."""

    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class LastChanceBegan(Event):
    """All cards are dealt; every seat is asked once more (T10)."""

    first: Seat


@dataclass(frozen=True, slots=True)
class KittyTurned(Event):
    """Nobody declared, so cards of the kitty were turned, in this order, until trump was known (T12)."""

    cards: tuple[Card, ...]
    suit: Strain


@dataclass(frozen=True, slots=True)
class AuctionBegan(Event):
    """All cards are dealt; the pairs bid, the pair of ``first`` before the other (T40)."""

    first: Seat


@dataclass(frozen=True, slots=True)
class StarterTrickTaken(Event):
    """The starter trick is complete: ``seat`` put the highest card and takes its points (T41)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TrumpFixed(Event):
    """Trump and the roles of the deal stand, however they were found."""

    rank: Rank
    suit: Strain
    starter: Seat
    declaring_side: Side


@dataclass(frozen=True, slots=True)
class KittyTaken(Event):
    """The starter picked these cards up from the kitty. Private."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The starter itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class KittyBuried(Event):
    """The starter laid that many cards away, face down (T13)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsBuried(Event):
    """Which cards the starter laid away. Private."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The starter itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class ThrowFailed(Event):
    """A throw went back to the hand but for one unit, because ``beaten_by`` holds higher cards (T22).

    Everybody saw the ``attempt``. ``penalty`` points go to the other side.
    """

    seat: Seat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: Seat
    penalty: int


@dataclass(frozen=True, slots=True)
class KittyRevealed(Event):
    """The opposing side won the last trick: the kitty's points count ``multiplier`` times (T34)."""

    cards: tuple[Card, ...]
    points: int
    multiplier: int
    bonus: int


@dataclass(frozen=True, slots=True)
class LevelChanged(Event):
    """A side's level rose (T35)."""

    side: Side
    before: Rank
    after: Rank


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """The deal is over: the opposing side's ``points``, the side that declares next, its starter (T36)."""

    points: int
    declares_next: Side
    starter: Seat
