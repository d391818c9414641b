"""Observation of Two Hundred: what one seat may know, and what it may do."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.seats import Seat
from followsuit.card_games.trick import observation
from followsuit.card_games.trick.observation import observe_auction, options
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.scoring import TwoHundredScore
from followsuit.card_games.two_hundred.state import Shuffling, State
from followsuit.card_games.two_hundred.transitions import TRANSITIONS


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoHundredObservation(observation.AuctionObservation[TwoHundredRules, TwoHundredScore]):
    """A seat's knowledge in Two Hundred: the common fields, and the dealer."""

    dealer: Seat


def observe(state: State, seat: Seat) -> TwoHundredObservation:
    """What the seat may know of the state, as a new value."""
    standing = state.standing
    return observe_auction(
        TwoHundredObservation,
        TRANSITIONS,
        state,
        seat,
        rules=standing.rules,
        number=standing.number,
        totals=dict(standing.totals),
        dealt=0 if isinstance(state, Shuffling) else standing.rules.hand_size,
        dealer=standing.dealer,
    )


__all__ = ["TwoHundredObservation", "observe", "options"]
