"""Searching bot: a game's plug-in and the search, behind the interface of every bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

from followsuit.base.agreements import Agreements
from followsuit.bots.interface import Budget, Thinking, run_to_end
from followsuit.bots.search.core import Settings, run_search
from followsuit.bots.search.problem import Problem

#: A game's plug-in: the decision an observation asks for, and how hard this level searches it.
Prepare = Callable[[Any], tuple[Problem[Any], Settings]]


class SearchingBot:
    """A level that searches. The heuristic's move is the first of the candidates."""

    def __init__(self, prepare: Prepare) -> None:
        self._prepare = prepare

    def agreeing(self, agreements: Agreements) -> SearchingBot:
        """The same level with a card of agreements."""
        return SearchingBot(replace(cast("Any", self._prepare), agreements=agreements))

    def problem_of(self, observation: Any) -> Problem[Any]:
        """The decision that an observation asks for, so that any of its actions can be weighed."""
        return self._prepare(observation)[0]

    def think(self, observation: Any, rng: Random, budget: Budget) -> Thinking:
        """Think, in one slice for each imagined world."""
        problem, settings = self._prepare(observation)
        return (
            yield from run_search(
                problem, settings, rng, nodes=budget.nodes, seconds=budget.seconds, clock=budget.clock
            )
        )

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any:
        """Return the action at the end of the thinking."""
        return run_to_end(self.think(observation, rng, budget)).action
