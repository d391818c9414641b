"""Searching: the plug-in of Tractor, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.actions import Play
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem
from followsuit.bots.search.settled import Settled
from followsuit.bots.tractor.burying import BurialProblem
from followsuit.bots.tractor.casual import thumb
from followsuit.bots.tractor.ending import LAST
from followsuit.bots.tractor.playing import CardProblem
from followsuit.tractor.observation import Observation


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a level looks at cards and at burials (None: rules of thumb); ``most`` plays are weighed.

    ``endings``: how it looks at the last `LAST` tricks, which it solves; None: played out like the rest.
    """

    cards: Settings
    burials: Settings | None = None
    most: int = 12
    endings: Settings | None = None

    def __call__(self, seen: Observation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for."""
        if seen.phase == "burying" and self.burials is not None:
            return BurialProblem(seen, self.most), self.burials
        first = thumb(seen)
        action = first.action
        if seen.phase != "playing" or not isinstance(action, Play) or len(seen.hand) == 1:
            return Settled(action, first.reason), self.cards
        if self.endings is not None and len(seen.hand) <= LAST:
            return CardProblem(seen, action.cards, first.reason, self.most, exact=True), self.endings
        return CardProblem(seen, action.cards, first.reason, self.most), self.cards
