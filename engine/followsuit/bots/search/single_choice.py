"""Settled: a decision with nothing to search, in the form the search takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

from followsuit.bots.search.problem import WorldOutcome


class SingleChoice:
    """A ballot of one."""

    is_exact = False

    def __init__(self, action: Any, reason: str = "") -> None:
        self.ballot: Sequence[Any] = (action,)
        self.reason = reason

    def place_of(self, action: Any) -> int | None:
        """The one on it, or none."""
        return 0 if action == self.ballot[0] else None

    def world(self, rng: Random) -> NoReturn:
        """Never asked for: there is nothing to compare."""
        raise AssertionError("a settled decision needs no world")

    def outcomes(self, world: Any, candidates: Sequence[int], rng: Random) -> Sequence[WorldOutcome]:
        """Never asked for."""
        raise AssertionError("a settled decision needs no outcome")
