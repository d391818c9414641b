"""Action values: what each legal action of a seat is worth, from what the seat may know.

More worlds make the values more certain.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any, Final

from followsuit.bots.hindsight import ReviewingBot
from followsuit.bots.search.decision import Progress
from followsuit.bots.search.problem import WorldOutcome

#: By how many standard errors the best has to be ahead of another action to be clearly better.
CLEAR: Final = 2.0

#: Worlds from which on a standard error means something.
FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class ActionValue:
    """An action and the mean of its results over some worlds, with the standard error of that mean.

    ``result`` is in the game's unit, as in `CandidateStats`; ``utility`` is what the search maximises. Both
    are None for an action that cannot be weighed. ``is_tie``: in the same worlds the best is hardly better.
    """

    action: Any
    worlds: int
    result: float | None
    error: float | None
    utility: float | None
    is_tie: bool = False


class ActionValues:
    """One decision: the legal ``actions`` of an observation, weighed in imagined worlds.

    The worlds are drawn from what the observation holds and from ``seed`` alone.
    """

    def __init__(self, bot: ReviewingBot, observation: Any, actions: Sequence[Any], seed: str) -> None:
        self._problem = bot.problem_of(observation)
        self._rng = Random(seed)
        self._actions = tuple(actions)
        places = [self._problem.index_of(action) for action in self._actions]
        # A problem with one candidate compares nothing, and has no worlds.
        self._places = places if len(self._problem.candidates) > 1 else [None] * len(places)
        self._outcomes: dict[int, list[WorldOutcome]] = {
            place: [] for place in self._places if place is not None
        }
        #: The number of worlds so far.
        self.worlds = 0

    @property
    def is_exact(self) -> bool:
        """Whether the worlds are solved to their end, not played out."""
        return self._problem.is_exact

    @property
    def has_choice(self) -> bool:
        """Whether there is anything to weigh."""
        return len(self._outcomes) > 1

    def more(self, worlds: int) -> Generator[Progress, None, None]:
        """Weigh all actions in so many more worlds, one slice for each."""
        alive = sorted(self._outcomes)
        for _ in range(worlds if self.has_choice else 0):
            world = self._problem.world(self._rng)
            outcomes = self._problem.outcomes(world, alive, self._rng)
            for place, outcome in zip(alive, outcomes, strict=True):
                self._outcomes[place].append(outcome)
            self.worlds += 1
            yield Progress(self.worlds * len(alive), self.worlds, None)

    def values(self) -> list[ActionValue]:
        """Return the values so far, the best action first, those not weighed last."""
        weighed = [place for place, outcomes in self._outcomes.items() if len(outcomes) >= FEWEST]
        best = max(weighed, key=self._utility, default=None)
        found = [
            replace(self._value(action, place), is_tie=place != best and self._is_tie(best, place))
            for action, place in zip(self._actions, self._places, strict=True)
        ]
        return sorted(found, key=lambda value: -value.utility if value.utility is not None else float("inf"))

    def _utility(self, place: int) -> float:
        return sum(outcome.utility for outcome in self._outcomes[place])

    def _is_tie(self, best: int | None, place: int | None) -> bool:
        """Whether the best action's gain over another may be chance."""
        if best is None or place is None:
            return False
        pairs = zip(self._outcomes[best], self._outcomes[place], strict=True)
        gains = [one.utility - other.utility for one, other in pairs]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return mean <= CLEAR * sqrt(spread / len(gains))

    def _value(self, action: Any, place: int | None) -> ActionValue:
        outcomes = [] if place is None else self._outcomes[place]
        count = len(outcomes)
        if count < FEWEST:
            return ActionValue(action, count, None, None, None)
        results = [outcome.result for outcome in outcomes]
        mean = sum(results) / count
        spread = sum((result - mean) ** 2 for result in results) / (count - 1)
        utility = sum(outcome.utility for outcome in outcomes) / count
        return ActionValue(action, count, mean, sqrt(spread / count), utility)
