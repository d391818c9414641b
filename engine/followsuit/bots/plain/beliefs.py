"""Belief: how well a deal of the hidden cards explains the calls and the trump of the auction.

The measure is the casual bot's own: a hand worth little seldom bids, and a declarer names its best suit. It
makes a deal more or less likely and excludes none, because people and other bots bid otherwise.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import ClassVar, Final

from followsuit.base.actions import Bid
from followsuit.base.seats import Seat
from followsuit.bots.plain.plain_position import PlainPosition, turn_seat
from followsuit.card_games.trick.auction import Auction

#: No call is less likely than this, whatever the hand.
FLOOR: Final = 0.03


class AuctionBeliefs(ABC):
    """How well hands agree with the calls. Call it with the hands of all four places.

    ``call_width`` and ``suit_width`` say, in the game's unit, within how much a seat's judgement of a hand
    may differ from ours, for a call and for a suit.
    """

    call_width: ClassVar[float]
    suit_width: ClassVar[float]

    def __init__(self, auction: Auction, position: PlainPosition) -> None:
        self._played = position.played
        self._declarer = position.declarer
        self._trump = position.trump
        #: By hidden place: what its hand had to be worth for a bid, and whether it bid.
        calls: dict[int, list[tuple[float, bool]]] = {place: [] for place in position.others}
        so_far = Auction(auction.rules, auction.first)
        for made in auction.calls:
            place = turn_seat(made.seat, position.direction)
            needed = self.needed(so_far, made.seat) if place in calls and so_far.can_pass else None
            if needed is not None:
                calls[place].append((needed, isinstance(made, Bid)))
            so_far = so_far.with_call(made)
        self._calls = [(at, made) for at, made in calls.items() if made or at == self._declarer]

    @abstractmethod
    def needed(self, so_far: Auction, seat: Seat) -> float | None:
        """The worth at which the casual bot bids; None if it has no choice."""

    @abstractmethod
    def judged(self, hand: int, rng: Random) -> Sequence[float]:
        """The worth of a seat's hand with each suit as trump; it may have seen only a part of the hand."""

    def __call__(self, hands: Sequence[int], rng: Random) -> float:
        """Return the likelihood of these hands given the calls and the trump, up to a factor."""
        likely = 1.0
        for place, made in self._calls:
            suits = self.judged(hands[place] | self._played[place], rng)
            worth = max(suits)
            for needed, has_bid in made:
                short = (needed - worth) / self.call_width
                chance = 1 / (1 + exp(short if has_bid else -short))
                likely *= max(FLOOR, chance)
            if place == self._declarer:
                chances = [exp((suit - worth) / self.suit_width) for suit in suits]
                likely *= max(FLOOR, chances[self._trump] / sum(chances))
        return likely
