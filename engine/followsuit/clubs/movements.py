"""Movement: which pairs meet at which table, so that each pair plays each set of deals once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from followsuit.errors import QuestionError

FEWEST_TABLES: Final = 2
MOST_TABLES: Final = 8


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table in a round, from 1: the pairs at North–South and East–West, and the set of deals."""

    table: int
    ns: int
    ew: int
    deals: int


@dataclass(frozen=True, slots=True)
class Movement:
    """The rounds of an evening. ``is_shared``: some tables play the same set at the same time."""

    name: str
    pairs: int
    sets: int
    rounds: tuple[tuple[Sitting, ...], ...]

    @property
    def is_shared(self) -> bool:
        """Whether tables share a set in some round: its deals have to be laid at each of them."""
        return any(len({one.deals for one in round_}) < len(round_) for round_ in self.rounds)


def mitchell(tables: int) -> Movement:
    """North–South stay, East–West go up a table, the deals go down one.

    With an even number of tables, the first and last share their deals, and a set rests in the middle.
    East–West pairs have the numbers after the tables'. Raises `QuestionError` (``bad_field``).
    """
    _check(tables)
    half = tables // 2 if tables % 2 == 0 else tables
    rounds = []
    for turn in range(tables):
        places = [table if table < half else table + 1 for table in range(tables)]
        rounds.append(
            tuple(
                Sitting(
                    table + 1,
                    table + 1,
                    tables + 1 + (table - turn) % tables,
                    1 + (places[table] + turn) % tables,
                )
                for table in range(tables)
            )
        )
    return Movement("mitchell", 2 * tables, tables, tuple(rounds))


def howell(tables: int) -> Movement:
    """Every pair meets every other once. The highest number stays; the others follow the next lower one.

    Two and three tables share their deals in every round: there is no other plan (no Room square of side 3
    or 5). Raises `QuestionError` (``bad_field``).
    """
    _check(tables)
    side = 2 * tables - 1
    starter, adder = _starter(side)
    rounds = []
    for turn in range(side):
        meetings = [Sitting(1, side + 1, 1 + turn, 1 + turn)]
        for at, ((one, other), moved) in enumerate(zip(starter, adder, strict=True), start=2):
            pairs = (1 + (one + turn) % side, 1 + (other + turn) % side)
            # Sides alternate, so that nobody sits one way all evening.
            ns, ew = pairs if (turn + at) % 2 else pairs[::-1]
            meetings.append(Sitting(at, ns, ew, 1 + (turn - moved) % side))
        rounds.append(tuple(meetings))
    return Movement("howell", 2 * tables, side, tuple(rounds))


def _check(tables: int) -> None:
    if isinstance(tables, bool) or not FEWEST_TABLES <= tables <= MOST_TABLES:
        message = f"a movement is for {FEWEST_TABLES} to {MOST_TABLES} tables"
        raise QuestionError("bad_field", message, facts={"field": "tables"})


def _starter(side: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Pairs of the numbers 1 … side - 1 with every difference once, and a shift for each (Room square)."""
    if side < 7:
        return [(one, side - one) for one in range(1, 1 + side // 2)], [0] * (side // 2)
    pairs: list[tuple[int, int]] = []
    shifts: list[int] = []

    def search(left: frozenset[int], differences: frozenset[int], sums: frozenset[int]) -> bool:
        if not left:
            return True
        one = min(left)
        for other in sorted(left - {one}):
            difference = min(other - one, side - other + one)
            if difference in differences:
                continue
            for shift in range(1, side):
                moved = {(one + shift) % side, (other + shift) % side}
                if shift in shifts or 0 in moved or moved & sums:
                    continue
                pairs.append((one, other))
                shifts.append(shift)
                if search(left - {one, other}, differences | {difference}, sums | moved):
                    return True
                pairs.pop()
                shifts.pop()
        return False

    if not search(frozenset(range(1, side)), frozenset(), frozenset()):
        raise AssertionError(f"no plan for {side} rounds")
    return pairs, shifts
