"""Casual: bets by what the hand is worth, knows the hundred rule, plays sound cards; no search."""

from __future__ import annotations

from typing import Final

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.seats import Seat
from followsuit.bots.agreements.sight import Sight
from followsuit.bots.plain import agreed, reasons
from followsuit.bots.plain.cardplay import PlayContext, read_context
from followsuit.bots.plain.casual import Call, PlainCasual
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.two_hundred.worth import best_trump
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.rules import WORTH


def choose_call(observation: TwoHundredObservation) -> Call:
    """The bet or the trump of the rules of thumb."""
    suit, worth = best_trump(spread_hand(observation.hand))
    if observation.phase == "naming":
        return NameTrump(observation.seat, suit)
    assert observation.auction is not None, "betting has an auction"
    return call_for(
        observation.auction,
        observation.seat,
        worth,
        is_obliged(observation),
        observation.rules.forced_bet_counts,
    )


def see_table(agreements: Agreements, observation: TwoHundredObservation) -> Sight:
    """What the observing seat sees of a deal whose trump is known."""
    return agreed.see_table(agreements, observation, observation.rules.pack, WORTH)


def context_of(observation: TwoHundredObservation, agreements: Agreements = NO_AGREEMENTS) -> PlayContext:
    """The context in which a card is chosen."""
    return read_context(observation, observation.rules.pack, WORTH, agreements=agreements)


def is_obliged(observation: TwoHundredObservation, seat: Seat | None = None) -> bool:
    """Whether the side of a seat, the own one if none is given, has to bet for its points (H11, H17)."""
    return (
        observation.totals[(observation.seat if seat is None else seat).side] >= observation.rules.threshold
    )


def call_for(
    auction: Auction, seat: Seat, worth: float, obliged: bool, forced_counts: bool = True
) -> Bid | Pass:
    """The call of a seat whose hand is worth these points; ``obliged``: they need a bet to count.

    ``forced_counts``: a forced bet is one as well (H18).
    """
    values = auction.values
    if not auction.can_pass:
        return Bid(seat, values[0])
    if values and worth_needed(auction, seat, obliged, forced_counts) <= worth:
        return Bid(seat, values[0])
    return Pass(seat)


def worth_needed(auction: Auction, seat: Seat, obliged: bool, forced_counts: bool = True) -> float:
    """The worth that a hand needs for the lowest bet that is left; there is one."""
    least = float(auction.values[0])
    standing = auction.standing
    bids = auction.bids
    if standing is not None and standing.seat is seat.partner:
        # The partner's own hand says so much already: go on only with a hand for another league.
        least += 15
    elif any(bid.seat is seat.partner for bid in bids):
        least -= 6
    if obliged and not any(bid.seat.side is seat.side for bid in bids):
        partner_speaks = not any(call.seat is seat.partner for call in auction.calls)
        if partner_speaks and not forced_counts and not auction.bids:
            # If nobody bets, the dealer's bet is forced and gains nothing.
            least -= 10 if auction.rules.rotation.after(auction.first, 3) is seat.partner else 4
        else:
            least -= 4 if partner_speaks else 14
    return least


def reason_of(observation: TwoHundredObservation, made: Call, *, minds_hundred: bool = True) -> str:
    """Why a call or a trump makes sense; ``minds_hundred``: the hundred rule is thought of."""
    if isinstance(made, NameTrump):
        best = best_trump(spread_hand(observation.hand))[0]
        return reasons.reason_to_name(observation.hand, best) if made.suit is best else ""
    auction = observation.auction
    assert auction is not None, "a call is made in an auction"
    if isinstance(made, Pass):
        return reasons.reason_to_pass(auction, observation.seat)
    if not auction.can_pass and made.value == auction.values[0]:
        return "must_bid"
    has_bid = any(bid.seat.side is observation.seat.side for bid in auction.bids)
    return "token_bet" if minds_hundred and is_obliged(observation) and not has_bid else "hand_worth_it"


CASUAL: Final = PlainCasual(context_of, choose_call, reason_of)
