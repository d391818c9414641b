"""Cheapest cards: choosing cards of one suit that hold given shapes at once, the cheapest first.

The caller says what is cheap: ``cost`` gives each of the 54 cards a number, and cards with lower numbers are
played first. All plays that are offered or suggested are built here, so that they are legal by construction.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from followsuit.base.cards import Card
from followsuit.card_games.shengji.cards.arrangements import Dimensions, can_lay, laid_first, placements
from followsuit.card_games.shengji.cards.ladder import SHIFT, SIDE_MASKS, Ladder
from followsuit.card_games.shengji.cards.layers import Holding, Layers, count_of
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.trump import EffectiveSuit

#: A number for each of the 54 cards; cards with the lower one are played first.
Cost = Sequence[int]

#: At most this many layouts of several tractors are compared to find the cheapest; a hand rarely has ten.
_WAYS: Final = 64

#: A cost above all others, which keeps a kind out of a play while there are other kinds.
_OTHERS: Final = 10_000_000

#: A mask of kinds, and how many cards of each of them are taken.
_Taking = tuple[int, int]

#: Costs that keep a trump, or one card of a pair, out of a discard while there is another card.
KEEP_TRUMP: Final = 10_000
KEEP_PAIR: Final = 1_000


@lru_cache(maxsize=256)
def low_cost(ladder: Ladder) -> Cost:
    """The cost of the usual discard: low cards before high ones, cards without points first, trumps last."""
    return [
        ladder.step[card] + 30 * POINTS[card] + KEEP_TRUMP * (ladder.suit[card] is EffectiveSuit.TRUMP)
        for card in range(54)
    ]


@lru_cache(maxsize=256)
def points_cost(ladder: Ladder) -> Cost:
    """The cost that gives points to a partner who wins: points first, then low cards, trumps last."""
    return [
        ladder.step[card] - 30 * POINTS[card] + KEEP_TRUMP * (ladder.suit[card] is EffectiveSuit.TRUMP)
        for card in range(54)
    ]


@lru_cache(maxsize=256)
def high_cost(ladder: Ladder) -> Cost:
    """The cost that plays high cards before low ones, trumps first of all."""
    return [-cost for cost in low_rank_cost(ladder)]


@lru_cache(maxsize=256)
def low_rank_cost(ladder: Ladder) -> Cost:
    """The cost that plays low cards before high ones, whatever points they have, trumps last."""
    return [ladder.step[card] + KEEP_TRUMP * (ladder.suit[card] is EffectiveSuit.TRUMP) for card in range(54)]


def lay(
    hand: Holding,
    suit: EffectiveSuit,
    size: int,
    shapes: Sequence[Dimensions],
    cost: Cost,
    *,
    exact: bool = False,
    apart: bool = False,
) -> tuple[Card, ...] | None:
    """The cheapest ``size`` cards of a suit that hold all these shapes at once; None if none do.

    With ``exact`` a tuple is taken only from a kind held exactly that often. With ``apart`` the remaining
    cards are of other kinds than the shapes, as long as there are any.
    """
    layers, shared, kind_at = hand.field(suit), hand.ladder.shared, hand.ladder.kind_at
    if size == 1 and layers[0]:
        return (cheapest_single(hand, hand.of_suit(suit).cards(), cost),)
    wanted = laid_first(shapes)
    if sum([layer.bit_count() for layer in layers]) < size or not can_lay(layers, wanted, shared, exact):
        return None

    def card_of(bit: int) -> Card:
        return kind_at[bit.bit_length() - 1 + SHIFT[suit]]

    def price(way: tuple[list[_Taking], Layers]) -> int:
        return sum(width * cost[card_of(bit)] for kinds, width in way[0] for bit in _bits(kinds))

    takings: list[_Taking] = []
    left = layers
    tractors = sum([length > 1 for _, length in wanted])
    if tractors:
        ways = islice(_tractor_ways(layers, wanted, tractors, shared, exact), _WAYS)
        takings, left = min(ways, key=price)
    for at in range(tractors, len(wanted)):
        width = wanted[at][0]
        rest = wanted[at + 1 :]
        choices = [
            (width * cost[card_of(kinds)] + KEEP_PAIR * (count_of(left, kinds) - width), kinds, after)
            for _, kinds, after in placements(left, wanted[at], shared, exact, every=True)
            if can_lay(after, rest, shared, exact)
        ]
        _, kinds, left = min(choices)
        takings.append((kinds, width))
    cards = [card_of(bit) for kinds, width in takings for bit in _bits(kinds) for _ in range(width)]
    if len(cards) < size:
        loose = [(card_of(bit), count_of(left, bit)) for bit in _bits(left[0])]
        singles = [
            (cost[card] + KEEP_PAIR * (count - 1) + _OTHERS * (apart and card in cards), card)
            for card, count in loose
            for _ in range(count)
        ]
        cards += [card for _, card in sorted(singles)[: size - len(cards)]]
    return tuple(cards) if len(cards) == size else None


def _tractor_ways(
    layers: Layers, wanted: tuple[Dimensions, ...], count: int, shared: int, exact: bool
) -> Iterator[tuple[list[_Taking], Layers]]:
    """The ways to take the first ``count`` of the ``wanted`` shapes so that the others can still be taken.

    Each way is the kinds taken for each shape, and the layers that are left.
    """
    if not count:
        yield [], layers
        return
    for _, kinds, left in placements(layers, wanted[0], shared, exact, every=True):
        if can_lay(left, wanted[1:], shared, exact):
            for takings, rest in _tractor_ways(left, wanted[1:], count - 1, shared, exact):
                yield [(kinds, wanted[0][0]), *takings], rest


def _bits(kinds: int) -> Iterator[int]:
    """Each bit of a mask as a mask of its own, the lowest first."""
    while kinds:
        bit = kinds & -kinds
        kinds ^= bit
        yield bit


def fill(hand: Holding, suit: EffectiveSuit, count: int, cost: Cost) -> tuple[Card, ...]:
    """The ``count`` cheapest cards outside a suit (T24); fewer if the hand has fewer."""
    led = SIDE_MASKS[suit]
    others = Holding(hand.ladder, tuple([layer & ~led for layer in hand.layers]))
    bits, layers = hand.ladder.bit, others.layers
    ordered = sorted(
        [(cost[card] + KEEP_PAIR * (count_of(layers, bits[card]) - 1), card) for card in others.cards()]
    )
    return tuple([card for _, card in ordered[:count]])


def cheapest_single(hand: Holding, cards: Sequence[Card], cost: Cost) -> Card:
    """The card that `lay` and `fill` choose if one is asked for; ``cards`` are those it may be.

    One of a tuple costs more, because the tuple is broken.
    """
    bits, layers = hand.ladder.bit, hand.layers
    twice = layers[1]
    prices = [
        (cost[card] + (KEEP_PAIR * (count_of(layers, bits[card]) - 1) if twice & bits[card] else 0), card)
        for card in cards
    ]
    return min(prices)[1]
