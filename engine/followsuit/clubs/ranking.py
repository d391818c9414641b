"""Ranking: the order of those who played the same deals, by places or by margins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median

from followsuit.clubs.club_event import Scoring


@dataclass(frozen=True, slots=True)
class Row:
    """What somebody made of each deal: a margin, or None where it was not played.

    ``helped`` are the numbers of the deals with help, ``level`` is that of our bots who played it, or empty.
    """

    name: str
    margins: tuple[int | None, ...]
    helped: tuple[int, ...] = ()
    has_other_bots: bool = False
    level: str = ""

    @property
    def played(self) -> int:
        """How many deals were played."""
        return sum(margin is not None for margin in self.margins)


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A row with its place from 1, shared where the score is equal; None for one that is not complete.

    ``score`` is from 0 to 1 by places, a sum of points by margins.
    """

    row: Row
    place: int | None
    score: Fraction | None


def ranked(rows: Sequence[Row], scoring: Scoring) -> tuple[RankedRow, ...]:
    """The rows in order, those that miss a deal below, by how many they played.

    *places*: on each deal 2 for each worse result and 1 for each equal one, as a share of what is possible;
    the mean over the deals. *margins*: the sum of the differences from each deal's median.

    >>> three = [Row("Ama", (10,)), Row("Bo", (4,)), Row("Chi", (10,))]
    >>> [(one.row.name, one.place, str(one.score)) for one in ranked(three, "places")]
    [('Ama', 1, '3/4'), ('Chi', 1, '3/4'), ('Bo', 3, '0')]
    >>> [(one.row.name, str(one.score)) for one in ranked(three, "margins")]
    [('Ama', '0'), ('Chi', '0'), ('Bo', '-6')]
    """
    whole = [row for row in rows if None not in row.margins]
    scores = _by_places(whole) if scoring == "places" else _by_margins(whole)
    order = sorted(zip(whole, scores, strict=True), key=lambda one: (-one[1], one[0].name.casefold()))
    listed = [RankedRow(row, 1 + sum(other > score for _, other in order), score) for row, score in order]
    parts = [row for row in rows if None in row.margins]
    parts.sort(key=lambda row: (-row.played, row.name.casefold()))
    return (*listed, *(RankedRow(row, None, None) for row in parts))


def _by_places(rows: Sequence[Row]) -> list[Fraction]:
    columns = [list(column) for column in zip(*(row.margins for row in rows), strict=True)]
    return [
        sum(
            (share_of(margin, column) for margin, column in zip(row.margins, columns, strict=True)),
            Fraction(),
        )
        / len(row.margins)
        for row in rows
    ]


def share_of(result: int | None, results: Sequence[int | None]) -> Fraction:
    """The share of the possible places that one of some results has; a half where it is the only one."""
    if len(results) < 2:
        return Fraction(1, 2)
    mine = result or 0
    worse = sum((other or 0) < mine for other in results)
    equal = sum((other or 0) == mine for other in results) - 1
    return Fraction(2 * worse + equal, 2 * (len(results) - 1))


def _by_margins(rows: Sequence[Row]) -> list[Fraction]:
    columns = zip(*(row.margins for row in rows), strict=True)
    middles = [Fraction(median(margin or 0 for margin in column)) for column in columns]
    return [
        sum(
            (Fraction(margin or 0) - middle for margin, middle in zip(row.margins, middles, strict=True)),
            Fraction(),
        )
        for row in rows
    ]
