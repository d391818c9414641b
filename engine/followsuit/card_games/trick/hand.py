"""Hand: a set of distinct cards as a bit mask, ``1 << card`` for each, and what may be played of it.

States and searches keep hands as plain masks and use these functions. Tractor, whose pack has two copies of
each card, has a representation of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NewType

from followsuit.base.cards import CARDS, Card, Suit, cards_text
from followsuit.base.errors import Refusal

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


def playable(hand: int, led: Suit | None) -> Mask:
    """The cards of a hand, as a bit mask, that may be played; ``led`` is None for the leader."""
    if led is not None and (following := hand & SUIT_MASKS[led]):
        return Mask(following)
    return Mask(hand)


def is_void(hand: int, led: Suit | None, trump: Suit | None) -> bool:
    """Whether a follower has no card of the suit led, which is not trump."""
    return led is not None and led is not trump and not hand & SUIT_MASKS[led]


def check_follow(hand: int, led: Suit | None, card: Card, clause: str) -> Refusal | None:
    """Why the card may not be played from the hand, or None.

    ``clause`` is the game's rule that a seat has to follow suit. Codes: ``not_in_hand``, whose facts name the
    card; ``must_follow``, whose facts name the led suit and the cards of it that are held.
    """
    if not hand >> card & 1:
        return Refusal("not_in_hand", clause, {"cards": [card.text]})
    if not playable(hand, led) >> card & 1:
        assert led is not None, "a leader may play anything"
        held = hand & SUIT_MASKS[led]
        owed = cards_text(reversed(tuple(cards_of(held))))
        return Refusal("must_follow", clause, {"suit": led.letter, "count": held.bit_count(), "owed": owed})
    return None
