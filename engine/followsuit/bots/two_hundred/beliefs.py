"""Belief in Two Hundred: bets are made on the whole hand, in points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.base.seats import Seat
from followsuit.bots.plain import beliefs
from followsuit.bots.plain.plain_position import PlainPosition
from followsuit.bots.two_hundred import casual
from followsuit.bots.two_hundred.worth import expected_points
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.two_hundred.observation import TwoHundredObservation


class TwoHundredBeliefs(beliefs.AuctionBeliefs):
    """What the bets say about the hidden hands."""

    call_width = 6.0
    suit_width = 4.0

    def __init__(self, observation: TwoHundredObservation, position: PlainPosition) -> None:
        assert observation.auction is not None, "cards are played after an auction"
        self._observation = observation
        super().__init__(observation.auction, position)

    def needed(self, so_far: Auction, seat: Seat) -> float | None:
        """The worth that a hand needs; None if no bet is left to make."""
        if not so_far.values:
            return None
        obliged = casual.is_obliged(self._observation, seat)
        return casual.worth_needed(so_far, seat, obliged, self._observation.rules.forced_bet_counts)

    def judged(self, hand: int, rng: Random) -> Sequence[float]:
        """The worth of the hand with each suit as trump."""
        return expected_points(hand)
