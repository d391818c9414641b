"""Layout: hands for the search, rank by rank instead of suit by suit.

A card is the bit ``1 << (rank × 4 + suit)``. So the lowest bit of any set is its lowest rank whatever the
suits, within a suit the higher card is still the higher number, and "the cheapest card outside trumps" is one
operation. The rules keep `followsuit.card_games.trick.hand`'s layout; `spread_hand` and `card_of` lead
over and back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from followsuit.base.cards import CARDS, Card, Rank, Suit
from followsuit.card_games.trick.hand import cards_of

#: The bit of each card, by card.
BITS: Final = tuple(1 << (card % 13 * 4 + card // 13) for card in range(52))

_ROW: Final = sum(1 << (4 * rank) for rank in range(13))

#: All cards of a suit, by suit.
SUITS: Final = tuple(_ROW << suit for suit in Suit)

#: The suit's cards by a card's ``bit_length()``; the entry 0 is no card's.
SUIT_AT: Final = (0, *(SUITS[at % 4] for at in range(52)))

_CARD_AT: Final = (CARDS[0], *(CARDS[at % 4 * 13 + at // 4] for at in range(52)))


def card_of(bit: int) -> Card:
    """The card of a bit.

    >>> card_of(BITS[CARDS[17]]) is CARDS[17]
    True
    """
    return _CARD_AT[bit.bit_length()]


def bits_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    bits = 0
    for card in cards:
        bits |= BITS[card]
    return bits


def spread_hand(hand: int) -> int:
    """A hand of the rules, laid out for the search."""
    return bits_of(cards_of(hand))


def single_bits(bits: int) -> list[int]:
    """The single cards of a set, as bits, lowest rank first."""
    singles = []
    while bits:
        low = bits & -bits
        singles.append(low)
        bits ^= low
    return singles


def bits_of_ranks(*ranks: Rank) -> int:
    """All cards of these ranks."""
    return sum(0xF << (4 * rank) for rank in ranks)
