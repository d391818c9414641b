"""Event of Tractor: the events that only Tractor has."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.cards import Card, Rank, Strain
from followsuit.base.events import Event, OwnCards
from followsuit.base.seats import AnySeat, AnySide


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat showed cards and named trump; ``dealt`` cards of the pack had been dealt by then.

    ``suit`` is what the cards make trump, ``strength`` how strong the declaration is (T8).
    """

    seat: AnySeat
    cards: tuple[Card, ...]
    suit: Strain
    strength: int
    dealt: int


@dataclass(frozen=True, slots=True)
class StarterChanged(Event):
    """The roles changed: as things stand, ``seat`` starts and ``side`` declares (T11, T41)."""

    seat: AnySeat
    side: AnySide


@dataclass(frozen=True, slots=True)
class LastChanceBegan(Event):
    """All cards are dealt, and the seat holds a declaration that could stand (T10).

    Only the seat itself sees the event: who is told would tell the others something of its hand.
    """

    seat: AnySeat

    @property
    def audience(self) -> tuple[AnySeat, ...]:
        """The seat itself."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class LastChancePassed(LastChanceBegan):
    """The seat does not make the declaration that it could make at the last chance (T10)."""


@dataclass(frozen=True, slots=True)
class CounterChanceBegan(Event):
    """The kitty is buried; other seats may declare over what stands, ``first`` before the rest (T78)."""

    first: AnySeat


@dataclass(frozen=True, slots=True)
class KittyTurned(Event):
    """Nobody declared, so cards of the kitty were turned, in this order, until trump was known (T12)."""

    cards: tuple[Card, ...]
    suit: Strain


@dataclass(frozen=True, slots=True)
class AuctionBegan(Event):
    """All cards are dealt; the pairs bid, the pair of ``first`` before the other (T40)."""

    first: AnySeat


@dataclass(frozen=True, slots=True)
class StarterTrickTaken(Event):
    """The starter trick is complete: ``seat`` played the highest card and takes its points (T41)."""

    seat: AnySeat
    points: int


@dataclass(frozen=True, slots=True)
class TrumpFixed(Event):
    """Trump and the roles of the deal are fixed."""

    rank: Rank
    suit: Strain
    starter: AnySeat
    declaring_side: AnySide


@dataclass(frozen=True, slots=True)
class KittyTaken(OwnCards):
    """The seat picked up these cards, the kitty. Only the seat sees the event."""


@dataclass(frozen=True, slots=True)
class KittyBuried(Event):
    """The seat buried ``count`` cards, face down (T13)."""

    seat: AnySeat
    count: int


@dataclass(frozen=True, slots=True)
class CardsBuried(OwnCards):
    """The seat buried these cards. Only the seat sees the event."""


@dataclass(frozen=True, slots=True)
class ThrowFailed(Event):
    """A throw failed, because the seat ``beaten_by`` holds higher cards (T22).

    Everybody saw the cards of the ``attempt``; only those of ``down``, one unit, were played, and the others
    went back to the hand. If all went back ``down`` is empty, and the seat leads again (T90). ``penalty``
    points go to the other side.
    """

    seat: AnySeat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: AnySeat
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
    """A side's level rose (T35), or fell (T96)."""

    side: AnySide
    before: Rank
    after: Rank


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """The deal is over, with these ``points`` for the opposing side (T36).

    ``declares_next`` is the side that declares in the next deal, ``starter`` the seat that starts it.
    """

    points: int
    declares_next: AnySide
    starter: AnySeat
