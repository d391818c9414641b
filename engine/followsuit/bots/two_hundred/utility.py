"""Utility: what totals are worth to a side that wants to win the match, not the deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import erf, sqrt
from typing import Final

from followsuit.base.seats import Seat, Side
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.scoring import score_deal

#: What one deal moves the difference of the totals by, as a standard deviation, and what it adds to the
#: leader's total: both from 4,000 deals of the casual bots.
SPREAD: Final = 62.0
STRIDE: Final = 45.0

#: A certain match, in points of the difference of totals: the slope at 0 to 0 is one point a point.
MATCH: Final = SPREAD * sqrt(200 / STRIDE) * sqrt(6.283185307179586) / 2

#: What a card point is worth for itself: of plays that make the contract, the better one.
POINT: Final = 0.2


#: Utility and own card points of a deal, and 1 if the contract is made, else 0.
Worth = tuple[float, float, float]


def winning_chance(own: int, their: int, target: int) -> float:
    """Return the probability that a side with these totals wins the match.

    The difference to come is assumed normal, over as many deals as the leader needs.
    """
    deals = max(0.35, (target - max(own, their)) / STRIDE)
    return 0.5 + 0.5 * erf((own - their) / (SPREAD * sqrt(2 * deals)))


@dataclass(slots=True)
class TwoHundredUtility:
    """Scores of the deal in progress, by contract and points, as utilities for one side. Remembers them."""

    rules: TwoHundredRules
    totals: Mapping[Side, int]
    side: Side
    _known: dict[tuple[int, int, bool, int, int], Worth] = field(default_factory=dict)

    @staticmethod
    def of(observation: TwoHundredObservation) -> TwoHundredUtility:
        """The prospects of the observing side."""
        return TwoHundredUtility(observation.rules, observation.totals, observation.seat.side)

    def value(self, contract: Contract, bettors: Collection[Seat], south_north: int) -> Worth:
        """The value of a deal in which S and N take this many points."""
        sides = sum(1 << side for side in Side if any(bettor.side is side for bettor in bettors))
        key = (contract.declarer, contract.value, contract.forced, sides, south_north)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(contract, bettors, south_north)
        return found

    def unchanged(self) -> float:
        """The utility of the totals as they are."""
        own, their = self.totals[self.side], self.totals[self.side.other]
        return MATCH * (2 * winning_chance(own, their, self.rules.target) - 1) + POINT * 50

    def _value(self, contract: Contract, bettors: Collection[Seat], south_north: int) -> Worth:
        points = {Side.NS: south_north, Side.EW: 100 - south_north}
        score = score_deal(self.rules, self.totals, contract, bettors, points)
        own, their = score.totals[self.side], score.totals[self.side.other]
        if score.won_by is not None:
            chance = float(score.won_by is self.side)
        else:
            chance = winning_chance(own, their, self.rules.target)
        made = float(points[contract.side] >= contract.value)
        return MATCH * (2 * chance - 1) + POINT * points[self.side], float(points[self.side]), made
