"""Observation of Rangvaar: what one seat may know, and what it may do.

Before trump is named an observation has no field for the last eight cards of any seat, its own included (R2).
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.rules import FIRST_PACKET, TRICKS, RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore
from followsuit.card_games.rangvaar.state import State
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick import observation
from followsuit.card_games.trick.observation import observe_auction, options
from followsuit.card_games.trick.phases import DealOver, Playing, Shuffling


@dataclass(frozen=True, slots=True, kw_only=True)
class RangvaarObservation(observation.AuctionObservation[RangvaarRules, RangvaarScore]):
    """A seat's knowledge in Rangvaar: the common fields, and more about the match.

    ``first`` is the seat dealt the first card, ``counted`` how many deals before this one count, ``stake``
    what each seat staked, ``last_winner`` the winner of the last trick of the deal before (R13).
    """

    first: Seat
    dealer: Seat
    counted: int
    stake: Cents
    last_winner: Seat | None = None

    def leader_under(self, declarer: Seat) -> Seat:
        """The seat that leads to the first trick if ``declarer`` wins the auction (R6, R13)."""
        return self.rules.leads(declarer, self.first, self.last_winner)


def observe(state: State, seat: Seat) -> RangvaarObservation:
    """What the seat may know of the state, as a new value."""
    standing = state.standing
    if isinstance(state, Shuffling):
        dealt = 0
    else:
        dealt = TRICKS if isinstance(state, Playing | DealOver) else FIRST_PACKET
    return observe_auction(
        RangvaarObservation,
        TRANSITIONS,
        state,
        seat,
        rules=standing.rules,
        number=standing.number,
        totals=dict(standing.totals),
        dealt=dealt,
        first=standing.first,
        dealer=standing.dealer,
        counted=standing.counted,
        stake=standing.stake,
        last_winner=standing.last_winner,
    )


__all__ = ["RangvaarObservation", "observe", "options"]
