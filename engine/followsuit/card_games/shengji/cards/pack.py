"""Pack: all cards in dealing order, who gets which of them, and their points (T2, T5).

The first cards are dealt one by one, counter-clockwise from the seat that is dealt first. The last cards are
the kitty, in the order in which they would be turned. `TableSizes` has the size of the kitty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from followsuit.base.cards import Card, Rank
from followsuit.base.errors import Refusal
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.sizes import TableSizes

#: All cards of the packs in dealing order, the kitty last.
Pack = tuple[Card, ...]

_CARDPOINTS: Final = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}
#: The points of each of the 54 cards (T2).
POINTS: Final = tuple(_CARDPOINTS.get(Rank(card % 13), 0) if card < 52 else 0 for card in range(54))


def dealt_to(pack: Pack, first: AnySeat, seat: AnySeat, dealt: int) -> tuple[Card, ...]:
    """The cards that a seat has after ``dealt`` cards of the pack are dealt, in dealing order.

    ``first`` is the seat that is dealt the first card.
    """
    seats = len(first.table)
    return pack[(first - seat) % seats : dealt : seats]


def kitty_of(pack: Pack, sizes: TableSizes) -> tuple[Card, ...]:
    """The kitty: the cards at the end of the pack that are not dealt."""
    return pack[sizes.in_hands :]


def pack_of(hands: Sequence[Sequence[Card]], kitty: Sequence[Card], first: AnySeat) -> Pack:
    """The pack that deals these hands and leaves this kitty.

    ``hands`` are by seat, each in dealing order; ``first`` is the seat that is dealt the first card.
    """
    # A negative index counts from the end, which is what going round the table needs.
    rows = [hands[first - place] for place in range(len(hands))]
    return (*(card for round_ in zip(*rows, strict=True) for card in round_), *kitty)


def without(hand: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand without these cards, in the same order. The hand has to hold the cards."""
    going = Counter(cards)
    rest = []
    for card in hand:
        if going[card]:
            going[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def missing_from(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """Those of the cards that the hand does not hold, or not as often as they are listed."""
    left = list(hand)
    missing = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return missing


def check_held(hand: Sequence[Card], cards: Sequence[Card], clause: str) -> Refusal | None:
    """A refusal (``not_in_hand``) if the hand does not hold all these cards, else None."""
    missing = missing_from(hand, cards)
    return Refusal("not_in_hand", clause, {"cards": [card.text for card in missing]}) if missing else None


def card_points(cards: Iterable[Card]) -> int:
    """The sum of the cards' points: five 5, ten 10, king 10 (T2)."""
    return sum([POINTS[card] for card in cards])
