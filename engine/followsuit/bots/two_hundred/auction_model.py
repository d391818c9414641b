"""Auction model: the calls of Two Hundred for the search."""

from __future__ import annotations

from random import Random

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.seats import Seat
from followsuit.bots.plain.auction_problems import AuctionModel, ImaginedTable
from followsuit.bots.plain.layout import bits_of, spread_hand
from followsuit.bots.plain.playout import play_points
from followsuit.bots.plain.worlds import PlainWorlds
from followsuit.bots.two_hundred import casual
from followsuit.bots.two_hundred.utility import TwoHundredUtility
from followsuit.bots.two_hundred.worth import best_trump
from followsuit.card_games.trick.auction import Auction, Contract, bettors
from followsuit.card_games.two_hundred.observation import TwoHundredObservation


class TwoHundredAuction(AuctionModel):
    """The calls of Two Hundred: all cards are dealt, the declarer leads (H3, H7)."""

    playout = staticmethod(play_points)

    def __init__(self, observation: TwoHundredObservation) -> None:
        super().__init__(observation)
        self._observation = observation
        self._hand = spread_hand(observation.hand)
        size = observation.rules.hand_size
        hidden = bits_of(observation.rules.pack.cards) & ~self._hand
        self._worlds = PlainWorlds(hidden, (size, size, size), (0, 0, 0))
        self._utility = TwoHundredUtility.of(observation)
        self._forced_counts = observation.rules.forced_bet_counts
        self._obliged = {seat: casual.is_obliged(observation, seat) for seat in Seat}

    def world(self, rng: Random) -> ImaginedTable:
        """Whole hands by seat."""
        hands = [0, 0, 0, 0]
        seat = int(self.observation.seat)
        hands[seat] = self._hand
        for step, dealt in enumerate(self._worlds.draw(rng), 1):
            hands[(seat + step) % 4] = dealt
        return ImaginedTable(hands, hands, best_trump)

    def call(self, auction: Auction, seat: Seat, worth: float) -> Bid | Pass:
        """The casual bot's call."""
        return casual.call_for(auction, seat, worth, self._obliged[seat], self._forced_counts)

    def leader(self, declarer: Seat) -> Seat:
        """The declarer (H7)."""
        return declarer

    def value(self, contract: Contract, auction: Auction, south_north: int) -> tuple[float, float, float]:
        """The score in view of the match."""
        return self._utility.value(contract, bettors(auction), south_north)

    def reason_of(self, action: Bid | Pass | NameTrump) -> str:
        """Why a call or a trump makes sense."""
        return casual.reason_of(self._observation, action)

    def passed_out(self) -> tuple[float, float]:
        """Utility and result of a deal in which everybody passes: the totals stay as they are (H15)."""
        return self._utility.unchanged(), 50.0
