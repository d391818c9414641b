"""Interface: what every bot of every game offers. An observation goes in, an action comes out.

A bot never gets a state: what it is handed holds no hidden card, and a test permutes the hidden cards to see
that nothing changes. Randomness is passed in, so the same seed and node budget give the same action.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from followsuit.bots.search.thought import Progress, Thought

T = TypeVar("T")

#: A bot at work: yields how far it is after every slice, returns what it thought.
Thinking = Generator[Progress, None, Thought]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think, None for as much as its level does.

    ``nodes`` (rollouts) bind repeatably: same seed and nodes, same move, on every machine. ``seconds`` bind
    promptly and need a ``clock`` that tells seconds, because the engine has none of its own; a search stops
    at the end of the slice in which they run out. Raises ValueError for seconds without a clock.
    """

    nodes: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.clock is None:
            raise ValueError("a budget in seconds needs a clock")


class Bot(Protocol):
    """A player that decides from what its seat may know."""

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """The action, legal in the observation; None where the seat may act but need not and will not."""


@runtime_checkable
class Thinker(Protocol):
    """A bot whose thinking can be watched, cut into slices, and stopped by not asking for more."""

    def think(self, observation: Any, rng: Random, budget: Budget) -> Thinking:
        """Think in slices, and return the thought whose action `Bot.act` would have played."""


class RuleBot:
    """A bot that goes by rules of thumb: what it does and, for whoever asks, why; it never pauses."""

    def thought(self, observation: Any, rng: Random) -> Thought:
        """The action and its reason; a subclass says which."""
        raise NotImplementedError

    def think(self, observation: Any, rng: Random, budget: Budget) -> Thinking:
        """The thought, without a pause."""
        yield from ()
        return self.thought(observation, rng)

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any:
        """The action of `thought`; None where the seat may act but need not and will not."""
        return self.thought(observation, rng).action


def thinking(bot: Bot, observation: Any, rng: Random, budget: Budget) -> Thinking:
    """The thinking of any bot: in slices where it can, else in one."""
    if isinstance(bot, Thinker):
        return (yield from bot.think(observation, rng, budget))
    return Thought.plain(bot.act(observation, rng, budget))


def run_to_end(work: Generator[Any, None, T]) -> T:
    """What work in slices returns at its end, done without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
