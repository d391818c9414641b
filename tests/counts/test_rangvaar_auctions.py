"""Counts: how many auctions Rangvaar has, by the verbs and by arithmetic that knows nothing of them."""

from functools import lru_cache
from itertools import product
from math import comb

import pytest

from followsuit.base.actions import Bid, Pass
from followsuit.base.seats import Seat
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.rules import BIDS
from followsuit.card_games.trick.auction import Auction


def counted(options):
    """The ends of all auctions there are: (won, passed out), following every legal call."""
    rules = GAME.rules(options).auction_rules

    def ends(auction):
        if auction.is_over:
            return (0, 1) if auction.is_passed_out else (1, 0)
        seat = auction.to_act
        said = [Bid(seat, value) for value in auction.values] + [Pass(seat)] * auction.can_pass
        below = [ends(auction.with_call(call)) for call in said]
        return sum(won for won, _ in below), sum(out for _, out in below)

    return ends(Auction(rules, Seat.S))


@lru_cache
def rounds_after(bid, others):
    """The auctions that can follow a bid while so many others have not passed: the j-th of them bids next."""
    if bid == BIDS[-1]:
        return 1
    return 1 + sum(
        rounds_after(higher, others - passes)
        for passes in range(others)
        for higher in range(bid + 1, BIDS[-1] + 1)
    )


def test_r4_in_rounds_the_opener_must_bid():
    assert counted({}) == (sum(rounds_after(bid, 3) for bid in BIDS), 0)


def test_r4_in_rounds_the_opener_may_pass():
    won = sum(rounds_after(bid, 3 - passes) for passes in range(4) for bid in BIDS)
    assert counted({"opener_may_pass": True}) == (won, 1)


def test_r4_single_the_opener_must_bid():
    # Of the seven bids k are made, in rising order: the first by the opener, the others by three seats.
    assert counted({"auction": "single"}) == (sum(comb(7, k) * comb(3, k - 1) for k in range(1, 5)), 0)
    assert counted({"auction": "single"})[0] == 210


def test_r4_single_the_opener_may_pass():
    assert counted({"auction": "single", "opener_may_pass": True}) == (comb(11, 4) - 1, 1)


@pytest.mark.parametrize(("speaking", "may_pass"), list(product(["rounds", "single"], [False, True])))
def test_r4_the_number_of_first_calls(speaking, may_pass):
    rules = GAME.rules({"auction": speaking, "opener_may_pass": may_pass}).auction_rules
    auction = Auction(rules, Seat.E)
    assert len(auction.values) + auction.can_pass == 7 + may_pass
