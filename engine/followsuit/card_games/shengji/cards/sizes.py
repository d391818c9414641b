"""Sizes of a table: the numbers of cards, seats and points, by packs and seats (T51, T54, T55, T81)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from followsuit.base.cards import CARDS
from followsuit.base.decks import Deck
from followsuit.card_games.shengji.rules import ShengjiRules

#: The least number of cards in a kitty (T54).
_LEAST_KITTY: Final = 5

#: The points of one pack (T2, T55), and the width of a column of the level table for each pack (T81).
_PACKPOINTS: Final = 100
_STEP: Final = 20


@dataclass(frozen=True, slots=True)
class TableSizes:
    """The numbers of a table.

    ``deck`` are all cards. ``hand`` is the number of cards that each seat is dealt, ``in_hands`` that of all
    seats together, ``kitty`` that of the kitty. ``points`` are all card points, ``step`` is the width of a
    column of the level table in points, and ``takes_over`` the points that the opposing side needs to declare
    next.
    """

    packs: int
    seats: int
    deck: Deck
    hand: int
    in_hands: int
    kitty: int
    points: int
    step: int
    takes_over: int


@cache
def table_sizes(packs: int, seats: int) -> TableSizes:
    """The numbers of a table with so many packs and seats (T51, T54)."""
    cards = CARDS * packs
    kitty = len(cards) % seats or seats
    if kitty < _LEAST_KITTY:
        kitty += seats
    in_hands = len(cards) - kitty
    step = _STEP * packs
    return TableSizes(
        packs=packs,
        seats=seats,
        deck=Deck(str(len(cards)), cards),
        hand=in_hands // seats,
        in_hands=in_hands,
        kitty=kitty,
        points=_PACKPOINTS * packs,
        step=step,
        takes_over=2 * step,
    )


def sizes_of(rules: ShengjiRules) -> TableSizes:
    """The numbers of the table that plays by these rules.

    >>> from followsuit.card_games.tractor.rules import tractor_rules
    >>> sizes = sizes_of(tractor_rules({"packs": 3, "seats": 6}))
    >>> sizes.hand, sizes.kitty, sizes.takes_over
    (26, 6, 120)
    """
    return table_sizes(rules.packs, rules.seats)
