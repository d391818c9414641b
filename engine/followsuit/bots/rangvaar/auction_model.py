"""Auction model: the calls of Rangvaar for the search. All bid on five cards; eight more come later (R2)."""

from __future__ import annotations

from random import Random

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.seats import Seat
from followsuit.bots.plain.auction_problems import AuctionModel, ImaginedTable
from followsuit.bots.plain.five_cards import best_trump
from followsuit.bots.plain.layout import bits_of, single_bits, spread_hand
from followsuit.bots.plain.playout import play_tricks
from followsuit.bots.plain.worlds import shuffle
from followsuit.bots.rangvaar import casual
from followsuit.bots.rangvaar.utility import RangvaarUtility
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import FIRST_PACKET, PACK, SECOND_PACKET
from followsuit.card_games.trick.auction import Auction, Contract


class RangvaarAuction(AuctionModel):
    """The calls of Rangvaar."""

    playout = staticmethod(play_tricks)

    def __init__(self, observation: RangvaarObservation) -> None:
        super().__init__(observation)
        self._observation = observation
        self._hand = spread_hand(observation.hand)
        self._hidden = single_bits(bits_of(PACK.cards) & ~self._hand)
        self._utility = RangvaarUtility.of(observation)

    def world(self, rng: Random) -> ImaginedTable:
        """Five cards for each of the others, and eight more for everybody, the own seat included."""
        cards, own = self._hidden, int(self.observation.seat)
        shuffle(cards, len(cards), rng)
        asked, at = [0, 0, 0, 0], 0
        for seat in range(4):
            if seat == own:
                asked[seat] = self._hand
            else:
                asked[seat] = sum(cards[at : at + FIRST_PACKET])
                at += FIRST_PACKET
        hands = list(asked)
        for seat in range(4):
            hands[seat] |= sum(cards[at : at + SECOND_PACKET])
            at += SECOND_PACKET
        return ImaginedTable(asked, hands, best_trump, self.observation.rules.direction)

    def call(self, auction: Auction, seat: Seat, worth: float) -> Bid | Pass:
        """The casual bot's call."""
        return casual.call_for(auction, seat, worth)

    def leader(self, declarer: Seat) -> Seat:
        """Who leads to the first trick (R6, R13)."""
        return self._observation.leader_under(declarer)

    def value(self, contract: Contract, auction: Auction, south_north: int) -> tuple[float, float, float]:
        """The score in view of the match."""
        return self._utility.value(contract, south_north)

    def reason_of(self, action: Bid | Pass | NameTrump) -> str:
        """Why a call or a trump makes sense."""
        return casual.reason_of(self._observation, action)

    def passed_out(self) -> tuple[float, float]:
        """Utility and result of a deal in which everybody passes: the totals stay as they are (R4)."""
        return self._utility.unchanged(), 6.5
