"""The clauses of Two Hundred about the score and the end of a match: H9 to H13."""

import pytest

from followsuit.base.seats import Seat, Side
from followsuit.card_games.two_hundred.rules import PRESETS, BothReach, TwoHundredRules
from followsuit.card_games.two_hundred.scoring import Contract, score_deal, winner

S, W, N = Seat.S, Seat.W, Seat.N
NS, EW = Side.NS, Side.EW
REFERENCE = PRESETS["reference"]


def scored(totals, contract, bettors, points, rules=REFERENCE):
    by_side = [dict(zip(Side, pair, strict=True)) for pair in (totals, points)]
    return score_deal(rules, by_side[0], contract, bettors, by_side[1])


def test_h9_h10_a_made_contract_adds_the_card_points():
    score = scored((0, 0), Contract(S, 75), [S], (80, 20))
    assert score.change == {NS: 80, EW: 20}
    assert score.made


def test_h9_h10_a_failed_contract_subtracts_the_bet():
    score = scored((0, 0), Contract(S, 75), [S], (70, 30))
    assert score.change == {NS: -75, EW: 30}
    assert not score.made


def test_h11_a_side_at_a_hundred_that_never_bet_adds_nothing():
    score = scored((110, 80), Contract(W, 60), [W], (65, 35))
    assert score.change == {NS: 0, EW: -60}
    assert score.clauses[NS] == ("H11",)


def test_h11_a_losing_bet_is_enough():
    score = scored((110, 80), Contract(W, 60), [N, W], (65, 35))
    assert score.change == {NS: 65, EW: -60}


def test_h11_counts_the_total_before_the_deal():
    assert scored((95, 0), Contract(W, 50), [W], (30, 70)).change == {NS: 30, EW: 70}
    assert scored((100, 0), Contract(W, 50), [W], (30, 70)).change == {NS: 0, EW: 70}


def test_h11_the_declaring_side_has_always_bet():
    assert scored((105, 90), Contract(S, 55), [S], (60, 40)).totals == {NS: 165, EW: 130}


def test_h12_first_side_at_the_target_wins():
    score = scored((190, 180), Contract(S, 85), [S], (90, 10))
    assert score.totals[NS] == 280
    assert score.won_by is NS
    assert scored((0, 120), Contract(W, 80), [W], (20, 80)).won_by is EW
    assert scored((0, 115), Contract(W, 80), [W], (20, 80)).won_by is None


def test_h12_the_declarers_win_if_both_reach_it_in_one_deal():
    score = scored((150, 195), Contract(S, 50), [S, W], (50, 50))
    assert score.totals == {NS: 200, EW: 245}
    assert score.won_by is NS


def test_h12_or_the_higher_total_by_option_and_equal_totals_play_on():
    higher = TwoHundredRules(both_reach=BothReach.HIGHER_TOTAL)
    assert scored((150, 195), Contract(S, 50), [S, W], (50, 50), higher).won_by is EW
    assert winner(higher, {NS: 230, EW: 230}, NS) is None
    assert winner(higher, {NS: 235, EW: 230}, EW) is NS


def test_h13_totals_may_be_negative_and_minus_200_loses_by_option_only():
    deal = ((-130, 0), Contract(S, 75), [S], (20, 80))
    assert scored(*deal).totals == {NS: -205, EW: 80}
    assert scored(*deal).won_by is None
    assert scored(*deal, TwoHundredRules(minus_200_loses=True)).won_by is EW


@pytest.mark.parametrize(
    ("totals", "won_by"), [((-200, 0), EW), ((5, -250), NS), ((-250, -5), None), ((-200, -300), None)]
)
def test_h13_minus_200_loses_only_while_the_other_side_is_not_below_0(totals, won_by):
    rules = TwoHundredRules(minus_200_loses=True)
    assert winner(rules, dict(zip(Side, totals, strict=True)), NS) is won_by
