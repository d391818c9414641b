"""Laying with any number of packs: building legal plays, the cheapest first (T66–T73).

The caller says what is cheap, as in `cards.laying`: ``cost`` gives each of the 54 cards a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from followsuit.cards import Card
from followsuit.tractor.cards.arranging import can_lay, laid_first, placements
from followsuit.tractor.cards.holding import Holding, Layers, count_of
from followsuit.tractor.cards.ladder import SHIFT
from followsuit.tractor.cards.laying import KEEP_PAIR, Cost
from followsuit.tractor.cards.shapes import Dimensions
from followsuit.tractor.cards.trump import EffectiveSuit
from followsuit.tractor.law.general.follow import called_for
from followsuit.tractor.law.general.units import WideFormat
from followsuit.tractor.rules import DrawPolicy, TractorRules

#: At most this many layouts of several tractors are compared to find the cheapest.
_WAYS: Final = 64

#: A cost above all others, which keeps a kind out of a play while there are other kinds.
_OTHERS: Final = 10_000_000

#: A mask of kinds, and how many cards of each of them are taken.
_Taking = tuple[int, int]


def wide_lay(
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
        return (_cheapest_single(hand, suit, layers, cost),)
    if sum(layer.bit_count() for layer in layers) < size or not can_lay(
        layers, laid_first(shapes), shared, exact
    ):
        return None

    def card_of(bit: int) -> Card:
        return kind_at[bit.bit_length() - 1 + SHIFT[suit]]

    def price(way: tuple[list[_Taking], Layers]) -> int:
        return sum(width * cost[card_of(bit)] for kinds, width in way[0] for bit in _bits(kinds))

    wanted = laid_first(shapes)
    tractors = [shape for shape in wanted if shape[1] > 1]
    ways = islice(_tractor_ways(layers, wanted, len(tractors), shared, exact), _WAYS)
    takings, left = min(ways, key=price)
    for at in range(len(tractors), len(wanted)):
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
    loose = [(card_of(bit), count_of(left, bit)) for bit in _bits(left[0])]
    singles = sorted(
        (cost[card] + KEEP_PAIR * (count - 1) + _OTHERS * (apart and card in cards), card)
        for card, count in loose
        for _ in range(count)
    )
    cards += [card for _, card in singles[: size - len(cards)]]
    return tuple(cards) if len(cards) == size else None


def _cheapest_single(hand: Holding, suit: EffectiveSuit, layers: Layers, cost: Cost) -> Card:
    """The cheapest card of a suit; one of a tuple costs more, because the tuple is broken."""
    kind_at, shift = hand.ladder.kind_at, SHIFT[suit]
    single, *more = layers
    twice = more[0]
    found: list[tuple[int, Card]] = []
    while single:
        bit = single & -single
        single ^= bit
        card = kind_at[bit.bit_length() - 1 + shift]
        price = cost[card]
        if twice & bit:
            price += KEEP_PAIR * (count_of(layers, bit) - 1)
        found.append((price, card))
    return min(found)[1]


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


def wide_fill(hand: Holding, suit: EffectiveSuit, count: int, cost: Cost) -> tuple[Card, ...]:
    """The ``count`` cheapest cards outside a suit (T24); fewer if the hand has fewer."""
    others = [card for card in hand.cards() if hand.ladder.suit[card] is not suit]
    return tuple(
        sorted(others, key=lambda card: (cost[card] + KEEP_PAIR * (others.count(card) - 1), card))[:count]
    )


def wide_following(hand: Holding, form: WideFormat, rules: TractorRules, cost: Cost) -> tuple[Card, ...]:
    """The cheapest legal play to a lead of this format: the shapes called for, then the cheapest others."""
    if hand.count(form.suit) <= form.size:
        own = tuple(card for card in hand.cards() if hand.ladder.suit[card] is form.suit)
        return own + wide_fill(hand, form.suit, form.size - len(own), cost)
    exact = rules.draw_policy is DrawPolicy.LONGER_TUPLES_PROTECTED
    laid = wide_lay(hand, form.suit, form.size, called_for(hand, form, rules), cost, exact=exact)
    assert laid is not None, "what is called for is made of what the hand holds"
    return laid
