"""Pack: all 108 cards in dealing order, and who gets which of them (T5).

The first hundred go out one by one, counter-clockwise from the seat that is dealt first; the last eight are
the kitty, in the order in which they would be turned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.seats import Seat
from followsuit.tractor.follow import missing_from

Pack = tuple[Card, ...]

#: Cards dealt to the seats, and cards left as the kitty (T5).
IN_HANDS: Final = 100
IN_KITTY: Final = 8
HAND_SIZE: Final = IN_HANDS // 4


def dealt_to(pack: Pack, first: Seat, seat: Seat, dealt: int = IN_HANDS) -> tuple[Card, ...]:
    """The cards a seat has got when that many cards are dealt, in dealing order."""
    return pack[(first - seat) % 4 : dealt : 4]


def kitty_of(pack: Pack) -> tuple[Card, ...]:
    """The eight cards that are not dealt."""
    return pack[IN_HANDS:]


def pack_of(hands: Sequence[Sequence[Card]], kitty: Sequence[Card], first: Seat) -> Pack:
    """The pack that deals these hands (by seat, each in dealing order) and leaves this kitty."""
    rows = [hands[(first - place) % 4] for place in range(4)]
    return (*(card for round_ in zip(*rows, strict=True) for card in round_), *kitty)


def without(hand: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand, in its order, without these cards, which it holds."""
    going = Counter(cards)
    rest = []
    for card in hand:
        if going[card]:
            going[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def check_held(hand: Sequence[Card], cards: Sequence[Card], clause: str) -> Refusal | None:
    """Refuse (``not_in_hand``) cards that are not in the hand, or not that often."""
    missing = missing_from(hand, cards)
    return Refusal("not_in_hand", clause, {"cards": [card.text for card in missing]}) if missing else None
