"""Utility: what the end of a deal is worth to a side, in deals won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import GOAL, CourtPieceRules, Scoring
from followsuit.card_games.court_piece.scoring import score_deal

#: What a court is worth beyond the deal where courts are counted, each of those it counts: a choice, as is
#: the next figure. From 1 to 4, and from 0.04 to 0.6, no difference was measured (STRENGTH.md).
COURT: Final = 2.0

#: What a trick is worth for itself, up to the seventh.
TRICK: Final = 0.3


@dataclass(slots=True)
class CourtPieceUtility:
    """Ends of the deal in progress as utilities for one side. Remembers them."""

    rules: CourtPieceRules
    caller: Seat
    rows: Mapping[Side, int]
    totals: Mapping[Side, int]
    side: Side
    _known: dict[tuple[int, int], tuple[float, float, float]]

    @staticmethod
    def of(observation: CourtPieceObservation) -> CourtPieceUtility:
        """The prospects of the observing side."""
        return CourtPieceUtility(
            observation.rules,
            observation.caller,
            observation.rows,
            observation.totals,
            observation.seat.side,
            {},
        )

    def value(self, north_south: int, east_west: int) -> tuple[float, float, float]:
        """Utility, own tricks, and whether the own side wins the deal (1 or 0)."""
        key = (north_south, east_west)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value({Side.NS: north_south, Side.EW: east_west})
        return found

    def _value(self, taken: Mapping[Side, int]) -> tuple[float, float, float]:
        score = score_deal(self.rules, self.caller, taken, self.rows, self.totals)
        winner = score.deal_won_by
        # A total beyond the target counts no more than the target (C26).
        gained = min(score.change[winner], self.rules.target - self.totals[winner])
        bonus = max(0, gained - 1) if self.rules.scoring is Scoring.POINTS else COURT * gained
        won = winner is self.side
        sign = 1.0 if won else -1.0
        # Beyond seven a trick is worth nothing for itself: they are the same deal, or the same court.
        tricks = TRICK * (min(taken[self.side], GOAL) - min(taken[self.side.other], GOAL))
        return sign * (1.0 + bonus) + tricks, float(taken[self.side]), float(won)
