"""Passed out: a deal in which everybody passes leaves the match as it stands, and is worth that to either side."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.seats import Seat, Side
from followsuit.bots.rangvaar.auction_model import RangvaarAuction
from followsuit.bots.two_hundred.auction_model import TwoHundredAuction
from followsuit.card_games.registry import game_named


@pytest.mark.parametrize(
    ("name", "model", "half", "worth"),
    [
        ("two_hundred", TwoHundredAuction, 50.0, {(0, 0): 10.0, (40, 10): 43.18, (10, 40): -23.18}),
        ("rangvaar", RangvaarAuction, 6.5, {(0, 0): 1.3, (4, 1): 3.70, (1, 4): -1.10}),
    ],
)
def test_what_a_deal_is_worth_that_is_passed_out(name, model, half, worth):
    game = game_named(name)
    seen = game.observe(game.deal(game.new_match(game.rules(None), Random(1)), Random(1)).state, Seat.S)
    for (own, their), utility in worth.items():
        found = model(replace(seen, totals={Side.NS: own, Side.EW: their})).passed_out()
        assert found == (pytest.approx(utility, abs=0.01), half)
