"""Utility: what totals are worth to a side that wants to win the match, not the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import erf, pi, sqrt
from typing import Final

from followsuit.base.seats import Side
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import TRICKS, RangvaarRules
from followsuit.card_games.rangvaar.scoring import changes
from followsuit.card_games.trick.auction import Contract

#: What one deal moves the difference of the totals by, as a standard deviation.
SPREAD: Final = 5.0

#: A certain match, in points of the difference of totals: one a point with two deals to come.
MATCH: Final = SPREAD * sqrt(2) * sqrt(2 * pi) / 2

#: What a trick is worth for itself: of plays that settle the match, the better one.
TRICK: Final = 0.2


#: Utility and own tricks of a deal, and 1 if the contract is made, else 0.
Worth = tuple[float, float, float]


def winning_chance(ahead: int, deals: int) -> float:
    """How likely a side with this lead and these deals to come wins; a tie is half a match."""
    if deals <= 0:
        return 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
    return 0.5 + 0.5 * erf(ahead / (SPREAD * sqrt(2 * deals)))


@dataclass(slots=True)
class RangvaarUtility:
    """Scores of the deal in progress, by contract and tricks, as utilities for one side. Remembers them."""

    rules: RangvaarRules
    totals: Mapping[Side, int]
    side: Side
    deals: int
    _known: dict[tuple[int, int, int], Worth] = field(default_factory=dict)

    @staticmethod
    def of(observation: RangvaarObservation) -> RangvaarUtility:
        """The prospects of the observing side; ``deals`` are those after this one."""
        return RangvaarUtility(
            observation.rules,
            observation.totals,
            observation.seat.side,
            observation.rules.deals - observation.counted - 1,
        )

    def value(self, contract: Contract, south_north: int) -> Worth:
        """What a deal is worth in which S and N take this many tricks."""
        key = (contract.side, contract.value, south_north)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(contract, south_north)
        return found

    def unchanged(self) -> float:
        """The utility of the totals as they are, the deal not counting."""
        ahead = self.totals[self.side] - self.totals[self.side.other]
        return MATCH * (2 * winning_chance(ahead, self.deals + 1) - 1) + TRICK * TRICKS / 2

    def _value(self, contract: Contract, south_north: int) -> Worth:
        tricks = {Side.NS: south_north, Side.EW: TRICKS - south_north}
        change = changes(self.rules, contract, tricks)
        own, their = (self.totals[side] + change[side] for side in (self.side, self.side.other))
        chance = winning_chance(own - their, self.deals)
        made = float(tricks[contract.side] >= contract.value)
        return MATCH * (2 * chance - 1) + TRICK * tricks[self.side], float(tricks[self.side]), made
