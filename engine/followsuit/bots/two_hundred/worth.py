"""Worth: what a hand should take with a suit as trump, in card points of 100, by what is in it.

A suit has one worth as trump and another as a side suit; a hand is worth the sum of its
suits; so the worth of every holding in a suit is worked out once. Hands are in the layout of
`followsuit.bots.plain.layout`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from followsuit.base.cards import Rank, Suit
from followsuit.bots.plain.layout import SUITS, bits_of_ranks

# Least squares over 20,000 deals of the casual bot against itself, the declarer and one of its two best suits
# drawn by lot (R² 0.22, residual 17 points). In tenths of a point, so that sums are exact.
#: The points of a declaring side before the declarer's hand is counted.
BASE: Final = 220

#: Each trump, and the extra for its ace, king, ten and queen.
TRUMP: Final = 58
TRUMP_HONOURS: Final = ((Rank.ACE, 97), (Rank.KING, 25), (Rank.TEN, 39), (Rank.QUEEN, 32))

#: A side ace, a guarded side king, a side ten with neither ace nor length, a side suit of at most one card.
SIDE_ACE: Final = 79
SIDE_KING: Final = 7
BARE_TEN: Final = -11
SHORT: Final = 15

_ACES, _KINGS, _TENS = bits_of_ranks(Rank.ACE), bits_of_ranks(Rank.KING), bits_of_ranks(Rank.TEN)
_SPADES, _HEARTS, _CLUBS, _DIAMONDS = SUITS


@cache
def trump_value(held: int) -> int:
    """The worth of the trumps held, in tenths; ``held`` moved to the place of spades."""
    honours = sum(value for rank, value in TRUMP_HONOURS if held & bits_of_ranks(rank))
    return TRUMP * held.bit_count() + honours


@cache
def side_suit_value(held: int) -> int:
    """The worth of the cards held of a side suit, in tenths; ``held`` moved to the place of spades."""
    worth, count = 0, held.bit_count()
    if held & _ACES:
        worth += SIDE_ACE
    if held & _KINGS and count > 1:
        worth += SIDE_KING
    if held & _TENS and not held & _ACES and count < 3:
        worth += BARE_TEN
    if count < 2:
        worth += SHORT
    return worth


def expected_points(hand: int) -> tuple[float, float, float, float]:
    """The card points the side should take with this hand declaring, by the suit named."""
    spades, hearts = hand & _SPADES, (hand & _HEARTS) >> 1
    clubs, diamonds = (hand & _CLUBS) >> 2, (hand & _DIAMONDS) >> 3
    s, h, c, d = (
        side_suit_value(spades),
        side_suit_value(hearts),
        side_suit_value(clubs),
        side_suit_value(diamonds),
    )
    rest = BASE + s + h + c + d
    return (
        (rest - s + trump_value(spades)) / 10,
        (rest - h + trump_value(hearts)) / 10,
        (rest - c + trump_value(clubs)) / 10,
        (rest - d + trump_value(diamonds)) / 10,
    )


def best_trump(hand: int) -> tuple[Suit, float]:
    """The suit to name with a hand, and what the side should take with it."""
    by_suit = expected_points(hand)
    best = max(by_suit)
    return _SUITS[by_suit.index(best)], best


_SUITS: Final = tuple(Suit)
