"""Searching: the plug-in of Tractor, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.actions import Play
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem
from followsuit.bots.search.single_choice import SingleChoice
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.burying import BurialProblem
from followsuit.bots.tractor.casual import heuristic
from followsuit.bots.tractor.ending import LAST
from followsuit.bots.tractor.finding import BidProblem, DeclareProblem, StrainProblem
from followsuit.bots.tractor.naming import EARLIEST
from followsuit.bots.tractor.playing import TractorCardProblem
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.front.options import declare_options
from followsuit.tractor.law.standing import ROTATION


@dataclass(frozen=True, slots=True)
class TractorSearch:
    """How hard a level looks at cards, at burials and at what finds trump (None: rules of thumb).

    ``most`` plays are weighed. ``calls`` are declarations, bids and the naming of trump.

    ``endings``: how it looks at the last `LAST` tricks, which it solves; None: played out like the rest.
    """

    cards: Settings
    burials: Settings | None = None
    calls: Settings | None = None
    most: int = 12
    endings: Settings | None = None

    def __call__(self, seen: TractorObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for."""
        if seen.rules.packs > 2:
            # The search plays deals out on masks for two packs; with more every level plays by the heuristic.
            plain = heuristic(seen)
            return SingleChoice(plain.action, plain.reason), self.cards
        if seen.phase == "burying" and self.burials is not None:
            return BurialProblem(seen, self.most), self.burials
        first = heuristic(seen)
        action = first.action
        if self.calls is not None:
            calling = self._calling(seen, first)
            if calling is not None:
                return calling, self.calls
        if seen.phase != "playing" or not isinstance(action, Play) or len(seen.hand) == 1:
            return SingleChoice(action, first.reason), self.cards
        if self.endings is not None and len(seen.hand) <= LAST:
            return TractorCardProblem(seen, action.cards, first.reason, self.most, exact=True), self.endings
        return TractorCardProblem(seen, action.cards, first.reason, self.most), self.cards

    def _calling(self, seen: TractorObservation, first: Thought) -> Problem[Any] | None:
        """A declaration, a bid or a naming as a problem; None where there is nothing to weigh."""
        match seen.phase:
            case "dealing" | "last_chance":
                options = declare_options(seen)
                if not options or (seen.phase == "dealing" and not _is_time(seen)):
                    return None
                return DeclareProblem(seen, first.action, first.reason, options)
            case "bidding":
                if first.action is None:
                    return None
                return BidProblem(seen, first.action, first.reason)
            case "naming":
                return StrainProblem(seen, first.action.suit)
            case _:
                return None


def _is_time(seen: TractorObservation) -> bool:
    """Whether a seat should think about declaring: it has just been dealt a card, and enough of them."""
    return (
        len(seen.hand) >= EARLIEST and ROTATION.after(seen.standing.first, (seen.dealt - 1) % 4) is seen.seat
    )
