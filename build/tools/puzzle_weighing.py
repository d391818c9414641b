"""Weighing of puzzles: whether one act leads the others beyond doubt, in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from followsuit.bots.search.problem import Problem, WorldOutcome

#: Worlds of two looks with the lead asked for, in standard errors, and the fresh ones that confirm.
LOOKS: Final = ((8, 1.5), (24, 3.0))
FRESH: Final = 500
LEAD: Final = 3.0
#: The lead that matters, in what the game counts.
LEAST: Final = {"own_points": 5.0, "opposing_points": 5.0, "own_tricks": 0.5}
#: The lead that matters with the match in view, where fewer points of the deal hang on it.
OF_MATCH: Final = {"own_points": 12.0, "opposing_points": 12.0, "own_tricks": 2.0}
#: How many acts other than the best are confirmed against.
OTHERS: Final = 3


@dataclass(frozen=True)
class Found:
    """A decision that is a puzzle: its best act, and the next best."""

    best: Any
    second: Any


def outcomes_of(
    problem: Problem[Any], places: list[int], worlds: int, rng: Random
) -> dict[int, list[WorldOutcome]]:
    """The results of these acts, all in the same worlds."""
    found: dict[int, list[WorldOutcome]] = {at: [] for at in places}
    for _ in range(worlds):
        world = problem.world(rng)
        for at, outcome in zip(places, problem.outcomes(world, places, rng), strict=True):
            found[at].append(outcome)
    return found


def lead(one: list[WorldOutcome], other: list[WorldOutcome]) -> tuple[float, float, float]:
    """By how much one act leads another: mean utility, its standard error, mean result."""
    gains = [mine.utility - theirs.utility for mine, theirs in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    results = sum(mine.result - theirs.result for mine, theirs in zip(one, other, strict=True)) / len(gains)
    return mean, sqrt(spread / len(gains)), results


def ranked(found: dict[int, list[WorldOutcome]]) -> list[int]:
    """The acts by what they came to, best first."""
    return sorted(found, key=lambda at: -sum(outcome.utility for outcome in found[at]))


def decided(problem: Problem[Any], unit: str, rng: Random, *, wanted: Callable[[Any], bool]) -> Found | None:
    """The best act and the second, where the best clearly leads and is ``wanted``; None elsewhere.

    Most of the time goes into the fresh worlds: only what is taken is confirmed.
    """
    alive = list(range(len(problem.candidates)))
    if len(alive) < 2:
        return None
    for worlds, errors in LOOKS:
        found = outcomes_of(problem, alive, worlds, rng)
        best, second, *_ = ranked(found)
        gain, error, _ = lead(found[best], found[second])
        if gain <= 0 or gain < errors * error:
            return None
        alive = ranked(found)[: 1 + OTHERS]
    if not wanted(problem.candidates[alive[0]]):
        return None
    found = outcomes_of(problem, alive, FRESH, rng)
    best, second, *_ = ranked(found)
    if best != alive[0] or not all(leads(found[best], found[other], unit) for other in alive[1:]):
        return None
    return Found(problem.candidates[best], problem.candidates[second])


def leads(one: list[WorldOutcome], other: list[WorldOutcome], unit: str) -> bool:
    """Whether one act leads another beyond doubt, and by enough to matter."""
    gain, error, result = lead(one, other)
    # More tricks that decide nothing are no lead, though no world speaks against them.
    return 0 < gain >= LEAD * error and (result >= LEAST[unit] or gain >= OF_MATCH[unit])
