"""Trump: the trump rank and suit of a deal, and the suit a card effectively belongs to (T15)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from followsuit.cards import NO_TRUMP, Card, Rank, Strain
from followsuit.errors import CardError
from followsuit.tractor.rules import NoTrumpRanks, TractorRules


class EffectiveSuit(IntEnum):
    """A suit as following sees it: all trumps are one suit (T15). The first four are `Suit`'s values."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3
    TRUMP = 4

    @property
    def text(self) -> str:
        """``S``, ``H``, ``C``, ``D`` or ``trump``."""
        return ("S", "H", "C", "D", "trump")[self]


@dataclass(frozen=True, slots=True)
class Trump:
    """What is trump in a deal. ``suit`` NO_TRUMP: no trump suit.

    ``plain`` (only ever true without a trump suit) leaves the trump-rank cards in their own suits (T15).
    """

    rank: Rank
    suit: Strain
    plain: bool = False

    @staticmethod
    def under(rules: TractorRules, rank: Rank, suit: Strain) -> Trump:
        """The trump of a rank and suit under these rules (option ``no_trump_ranks``)."""
        return _under(rank, suit, suit is NO_TRUMP and rules.no_trump_ranks is NoTrumpRanks.PLAIN)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump (T15)."""
        return effective_suit(card, self) is EffectiveSuit.TRUMP


@cache
def _under(rank: Rank, suit: Strain, plain: bool) -> Trump:
    return Trump(rank, suit, plain)


_SUITS = tuple(EffectiveSuit)


def effective_suit(card: Card, trump: Trump) -> EffectiveSuit:
    """The suit a card belongs to when suits are led and followed (T15).

    >>> from followsuit.cards import Suit, parse_card
    >>> effective_suit(parse_card("7S"), Trump(Rank.SEVEN, Suit.HEARTS))
    <EffectiveSuit.TRUMP: 4>
    """
    if card >= 52 or card // 13 == trump.suit or (card % 13 == trump.rank and not trump.plain):
        return EffectiveSuit.TRUMP
    return _SUITS[card // 13]


def parse_effective_suit(text: object, trump: Trump) -> EffectiveSuit:
    """The suit named ``S H C D`` or ``trump``; the trump suit's own letter means trump.

    Raises `CardError` (``bad_suit``).
    """
    if text == "trump":
        return EffectiveSuit.TRUMP
    at = "SHCD".find(text) if isinstance(text, str) and len(text) == 1 else -1
    if at < 0:
        raise CardError("bad_suit", f"{text!r} is not a suit", facts={"text": str(text)[:20]})
    return EffectiveSuit.TRUMP if at == trump.suit else _SUITS[at]
