"""State of a match of Two Hundred: the standing, and the phase the deal is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.seats import Rotation, Seat, Side
from followsuit.trick.auction import Auction
from followsuit.trick.cardplay import Cardplay, Hands
from followsuit.two_hundred.rules import TwoHundredRules
from followsuit.two_hundred.scoring import Contract, DealScore


@dataclass(frozen=True, slots=True)
class Standing:
    """The match as the deal in progress found it: ``number`` of the deal from 1, its dealer, the totals."""

    rules: TwoHundredRules
    number: int
    dealer: Seat
    totals: Mapping[Side, int]

    @property
    def first(self) -> Seat:
        """The seat that speaks first: next to the dealer (H4)."""
        return Rotation.CLOCKWISE.after(self.dealer)


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before a deal: ``standing`` is that of the deal to come."""

    standing: Standing


@dataclass(frozen=True, slots=True)
class Betting:
    """Hands are dealt, seats bet. ``dealt`` are the hands as they were dealt, in every phase."""

    standing: Standing
    dealt: Hands
    auction: Auction


@dataclass(frozen=True, slots=True)
class Naming:
    """The betting is over; the declarer names trump (H7)."""

    standing: Standing
    dealt: Hands
    auction: Auction
    contract: Contract


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played."""

    standing: Standing
    dealt: Hands
    auction: Auction
    contract: Contract
    cardplay: Cardplay


@dataclass(frozen=True, slots=True)
class DealOver:
    """All tricks are taken and scored; the match may be over (``score.won_by``)."""

    standing: Standing
    dealt: Hands
    auction: Auction
    contract: Contract
    cardplay: Cardplay
    score: DealScore


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Everybody passed (H15): the deal does not count and the next is dealt."""

    standing: Standing
    dealt: Hands
    auction: Auction


State = Shuffling | Betting | Naming | Playing | DealOver | ThrownIn
