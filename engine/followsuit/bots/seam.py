"""Bot: an observation in, an action out. The seam every level of every game keeps to.

A bot never gets a state: what it is handed holds no hidden card, and a test permutes the hidden cards to see
that nothing changes. Randomness is passed in, so the same seed and node budget give the same action.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think, None for no limit: ``nodes`` repeatably, ``seconds`` promptly."""

    nodes: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A player that decides from what its seat may know."""

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """The action, legal in the observation; None where the seat may act but need not and will not."""
