"""Tractor layouts: how the pairs of one suit can be laid out as tractors (T19, T26, T27, T31).

All functions work on one suit's field of a `Ladder`: ``steps`` is a mask of the steps that hold a pair. The
step whose bit is ``shared`` may hold several pairs; ``spare`` counts those beyond the first. A tractor takes
one pair from each of its steps, so it never holds two pairs of the shared step (T19).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from followsuit.card_games.shengji.cards.ladder import SPARE, Ladder

#: Lengths of tractors in pairs, longest first.
Lengths = tuple[int, ...]


def spare_of(twice: int, ladder: Ladder) -> int:
    """The number of pairs beyond the first on the shared step; ``twice`` is the field of kinds held twice."""
    return max((twice & (SPARE | ladder.shared)).bit_count() - 1, 0) if twice & SPARE else 0


def highest_run(steps: int, length: int) -> int:
    """The top step of the highest ``length`` neighbouring steps; -1 if there are none.

    >>> highest_run(0b1101100, 2), highest_run(0b1101100, 3)
    (6, -1)
    """
    for _ in range(length - 1):
        steps &= steps >> 1
    return steps.bit_length() + length - 2 if steps else -1


@lru_cache(maxsize=1 << 14)
def runs(steps: int) -> tuple[tuple[int, int], ...]:
    """The tractors that a suit's pairs make, as (length, top step), longest first, then highest (T20).

    >>> runs(0b11011101)
    ((3, 4), (2, 7))
    """
    found: list[tuple[int, int]] = []
    while steps:
        low = steps & -steps
        length = ((steps // low) ^ (steps // low + 1)).bit_length() - 1
        top = low.bit_length() + length - 2
        steps &= ~(((1 << length) - 1) * low)
        if length > 1:
            found.append((length, top))
    return tuple(sorted(found, reverse=True))


def layouts(steps: int, spare: int, shared: int, lengths: Lengths) -> Iterator[tuple[int, ...]]:
    """The ways to lay disjoint tractors of these lengths, each as their top steps, the highest way first.

    ``steps`` is the mask of steps that hold a pair, ``spare`` the number of further pairs on the step whose
    bit is ``shared``. Tractors of equal length are listed highest first, so no way comes twice.
    """
    return _layouts(steps, spare, shared, lengths, 0, 64)


def _layouts(
    steps: int, spare: int, shared: int, lengths: Lengths, at: int, below: int
) -> Iterator[tuple[int, ...]]:
    """The top steps of ``lengths[at:]`` laid out on what is left, the highest way first.

    ``steps`` is the mask of steps that still hold a pair, ``spare`` the number of further pairs on the step
    whose bit is ``shared``. The tractor ``lengths[at]`` has its top step below ``below``.
    """
    if at == len(lengths):
        yield ()
        return
    length = lengths[at]
    starts = steps
    for _ in range(length - 1):
        starts &= starts >> 1
    while starts:
        start = starts.bit_length() - 1
        starts ^= 1 << start
        top = start + length - 1
        if top >= below:
            continue
        window = ((1 << length) - 1) << start
        # A pair beyond the first on the shared step stays behind for the next tractor.
        keeps = spare > 0 and bool(window & shared)
        left = steps & ~(window ^ shared) if keeps else steps & ~window
        next_below = top if at + 1 < len(lengths) and lengths[at + 1] == length else 64
        for rest in _layouts(left, spare - keeps, shared, lengths, at + 1, next_below):
            yield (top, *rest)


@lru_cache(maxsize=1 << 14)
def can_lay(steps: int, spare: int, shared: int, lengths: Lengths) -> bool:
    """Whether disjoint tractors of these lengths can be laid out of the pairs."""
    if not lengths:
        return True
    if len(lengths) == 1:
        return highest_run(steps, lengths[0]) >= 0
    if sum(lengths) > steps.bit_count() + spare:
        return False
    return next(layouts(steps, spare, shared, lengths), None) is not None


@lru_cache(maxsize=1 << 14)
def tractors_due(steps: int, spare: int, shared: int, led: Lengths, shorter: bool) -> Lengths:
    """The tractors that a hand with these pairs owes to a lead with tractors ``led`` (T26, T27).

    All are lengths in pairs, longest first. Each led tractor has to be answered by one of its length, if that
    can be laid together with the answers to those before it. With ``shorter`` (option ``shorter_tractor``)
    the longest shorter tractor answers instead, and further ones answer the pairs that are left.

    >>> tractors_due(0b1111, 0, 0, (3, 2), False), tractors_due(0b0111, 0, 0, (4,), True)
    ((3,), (3,))
    """
    due: Lengths = ()
    for length in led:
        left = length
        while left > 1:
            for size in range(left, 1, -1):
                more = tuple(sorted((*due, size), reverse=True))
                if can_lay(steps, spare, shared, more):
                    due, left = more, left - size
                    break
                if not shorter:
                    left = 0
                    break
            else:
                left = 0
    return due
