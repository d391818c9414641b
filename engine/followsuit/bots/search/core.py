"""Search: weighs the candidates in worlds that they share; a gate guards the heuristic's choice.

Rounds of sequential halving let the weak candidates go early. The best challenger then replaces the
heuristic's action only if its mean gain over it, paired in the same worlds, exceeds ``gate`` standard errors,
and, where a confirmation is set, the same again in worlds that had no part in choosing it: choosing the best
of several noisy figures biases it upwards.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from math import fsum, sqrt
from random import Random
from typing import Any, Final

from followsuit.bots.search.decision import BotDecision, CandidateStats, HeadToHead, Progress
from followsuit.bots.search.problem import Problem, WorldOutcome

#: Below this many worlds a standard error means nothing, and the heuristic stands.
FEWEST: Final = 6

#: No candidate is dropped before this many worlds.
FIRST: Final = 8


@dataclass(frozen=True, slots=True)
class Settings:
    """How a level searches.

    ``worlds`` are those the last two candidates are compared in, ``confirm`` the fresh ones afterwards (0:
    no confirmation). ``gate`` and ``confirm_gate`` are in standard errors of the paired mean gain. ``least``
    is the smallest gain, in utility, worth leaving the heuristic's move for: below it a difference is a tie.
    """

    worlds: int
    confirm: int = 0
    gate: float = 1.5
    confirm_gate: float = 1.0
    least: float = 0.0


@dataclass(slots=True)
class _Tally:
    """The outcomes of the candidates: one list a candidate, in the order of the worlds."""

    outcomes: list[list[WorldOutcome]]
    sums: list[float]
    nodes: int = 0
    worlds: int = 0

    def mean(self, candidate: int) -> float:
        return self.sums[candidate] / len(self.outcomes[candidate])

    def gain(self, one: int, other: int, start: int = 0) -> tuple[float, float]:
        """Mean and standard error of the utility of one over another, in the worlds both have seen.

        A candidate sees every world up to the one it leaves the race at, so the shorter list is a prefix.
        The sums are exact: since 3.12 Python adds up otherwise, and a bot is to choose the same in each.
        """
        pairs = zip(self.outcomes[one][start:], self.outcomes[other][start:], strict=False)
        gains = [mine.utility - theirs.utility for mine, theirs in pairs]
        count = len(gains)
        if count < 2:
            return (gains[0] if gains else 0.0), float("inf")
        mean = fsum(gains) / count
        spread = fsum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(spread / count)

    def head_to_head(self, one: int, other: int) -> HeadToHead:
        """One candidate against another in the worlds both have seen."""
        pairs = list(zip(self.outcomes[one], self.outcomes[other], strict=False))
        better = sum(mine.utility > theirs.utility for mine, theirs in pairs)
        worse = sum(mine.utility < theirs.utility for mine, theirs in pairs)
        result = sum(mine.result - theirs.result for mine, theirs in pairs)
        return HeadToHead(len(pairs), better, worse, result / len(pairs))


@dataclass(slots=True)
class _Meter:
    """What is left of a budget; ``stop`` is asked after every world."""

    nodes: int | None
    until: float | None
    clock: Callable[[], float] | None
    spent: int = field(default=0)

    def is_over(self) -> bool:
        if self.nodes is not None and self.spent >= self.nodes:
            return True
        return self.until is not None and self.clock is not None and self.clock() >= self.until


def run_search(
    problem: Problem[Any],
    settings: Settings,
    rng: Random,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    clock: Callable[[], float] | None = None,
) -> Generator[Progress, None, BotDecision]:
    """Weigh the candidates, yielding after every world; the thought is what the generator returns.

    ``nodes`` caps the rollouts, repeatably. ``seconds`` by the ``clock`` end it early; a third of them is
    kept for the confirmation. To cancel the search, stop asking for slices.
    """
    candidates = problem.candidates
    if len(candidates) == 1:
        return BotDecision(candidates[0], candidates[0], problem.reason_of(candidates[0]))
    planned = settings if nodes is None else _shrink_to(settings, len(candidates), nodes)
    now = clock() if clock is not None else 0.0
    share = seconds if seconds is None or not planned.confirm else seconds * 2 / 3
    meter = _Meter(nodes, None if share is None else now + share, clock)
    tally = _Tally([[] for _ in candidates], [0.0] * len(candidates))

    alive = list(range(len(candidates)))
    for at_least in _rounds(len(candidates), planned.worlds):
        yield from _weigh(problem, alive, at_least - tally.worlds, tally, meter, rng)
        if meter.is_over():
            break
        if len(alive) > 2:
            alive = _halve(alive, tally)
    challenger = _best(tally, [candidate for candidate in alive if candidate])
    chosen = challenger if _passes(tally, challenger, 0, settings.gate, settings.least) else 0

    if chosen and planned.confirm:
        fresh = tally.worlds
        meter.until = None if seconds is None else now + seconds
        yield from _weigh(problem, [0, chosen], planned.confirm, tally, meter, rng)
        if not _passes(tally, chosen, fresh, settings.confirm_gate, settings.least):
            chosen = 0
    return _decision(problem, tally, chosen)


def _rounds(count: int, worlds: int) -> list[int]:
    """How many worlds there have been after each round; every round but the first doubles them.

    >>> _rounds(8, 120), _rounds(8, 24), _rounds(2, 24)
    ([30, 60, 120], [8, 12, 24], [24])
    """
    rounds, alive = 1, count
    while alive > 2:
        rounds += 1
        alive = _count_after_round(alive)
    return sorted({max(min(FIRST, worlds), worlds >> later) for later in range(rounds)})


def _count_after_round(alive: int) -> int:
    """How many of the candidates go into the next round: the heuristic's, and the better half of the rest."""
    return 1 + max(1, (alive - 1) // 2)


def _halve(alive: list[int], tally: _Tally) -> list[int]:
    """The better half, and the heuristic's own candidate, which every gain is measured against."""
    ranked = sorted((candidate for candidate in alive if candidate), key=tally.mean, reverse=True)
    return [0, *ranked[: _count_after_round(len(alive)) - 1]]


def _best(tally: _Tally, alive: list[int]) -> int:
    return max(alive, key=lambda candidate: (tally.mean(candidate), -candidate))


def _passes(tally: _Tally, challenger: int, start: int, gate: float, least: float) -> bool:
    gain, error = tally.gain(challenger, 0, start)
    return tally.worlds - start >= FEWEST and gain > least and gain > gate * error


def _weigh(
    problem: Problem[Any], alive: list[int], worlds: int, tally: _Tally, meter: _Meter, rng: Random
) -> Generator[Progress, None, None]:
    for _ in range(worlds):
        world = problem.world(rng)
        for candidate, outcome in zip(alive, problem.outcomes(world, alive, rng), strict=True):
            tally.outcomes[candidate].append(outcome)
            tally.sums[candidate] += outcome.utility
        tally.worlds += 1
        tally.nodes += len(alive)
        meter.spent = tally.nodes
        yield Progress(tally.nodes, tally.worlds, problem.candidates[_best(tally, alive)])
        if meter.is_over():
            return


def _shrink_to(settings: Settings, count: int, nodes: int) -> Settings:
    """The settings with fewer worlds, in proportion, where the nodes do not go round."""
    alive, before, needed = count, 0, 2 * settings.confirm
    for worlds in _rounds(count, settings.worlds):
        needed += alive * (worlds - before)
        before = worlds
        alive = _count_after_round(alive)
    if needed <= nodes:
        return settings
    part = nodes / needed
    confirm = int(settings.confirm * part) if settings.confirm else 0
    return replace(settings, worlds=max(1, int(settings.worlds * part)), confirm=confirm)


def _decision(problem: Problem[Any], tally: _Tally, chosen: int) -> BotDecision:
    stats = tuple(
        CandidateStats(
            problem.candidates[candidate], len(of), *(sum(part) / len(of) for part in zip(*of, strict=True))
        )
        for candidate, of in enumerate(tally.outcomes)
    )
    others = [candidate for candidate in range(len(stats)) if candidate != chosen]
    # The next best by the paired gain: the candidates have not all seen the same number of worlds.
    next_best = min(others, key=lambda candidate: tally.gain(chosen, candidate)[0])
    gain, error = tally.gain(chosen, next_best)
    return BotDecision(
        action=problem.candidates[chosen],
        heuristic=problem.candidates[0],
        reason=problem.reason_of(problem.candidates[chosen]),
        worlds=tally.worlds,
        nodes=tally.nodes,
        candidates=stats,
        next_best=problem.candidates[next_best],
        gain=gain,
        error=error,
        is_exact=problem.is_exact,
        head_to_head=tally.head_to_head(chosen, next_best),
    )
