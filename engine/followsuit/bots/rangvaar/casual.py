"""Casual: bids on five cards by the tricks they should bring, plays sound cards; no search."""

from __future__ import annotations

from typing import Final

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.seats import Seat
from followsuit.bots.agreements.sight import Sight
from followsuit.bots.plain import agreed, reasons
from followsuit.bots.plain.cardplay import PlayContext, read_context
from followsuit.bots.plain.casual import Call, PlainCasual
from followsuit.bots.plain.five_cards import best_trump
from followsuit.bots.plain.layout import spread_hand
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import PACK
from followsuit.card_games.trick.auction import Auction

# How many tricks above its expectation it bids: a failed bid costs only what is short (R8), while the other
# side would take a trick more with a trump of its own. In duels of 400 to 1,200 deals, each played from both
# sides, 0 lost 0.25 points a deal to 0.6; from 0.6 to 1.8 no difference showed; the sober end fails less.
BOLDNESS: Final = 0.8

#: What it holds back where the partner's bid stands: to overbid it (R5) takes a hand better by so much.
PARTNERS_BID: Final = 1.0


def choose_call(observation: RangvaarObservation) -> Call:
    """The bid or the trump of the rules of thumb."""
    suit, worth = best_trump(spread_hand(observation.hand))
    if observation.contract is not None:
        return NameTrump(observation.seat, suit)
    assert observation.auction is not None, "a seat with a turn and neither trick nor contract bids"
    return call_for(observation.auction, observation.seat, worth)


def reason_of(observation: RangvaarObservation, made: Call) -> str:
    """Why a call or a trump makes sense."""
    if isinstance(made, NameTrump):
        best = best_trump(spread_hand(observation.hand))[0]
        return reasons.reason_to_name(observation.hand, best) if made.suit is best else ""
    auction = observation.auction
    assert auction is not None, "a call is made in an auction"
    if isinstance(made, Pass):
        return reasons.reason_to_pass(auction, observation.seat)
    is_forced = not auction.can_pass and made.value == auction.values[0]
    if is_forced:
        return "must_bid"
    return "hand_worth_it" if best_trump(spread_hand(observation.hand))[1] >= made.value else "bold_bid"


def see_table(agreements: Agreements, observation: RangvaarObservation) -> Sight:
    """What the observing seat sees of a deal whose trump is known."""
    return agreed.see_table(agreements, observation, PACK, {})


def context_of(observation: RangvaarObservation, agreements: Agreements = NO_AGREEMENTS) -> PlayContext:
    """What the choice of a card is based on."""
    return read_context(observation, PACK, worth={}, agreements=agreements)


def call_for(auction: Auction, seat: Seat, worth: float) -> Bid | Pass:
    """The call of a seat whose hand is worth this many tricks."""
    lowest = auction.values[0]
    if not auction.can_pass:
        return Bid(seat, lowest)
    return Bid(seat, lowest) if worth_needed(auction, seat) <= worth else Pass(seat)


def worth_needed(auction: Auction, seat: Seat) -> float:
    """What a hand has to be worth to bid the lowest value there is; there is one."""
    standing = auction.standing
    partners = standing is not None and standing.seat is seat.partner
    return auction.values[0] - BOLDNESS + (PARTNERS_BID if partners else 0.0)


CASUAL: Final = PlainCasual(context_of, choose_call, reason_of)
