"""Worth: what a hand should take with a suit as trump, in card points of 100, by what is in it.

Hands are in the layout of `followsuit.bots.plain.layout`.
"""

from __future__ import annotations

from typing import Final

from followsuit.bots.plain.layout import SUITS, of_rank
from followsuit.cards import Rank, Suit

#: Card points a declaring side takes before anything in the declarer's hand is counted.
BASE: Final = 22.0

#: Weights of `features`, in the same order: least squares over 20,000 deals of the casual bot against itself,
#: the declarer and one of its two best suits drawn by lot (R² 0.22, residual 17 points).
WEIGHTS: Final = (5.8, 9.7, 2.5, 3.9, 3.2, 7.9, 0.7, -1.1, 1.5)

_ACES, _KINGS, _TENS, _QUEENS = (of_rank(rank) for rank in (Rank.ACE, Rank.KING, Rank.TEN, Rank.QUEEN))


def features(hand: int, trump: int) -> tuple[int, ...]:
    """What counts in a hand for a trump suit, as numbers.

    The trumps; whether their ace, king, ten and queen are held; side aces; guarded side kings; side tens with
    neither ace nor length; side suits of fewer than two cards.
    """
    trumps = hand & SUITS[trump]
    kings = bare_tens = shorts = 0
    for at in range(4):
        if at == trump:
            continue
        held = hand & SUITS[at]
        if not held & (held - 1):
            shorts += 1
        elif held & _KINGS:
            kings += 1
        if held & _TENS and not held & _ACES and held.bit_count() < 3:
            bare_tens += 1
    return (
        trumps.bit_count(),
        int(trumps & _ACES > 0),
        int(trumps & _KINGS > 0),
        int(trumps & _TENS > 0),
        int(trumps & _QUEENS > 0),
        (hand & _ACES & ~SUITS[trump]).bit_count(),
        kings,
        bare_tens,
        shorts,
    )


def expected_points(hand: int, trump: int) -> float:
    """The card points the side should take with this hand declaring in a suit, out of 100."""
    return BASE + sum(weight * value for weight, value in zip(WEIGHTS, features(hand, trump), strict=True))


def best_trump(hand: int) -> tuple[Suit, float]:
    """The suit to name with a hand, and what the side should take with it."""
    worths = [expected_points(hand, suit) for suit in range(4)]
    best = max(worths)
    return Suit(worths.index(best)), best
