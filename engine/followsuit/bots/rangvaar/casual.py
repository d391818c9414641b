"""Casual: bids on five cards by the tricks they should bring, plays sound cards; no search."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.lapses import LAPSES
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import Seen, chosen, seen_in
from followsuit.bots.plain.layout import spread
from followsuit.bots.plain.slips import SLIP, slipping
from followsuit.bots.rangvaar.worth import best_trump
from followsuit.bots.search.thought import Thought
from followsuit.rangvaar.observation import RangvaarObservation
from followsuit.rangvaar.rules import PACK
from followsuit.seats import Seat
from followsuit.trick.auction import Auction

Action = Bid | Pass | NameTrump | Play

# How many tricks above its expectation it bids: a failed bid costs only what is short (R8), while the other
# side would take a trick more with a trump of its own. In duels of 400 to 1,200 deals, each played from both
# sides, 0 lost 0.25 points a deal to 0.6; from 0.6 to 1.8 no difference showed; the sober end fails less.
BOLDNESS: Final = 0.8

#: What it holds back where the partner's bid stands: to overbid it (R5) takes a hand better by so much.
PARTNERS_BID: Final = 1.0


class CasualRangvaar(RuleBot):
    """Follows its own hand and the tricks it has seen; no search."""

    def thought(self, observation: RangvaarObservation, rng: Random) -> Thought:
        """The action and its reason."""
        return _why(observation, self.act(observation, rng, Budget()))

    def act(self, observation: RangvaarObservation, rng: Random, budget: Budget) -> Action:
        """The action; it must be this seat's turn."""
        if observation.trick is None:
            return decided(observation)
        return Play(observation.seat, (slipping(cards_seen(observation), LAPSES["casual"], rng),))


def thought(seen: RangvaarObservation) -> Thought:
    """What the rules of thumb do, and why."""
    return _why(seen, decided(seen))


def _why(seen: RangvaarObservation, made: Action) -> Thought:
    if isinstance(made, Play):
        return Thought.plain(made, reasons.reason_of(cards_seen(seen), made.cards[0]) or SLIP)
    return Thought.plain(made, reason_of(seen, made))


def decided(seen: RangvaarObservation) -> Action:
    """What the rules of thumb do."""
    if seen.trick is not None:
        return Play(seen.seat, (chosen(cards_seen(seen)),))
    suit, worth = best_trump(spread(seen.hand))
    if seen.contract is not None:
        return NameTrump(seen.seat, suit)
    assert seen.auction is not None, "a seat with a turn and neither trick nor contract bids"
    return call(seen.auction, seen.seat, worth)


def reason_of(seen: RangvaarObservation, made: Bid | Pass | NameTrump) -> str:
    """Why a call or a trump makes sense."""
    if isinstance(made, NameTrump):
        best = best_trump(spread(seen.hand))[0]
        return reasons.reason_to_name(seen.hand, best) if made.suit is best else ""
    auction = seen.auction
    assert auction is not None, "a call is made in an auction"
    if isinstance(made, Pass):
        return reasons.reason_to_pass(auction, seen.seat)
    is_forced = not auction.can_pass and made.value == auction.values[0]
    return "must_bid" if is_forced else "hand_worth_it"


def cards_seen(seen: RangvaarObservation) -> Seen:
    """What the choice of a card is based on."""
    return seen_in(seen, PACK, worth={})


def call(auction: Auction, seat: Seat, worth: float) -> Bid | Pass:
    """The call of a seat whose hand is worth this many tricks."""
    lowest = auction.values[0]
    if not auction.can_pass:
        return Bid(seat, lowest)
    return Bid(seat, lowest) if needed(auction, seat) <= worth else Pass(seat)


def needed(auction: Auction, seat: Seat) -> float:
    """What a hand has to be worth to bid the lowest value there is; there is one."""
    standing = auction.standing
    partners = standing is not None and standing.seat is seat.partner
    return auction.values[0] - BOLDNESS + (PARTNERS_BID if partners else 0.0)
