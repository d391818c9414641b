"""Belief: how well a deal of the hidden cards explains what was bid and named.

Bids were made on five cards of the thirteen, nobody knows which: five are drawn by lot, and judged as the
casual bot would. It leans, it never excludes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from followsuit.actions import Bid
from followsuit.bots.plain.layout import each
from followsuit.bots.plain.position import Position
from followsuit.bots.plain.worlds import shuffle
from followsuit.bots.rangvaar import casual
from followsuit.bots.rangvaar.worth import worths
from followsuit.rangvaar.observation import Observation
from followsuit.rangvaar.rules import FIRST_PACKET
from followsuit.trick.auction import Auction

#: Tricks within which a seat's judgement of a hand may differ from ours, for a call and for a suit.
CALL_WIDTH: Final = 0.5
SUIT_WIDTH: Final = 0.3

#: No call is less likely than this, whatever the hand.
FLOOR: Final = 0.03


class Beliefs:
    """What the calls say about the hidden hands. A value to call with hands of all four seats."""

    def __init__(self, seen: Observation, position: Position) -> None:
        auction = seen.auction
        assert auction is not None, "cards are played after an auction"
        self._played = position.played
        self._declarer = position.declarer
        self._trump = position.trump
        #: By hidden seat: what its hand had to be worth for a bid, and whether it bid.
        calls: dict[int, list[tuple[float, bool]]] = {seat: [] for seat in position.others}
        so_far = Auction(auction.rules, auction.first)
        for made in auction.calls:
            if made.seat in calls and so_far.can_pass:
                calls[made.seat].append((casual.needed(so_far, made.seat), isinstance(made, Bid)))
            so_far = so_far.with_call(made)
        self._calls = [(seat, told) for seat, told in calls.items() if told or seat == self._declarer]

    def __call__(self, hands: Sequence[int], rng: Random) -> float:
        """How likely these hands say and name what was said and named, in no unit."""
        likely = 1.0
        for seat, told in self._calls:
            cards = each(hands[seat] | self._played[seat])
            shuffle(cards, FIRST_PACKET, rng)
            suits = worths(sum(cards[:FIRST_PACKET]))
            worth = max(suits)
            for needed, has_bid in told:
                short = (needed - worth) / CALL_WIDTH
                chance = 1 / (1 + exp(short if has_bid else -short))
                likely *= max(FLOOR, chance)
            if seat == self._declarer:
                chances = [exp((suit - worth) / SUIT_WIDTH) for suit in suits]
                likely *= max(FLOOR, chances[self._trump] / sum(chances))
        return likely
