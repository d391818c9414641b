"""Laying: choosing cards of one suit that hold given tractors, pairs and singles, the cheapest first.

The caller says what is cheap: ``cost`` gives each of the 54 cards a number, and cards with lower numbers are
played first. All plays that are offered or suggested are built here, so that they are legal by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from followsuit.cards import Card
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import SIDE_MASKS, Ladder
from followsuit.tractor.cards.pack import POINTS
from followsuit.tractor.cards.tractors import Lengths, layouts, spare_of
from followsuit.tractor.cards.trump import EffectiveSuit

#: A number for each of the 54 cards; cards with the lower one are played first.
Cost = Sequence[int]

#: At most this many layouts of several tractors are compared to find the cheapest; a hand rarely has ten.
_WAYS: Final = 64

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
    hand: Holding, suit: EffectiveSuit, size: int, tractors: Lengths, pairs: int, cost: Cost
) -> tuple[Card, ...] | None:
    """The cheapest ``size`` cards of a suit that hold these tractors and ``pairs`` pairs; None if none do.

    ``tractors`` are lengths in pairs, longest first; ``pairs`` counts the tractors' pairs too.
    """
    ladder = hand.ladder
    once, twice = hand.field(suit)
    if once.bit_count() + twice.bit_count() < size or twice.bit_count() < pairs:
        return None
    kinds = _kinds(hand, suit)
    pair_kinds = sorted((card for card in kinds if hand.twice & ladder.bit[card]), key=cost.__getitem__)
    chosen: list[Card] = []
    if tractors:
        ways = layouts(ladder.steps(twice), spare_of(twice, ladder), ladder.shared, tractors)
        laid = [_way_cards(tops, tractors, pair_kinds, ladder) for tops in islice(ways, _WAYS)]
        if not laid:
            return None
        chosen = min(laid, key=lambda way: sum(cost[card] for card in way))
    loose = [card for card in pair_kinds if card not in chosen]
    chosen += loose[: pairs - len(chosen)]
    cards = [card for card in chosen for _ in range(2)]
    # One card of a pair that is kept goes after the unpaired cards.
    singles = [
        (cost[card] + (KEEP_PAIR if card in loose else 0), card)
        for card in kinds
        if card not in chosen
        for _ in range(2 if card in loose else 1)
    ]
    cards += [card for _, card in sorted(singles)[: size - len(cards)]]
    return tuple(cards) if len(cards) == size else None


def _way_cards(tops: Sequence[int], tractors: Lengths, pair_kinds: list[Card], ladder: Ladder) -> list[Card]:
    """One kind for each step of each tractor, the cheapest kind if several stand on a step.

    ``tops`` are the top steps of the tractors, ``tractors`` their lengths in pairs; ``pair_kinds`` are the
    kinds held twice, the cheapest first.
    """
    left = list(pair_kinds)
    taken: list[Card] = []
    for top, length in zip(tops, tractors, strict=True):
        for step in range(top, top - length, -1):
            card = next(card for card in left if ladder.step[card] == step)
            left.remove(card)
            taken.append(card)
    return taken


def _kinds(hand: Holding, suit: EffectiveSuit) -> list[Card]:
    """The kinds of a suit that the hand holds, each once, from the lowest step up."""
    return hand.ladder.kinds_of(hand.once & SIDE_MASKS[suit])


def fill(hand: Holding, suit: EffectiveSuit, count: int, cost: Cost) -> tuple[Card, ...]:
    """The ``count`` cheapest cards outside a suit (T24); fewer if the hand has fewer."""
    bits, twice, led = hand.ladder.bit, hand.twice, SIDE_MASKS[suit]
    others = Holding(hand.ladder, (hand.once & ~led, twice & ~led)).cards()
    ordered = sorted((cost[card] + KEEP_PAIR * bool(twice & bits[card]), card) for card in others)
    return tuple([card for _, card in ordered[:count]])


def cheapest_single(hand: Holding, cards: Sequence[Card], cost: Cost) -> Card:
    """The card that `lay` and `fill` choose if one is asked for; ``cards`` are those it may be."""
    bits, twice = hand.ladder.bit, hand.twice
    return min([(cost[card] + KEEP_PAIR * bool(twice & bits[card]), card) for card in cards])[1]
