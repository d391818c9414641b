"""Phase: the stages of a deal with an auction, a named trump, and tricks in which each play is one card.

The phases are the same in Two Hundred and Rangvaar; each game has its own types for three of the fields:
``standing`` is the match as it was before the deal, ``dealt`` the cards as they were dealt (kept in every
phase), ``score`` the result of the deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.cardplay import Cardplay, TrickRules


class DealStanding(Protocol):
    """What every game knows of the match before a deal: by which rules it is played."""

    @property
    def rules(self) -> TrickRules:
        """The rules of the match."""


StandingT = TypeVar("StandingT", bound=DealStanding)
DealtT = TypeVar("DealtT")
ScoreT = TypeVar("ScoreT")


@dataclass(frozen=True, slots=True)
class Shuffling(Generic[StandingT]):
    """No deal has begun yet: ``standing`` is that of the first deal."""

    standing: StandingT


@dataclass(frozen=True, slots=True)
class Bidding(Generic[StandingT, DealtT]):
    """The cards are dealt; the seats bid."""

    standing: StandingT
    dealt: DealtT
    auction: Auction


@dataclass(frozen=True, slots=True)
class Naming(Generic[StandingT, DealtT]):
    """The auction is won; the declarer names trump."""

    standing: StandingT
    dealt: DealtT
    auction: Auction
    contract: Contract


@dataclass(frozen=True, slots=True)
class Playing(Generic[StandingT, DealtT]):
    """Tricks are played."""

    standing: StandingT
    dealt: DealtT
    auction: Auction
    contract: Contract
    cardplay: Cardplay


@dataclass(frozen=True, slots=True)
class DealOver(Generic[StandingT, DealtT, ScoreT]):
    """All tricks are taken and scored; the match may be over."""

    standing: StandingT
    dealt: DealtT
    auction: Auction
    contract: Contract
    cardplay: Cardplay
    score: ScoreT


@dataclass(frozen=True, slots=True)
class ThrownIn(Generic[StandingT, DealtT]):
    """Everybody passed: the deal does not count and the next is dealt."""

    standing: StandingT
    dealt: DealtT
    auction: Auction


DealState = (
    Shuffling[StandingT]
    | Bidding[StandingT, DealtT]
    | Naming[StandingT, DealtT]
    | Playing[StandingT, DealtT]
    | DealOver[StandingT, DealtT, ScoreT]
    | ThrownIn[StandingT, DealtT]
)
