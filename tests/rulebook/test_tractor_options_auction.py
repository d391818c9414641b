"""The clauses of Tractor's auction that no preset plays yet: T98 to T101."""

import pytest

from followsuit.base.actions import Bid
from followsuit.base.cards import Rank
from followsuit.base.errors import DealError, FollowSuitError, RequestError, RulesError
from followsuit.base.seats import Seat, Side
from followsuit.bots.tractor.starter_card import choose_starter_card
from followsuit.bots.tractor.trump_choice import choose_bid, expected_take, sensible_bid
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.tractor.bidding import PairBidding, starter_strength
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.deal_end import score_deal
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import (
    NamingTrump,
    StarterTrick,
    TractorBidding,
    TractorThrownIn,
)
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.card_games.tractor.scoring import next_starter
from followsuit.record import read_record
from followsuit.referee import rule
from tests.shared.front_ends import score_of
from tests.shared.option_matches import comes_back, played_match
from tests.shared.tractor.tractor_tables import deal, endgame, go, refusal, standing_of, told

NS, EW = Side.NS, Side.EW

EVERY = {"preset": "auction", "auction_deals": "every"}
SINGLE = {"preset": "auction", "auction_rounds": "single"}
ANY = {"preset": "auction", "auction_starter": "any"}
FREE = {"preset": "auction", "bid_binds": False}


def bid_for(rules, *lines, **hands):
    """A deal by these rules after all cards are dealt and these lines are said."""
    return go(deal(rules, **hands), "dealt 100", *lines)


# T98: every deal -------------------------------------------------------------------------------------------
def test_t98_later_deals_have_bidding_and_a_starter_trick():
    state = bid_for(EVERY, first="W", levels="5 9")
    assert isinstance(state, TractorBidding)
    assert transitions.to_act(state) is Seat.W
    assert isinstance(go(state, "bid W 60", "pass S"), StarterTrick)


def test_t98_the_trump_rank_is_the_level_of_the_side_that_won_the_bidding():
    hands = {"S": "9H 3S", "E": "5C 3S", "N": "AH 4S", "W": "9D 6D"}
    state = bid_for(EVERY, "bid S 60", "pass E", levels="5 9", **hands)
    # East's five is of the trump rank and beats North's ace.
    _, events = told(state, "starter S 3S, E 5C, N AH, W 6D")
    taken = next(event for event in events if type(event).__name__ == "StarterTrickTaken")
    assert taken.seat is Seat.E
    state = go(state, "starter S 3S, E 5C, N AH, W 6D", "trump N H")
    assert state.terms.trump.rank is Rank.FIVE
    other = bid_for(EVERY, "bid S 60", "bid E 65", "pass S", levels="5 9", **hands)
    state = go(other, "starter S 9H, E 5C, N AH, W 9D", "trump W H")
    assert state.terms.trump.rank is Rank.NINE


def test_t98_the_next_dealer_is_who_would_have_been_the_starter():
    score = score_deal(
        standing_of(EVERY, first="W", levels="5 9"), Seat.W, tricks=40, penalty=0, kitty=None, bid=60
    )
    assert score.next_starter is Seat.E
    table = played_match("tractor", {**EVERY, "most_deals": 3}, "t98")
    assert all(one.opening["declaring"] == "open" for one in table.record().deals)
    assert comes_back(table)


def test_t98_while_the_pairs_bid_at_different_levels_the_rank_is_open():
    state = bid_for(EVERY, levels="5 9")
    assert view(observe(state, Seat.S))["own"]["trump_rank"] is None
    assert [observe(state, seat).trump_rank.letter for seat in (Seat.S, Seat.W)] == ["5", "9"]
    bid = go(state, "bid S 60")
    assert view(observe(bid, Seat.W))["own"]["trump_rank"] == "5"
    # At equal levels nothing is open.
    assert view(observe(bid_for(EVERY, levels="5 5"), Seat.S))["own"]["trump_rank"] == "5"


def test_t98_bots_bid_in_every_deal_by_their_own_sides_level():
    fives = "5S 5S 5H 5H 5C 5D AS AS KS KS QS QS JS TS 9S 8S"
    state = bid_for(EVERY, first="W", levels="5 9", S=fives)
    state = go(state, "bid W 60")
    made = choose_bid(observe(state, Seat.S))
    assert made == Bid(Seat.S, 65)
    # As nines the same cards are worth less, though West's bid would make nines the trump rank.
    hand, rules = hand_of(state, Seat.S), tractor_rules(EVERY)
    assert expected_take(hand, Rank.FIVE, rules) > expected_take(hand, Rank.NINE, rules)


def test_t98_a_record_whose_roles_are_not_open_is_refused():
    text = played_match("tractor", {**EVERY, "most_deals": 3}, "t98").record_text()
    with pytest.raises(FollowSuitError) as caught:
        read_record(text.replace("declaring open", "declaring NS", 1))
    assert (caught.value.code, caught.value.clause) == ("bad_starter", "T98")


def test_t44_without_the_option_levels_that_differ_have_roles():
    text = played_match("tractor", {"preset": "auction", "most_deals": 3}, "t98").record_text()
    assert text.count("declaring open") == 1
    with pytest.raises(DealError):
        GAME.place(
            tractor_rules("auction"),
            1,
            {**GAME.opening(deal("auction")), "levels": "NS 5 EW 9"},
        )


# T99: one round --------------------------------------------------------------------------------------------
def test_t99_each_pair_speaks_once_the_dealers_pair_first():
    state = bid_for(SINGLE, "bid S 60")
    assert refusal(state, "bid N 70") == "out_of_turn T40"
    assert isinstance(go(state, "bid E 65"), StarterTrick)
    assert observe(go(state, "bid E 65"), Seat.S).declaring_side is EW
    assert isinstance(go(bid_for(SINGLE, "bid S 60"), "pass E"), StarterTrick)


def test_t99_after_a_pass_the_other_pairs_bid_ends_it():
    state = go(bid_for(SINGLE, "pass S"), "bid W 5")
    assert isinstance(state, StarterTrick)
    assert isinstance(go(bid_for(SINGLE, "pass S"), "pass W"), TractorThrownIn)


def test_t99_the_bots_say_at_once_all_that_they_expect():
    assert sensible_bid(PairBidding(Seat.S, single=True), 93) == 90
    assert sensible_bid(PairBidding(Seat.S), 93) == 60
    second = PairBidding(Seat.S, single=True).with_call(Bid(Seat.S, 70))
    assert sensible_bid(second, 93) == 75
    assert sensible_bid(second, 72) is None


# T100: any starter -----------------------------------------------------------------------------------------
HANDS = {"S": "AS 3S", "E": "2C 3S", "N": "KH 4S", "W": "SJ SJ KD"}


def started(rules=ANY):
    return go(bid_for(rules, "bid S 60", "pass E", **HANDS), "starter S AS, E 2C, N KH, W KD")


def test_t100_the_highest_card_of_all_four_is_the_starters():
    state = started()
    assert isinstance(state, NamingTrump)
    assert state.starter is Seat.E
    assert started("auction").starter is Seat.S


def test_t100_the_starter_names_trump_takes_the_kitty_and_leads_for_the_opposing_side():
    state = go(started(), "trump E H")
    assert len(hand_of(state, Seat.E)) == 32
    state = go(state, "bury E " + " ".join(card.text for card in hand_of(state, Seat.E)[:8]))
    assert transitions.to_act(state) is Seat.E
    assert state.terms.declaring_side is NS
    observation = view(observe(state, Seat.S))
    assert observation["roles"] == {"E": ["declarer"]}
    assert score_of(observation)["role"] == {"NS": "defend", "EW": "attack"}


@pytest.mark.parametrize(
    ("starter", "declaring", "held", "following"),
    [("N", EW, True, "W"), ("N", EW, False, "S"), ("N", NS, True, "S"), ("N", NS, False, "W")],
)
def test_t100_the_next_starter_is_the_next_seat_of_the_side_that_declares_next(
    starter, declaring, held, following
):
    role = Role.DECLARING if held else Role.OPPOSING
    assert next_starter(Seat[starter], role, declaring) is Seat[following]


def test_t100_the_opposing_starter_scores_the_kitty_as_ever():
    standing = standing_of(ANY, first="E")
    score = score_deal(standing, Seat.E, tricks=100, penalty=0, kitty=None, bid=60, declaring=NS)
    assert (score.gainer, score.declares_next, score.next_starter) == (None, EW, Seat.W)
    assert score.declarers_took == 100


def test_t100_bots_of_both_sides_try_to_have_the_highest_card():
    # West is last and its side has nothing better than North's king against South's ace.
    line = "starter S AS, E 3S, N KH"
    observation = observe(go(bid_for(ANY, "bid S 60", "pass E", **HANDS), line), Seat.W)
    assert starter_strength(choose_starter_card(observation), Rank.TWO) >= 13
    plain = observe(go(bid_for("auction", "bid S 60", "pass E", **HANDS), line), Seat.W)
    assert starter_strength(choose_starter_card(plain), Rank.TWO) < 12
    # Where the partner has it already, the points go to its trick.
    fed = observe(go(bid_for(ANY, "bid S 60", "pass E", **HANDS), "starter S AS, E 2C, N KH"), Seat.W)
    assert card_points((choose_starter_card(fed),)) == 10


def test_t100_matches_are_played_to_the_end_and_come_back():
    table = played_match("tractor", {**ANY, "auction_deals": "every", "most_deals": 3}, "t100", "casual")
    assert comes_back(table)


# T101: what a bid binds ------------------------------------------------------------------------------------
def scored(rules, bid):
    state = endgame("2H", rules=rules, lost=40, bid=bid, S="AC", E="3C", N="4C", W="6C")
    return go(state, "play S AC, E 3C, N 4C, W 6C").score


def test_t101_a_bid_that_does_not_bind_only_finds_the_declaring_side():
    bound, free = scored("auction", 165), scored(FREE, 165)
    assert (bound.gainer, bound.declares_next) == (None, EW)
    assert (free.gainer, free.gain, free.declares_next) == (NS, 1, NS)
    assert (free.bid, free.declarers_took) == (None, None)
    assert "T43" not in free.clauses


# What contradicts ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("auction_deals", "every"),
        ("auction_rounds", "single"),
        ("auction_starter", "any"),
        ("bid_binds", False),
    ],
)
def test_where_trump_is_declared_nothing_of_the_auction_can_be_chosen(field, value):
    with pytest.raises(RulesError) as caught:
        tractor_rules({"preset": "standard", field: value})
    assert caught.value.code == "contradiction"
    assert caught.value.facts["fields"] == ["finding", field]
    assert GAME.idle_rules(tractor_rules("standard"))[field] == "finding"
    assert field not in GAME.idle_rules(tractor_rules("auction"))


# The referee -----------------------------------------------------------------------------------------------
def asked(ask, rules="auction", **fields):
    return rule({"id": 1, "game": "tractor", "ask": ask, "rules": rules, **fields})


def test_the_referee_rules_on_the_pairs_bidding():
    ruling = asked("bidding", dealer="S", bids=[["N", 60], ["E", 60]])
    assert (ruling["legal"], ruling["at"], ruling["reason"], ruling["rule"]) == (
        False,
        1,
        "bid_too_low",
        "T40",
    )
    ruling = asked("bidding", SINGLE, dealer="S", bids=[["S", 60], ["E", 65]])
    assert (ruling["over"], ruling["declaring"], ruling["contract"], ruling["options"]) == (
        True,
        "EW",
        65,
        [],
    )
    ruling = asked("bidding", SINGLE, dealer="S", bids=[["S", 60], ["E", 65], ["S", 70]])
    assert (ruling["legal"], ruling["at"], ruling["rule"]) == (False, 2, "T99")
    ruling = asked("bidding", "standard", dealer="S", bids=[])
    assert (ruling["legal"], ruling["reason"], ruling["rule"]) == (False, "nobody_bids", "T40")


@pytest.mark.parametrize(
    ("ask", "fields", "code"),
    [
        ("bidding", {"dealer": "S", "bids": [["S", "60"]]}, "bad_field"),
        ("bidding", {"dealer": "S", "bids": "S 60"}, "bad_field"),
        ("bidding", {"dealer": "NE", "bids": []}, "bad_seat"),
        ("starter_trick", {"rank": "2", "declaring": "NS", "plays": [["S", "AS"]]}, "bad_field"),
        (
            "starter_trick",
            {"rank": "2", "declaring": "A", "plays": [["S", "AS"], ["E", "KS"], ["N", "QS"], ["W", "JS"]]},
            "bad_side",
        ),
        (
            "starter_trick",
            {"rank": "2", "declaring": "NS", "plays": [["S", "AS"], ["E", "AS"], ["N", "AS"], ["W", "JS"]]},
            "card_too_often",
        ),
        ("starter", {"starter": "N", "declares_next": "declaring", "declaring": "EW"}, "bad_field"),
        ("levels", {"points": 40, "levels": {"declaring": "2", "opposing": "2"}, "deal": 0}, "bad_field"),
        (
            "levels",
            {"points": 40, "levels": {"declaring": "2", "opposing": "2"}, "bid": 62, "took": 60},
            "bad_field",
        ),
        ("levels", {"points": 40, "levels": {"declaring": "2", "opposing": "2"}, "bid": 60}, "missing_field"),
        (
            "levels",
            {"points": 40, "levels": {"declaring": "2", "opposing": "2"}, "bid": 60, "took": 205},
            "bad_field",
        ),
    ],
)
def test_questions_of_the_auction_that_make_no_sense_get_an_error(ask, fields, code):
    with pytest.raises(FollowSuitError) as caught:
        asked(ask, **fields)
    assert caught.value.code == code


def test_a_bid_is_not_asked_about_where_nobody_bids():
    with pytest.raises(RequestError) as caught:
        asked("levels", "standard", points=40, levels={"declaring": "2", "opposing": "2"}, bid=60, took=60)
    assert caught.value.code == "bad_field"
