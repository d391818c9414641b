"""The referee on Rangvaar: rulings, refusals and errors."""

import json

import pytest

from followsuit.referee import answer, answer_line

DEAL = next(
    json.loads(line)
    for line in """
{"first": "S", "hands": {"S": "AD QH JC 8D JH", "W": "AH 2S 5D 4H 4C", "N": "8H 8C 3C TD 7H", "E": "5S 3D 9H KC 9D"}, "rest": {"S": "9C QC 6D 9S 6S TS QS KH", "W": "JS 7D 7C 5C 2D 4S AS 2C", "N": "KD 5H JD 8S AC 7S TC 3S", "E": "KS TH 2H 4D 6C 6H 3H QD"}, "bids": [["S", 7], ["W", "pass"], ["N", "pass"], ["E", 8], ["S", "pass"]], "trump": "H", "plays": [[["S", "JH"], ["W", "4H"], ["N", "5H"], ["E", "2H"]], [["S", "6D"], ["W", "2D"], ["N", "KD"], ["E", "4D"]], [["N", "7S"], ["E", "KS"], ["S", "6S"], ["W", "4S"]], [["E", "5S"], ["S", "TS"], ["W", "AS"], ["N", "8S"]], [["W", "7D"], ["N", "TD"], ["E", "QD"], ["S", "AD"]], [["S", "QC"], ["W", "5C"], ["N", "8C"], ["E", "KC"]], [["E", "TH"], ["S", "KH"], ["W", "AH"], ["N", "7H"]], [["W", "2S"], ["N", "3S"], ["E", "9H"], ["S", "9S"]], [["E", "6C"], ["S", "9C"], ["W", "7C"], ["N", "3C"]], [["S", "QH"], ["W", "5D"], ["N", "8H"], ["E", "3H"]], [["S", "QS"], ["W", "JS"], ["N", "TC"], ["E", "3D"]], [["S", "JC"], ["W", "2C"], ["N", "AC"], ["E", "9D"]], [["N", "JD"], ["E", "6H"], ["S", "8D"], ["W", "4C"]]]}
""".splitlines()
    if line
)


def ask(kind, **fields):
    question = {"id": 1, "game": "rangvaar", "ask": kind, **fields}
    return json.loads(answer_line(json.dumps(question)))


def code(kind, **fields):
    return ask(kind, **fields).get("error", {}).get("code")


# Auction ---------------------------------------------------------------------------------------------------
def test_an_auction_tells_whose_turn_it_is_and_what_may_be_said():
    ruling = ask("auction", first="S", bids=[["S", 9]])
    assert ruling["to_act"] == "W"
    assert ruling["options"] == ["pass", 10, 11, 12, 13]
    assert not ruling["over"]


def test_the_worked_auction():
    bids = [["S", 7], ["W", "pass"], ["N", "pass"], ["E", 8], ["S", "pass"]]
    ruling = ask("auction", first="S", bids=bids)
    assert (ruling["over"], ruling["declarer"], ruling["contract"]) == (True, "E", 8)
    assert ruling["bettors"] == ["S", "E"]
    assert ruling["forced"] is False


@pytest.mark.parametrize(
    ("bids", "at", "reason"),
    [
        ([["S", "pass"]], 0, "must_bid"),
        ([["S", 6]], 0, "no_such_bid"),
        ([["S", 8], ["W", 8]], 1, "bid_too_low"),
        ([["S", 8], ["N", 9]], 1, "out_of_turn"),
        ([["S", 7], ["W", "pass"], ["N", 8], ["E", 9], ["S", 10], ["W", 11]], 5, "already_passed"),
        ([["S", 13], ["W", "pass"]], 1, "auction_over"),
    ],
)
def test_an_illegal_bid_is_a_ruling_with_its_place_reason_and_clause(bids, at, reason):
    ruling = ask("auction", first="S", bids=bids)
    assert (ruling["legal"], ruling["at"], ruling["reason"], ruling["rule"]) == (False, at, reason, "R4")


def test_four_passes_end_the_auction_without_a_declarer():
    bids = [[seat, "pass"] for seat in "SWNE"]
    ruling = ask("auction", first="S", bids=bids, rules={"preset": "reference", "opener_may_pass": True})
    assert (ruling["legal"], ruling["over"], ruling["declarer"], ruling["contract"]) == (
        True, True, None, None,
    )  # fmt: skip


# Score, match, payout --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("failed", "bid", "took", "change"),
    [
        ("shortfall", 8, 6, 4),
        ("shortfall", 13, 0, -13),
        ("minus_bid", 8, 6, -8),
        ("floor_zero", 8, 6, 4),
        ("floor_zero", 13, 0, 0),
        ("floor_zero", 8, 9, 9),
    ],
)
def test_score_and_match_agree_under_every_option_of_a_failed_bid(failed, bid, took, change):
    rules = {"failed_bid": failed}
    result = {"declarer": "N", "contract": bid, "tricks": {"NS": took, "EW": 13 - took}}
    assert ask("score", rules=rules, **result)["change"] == {"NS": change, "EW": 13 - took}
    ruling = ask("match", rules=rules, deals=3, results=[result] * 3)
    assert ruling["totals"] == {"NS": 3 * change, "EW": 3 * (13 - took)}
    assert ruling["over"] is True
    assert ruling["won_by"] == ("NS" if change > 13 - took else "EW")


def test_a_match_is_not_over_before_its_last_deal():
    result = {"declarer": "N", "contract": 7, "tricks": {"NS": 7, "EW": 6}}
    for deals in (3, 5):
        ruling = ask("match", deals=deals, results=[result] * (deals - 1))
        assert (ruling["over"], ruling["won_by"]) == (False, None)
    assert ask("match", deals=3, results=[])["totals"] == {"NS": 0, "EW": 0}


def test_equal_totals_tie():
    results = [
        {"declarer": "S", "contract": 7, "tricks": {"NS": 7, "EW": 6}},
        {"declarer": "E", "contract": 7, "tricks": {"NS": 6, "EW": 7}},
        {"declarer": "S", "contract": 9, "tricks": {"NS": 7, "EW": 6}},
    ]
    ruling = ask("match", deals=3, results=[*results[:2], {**results[2], "contract": 8}])
    assert ruling["totals"] == {"NS": 19, "EW": 19}
    assert ruling["won_by"] == "tie"
    assert ask("match", deals=3, results=results)["won_by"] == "EW"


@pytest.mark.parametrize(
    "change",
    [
        {"contract": 6},
        {"contract": 14},
        {"contract": "8"},
        {"contract": True},
        {"tricks": {"NS": 6, "EW": 6}},
        {"tricks": {"NS": 14, "EW": -1}},
        {"tricks": {"NS": 13}},
        {"tricks": [6, 7]},
        {"tricks": {"NS": 6.0, "EW": 7}},
        {"declarer": "Q"},
        {"declarer": None},
    ],
)
def test_a_result_that_no_deal_can_have_is_an_error(change):
    result = {"declarer": "N", "contract": 7, "tricks": {"NS": 7, "EW": 6}, **change}
    assert code("score", **result) in ("bad_field", "bad_seat")
    assert code("match", deals=3, results=[result]) in ("bad_field", "bad_seat")


@pytest.mark.parametrize("deals", [0, 1, 4, "3", None, True])
def test_a_match_of_another_length_is_an_error(deals):
    assert code("match", deals=deals, results=[]) == "bad_field"


@pytest.mark.parametrize("results", [None, {}, ["deal"], [[]]])
def test_results_that_are_none_are_an_error(results):
    assert code("match", deals=3, results=results) == "bad_field"


def test_more_results_than_deals_are_an_error():
    result = {"declarer": "N", "contract": 7, "tricks": {"NS": 7, "EW": 6}}
    assert code("match", deals=3, results=[result] * 4) == "bad_field"


def test_the_worked_payouts():
    won = ask("payout", stake=1000, won_by="NS")
    assert won["pay"] == {"S": 2000, "W": 0, "N": 2000, "E": 0}
    assert (won["pot"], won["commission"]) == (4000, 0)
    tied = ask("payout", stake=1000, won_by="tie")
    assert tied["commission"] == 200
    assert set(tied["pay"].values()) == {950}


def test_payouts_follow_the_option_of_the_commission():
    assert ask("payout", stake=1000, won_by="EW", rules={"commission": "always"})["commission"] == 200
    assert ask("payout", stake=1000, won_by="tie", rules={"commission": "never"})["commission"] == 0


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"stake": 0, "won_by": "NS"}, "bad_stake"),
        ({"stake": -1, "won_by": "NS"}, "bad_stake"),
        ({"stake": 1.0, "won_by": "NS"}, "bad_field"),
        ({"stake": True, "won_by": "NS"}, "bad_field"),
        ({"won_by": "NS"}, "missing_field"),
        ({"stake": 5}, "missing_field"),
        ({"stake": 5, "won_by": None}, "bad_outcome"),
        ({"stake": 5, "won_by": "S"}, "bad_outcome"),
        ({"stake": 5, "won_by": ["NS"]}, "bad_outcome"),
    ],
)
def test_a_payout_of_nothing_is_an_error(fields, error):
    assert code("payout", **fields) == error


# Follow, winner --------------------------------------------------------------------------------------------
def test_follow_and_winner():
    assert ask("follow", trump="H", hand="AH 2H KD 3C", lead="9D")["options"] == ["KD"]
    assert len(ask("follow", trump="H", hand="AH 2H KD 3C", lead="AS")["options"]) == 4
    assert ask("winner", trump="S", plays=[["N", "3C"], ["E", "AD"]])["winner"] == "N"


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"hand": "AH AH", "lead": "9D"}, "card_too_often"),
        ({"hand": "AH 9D", "lead": "9D"}, "card_too_often"),
        ({"hand": "SJ 9D", "lead": "9D"}, "card_not_in_pack"),
        ({"hand": "ZZ", "lead": "9D"}, "bad_card"),
        ({"hand": "AH", "lead": "BJ"}, "joker_has_none"),
        ({"hand": "AH", "lead": "9D", "trump": "NT"}, "bad_suit"),
    ],
)
def test_cards_that_cannot_be_are_an_error(fields, error):
    got = code("follow", **{"trump": "H", **fields})
    assert got == error or (error == "joker_has_none" and got == "card_not_in_pack")


# Deal ------------------------------------------------------------------------------------------------------
def test_a_whole_deal_is_checked_and_scored():
    ruling = ask("deal", **DEAL)
    assert ruling["legal"] is True
    assert ruling["tricks"] == {"NS": 7, "EW": 6}
    assert ruling["change"] == ruling["totals"] == {"NS": 7, "EW": 4}
    assert ask("deal", **DEAL, totals={"NS": -4, "EW": 1})["totals"] == {"NS": 3, "EW": 5}


def changed(**fields):
    return {**json.loads(json.dumps(DEAL)), **fields}


def test_a_wrong_play_of_a_deal_is_a_ruling():
    deal = changed()
    deal["plays"][1][1] = ["W", "4C"]
    ruling = ask("deal", **deal)
    assert (ruling["legal"], ruling["step"], ruling["at"]) == (False, "plays", 5)
    assert (ruling["reason"], ruling["rule"]) == ("must_follow", "R7")


def test_the_wrong_leader_of_a_deal_is_a_ruling():
    assert ask("deal", **DEAL, rules={"first_lead": "bidder"})["reason"] == "out_of_turn"


def test_a_wrong_bid_of_a_deal_is_a_ruling():
    ruling = ask("deal", **changed(bids=[["S", "pass"]]))
    assert (ruling["legal"], ruling["step"], ruling["at"], ruling["rule"]) == (False, "bids", 0, "R4")


def test_a_deal_that_everybody_passed_does_not_count():
    bids = [[seat, "pass"] for seat in "SWNE"]
    ruling = ask("deal", **changed(bids=bids, plays=[]), rules={"opener_may_pass": True})
    assert ruling["passed_out"] is True
    assert ruling["change"] == {"NS": 0, "EW": 0}


def test_an_unfinished_deal_is_an_error():
    assert code("deal", **changed(plays=DEAL["plays"][:12])) == "unfinished"


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"hands": {**DEAL["hands"], "S": "AD QH JC 8D"}}, "wrong_hand_size"),
        ({"hands": {**DEAL["hands"], "S": "AD AD JC 8D JH"}}, "card_twice"),
        ({"hands": {**DEAL["hands"], "S": "AD AH JC 8D JH"}}, "card_twice"),
        ({"hands": {**DEAL["hands"], "S": "AD 9C JC 8D JH"}}, "card_twice"),
        ({"hands": {**DEAL["hands"], "S": "AD SJ JC 8D JH"}}, "card_not_in_pack"),
        ({"hands": {"S": "AD"}}, "bad_field"),
        ({"hands": [1]}, "bad_field"),
        ({"hands": {**DEAL["hands"], "S": None}}, "bad_card"),
        ({"rest": {**DEAL["rest"], "S": "9C"}}, "wrong_hand_size"),
        ({"rest": None}, "bad_field"),
        ({"first": "Q"}, "bad_seat"),
        ({"trump": "NT"}, "bad_suit"),
        ({"trump": None}, "bad_field"),
        ({"plays": None}, "bad_field"),
        ({"plays": [[["S", 5]]]}, "bad_card"),
        ({"totals": {"NS": 1}}, "bad_field"),
    ],
)
def test_a_deal_that_makes_no_sense_is_an_error(fields, error):
    assert code("deal", **changed(**fields)) == error


def test_unknown_rules_and_questions_are_errors():
    assert code("score", rules="traditional") == "unknown_preset"
    assert code("score", rules={"failed_bid": "double"}) == "bad_value"
    assert code("score", rules={"trump": "H"}) == "unknown_field"
    assert code("kitty") == "unknown_question"
    assert answer({"id": 1, "game": "rangvaar"})["error"]["code"] == "unknown_question"
