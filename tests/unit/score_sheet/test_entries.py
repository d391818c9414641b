"""Entries: what a deal asks, its score by the worked results of the rules, and what cannot be."""

import pytest

from followsuit.base.errors import Refusal
from followsuit.base.score_entry import EntryForm
from tests.shared.kept_sheet import Kept


def test_two_hundred_counts_its_worked_results():
    assert Kept("two_hundred").enter(declarer="S", bet=75, points=80).totals == (80, 20)
    failed = Kept("two_hundred").enter(declarer="S", bet=75, points=70)
    assert failed.totals == (-75, 30)
    assert failed.steps == [("failed", "H9"), ("took", "H10")]


def test_whether_the_other_side_bet_is_asked_only_where_its_score_hangs_on_it():
    kept = Kept("two_hundred").enter(declarer="S", bet=100, points=100)
    assert kept.asked() == ["declarer", "bet", "points"]
    assert kept.asked(declarer="N") == ["declarer", "bet", "points"]
    assert kept.asked(declarer="W") == ["declarer", "bet", "points", "other_bet"]
    kept.enter(declarer="W", bet=60, points=35, other_bet=False)
    assert kept.totals == (100, -60)
    assert kept.steps == [("failed", "H9"), ("no_bet", "H11")]
    assert kept.enter(declarer="W", bet=60, points=60, other_bet=True).totals == (140, 0)


def test_two_hundred_ends_with_the_clause_it_ends_by():
    kept = Kept("two_hundred").enter(declarer="S", bet=50, points=60).enter(declarer="W", bet=50, points=90)
    kept.enter(declarer="W", bet=50, points=50)
    assert kept.totals == (120, 180)
    kept.enter(declarer="W", bet=60, points=60, other_bet=True)
    assert kept.totals == (160, 240)
    assert (kept.now.end.winner, kept.now.end.clause) == ("EW", "H12")
    lost = Kept("two_hundred", "traditional")
    for _ in range(2):
        lost.enter(declarer="S", bet=100, points=60)
    assert (lost.now.end.winner, lost.now.end.clause) == ("EW", "H13")


def test_a_forced_bet_is_asked_about_where_it_does_not_count():
    rules = {"preset": "reference", "forced_bet_counts": False}
    kept = Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=100, points=100)
    kept.enter(declarer="S", bet=100, points=0)
    kept = Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=75, points=100)
    # The next dealer is N, of the side that stands at 100.
    assert kept.asked(declarer="N", bet=55) == ["declarer", "bet", "points"]
    assert kept.asked(declarer="N", bet=50) == ["declarer", "bet", "points", "forced"]
    assert Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=75, points=100).enter(
        declarer="N", bet=50, points=70, forced=True
    ).totals == (100, 30)
    assert kept.enter(declarer="N", bet=50, points=45, forced=True).totals == (50, 55)


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"declarer": "S", "bet": 95, "points": 105}, ("bad_entry", "H2")),
        ({"declarer": "S", "bet": 95, "points": 37}, ("bad_entry", "H2")),
        ({"declarer": "S", "bet": 45, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "S", "bet": 62, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "SE", "bet": 60, "points": 50}, ("bad_entry", "H7")),
        ({"declarer": "S", "bet": True, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "S", "bet": 60}, ("missing_value", "")),
        ({"thrown_in": True}, ("not_thrown_in", "H6")),
    ],
)
def test_two_hundred_refuses_what_cannot_be(values, refusal):
    assert Kept("two_hundred").refused(**values) == refusal


def test_nobody_bet_less_than_the_lowest_bet():
    kept = Kept("two_hundred").enter(declarer="S", bet=100, points=100)
    values = {"declarer": "W", "bet": 50, "points": 60, "other_bet": True}
    assert kept.refused(**values) == ("no_lower_bet", "H4")


def test_a_deal_is_thrown_in_where_the_rules_know_it():
    kept = Kept("two_hundred", "traditional", dealer="S").enter(thrown_in=True)
    assert (kept.totals, kept.roles["dealer"]) == ((0, 0), "W")
    assert kept.asked() == ["thrown_in", "declarer", "bet", "points"]
    assert kept.asked(thrown_in=True) == ["thrown_in"]


@pytest.mark.parametrize(
    ("bid", "tricks", "change"), [(8, 9, (9, 4)), (8, 6, (4, 7)), (13, 0, (-13, 13)), (7, 13, (13, 0))]
)
def test_rangvaar_counts_its_worked_results(bid, tricks, change):
    kept = Kept("rangvaar", dealer="E").enter(declarer="S", bid=bid, tricks=tricks)
    assert kept.totals == change
    assert (("court", "R12") in kept.steps) == (tricks in (0, 13))


def test_rangvaar_pays_the_stakes_out_in_cents():
    kept = Kept("rangvaar", stake=1000)
    for _ in range(3):
        kept.enter(declarer="N", bid=8, tricks=9)
    assert kept.now.end.pay == {"S": 2000, "W": 0, "N": 2000, "E": 0}
    assert kept.now.end.change == {"S": 1000, "W": -1000, "N": 1000, "E": -1000}
    tied = Kept("rangvaar", stake=1000)
    for seat, tricks in (("N", 8), ("E", 8), ("N", 13)):
        tied.enter(declarer=seat, bid=8, tricks=tricks)
    assert tied.now.end.winner == "NS"
    tied = Kept("rangvaar", {"preset": "reference", "deals": 3}, stake=1000)
    tied.enter(declarer="N", bid=13, tricks=6).enter(declarer="N", bid=8, tricks=10)
    tied.enter(declarer="N", bid=9, tricks=8)
    assert tied.totals == (16, 15)


def test_a_tie_is_nobodys_and_costs_the_commission():
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=9, tricks=8)
    assert kept.totals == (20, 18)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=12, tricks=9)
    assert kept.totals == (19, 17)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=10, tricks=8)
    assert kept.totals == (19, 18)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=8)
    kept.enter(declarer="E", bid=8, tricks=8).enter(declarer="N", bid=8, tricks=6)
    assert kept.totals == (17, 20)


def test_only_the_opener_stands_at_seven_where_it_has_to_bid():
    kept = Kept("rangvaar", dealer="E")
    assert kept.roles == {"dealer": "E", "opens": "S"}
    assert kept.refused(declarer="W", bid=7, tricks=7) == ("bid_too_low", "R4")
    free = Kept("rangvaar", {"preset": "reference", "opener_may_pass": True}, dealer="E")
    free.enter(thrown_in=True).enter(declarer="N", bid=7, tricks=7)
    assert (free.totals, free.keeper.shown(free.now.standing).left) == ((7, 6), 2)


@pytest.mark.parametrize("rules", ["reference", {"preset": "reference", "opener_may_pass": True}])
def test_only_bids_that_are_taken_are_offered_in_rangvaar(rules):
    kept = Kept("rangvaar", rules, dealer="E")
    for declarer in "SWNE":
        form = EntryForm({"declarer": declarer})
        kept.keeper.ask(kept.now.standing, form)
        (bid,) = [field for field in form.fields if field.name == "bid"]
        assert bid.least is not None and bid.most is not None
        offered = range(bid.least, bid.most + 1)
        for value in range(6, 15):
            form = EntryForm({"declarer": declarer, "bid": value, "tricks": 7})
            kept.keeper.ask(kept.now.standing, form)
            assert (form.refusal is None) == (value in offered), (declarer, value)


def test_a_form_says_what_was_wrong_first():
    form = EntryForm({"bid": 6})
    assert form.number("bid", "R4", least=7, most=13) is None
    form.refuse(Refusal("bid_too_low", "R4"))
    assert form.refusal.code == "bad_entry"
