"""Five cards: the tricks a side should take of 13, by the first packet, from which trump is named.

A suit has one worth as trump and another as a side suit; a hand is worth the sum of its suits. Hands
are in the layout of `followsuit.bots.plain.layout`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from followsuit.base.cards import Rank, Suit
from followsuit.bots.plain.layout import SUITS, bits_of_ranks

# Least squares over 43,655 deals that the casual bot played against itself, every suit that 14,000 random
# hands held tried as trump. Five cards say little of thirteen (R² 0.06, residual 1.8 tricks), so the weights
# are small. In hundredths of a trick, so that sums are exact. Fitted to Rangvaar; Court Piece has the same
# packets, lead and tricks after the auction, and they were not fitted again for double sar.
#: Tricks before anything in the hand is counted.
BASE: Final = 580

#: Each trump, and the extra for its ace, king, queen and jack.
TRUMP: Final = 35
TRUMP_HONOURS: Final = ((Rank.ACE, 40), (Rank.KING, 40), (Rank.QUEEN, 35), (Rank.JACK, 25))

#: A side ace, a side king, a side suit not held.
SIDE_ACE: Final = 55
SIDE_KING: Final = 35
VOID: Final = 10

_ACES, _KINGS = bits_of_ranks(Rank.ACE), bits_of_ranks(Rank.KING)
_NAMES: Final = tuple(Suit)


@cache
def trump_value(held: int) -> int:
    """The worth of the trumps held, in hundredths; ``held`` moved to the place of spades."""
    honours = sum(value for rank, value in TRUMP_HONOURS if held & bits_of_ranks(rank))
    return TRUMP * held.bit_count() + honours


@cache
def side_suit_value(held: int) -> int:
    """The worth of the cards held of a side suit, in hundredths; ``held`` moved to the place of spades."""
    if not held:
        return VOID
    return (SIDE_ACE if held & _ACES else 0) + (SIDE_KING if held & _KINGS else 0)


def expected_tricks(hand: int) -> list[float]:
    """The tricks the side should take with these five cards, by the suit named."""
    held = [(hand & suit) >> at for at, suit in enumerate(SUITS)]
    sides = [side_suit_value(cards) for cards in held]
    rest = BASE + sum(sides)
    return [(rest - side + trump_value(cards)) / 100 for cards, side in zip(held, sides, strict=True)]


def best_trump(hand: int) -> tuple[Suit, float]:
    """The suit to name with a hand, and what the side should take with it."""
    by_suit = expected_tricks(hand)
    best = max(by_suit)
    return _NAMES[by_suit.index(best)], best
