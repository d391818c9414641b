"""Sorting: a hand as it is held (T50)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from followsuit.cards import Card, Suit
from followsuit.tractor.trump import EffectiveSuit, Trump, effective_suit


def sorted_hand(cards: Iterable[Card], trump: Trump) -> tuple[Card, ...]:
    """Trumps first, high to low, then the side suits after the trump suit, round ♠ ♥ ♣ ♦ (T50).

    Equal trump-rank cards stand in the order of the side suits.

    >>> from followsuit.cards import Rank, Suit, cards_text, parse_cards
    >>> cards_text(sorted_hand(parse_cards("AS 2C 3H KD 2H QC BJ"), Trump(Rank.TWO, Suit.HEARTS)))
    'BJ 2H 2C 3H QC KD AS'
    """
    return tuple(sorted(cards, key=_places(trump).__getitem__))


def by_rank(cards: Iterable[Card], trump: Trump) -> tuple[Card, ...]:
    """Trumps first as in a sorted hand, then the others with the suits mixed, highest rank first.

    >>> from followsuit.cards import Rank, Suit, cards_text, parse_cards
    >>> cards_text(by_rank(parse_cards("AS 2C 3H KD AC KS"), Trump(Rank.TWO, Suit.HEARTS)))
    '2C 3H AC AS KD KS'
    """
    places = _places(trump)

    def order(card: Card) -> tuple[int, int]:
        place = places[card]
        return (0, place) if place < 100 else (13 - card % 13, place)

    return tuple(sorted(cards, key=order))


@lru_cache(maxsize=128)
def _places(trump: Trump) -> tuple[int, ...]:
    """Each card's place in a sorted hand."""
    first = trump.suit if isinstance(trump.suit, Suit) else Suit.SPADES
    return tuple(_place(Card(card), trump, first) for card in range(54))


def _place(card: Card, trump: Trump, first: Suit) -> int:
    if card >= 52:
        return 53 - card
    turn, down = (card // 13 - first) % 4, 12 - card % 13
    if effective_suit(card, trump) is not EffectiveSuit.TRUMP:
        return 100 * (turn + 1) + down
    if card % 13 != trump.rank:
        return 10 + down
    return 2 if card // 13 == trump.suit else 3 + turn
