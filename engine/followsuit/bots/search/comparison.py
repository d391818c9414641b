"""Comparison: the action a seat took and the best other one, weighed by what the seat could know.

First a few worlds nominate the best other candidate, then fresh worlds measure the difference:
choosing the best of several noisy figures biases it upwards.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from followsuit.bots.search.decision import CandidateStats, Progress
from followsuit.bots.search.problem import Problem, WorldOutcome

#: How many candidates other than the action made see the second half of the worlds that nominate.
ALIVE: Final = 3

Work = Generator[Progress, None, None]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The action that was made and the better one, each with its means over the same worlds.

    ``cost`` is the mean utility by which ``better`` beats ``made``, ``error`` its standard error.
    ``loss`` and ``loss_error`` are the same of the result, in the game's unit.
    """

    made: CandidateStats
    better: CandidateStats
    cost: float
    error: float
    loss: float
    loss_error: float
    is_exact: bool


class Comparison:
    """One decision, weighed again after it was made. Call `nominate` first, then `confirm`."""

    def __init__(self, problem: Problem[Any], place: int, rng: Random) -> None:
        self._problem = problem
        self._made = place
        self._rng = rng
        self._better = place
        #: What the better action seems to gain so far, and the standard error.
        self.gain, self.error = 0.0, 0.0

    @property
    def has_choice(self) -> bool:
        """Whether there was another legal action."""
        return len(self._problem.candidates) > 1

    def nominate(self, worlds: int, part: float) -> Work:
        """Find the best action other than the one made, one slice for each world.

        ``part`` is how much of a longer piece of work is done meanwhile, from 0 to 1, as the slices tell it.
        """
        alive = [self._made, *(at for at in range(len(self._problem.candidates)) if at != self._made)]
        outcomes: dict[int, list[WorldOutcome]] = {at: [] for at in alive}
        for number in range(worlds):
            yield from self._world(alive, outcomes, part)
            if number == worlds // 2:
                alive = [self._made, *_best(outcomes, alive[1:])[:ALIVE]]
        self._better = _best(outcomes, alive[1:])[0]
        self.gain, self.error = _gain(outcomes[self._better], outcomes[self._made])

    def confirm(self, worlds: int, part: float) -> Generator[Progress, None, Verdict]:
        """What the action made cost, in fresh worlds; ``part`` as in `nominate`."""
        two = [self._made, self._better]
        outcomes: dict[int, list[WorldOutcome]] = {at: [] for at in two}
        for _ in range(worlds):
            yield from self._world(two, outcomes, part)
        self.gain, self.error = _gain(outcomes[self._better], outcomes[self._made])
        loss = _loss(outcomes[self._better], outcomes[self._made])
        made, better = (self._weighed(at, outcomes[at]) for at in two)
        return Verdict(made, better, self.gain, self.error, *loss, self._problem.is_exact)

    def meet(self, place: int) -> None:
        """Let `confirm` weigh the action made against this one, in the place of a nominated one."""
        self._better = place

    def _world(self, alive: Sequence[int], outcomes: dict[int, list[WorldOutcome]], part: float) -> Work:
        world = self._problem.world(self._rng)
        for at, outcome in zip(alive, self._problem.outcomes(world, alive, self._rng), strict=True):
            outcomes[at].append(outcome)
        yield Progress(len(alive), 1, self._problem.candidates[self._made], part)

    def _weighed(self, at: int, outcomes: Sequence[WorldOutcome]) -> CandidateStats:
        means = (sum(part) / len(outcomes) for part in zip(*outcomes, strict=True))
        return CandidateStats(self._problem.candidates[at], len(outcomes), *means)


def _best(outcomes: dict[int, list[WorldOutcome]], places: Sequence[int]) -> list[int]:
    """The places by what they came to, best first. All have seen the same worlds."""
    return sorted(places, key=lambda at: -sum(outcome.utility for outcome in outcomes[at]))


def _gain(ones: Sequence[WorldOutcome], others: Sequence[WorldOutcome]) -> tuple[float, float]:
    """Mean and standard error of the utility of one over another, in the same worlds."""
    return _mean_error([one.utility - other.utility for one, other in zip(ones, others, strict=False)])


def _loss(ones: Sequence[WorldOutcome], others: Sequence[WorldOutcome]) -> tuple[float, float]:
    """Mean and standard error of the result of one over another, in the same worlds."""
    return _mean_error([one.result - other.result for one, other in zip(ones, others, strict=True)])


def _mean_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))
