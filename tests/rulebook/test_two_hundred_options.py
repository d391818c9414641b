"""The clauses of Two Hundred that no preset plays yet, one sentence each (H16 to H18)."""

from dataclasses import replace

import pytest

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import parse_cards
from followsuit.base.decks import FORTY
from followsuit.base.errors import RequestError, RulesError
from followsuit.base.seats import Seat, Side
from followsuit.bots.two_hundred import casual
from followsuit.bots.two_hundred.utility import TwoHundredUtility
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.trick.hand import mask_of
from followsuit.card_games.two_hundred.game import GAME
from followsuit.card_games.two_hundred.rules import PRESETS, HundredAt
from followsuit.card_games.two_hundred.scoring import Contract, score_deal
from followsuit.card_games.two_hundred.state import TwoHundredStanding
from followsuit.card_games.two_hundred.transitions import TRANSITIONS
from followsuit.referee import rule

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
NS, EW = Side.NS, Side.EW
REFERENCE = PRESETS["reference"]
WITHOUT = replace(REFERENCE, hundred_rule=False)
UNCOUNTED = replace(REFERENCE, forced_bet_counts=False)


def changed(rules, totals, contract, bettors, points):
    """What a deal changes for both sides."""
    by_side = (dict(zip(Side, pair, strict=True)) for pair in (totals, points))
    before, took = by_side
    score = score_deal(rules, before, contract, bettors, took)
    return tuple(score.change[side] for side in Side)


# H16: the hundred rule -------------------------------------------------------------------------------------
def test_h16_without_the_hundred_rule_a_side_that_never_bet_adds_its_points():
    assert changed(REFERENCE, (110, 80), Contract(W, 60), [W], (65, 35)) == (0, -60)
    assert changed(WITHOUT, (110, 80), Contract(W, 60), [W], (65, 35)) == (65, -60)
    assert changed(WITHOUT, (195, 80), Contract(W, 60), [W], (40, 60)) == (40, 60)


def test_h16_without_the_hundred_rule_no_bot_bets_for_the_sake_of_a_bet():
    # West passed; North holds a hand that is worth a bet only to a side that has to bet.
    weak = parse_cards("KS QS 9S 8H 7H 6C QC 9D 8D JD")
    hands = [0, 0, 0, 0]
    hands[N] = mask_of(weak)
    rest = [card for card in FORTY.cards if card not in weak]
    for at, seat in enumerate((S, W, E)):
        hands[seat] = mask_of(rest[10 * at : 10 * at + 10])
    said = {}
    for rules in (REFERENCE, WITHOUT):
        standing = TwoHundredStanding(rules, 2, E, {NS: 150, EW: 0})
        state = TRANSITIONS.begin(standing, tuple(hands)).state
        for seat in (S, W):
            state = TRANSITIONS.apply(state, Pass(seat)).state
        said[rules.hundred_rule] = type(casual.choose_call(GAME.observe(state, N)))
    assert said == {True: Bid, False: Pass}


# H17: from which total -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("target", "half"), [(200, 100), (300, 150), (500, 250)])
def test_h17_half_is_half_the_target(target, half):
    rules = replace(REFERENCE, target=target, hundred_at=HundredAt.HALF)
    assert changed(rules, (half, 0), Contract(W, 50), [W], (40, 60)) == (0, 60)
    assert changed(rules, (half - 5, 0), Contract(W, 50), [W], (40, 60)) == (40, 60)


def test_h17_fixed_is_a_hundred_at_every_target():
    rules = replace(REFERENCE, target=500)
    assert changed(rules, (100, 0), Contract(W, 50), [W], (40, 60)) == (0, 60)


# H18: the forced bet ---------------------------------------------------------------------------------------
def test_h18_a_forced_bet_that_is_made_gains_nothing_from_the_threshold_on():
    forced = Contract(S, 50, forced=True)
    assert changed(REFERENCE, (120, 40), forced, [S], (70, 30)) == (70, 30)
    assert changed(UNCOUNTED, (120, 40), forced, [S], (70, 30)) == (0, 30)


def test_h18_a_forced_bet_that_fails_loses_fifty_either_way():
    forced = Contract(S, 50, forced=True)
    for rules in (REFERENCE, UNCOUNTED):
        assert changed(rules, (120, 40), forced, [S], (45, 55)) == (-50, 55)


def test_h18_a_bet_of_fifty_that_was_a_choice_counts():
    assert changed(UNCOUNTED, (120, 40), Contract(S, 50), [S], (70, 30)) == (70, 30)


def test_h18_below_the_threshold_a_forced_bet_is_scored_as_any_other():
    assert changed(UNCOUNTED, (95, 40), Contract(S, 50, forced=True), [S], (70, 30)) == (70, 30)


def test_h18_the_score_cites_the_clause():
    score = score_deal(UNCOUNTED, {NS: 120, EW: 40}, Contract(S, 50, forced=True), [S], {NS: 70, EW: 30})
    assert score.clauses[NS] == ("H11", "H18")
    assert score.made


def test_h18_the_dealers_partner_bets_sooner_if_a_forced_bet_would_count_for_nothing():
    # West, North and then East speak before the dealer, South; North is the partner.
    auction = Auction(REFERENCE.auction, W).with_call(Pass(W))
    worths = [
        worth for worth in range(30, 60) if casual.call_for(auction, N, worth, True, True) == Bid(N, 50)
    ]
    sooner = [
        worth for worth in range(30, 60) if casual.call_for(auction, N, worth, True, False) == Bid(N, 50)
    ]
    assert min(sooner) < min(worths)
    assert min(worths) == casual.worth_needed(auction, N, True, True), "just enough is enough"
    # Where nobody is obliged it makes no difference.
    assert casual.call_for(auction, N, 45, False, False) == casual.call_for(auction, N, 45, False, True)


def test_h18_the_search_tells_a_forced_fifty_from_one_that_was_bet():
    utility = TwoHundredUtility(UNCOUNTED, {NS: 120, EW: 40}, NS)
    bet = utility.value(Contract(S, 50), [S], 70)[0]
    assert bet > utility.value(Contract(S, 50, forced=True), [S], 70)[0]


# What contradicts ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"hundred_rule": False, "hundred_at": "half"}, ["hundred_rule", "hundred_at"]),
        ({"hundred_rule": False, "forced_bet_counts": False}, ["hundred_rule", "forced_bet_counts"]),
        ({"nobody_bets": "redeal", "forced_bet_counts": False}, ["nobody_bets", "forced_bet_counts"]),
        ({"preset": "traditional", "forced_bet_counts": False}, ["nobody_bets", "forced_bet_counts"]),
    ],
)
def test_fields_that_contradict_each_other_are_named_the_one_that_switches_off_first(fields, named):
    with pytest.raises(RulesError) as caught:
        GAME.rules(fields)
    assert caught.value.code == "contradiction"
    assert caught.value.facts["fields"] == named


def test_a_field_that_another_switches_off_is_idle():
    assert GAME.idle_rules(REFERENCE) == {}
    assert GAME.idle_rules(PRESETS["traditional"]) == {"forced_bet_counts": "nobody_bets"}
    idle = {"hundred_at": "hundred_rule", "forced_bet_counts": "hundred_rule"}
    assert GAME.idle_rules(WITHOUT) == idle


# The referee -----------------------------------------------------------------------------------------------
QUESTION = {
    "id": 1,
    "game": "two_hundred",
    "ask": "score",
    "totals": {"NS": 120, "EW": 40},
    "bettors": ["S"],
    "declarer": "S",
    "contract": 50,
    "card_points": {"NS": 70, "EW": 30},
}


@pytest.mark.parametrize(
    ("counts", "forced", "total"), [(True, True, 190), (False, True, 120), (False, False, 190)]
)
def test_the_referee_is_told_that_the_contract_is_the_forced_fifty(counts, forced, total):
    ruling = rule({**QUESTION, "rules": {"forced_bet_counts": counts}, "forced": forced})
    assert ruling["totals"] == {"NS": total, "EW": 70}


@pytest.mark.parametrize(
    "changes", [{"contract": 60}, {"bettors": ["S", "W"]}, {"forced": "yes"}, {"rules": "traditional"}]
)
def test_a_forced_bet_that_nobody_can_have_been_forced_to_is_refused(changes):
    with pytest.raises(RequestError) as caught:
        rule({**QUESTION, "forced": True, **changes})
    assert caught.value.code == "bad_field"
