"""World: the hidden cards dealt to the hidden hands so that all that is public holds, uniformly.

Uniform over the consistent deals, exactly: suits that the same seats may hold form a pool; the ways to split
the pools among the seats are counted once (a product of binomials), one is drawn by its count, and each pool
is then shuffled. Nothing is rejected and nothing relaxed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import comb
from random import Random

from followsuit.bots.plain.layout import SUITS, single_bits

#: The hidden hands of a drawn deal, in the order the seats were given, as sets of bits.
Hands = list[int]


class PlainWorlds:
    """The deals of ``hidden`` cards to three seats of these ``sizes``; ``voids`` are suits each has not.

    ``voids`` are sets of bits, one a seat. Raises ValueError where no deal is consistent.
    """

    def __init__(self, hidden: int, sizes: Sequence[int], voids: Sequence[int]) -> None:
        self.hidden = hidden
        pools: dict[tuple[bool, ...], list[int]] = {}
        for suit in SUITS:
            if cards := hidden & suit:
                may = tuple(not void & suit for void in voids)
                pools.setdefault(may, []).extend(single_bits(cards))
        if hidden.bit_count() != sum(sizes) or (False, False, False) in pools:
            raise ValueError("no deal of the hidden cards is consistent")
        self._fixed = [0, 0, 0]
        room = list(sizes)
        for seat in range(3):
            only = tuple(at == seat for at in range(3))
            forced = pools.pop(only, [])
            self._fixed[seat] = sum(forced)
            room[seat] -= len(forced)
        self._free = pools.pop((True, True, True), [])
        self._pools = [(may.index(True), 2 - may[::-1].index(True), cards) for may, cards in pools.items()]
        splits: list[tuple[tuple[int, ...], tuple[int, int, int]]] = []
        weights: list[int] = []
        for split, left, ways in _splits([(a, b, len(cards)) for a, b, cards in self._pools], room):
            splits.append((split, left))
            weights.append(ways * comb(len(self._free), left[0]) * comb(left[1] + left[2], left[1]))
        if not splits:
            raise ValueError("no deal of the hidden cards is consistent")
        self._splits = splits
        self._bounds = list(accumulate(weights))

    @property
    def count(self) -> int:
        """How many deals are consistent."""
        return self._bounds[-1]

    def draw(self, rng: Random) -> Hands:
        """One of the consistent deals, each as likely as the next."""
        at = bisect_right(self._bounds, rng.random() * self._bounds[-1]) if len(self._splits) > 1 else 0
        split, (first, second, _) = self._splits[min(at, len(self._splits) - 1)]
        hands = list(self._fixed)
        for (a, b, cards), to_a in zip(self._pools, split, strict=True):
            shuffle(cards, to_a, rng)
            hands[a] |= sum(cards[:to_a])
            hands[b] |= sum(cards[to_a:])
        free = self._free
        if free:
            shuffle(free, first + second, rng)
            hands[0] |= sum(free[:first])
            hands[1] |= sum(free[first : first + second])
            hands[2] |= sum(free[first + second :])
        return hands


def shuffle(cards: list[int], count: int, rng: Random) -> None:
    """Bring ``count`` random cards to the front, in place.

    By hand: how ``random.shuffle`` draws is not promised between versions of Python, ``random()`` is.
    """
    draw, size = rng.random, len(cards)
    for at in range(min(count, size - 1)):
        pick = at + int(draw() * (size - at))
        cards[at], cards[pick] = cards[pick], cards[at]


def _splits(
    pools: list[tuple[int, int, int]], room: list[int]
) -> list[tuple[tuple[int, ...], tuple[int, int, int], int]]:
    """Every way to split the pools of two seats: cards to the first of each, room left, number of ways."""
    ways: list[tuple[tuple[int, ...], tuple[int, int, int], int]] = []
    if min(room) < 0:
        return ways
    if not pools:
        return [((), (room[0], room[1], room[2]), 1)]
    (a, b, size), *rest = pools
    for to_a in range(max(0, size - room[b]), min(size, room[a]) + 1):
        left = list(room)
        left[a] -= to_a
        left[b] -= size - to_a
        for split, after, count in _splits(rest, left):
            ways.append(((to_a, *split), after, count * comb(size, to_a)))
    return ways
