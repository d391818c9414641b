"""Duties: what agreements ask of a seat now, and the cards by which it can keep them cheaply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Final

from followsuit.base.agreements import Agreements, Clause
from followsuit.base.cards import Card
from followsuit.bots.agreements.readings import trust_in
from followsuit.bots.agreements.sight import Sight

Values = Sequence[tuple[float, Card]]


def choose_kept(agreements: Agreements, sight: Sight, values: Values, cap: float) -> Card | None:
    """Return the best card by which a seat keeps the first clause that it is free to keep; None for none.

    ``values`` are those of the cards it may play, ``cap`` how much less than the best a card may be worth.
    """
    free = free_to_keep(agreements, sight, values, cap)
    if not free:
        return None
    _, cards = free[0]
    return max([one for one in values if one[1] in cards], key=itemgetter(0))[1]


def free_to_keep(
    agreements: Agreements, sight: Sight, values: Values, cap: float
) -> list[tuple[Clause, list[Card]]]:
    """Return the clauses that ask something of a seat that costs no more than ``cap``, with those cards.

    What a leader is asked its partner has said: the less that is to be trusted, the less it may cost.
    """
    asked = asked_of(agreements, sight, [card for _, card in values])
    if not asked:
        return asked
    if not sight.trick:
        cap *= trust_in(agreements, sight.own.partner, sight.partner)
    least = max(values)[0] - cap
    near = {card for value, card in values if value >= least}
    return [(clause, free) for clause, cards in asked if (free := [card for card in cards if card in near])]


def asked_of(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[tuple[Clause, list[Card]]]:
    """Return the clauses that ask something of a seat now, each with those of its cards that keep it."""
    found = []
    for clause, ask in _asking(agreements.clauses, is_leader=not sight.trick):
        kept = ask(agreements, sight, cards)
        if kept and len(kept) < len(cards):
            found.append((clause, kept))
    return found


# A leader ------------------------------------------------------------------------------------------------
def _draw(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """The partner led a low trump: trumps are to be drawn while others have any."""
    if not sight.partner.led_low_trump or not sight.out_in(sight.trump):
        return []
    return [card for card in cards if sight.suit[card] == sight.trump]


def _go_on(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """The partner went high, then low, in a suit."""
    followed = sight.partner.followed
    if not followed:
        return []
    asked = [suit for suit, played in followed.items() if sight.order.asks(played)]
    return [card for card in cards if sight.suit[card] in asked]


def _lead_liked(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """The partner's first discard was of a suit that it likes, or in the mirror does not."""
    thrown = sight.partner.discard
    if thrown is None:
        return []
    suit = sight.suit[thrown]
    if agreements.discards_weak:
        return [card for card in cards if sight.suit[card] != suit]
    return [card for card in cards if sight.suit[card] == suit]


def _return_suit(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    led = sight.partner.led
    return [card for card in cards if led and sight.suit[card] == led[-1]]


# A follower ----------------------------------------------------------------------------------------------
def _high_low(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """To the partner's lead, with cards that neither win nor count: of two the higher, of more the lowest."""
    trick, strength = sight.trick, sight.order.strength
    led = sight.suit[trick[0][1][0]]
    if led == sight.trump or trick[0][0] is not sight.own.partner or sight.suit[cards[0]] != led:
        return []
    if sight.signs.shown[sight.own].followed.get(led):
        return []
    best = max([strength(card, led) for _, (card,) in trick])
    if any(strength(card, led) > best or sight.points[card] for card in cards):
        return []
    lows = sorted(cards, key=sight.height.__getitem__)
    asks = len(lows) == 2 and any(sight.suit[card] == sight.trump for card in sight.hand)
    return [lows[-1]] if asks else lows[:1]


def _discard(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """The first card thrown off is a low one of a suit that the seat likes, or in the mirror does not."""
    led = sight.suit[sight.trick[0][1][0]]
    if sight.suit[cards[0]] == led or sight.signs.shown[sight.own].discard is not None:
        return []
    by_suit: dict[int, list[Card]] = {}
    for card in cards:
        if sight.suit[card] != sight.trump:
            by_suit.setdefault(sight.suit[card], []).append(card)
    liked = {suit for suit, held in by_suit.items() if _likes(sight, held)}
    wanted = set(by_suit) - liked if agreements.discards_weak else liked
    thrown = []
    for suit in wanted:
        held = by_suit[suit]
        thrown += [card for card in held if len(held) == 1 or not sight.is_boss(card)]
    return thrown


def _likes(sight: Sight, held: Sequence[Card]) -> bool:
    """Whether a suit has the highest card that is left, and another to throw off."""
    return len(held) > 1 and any(sight.is_boss(card) for card in held)


def _give_points(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """To a trick that the partner has for sure, the card that counts most."""
    trick, strength = sight.trick, sight.order.strength
    if len(trick) < len(sight.signs.shown) - 1:
        return []
    led = sight.suit[trick[0][1][0]]
    ahead = max(trick, key=lambda play: strength(play[1][0], led))
    if ahead[0] is not sight.own.partner:
        return []
    given = [card for card in cards if led == sight.trump or sight.suit[card] != sight.trump]
    most = max((sight.points[card] for card in given), default=0)
    return [card for card in given if sight.points[card] == most] if most else []


def _keep_for_last(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Card]:
    """Of the last two cards, the one that takes the last trick for certain is kept for it."""
    if len(cards) != 2 or len(sight.hand) != 2:
        return []
    sure = [
        card
        for card in cards
        if sight.is_boss(card) and (sight.suit[card] == sight.trump or not sight.out_in(sight.trump))
    ]
    return [card for card in cards if card not in sure] if len(sure) == 1 else []


_Ask = Callable[[Agreements, Sight, Sequence[Card]], list[Card]]

_ASKED_OF_LEADER: Final[dict[Clause, _Ask]] = {
    Clause.LAST_TRICK: _keep_for_last,
    Clause.LOW_TRUMP: _draw,
    Clause.HIGH_LOW: _go_on,
    Clause.FIRST_DISCARD: _lead_liked,
    Clause.RETURN_SUIT: _return_suit,
}
_ASKED_OF_FOLLOWER: Final[dict[Clause, _Ask]] = {
    Clause.LAST_TRICK: _keep_for_last,
    Clause.POINTS: _give_points,
    Clause.HIGH_LOW: _high_low,
    Clause.FIRST_DISCARD: _discard,
}


@cache
def _asking(clauses: frozenset[Clause], *, is_leader: bool) -> tuple[tuple[Clause, _Ask], ...]:
    """What may ask something of a seat, by these clauses."""
    asking = _ASKED_OF_LEADER if is_leader else _ASKED_OF_FOLLOWER
    return tuple((clause, ask) for clause, ask in asking.items() if clause in clauses)
