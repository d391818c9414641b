"""Single choice: a decision with one candidate, in the form the search takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

from followsuit.bots.search.problem import WorldOutcome


class SingleChoice:
    """A problem with one candidate: there is nothing to compare."""

    is_exact = False

    def __init__(self, action: Any, reason: str = "") -> None:
        self.candidates: Sequence[Any] = (action,)
        self._reason = reason

    def reason_of(self, action: Any) -> str:
        """The reason of that action."""
        return self._reason

    def index_of(self, action: Any) -> int | None:
        """0 for that action, None for any other."""
        return 0 if action == self.candidates[0] else None

    def world(self, rng: Random) -> NoReturn:
        """Raise AssertionError: the search imagines no world for one candidate."""
        raise AssertionError("a single choice needs no world")

    def outcomes(self, world: Any, indices: Sequence[int], rng: Random) -> Sequence[WorldOutcome]:
        """Raise AssertionError: the search compares nothing."""
        raise AssertionError("a single choice needs no outcome")
