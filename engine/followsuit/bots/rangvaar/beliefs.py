"""Belief in Rangvaar: bids are made on five cards of the thirteen, in tricks.

Which five is unknown: they are drawn at random, and judged as by the casual bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.base.seats import Seat
from followsuit.bots.plain import beliefs
from followsuit.bots.plain.five_cards import expected_tricks
from followsuit.bots.plain.layout import single_bits
from followsuit.bots.plain.plain_position import PlainPosition
from followsuit.bots.plain.worlds import shuffle
from followsuit.bots.rangvaar import casual
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import FIRST_PACKET
from followsuit.card_games.trick.auction import Auction


class RangvaarBeliefs(beliefs.AuctionBeliefs):
    """What the bids say about the hidden hands."""

    call_width = 0.5
    suit_width = 0.3

    def __init__(self, observation: RangvaarObservation, position: PlainPosition) -> None:
        assert observation.auction is not None, "cards are played after an auction"
        super().__init__(observation.auction, position)

    def needed(self, so_far: Auction, seat: Seat) -> float | None:
        """What the first packet has to be worth."""
        return casual.worth_needed(so_far, seat)

    def judged(self, hand: int, rng: Random) -> Sequence[float]:
        """Return what five random cards of these are worth with each suit as trump."""
        cards = single_bits(hand)
        shuffle(cards, FIRST_PACKET, rng)
        return expected_tricks(sum(cards[:FIRST_PACKET]))
