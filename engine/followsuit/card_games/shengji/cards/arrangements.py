"""Arrangements: which shapes one suit's cards can make at once, for any number of packs (T61, T62).

A shape is (width, length): (1, 1) a single, (3, 1) a triple, (2, 3) a tractor of three pairs. Cards are the
`Layers` of one suit's field; ``shared`` are the bits of the steps on which several kinds stand. Three cards
of a kind can serve as a pair, and so on (T69). With ``exact`` they cannot: a kind then serves only for a
tuple of exactly as many cards as are held of it (T72).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from followsuit.card_games.shengji.cards.ladder import SPARE, kinds_on, steps_of
from followsuit.card_games.shengji.cards.layers import Layers, count_of, taken

#: Width and length of a unit: how many cards of a kind, on how many neighbouring steps (T62).
Dimensions = tuple[int, int]

SINGLE: Dimensions = (1, 1)
_NO_BOUND = 64


def longest_run(steps: int) -> Dimensions:
    """The length and the top step of the longest run of neighbouring steps; of equal runs the highest.

    >>> longest_run(0b11011101), longest_run(0b110110)
    ((3, 4), (2, 5))
    """
    length = 0
    runs = starts = steps
    while starts:
        runs, length = starts, length + 1
        starts &= steps >> length
    return length, runs.bit_length() + length - 2


def _starts(steps: int, length: int) -> int:
    """The mask of the steps with which a run of this length begins, its lowest steps."""
    for _ in range(length - 1):
        steps &= steps >> 1
    return steps


def highest(layers: Layers, shape: Dimensions, shared: int) -> int:
    """The top step of the highest shape of at least this width and length; -1 if there is none."""
    width, length = shape
    kinds = layers[width - 1]
    starts = steps_of(kinds, shared) if kinds & SPARE else kinds
    if length > 1:
        starts = _starts(starts, length)
    return starts.bit_length() + length - 2 if starts else -1


def placements(
    layers: Layers, shape: Dimensions, shared: int, exact: bool = False, *, every: bool = False
) -> Iterator[tuple[int, int, Layers]]:
    """The ways to take a shape out of the cards: its top step, its kinds, and what is left; highest first.

    A shape takes only one of the kinds on a shared step (T62). Kinds held equally often count as one way,
    unless ``every`` kind is wanted.
    """
    width, length = shape
    if width > len(layers):
        return
    able = layers[width - 1]
    if exact and width < len(layers):
        able &= ~layers[width]
    starts = _starts(steps_of(able, shared), length)
    while starts:
        start = starts.bit_length() - 1
        starts ^= 1 << start
        window = ((1 << length) - 1) << start
        if not window & shared or not able & SPARE:
            yield start + length - 1, window, taken(layers, window, width)
            continue
        for kinds in _choices(layers, able, window, shared, every):
            yield start + length - 1, kinds, taken(layers, kinds, width)


def _choices(layers: Layers, able: int, window: int, shared: int, every: bool) -> Iterator[int]:
    """The sets of kinds that stand on the steps of a window, one a step; ``able`` are those it may be."""
    on = window & shared
    step = on & -on
    others = on ^ step
    several = able & kinds_on(step, shared)
    counts = set()
    while several:
        bit = several & -several
        several ^= bit
        count = count_of(layers, bit)
        if every or count not in counts:
            counts.add(count)
            kinds = window & ~step | bit
            if others:
                # Where both steps of equal kinds lie in the window, the other is chosen from as well.
                rest = _choices(layers, able, others, shared, every)
                yield from (kinds & ~others | more for more in rest)
            else:
                yield kinds


def laid_first(shapes: Sequence[Dimensions]) -> tuple[Dimensions, ...]:
    """The shapes in the order that `can_lay` needs: tractors before tuples, wide before narrow, no singles.

    Singles are left out because they always fit.
    """
    wide = [shape for shape in shapes if shape[0] > 1]
    if len(wide) < 2:
        return tuple(wide)
    return tuple(sorted(wide, key=lambda shape: (shape[1] > 1, shape), reverse=True))


@lru_cache(maxsize=1 << 15)
def can_lay(layers: Layers, shapes: tuple[Dimensions, ...], shared: int, exact: bool = False) -> bool:
    """Whether the cards can make all these shapes at once; ``shapes`` are in the order of `laid_first`."""
    if not shapes:
        return True
    if shapes[0][1] == 1:
        return _tuples_fit(layers, [width for width, _ in shapes], exact)
    rest = shapes[1:]
    return any(
        can_lay(left, rest, shared, exact) for _, _, left in placements(layers, shapes[0], shared, exact)
    )


def _tuples_fit(layers: Layers, widths: list[int], exact: bool) -> bool:
    """Whether the kinds can make tuples of these widths at once, each tuple of one kind; widest first."""
    if widths[0] > len(layers):
        return False
    held = [layer.bit_count() for layer in (*layers, 0)]
    # The numbers of kinds held exactly once, twice, three times, four times; index 0 is not used.
    just = [0, *(held[at] - held[at + 1] for at in range(len(layers))), 0, 0, 0]
    quads, triples, pairs = widths.count(4), widths.count(3), widths.count(2)
    if exact:
        return just[2] >= pairs and just[3] >= triples and just[4] >= quads
    fours = just[4] - quads
    # A triple taken from four cards leaves a single, which is of no use; taken from three it costs a pair.
    out_of_four = max(triples - just[3], 0)
    threes = just[3] - (triples - out_of_four)
    fours -= out_of_four
    return fours >= 0 and pairs <= just[2] + threes + 2 * fours


def layings(
    layers: Layers, shapes: tuple[Dimensions, ...], shared: int, below: int = _NO_BOUND
) -> Iterator[tuple[int, ...]]:
    """The ways to arrange all cards as these shapes, each as the shapes' top steps; the highest way first.

    Singles are last in ``shapes``. The first shape has its top at most at ``below``. Equal shapes are listed
    highest first, so no way comes in two orders.
    """
    if not shapes or shapes[0] == SINGLE:
        yield _tops(layers, shared)
        return
    shape, rest = shapes[0], shapes[1:]
    needed = laid_first(rest)
    for top, _, left in placements(layers, shape, shared):
        if top <= below and can_lay(left, needed, shared):
            bound = top if rest and rest[0] == shape else _NO_BOUND
            for more in layings(left, rest, shared, bound):
                yield (top, *more)


def _tops(layers: Layers, shared: int) -> tuple[int, ...]:
    """The steps of all cards, the highest first."""
    found: list[int] = []
    for layer in layers:
        found += [at for at in range(24) if (layer & ~shared) >> at & 1]
        left = shared
        while left:
            step = left & -left
            left ^= step
            found += [step.bit_length() - 1] * (layer & kinds_on(step, shared)).bit_count()
    return tuple(sorted(found, reverse=True))
