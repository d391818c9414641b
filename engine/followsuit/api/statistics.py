"""Statistics: how far a mean of pairs, or a share of wins, may be from the truth, at 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

#: Standard errors on each side of a 95 % interval, of very many values.
NORMAL: Final = 1.959964

#: The same by Student, of few: at the index of the degrees of freedom, one less than there are values.
_STUDENT: Final = (
    0.0, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
    2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
)  # fmt: skip

#: Fewer pairs than these say nothing about who is better, whatever they come to.
FEWEST: Final = 10


def width_of(count: int) -> float:
    """Standard errors on each side of the 95 % interval of a mean of so many values, at least 2.

    >>> [round(width_of(count), 3) for count in (2, 11, 30, 101)]
    [12.706, 2.228, 2.045, 1.984]
    """
    freedom = count - 1
    if freedom < len(_STUDENT):
        return _STUDENT[freedom]
    z = NORMAL
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def half_interval(values: Sequence[float]) -> float | None:
    """Half the 95 % interval of the mean; None of a single value, which says nothing about its own spread.

    >>> half_interval([7.0]) is None, round(half_interval([1.0, 3.0]), 2)
    (True, 12.71)
    """
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    return width_of(count) * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def share_interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many, by Wilson: it never leaves 0 to 1, and is never empty.

    >>> [round(bound, 3) for bound in share_interval(1.0, 10)]
    [0.722, 1.0]
    """
    z = NORMAL**2 / count
    middle, half = share + z / 2, NORMAL * sqrt(share * (1 - share) / count + z / 4 / count)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))
