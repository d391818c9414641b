"""Event of Tractor: the events that only Tractor has."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card, Rank, Strain
from followsuit.events import Event
from followsuit.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat showed cards and named trump; ``dealt`` cards of the pack had been dealt by then.

    ``suit`` is what the cards make trump, ``strength`` how strong the declaration is (T8).
    """

    seat: Seat
    cards: tuple[Card, ...]
    suit: Strain
    strength: int
    dealt: int


@dataclass(frozen=True, slots=True)
class StarterChanged(Event):
    """The roles changed: as things stand, ``seat`` starts and ``side`` declares (T11, T41)."""

    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class LastChanceBegan(Event):
    """All cards are dealt; every seat may declare once more, ``first`` before the others (T10)."""

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
    """The starter trick is complete: ``seat`` played the highest card and takes its points (T41)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TrumpFixed(Event):
    """Trump and the roles of the deal are fixed."""

    rank: Rank
    suit: Strain
    starter: Seat
    declaring_side: Side


@dataclass(frozen=True, slots=True)
class KittyTaken(Event):
    """The starter picked up these cards, the kitty. Only the starter sees the event."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The starter itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class KittyBuried(Event):
    """The starter buried ``count`` cards, face down (T13)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsBuried(Event):
    """The starter buried these cards. Only the starter sees the event."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The starter itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class ThrowFailed(Event):
    """A throw failed, because the seat ``beaten_by`` holds higher cards (T22).

    Everybody saw the cards of the ``attempt``; only those of ``down``, one unit, were played, and the others
    went back to the hand. ``penalty`` points go to the other side.
    """

    seat: Seat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: Seat
    penalty: int


@dataclass(frozen=True, slots=True)
class KittyRevealed(Event):
    """The opposing side won the last trick and gets ``bonus`` points for the kitty (T34).

    The bonus is the kitty's ``points`` times ``multiplier``.
    """

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
    """The deal is over, with these ``points`` for the opposing side (T36).

    ``declares_next`` is the side that declares in the next deal, ``starter`` the seat that starts it.
    """

    points: int
    declares_next: Side
    starter: Seat
