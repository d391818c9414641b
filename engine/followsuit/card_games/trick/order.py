"""Order: which card of a trick wins, and in which order a hand is shown.

This holds for the games with one pack, where ranks go from two to ace and at most one suit is trump. Tractor,
where trumps have an order of their own, has its own module for it:
`followsuit.card_games.shengji.cards.trump`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from followsuit.base.cards import Card, Suit


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether a card played later beats ``best``, the best card of the trick so far.

    >>> from followsuit.base.cards import parse_card
    >>> five, ace = parse_card("5H"), parse_card("AS")
    >>> beats(five, ace, Suit.HEARTS), beats(five, ace, None)
    (True, False)
    """
    suit = card // 13
    if suit == best // 13:
        return card > best
    return suit == trump


def winning_index(cards: Sequence[Card], trump: Suit | None) -> int:
    """The index of the card that wins a trick.

    ``cards`` are in playing order, the lead first; there has to be at least one.
    """
    best = 0
    for index in range(1, len(cards)):
        if beats(cards[index], cards[best], trump):
            best = index
    return best


def sorted_hand(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """The cards as a hand shows them: trump first, then the suits in the cycle ♠ ♥ ♣ ♦, high to low (T50).

    Black and red alternate if all four suits are held.

    >>> from followsuit.base.cards import cards_text, parse_cards
    >>> cards_text(sorted_hand(parse_cards("5C AH KD AS 9C"), Suit.CLUBS))
    '9C 5C KD AS AH'
    """
    first = trump if trump is not None else Suit.SPADES
    return tuple(sorted(cards, key=lambda card: ((card // 13 - first) % 4, -card)))


def by_rank(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """The cards with the suits mixed: highest rank first, equal ranks in the order of the suits in a hand.

    >>> from followsuit.base.cards import cards_text, parse_cards
    >>> cards_text(by_rank(parse_cards("5C AH KD AS"), Suit.HEARTS))
    'AH AS KD 5C'
    """
    first = trump if trump is not None else Suit.SPADES
    return tuple(sorted(cards, key=lambda card: (-(card % 13), (card // 13 - first) % 4)))
