"""The clauses of Rangvaar's scores, chips and court, one sentence each."""

import pytest

from followsuit.base.events import MatchWon
from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.chips import PotPaid, check_stake, pay_out
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.outcome import TIE
from followsuit.card_games.rangvaar.rules import Commission, FailedBid, RangvaarRules
from followsuit.card_games.rangvaar.scoring import CourtKind, SideCourt, changes, court, leader
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.phases import DealOver
from tests.shared.rangvaar_deals import (
    EW,
    NS,
    E,
    N,
    S,
    W,
    named,
    one_suit_each,
    played_out,
    said,
    taken_by,
)


# R8, R9: scores --------------------------------------------------------------------------------------------
def scored(bid, took, failed=FailedBid.SHORTFALL, declarer=S):
    rules = RangvaarRules(failed_bid=failed)
    tricks = {declarer.side: took, declarer.side.other: 13 - took}
    change = changes(rules, Contract(declarer, bid), tricks)
    return change[declarer.side], change[declarer.side.other]


@pytest.mark.parametrize(
    ("bid", "took", "result"), [(8, 9, (9, 4)), (8, 6, (4, 7)), (13, 0, (-13, 13)), (8, 8, (8, 5))]
)
@pytest.mark.parametrize("declarer", list(Seat))
def test_r8_the_worked_results(bid, took, result, declarer):
    assert scored(bid, took, declarer=declarer) == result


def test_r8_a_failed_bid_scores_the_tricks_less_the_shortfall_for_every_bid():
    for bid in range(7, 14):
        for took in range(14):
            assert scored(bid, took) == (took if took >= bid else 2 * took - bid, 13 - took)


def test_r8_a_failed_bid_may_cost_the_bid_instead():
    assert scored(8, 6, FailedBid.MINUS_BID) == (-8, 7)
    assert scored(8, 9, FailedBid.MINUS_BID) == (9, 4)


def test_r8_a_failed_bid_may_be_floored_at_nought():
    assert scored(13, 0, FailedBid.FLOOR_ZERO) == (0, 13)
    assert scored(8, 6, FailedBid.FLOOR_ZERO) == (4, 7)
    assert scored(8, 8, FailedBid.FLOOR_ZERO) == (8, 5)


def test_r8_totals_run_on_and_may_be_negative():
    # South bids 13 with spades trump but holds hearts: West's side takes them all.
    state = one_suit_each(seat_of_spades=W, totals={NS: 3, EW: 2})
    over, _ = played_out(named(said(state, 13)[0]).state)
    assert isinstance(over, DealOver)
    assert over.score.totals == {NS: -10, EW: 15}
    assert not over.score.made
    assert over.score.clauses == {NS: ("R8",), EW: ("R8",)}


def test_r9_the_higher_total_wins_after_the_last_deal():
    assert leader({NS: -5, EW: -6}) is NS
    assert leader({NS: 3, EW: 4}) is EW


def test_r9_equal_totals_tie():
    assert leader({NS: 20, EW: 20}) is TIE
    state = one_suit_each(number=3, counted=2, totals={NS: 0, EW: 13})
    over, events = played_out(named(said(state, 13)[0]).state)
    assert over.score.won_by is TIE
    assert events[-1] == MatchWon(None)
    assert GAME.is_over(over)


def test_r9_nobody_has_won_before_the_last_deal():
    over, events = played_out(named(said(one_suit_each(totals={NS: 99, EW: 0}), 13)[0]).state)
    assert over.score.won_by is None
    assert not any(isinstance(event, MatchWon) for event in events)


# R10: chips ------------------------------------------------------------------------------------------------
def test_r10_the_winners_split_the_pot():
    payout = pay_out(Commission.TIES, 1000, EW)
    assert payout.pot == 4000
    assert payout.commission == 0
    assert payout.pay == {S: 0, W: 2000, N: 0, E: 2000}
    assert payout.change == {S: -1000, W: 1000, N: -1000, E: 1000}


def test_r10_on_a_tie_all_four_split_it_after_a_commission_of_five_per_cent():
    payout = pay_out(Commission.TIES, 1000, TIE)
    assert payout.commission == 200
    assert set(payout.pay.values()) == {950}


def test_r10_the_commission_may_be_kept_always_or_never():
    assert pay_out(Commission.ALWAYS, 1000, NS).commission == 200
    assert pay_out(Commission.ALWAYS, 1000, NS).pay[S] == 1900
    assert pay_out(Commission.NEVER, 1000, TIE).pay == dict.fromkeys(Seat, 1000)


def test_r10_the_pot_is_paid_when_the_match_is_over_and_only_then():
    state = one_suit_each(number=3, counted=2, stake=1000)
    over, events = played_out(named(said(state, 13)[0]).state)
    assert events[-1] == PotPaid(4000, 0, {S: Cents(2000), W: Cents(0), N: Cents(2000), E: Cents(0)})
    assert over.score.payout.pay == events[-1].pay
    earlier, events = played_out(named(said(one_suit_each(stake=1000), 13)[0]).state)
    assert earlier.score.payout is None
    assert not any(isinstance(event, PotPaid) for event in events)


def test_r10_a_match_for_nothing_pays_nothing():
    over, events = played_out(named(said(one_suit_each(number=3, counted=2), 13)[0]).state)
    assert over.score.payout is None
    assert isinstance(events[-1], MatchWon)


@pytest.mark.parametrize("stake", [0, -1, 1.5, "10", True, None, 10**12])
def test_r10_a_stake_is_a_positive_number_of_whole_cents(stake):
    refusal = check_stake(stake)
    assert (refusal.code, refusal.clause) == ("bad_stake", "R10")


# R12: the court --------------------------------------------------------------------------------------------
def test_r12_all_thirteen_tricks_are_a_court():
    assert court(taken_by(*[S, N] * 6, S)) == SideCourt(NS, CourtKind.ALL)


def test_r12_the_first_seven_tricks_in_a_row_are_a_court():
    assert court(taken_by(*[W] * 7)) == SideCourt(EW, CourtKind.FIRST_SEVEN)
    assert court(taken_by(*[W] * 7, *[S] * 6)) == SideCourt(EW, CourtKind.FIRST_SEVEN)


def test_r12_seven_in_a_row_later_are_none():
    assert court(taken_by(S, *[W] * 12)) is None
    assert court(taken_by(*[W] * 6)) is None
    assert court(taken_by(*[W] * 6, S, *[W] * 6)) is None


def test_r12_a_court_changes_no_score():
    over, _ = played_out(named(said(one_suit_each(), 7, None, None, None)[0]).state)
    assert over.score.court == SideCourt(NS, CourtKind.ALL)
    assert over.score.change == {NS: 13, EW: 0}
