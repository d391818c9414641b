"""Weighing: an act beside the best one, in fresh worlds."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, Final

from followsuit.bots import PlayWarning
from followsuit.bots.hindsight import GATE, LEAST
from followsuit.bots.search.comparison import Comparison
from followsuit.bots.search.problem import Problem
from followsuit.table import Progress

#: Fresh worlds in which an act is weighed against the best; fewer where they are solved.
FRESH: Final = 160
FRESH_EXACT: Final = 40


def objection(
    problem: Problem[Any], action: Any, best: Any, seed: Any
) -> Generator[Progress, None, PlayWarning | None]:
    """What there is to say against an act; None where it is right, or cannot be told from right."""
    made, place = problem.index_of(action), problem.index_of(best)
    if made is None or place is None or made == place:
        return None
    comparison = Comparison(problem, made, Random(seed))
    comparison.meet(place)
    verdict = yield from comparison.confirm(FRESH_EXACT if problem.is_exact else FRESH, 0.0)
    if verdict is None or verdict.cost < LEAST or verdict.cost <= GATE * verdict.error:
        return None
    return PlayWarning(verdict, problem.reason_of(best))


def is_same(one: Any, other: Any) -> bool:
    """Whether two acts are the same, whatever order their cards are listed in."""
    cards = getattr(one, "cards", None)
    if cards is None or type(one) is not type(other):
        return bool(one == other)
    return sorted(cards) == sorted(other.cards)
