"""Hand: a set of distinct cards as a bit mask, ``1 << card`` for each.

States and searches keep hands as plain masks and use these functions. Tractor, whose pack has two copies of
each card, has a representation of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NewType

from followsuit.base.cards import CARDS, Card, Suit

#: A set of cards, one bit each.
Mask = NewType("Mask", int)

NO_CARDS: Final = Mask(0)
SUIT_MASKS: Final = tuple(Mask(0x1FFF << (13 * suit)) for suit in Suit)


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return Mask(mask)


def cards_of(mask: int) -> Iterator[Card]:
    """The cards of a set, in ascending order.

    >>> from followsuit.base.cards import cards_text, parse_cards
    >>> cards_text(cards_of(mask_of(parse_cards("AS 2S KD"))))
    '2S AS KD'
    """
    while mask:
        low = mask & -mask
        yield CARDS[low.bit_length() - 1]
        mask ^= low


def lowest(mask: int) -> Card:
    """The lowest card of a set, ordered by suit, then by rank. The set must not be empty."""
    return CARDS[(mask & -mask).bit_length() - 1]


def highest(mask: int) -> Card:
    """The highest card of a set, ordered by suit, then by rank. The set must not be empty."""
    return CARDS[mask.bit_length() - 1]
