"""Interface: what every bot of every game offers: it takes an observation and returns an action.

A bot never gets a state. Its observation holds no hidden card; a test permutes the hidden cards and checks
that nothing changes. Randomness is passed in, so the same seed and node budget give the same action.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from followsuit.bots.search.decision import BotDecision, Progress

T = TypeVar("T")
Given = TypeVar("Given")
Shown = TypeVar("Shown")

#: A bot at work: yields its progress after every slice, and returns its thought.
Thinking = Generator[Progress, None, BotDecision]


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a bot's thought for one decision; None: as much as its level uses.

    ``nodes`` limits the number of rollouts, and is repeatable: same seed and nodes, same move, on every
    machine. ``seconds`` limits the time, and needs a ``clock`` that returns seconds, because the engine has
    none of its own; a search stops at the end of the slice in which the time runs out. Raises ValueError for
    seconds without a clock.
    """

    nodes: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.clock is None:
            raise ValueError("a budget in seconds needs a clock")


class Bot(Protocol):
    """A player that decides from what its seat may know.

    A bot may also have ``think``, which takes what `act` takes, works in slices and reports its progress
    (`Thinking`), and stops when no more slices are asked for; its thought has the action that `act` returns.
    """

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """Return an action that is legal in the observation; None if the seat may act but need not and does
        not.
        """


class RuleBot:
    """A bot that plays by heuristics, with a reason for each action; it never pauses."""

    def decide(self, observation: Any, rng: Random) -> BotDecision:
        """Return the action and its reason; defined by subclasses."""
        raise NotImplementedError

    def think(self, observation: Any, rng: Random, budget: Budget) -> Thinking:
        """Return the thought, without a pause."""
        yield from ()
        return self.decide(observation, rng)

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any:
        """Return the action of `decide`; None if the seat may act but need not and does not."""
        return self.decide(observation, rng).action


def think_with(bot: Bot, observation: Any, rng: Random, budget: Budget) -> Thinking:
    """Return the thinking of any bot: in slices if it can, else in one."""
    # Not by a protocol that is checked at run time: every decision comes by here, and that takes far longer.
    if not hasattr(bot, "think"):
        return BotDecision.without_search(bot.act(observation, rng, budget))
    decision: BotDecision = yield from bot.think(observation, rng, budget)
    return decision


def map_progress(
    work: Generator[Given, None, T], change: Callable[[Given], Shown]
) -> Generator[Shown, None, T]:
    """Do work in slices, each reported as ``change`` makes it; return what the work returns."""
    while True:
        try:
            given = next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        yield change(given)


def run_to_end(work: Generator[Any, None, T]) -> T:
    """Run work in slices to its end, without a pause, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found


YieldT = TypeVar("YieldT")
ResultT = TypeVar("ResultT")


class SharedWork(Generic[YieldT, ResultT]):
    """Work that one caller may begin ahead of time and another may finish."""

    def __init__(self, work: Generator[YieldT, None, ResultT]) -> None:
        self._work = work
        self._results: list[ResultT] = []
        self._error: Exception | None = None

    def advance(self) -> Generator[YieldT, None, ResultT]:
        """Go on, a slice at a time, and return the result. A caller may stop at any slice.

        Raises what the work raised, for every caller.
        """
        while not self._results:
            if self._error is not None:
                raise self._error
            try:
                progress = next(self._work)
            except StopIteration as done:
                self._results.append(done.value)
                break
            except Exception as error:
                self._error = error
                raise
            yield progress
        return self._results[0]
