"""State of a match of Two Hundred: the standing, and the phase the deal is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.base.seats import Seat, Side
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.phases import Bidding as Betting
from followsuit.card_games.trick.phases import DealOver, DealState, Naming, Playing, Shuffling, ThrownIn
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.scoring import TwoHundredScore


@dataclass(frozen=True, slots=True)
class TwoHundredStanding:
    """The match before the deal in progress: ``number`` of the deal from 1, its dealer, the totals."""

    rules: TwoHundredRules
    number: int
    dealer: Seat
    totals: Mapping[Side, int]

    @property
    def first(self) -> Seat:
        """The seat that speaks first: the one after the dealer (H4)."""
        return self.rules.direction.after(self.dealer)

    def after(self, totals: Mapping[Side, int]) -> TwoHundredStanding:
        """The standing of the next deal, after one that left these totals.

        The next seat deals after a deal that was thrown in too (H3): no seat stays in an unlucky place.
        """
        return TwoHundredStanding(self.rules, self.number + 1, self.first, totals)


State = DealState[TwoHundredStanding, Hands, TwoHundredScore]

__all__ = [
    "Betting",
    "DealOver",
    "Naming",
    "Playing",
    "Shuffling",
    "State",
    "ThrownIn",
    "TwoHundredStanding",
]
