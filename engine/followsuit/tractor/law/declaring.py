"""Declaring: cards shown during the deal to name trump, and which of them override (T6–T12).

A declaration is a card or a pair; what stands is compared by strength: single 1, pair 2, pair of small
jokers 3, pair of big jokers 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from followsuit.cards import BIG_JOKER, NO_TRUMP, SMALL_JOKER, Card, Rank, Strain
from followsuit.errors import Refusal
from followsuit.seats import Seat

#: The strength nothing overrides: a pair of big jokers (T6).
STRONGEST: Final = 4


class Shown(Protocol):
    """A declaration that was made: who made it, with which cards."""

    @property
    def seat(self) -> Seat:
        """The seat that declared."""

    @property
    def cards(self) -> Sequence[Card]:
        """The cards it showed."""


def strength(cards: Sequence[Card]) -> int:
    """How strong a declaration is, 1 to 4 (T6); 0 for cards that are none at any trump rank.

    >>> from followsuit.cards import parse_cards
    >>> [strength(parse_cards(text)) for text in ("2H", "2H 2H", "SJ SJ", "BJ BJ", "SJ BJ")]
    [1, 2, 3, 4, 0]
    """
    if len(cards) == 1:
        return 0 if cards[0].is_joker else 1
    if len(cards) != 2 or cards[0] != cards[1]:
        return 0
    return {SMALL_JOKER: 3, BIG_JOKER: 4}.get(cards[0], 2)


def is_declaration(rank: Rank, cards: Sequence[Card]) -> bool:
    """Whether cards name trump at all when ``rank`` is the trump rank (T6)."""
    return strength(cards) > 0 and (cards[0].is_joker or cards[0].rank is rank)


def named(cards: Sequence[Card]) -> Strain:
    """What a declaration makes trump (T7). Needs cards that are a declaration."""
    return NO_TRUMP if cards[0].is_joker else cards[0].suit


def check_declare(rank: Rank, seat: Seat, cards: Sequence[Card], standing: Shown | None) -> Refusal | None:
    """Why a seat may not declare with these cards over what stands, or None.

    Codes: ``no_declaration`` (T6), ``already_declared`` (T9: the standing seat may only strengthen its
    single to the pair), ``too_weak`` (T8). Whether the seat holds the cards is not asked here.
    """
    if not is_declaration(rank, cards):
        shown = [card.text for card in cards]
        return Refusal("no_declaration", "T6", {"cards": shown, "rank": rank.letter})
    if standing is None:
        return None
    offered, needed = strength(cards), strength(standing.cards)
    facts = {
        "standing": [card.text for card in standing.cards],
        "seat": standing.seat.name,
        "strength": offered,
        "standing_strength": needed,
    }
    if seat is standing.seat and named(cards) is not named(standing.cards):
        return Refusal("already_declared", "T9", facts)
    if offered <= needed:
        return Refusal("too_weak", "T9" if seat is standing.seat else "T8", facts)
    # A joker pair names no trump, so a standing pair of small jokers strengthened to big ones would pass the
    # suit test above; T9 knows only one step, single to pair.
    if seat is standing.seat and cards[0].is_joker:
        return Refusal("already_declared", "T9", facts)
    return None


def kitty_strain(kitty: Sequence[Card], rank: Rank) -> Strain:
    """What the kitty's cards, turned one by one, make trump where nobody declared (T12).

    >>> from followsuit.cards import parse_cards
    >>> kitty_strain(parse_cards("3S KD BJ KH 4C"), Rank.TWO).name
    'DIAMONDS'
    """
    suited = [card for card in kitty if not card.is_joker]
    if not suited:
        return NO_TRUMP
    of_rank = [card for card in suited if card.rank is rank]
    # max() keeps the first of equals: the earliest turned.
    return (of_rank[0] if of_rank else max(suited, key=lambda card: card.rank)).suit
