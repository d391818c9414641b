"""Human errors: how often the lower levels err as people do, given the occasion. One table for all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final


@dataclass(frozen=True, slots=True)
class ErrorRates:
    """The chances that somebody forgets who is out of a suit, wastes a master, and feeds the enemy.

    ``forgets``: at a decision at which a seat has shown a void. ``wastes``: where a card nobody can beat
    could be spent for nothing. ``feeds``: where points could be given to a trick the opponents have.
    """

    forgets: float
    wastes: float
    feeds: float

    def forgotten(self, voids: bool, rng: Random) -> bool:
        """Whether the voids shown, if there are ``voids``, are out of mind."""
        return voids and rng.random() < self.forgets

    def kind(self, rng: Random) -> str:
        """The mistake made if there is an occasion: ``wastes``, ``feeds``, or mostly none."""
        lot = rng.random()
        return "wastes" if lot < self.wastes else "feeds" if lot < self.wastes + self.feeds else ""


#: By level; the levels above do not err like this. The effect is measured by tests/bench/human_errors.py.
ERROR_RATES: Final[Mapping[str, ErrorRates]] = {
    "beginner": ErrorRates(forgets=0.8, wastes=0.35, feeds=0.25),
    "casual": ErrorRates(forgets=0.05, wastes=0.02, feeds=0.01),
}
