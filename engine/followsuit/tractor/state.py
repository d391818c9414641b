"""State of a match of Tractor: the standing, and the phase the deal is in.

The usual way through a deal is Dealing, LastChance, Burying, Playing, DealOver; the auction preset goes
Dealing, Bidding, StarterTrick, NamingTrump, Burying, … in deal 1 and leaves out the two in the middle later.
``pack`` is all 108 cards in dealing order, the kitty last; it is kept in every phase, for the record.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.seats import Seat, Side
from followsuit.tractor.bidding import PairBidding
from followsuit.tractor.ending import DealScore
from followsuit.tractor.match import Standing
from followsuit.tractor.pack import Pack
from followsuit.tractor.playing import TractorPlay
from followsuit.tractor.trump import Trump
from followsuit.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class Declaration:
    """Cards a seat showed to name trump, and how many cards of the pack were dealt by then (T6)."""

    seat: Seat
    cards: tuple[Card, ...]
    dealt: int


@dataclass(frozen=True, slots=True)
class Prelude:
    """How trump and the starter were found, all of it public.

    Declarations in order and the cards turned from the kitty (T12), or, in the auction preset, the bidding
    and the starter trick.
    """

    declarations: tuple[Declaration, ...] = ()
    turned: tuple[Card, ...] = ()
    bidding: PairBidding | None = None
    starter_trick: Trick | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What the deal is played by once trump is known."""

    prelude: Prelude
    starter: Seat
    trump: Trump

    @property
    def declaring_side(self) -> Side:
        """The side that defends; the starter's."""
        return self.starter.side


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before the first deal: ``standing`` is that of the deal to come."""

    standing: Standing


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards are dealt one by one, ``dealt`` so far; seats may declare meanwhile (T5, T6)."""

    standing: Standing
    pack: Pack
    dealt: int = 0
    declarations: tuple[Declaration, ...] = ()


@dataclass(frozen=True, slots=True)
class LastChance:
    """All 100 cards are dealt; the seats of ``asked`` have yet to declare or pass, in this order (T10)."""

    standing: Standing
    pack: Pack
    declarations: tuple[Declaration, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Bidding:
    """The pairs bid for the deal (T40)."""

    standing: Standing
    pack: Pack
    bidding: PairBidding


@dataclass(frozen=True, slots=True)
class StarterTrick:
    """Each seat puts one card face up to find the starter (T41)."""

    standing: Standing
    pack: Pack
    bidding: PairBidding
    trick: Trick


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The starter names trump before it takes the kitty (T42, T44)."""

    standing: Standing
    pack: Pack
    prelude: Prelude
    starter: Seat


@dataclass(frozen=True, slots=True)
class Burying:
    """The starter has taken the kitty and buries eight cards (T13)."""

    standing: Standing
    pack: Pack
    terms: Terms


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played."""

    standing: Standing
    pack: Pack
    terms: Terms
    play: TractorPlay


@dataclass(frozen=True, slots=True)
class DealOver:
    """All tricks are taken and scored; the match may be over (``score.won_by``)."""

    standing: Standing
    pack: Pack
    terms: Terms
    play: TractorPlay
    score: DealScore


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Nobody declared (T12) or bid (T40): the deal does not count and is dealt again."""

    standing: Standing
    pack: Pack
    prelude: Prelude


State = (
    Shuffling
    | Dealing
    | LastChance
    | Bidding
    | StarterTrick
    | NamingTrump
    | Burying
    | Playing
    | DealOver
    | ThrownIn
)
