"""Tractor, T87–T90: readings of what has to be played and of throws that no preset plays by itself."""

import pytest

from followsuit.base.cards import cards_text, parse_cards
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.tractor.actions import Bury
from followsuit.card_games.tractor.interface.notation import read_actions, write_actions
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.options import options
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.hands import hand_of
from tests.shared.front_ends import score_of
from tests.shared.tractor.rulings import answer, verdict
from tests.shared.tractor.tractor_tables import endgame, go, kinds, refusal, told

HEARTS = {"rank": "2", "suit": "H"}
SPADES, TRUMP = EffectiveSuit.SPADES, EffectiveSuit.TRUMP


# T87 -------------------------------------------------------------------------------------------------------
FOLLOWS = [
    ("3H 5H KS KS AD", "3H 5H", "legal"),
    ("3H 5H KS KS AD", "KS KS", "must_play_trump T87"),
    ("3H 5H KS KS AD", "3H KS", "must_play_trump T87"),
    ("3H KS KS AD", "3H AD", "legal"),
    ("3H KS KS AD", "KS KS", "must_play_trump T87"),
    ("KS KS AD AD", "KS AD", "legal"),
    ("9C 3H 3H AD", "9C AD", "legal"),
    ("9C 3H 3H AD", "3H 3H", "must_follow_suit T24"),
]


@pytest.mark.parametrize(("hand", "play", "found"), FOLLOWS)
def test_t87_out_of_the_led_suit_trumps_are_owed_in_number_alone(hand, play, found):
    rules = {"preset": "standard", "void_plays": "must_trump"}
    assert verdict("follow", rules, trump=HEARTS, lead="8C 8C", hand=hand, play=play) == found


def test_t87_no_pair_of_trumps_is_owed_and_none_where_trumps_are_led():
    rules = {"preset": "standard", "void_plays": "must_trump"}
    hand = {"trump": HEARTS, "hand": "3H 3H 5H KH AD"}
    assert verdict("follow", rules, lead="8C 8C", play="5H KH", **hand) == "legal"
    assert verdict("follow", rules, trump=HEARTS, lead="9H 9H", hand="AD KD QS", play="AD QS") == "legal"


def test_t87_a_void_seat_without_enough_trumps_shows_that_it_has_no_more():
    rules = {"preset": "standard", "void_plays": "must_trump"}
    state = endgame("2H", rules=rules, S="9S 9S 3C", E="4H 5C 6C", N="JS JS TC", W="QS QS KC")
    state = go(state, "play S 9S 9S")
    assert refusal(state, "play E 5C 6C") == "must_play_trump T87"
    assert state.play.voids[Seat.E] == frozenset()
    state = go(state, "play E 4H 5C")
    assert state.play.voids[Seat.E] == {SPADES, TRUMP}


# T88, T89 --------------------------------------------------------------------------------------------------
PROOFS = [
    ("", {}, {"either": False, "voids": False, "unbeatable": False}),
    ("KS KS AS", {}, {"either": True, "voids": False, "unbeatable": True}),
    ("", {"E": ["S"], "N": ["S"], "W": ["S"]}, {"either": True, "voids": True, "unbeatable": False}),
    ("", {"E": ["S"], "W": ["S"]}, {"either": False, "voids": False, "unbeatable": False}),
]


@pytest.mark.parametrize(("observation", "voids", "proven"), PROOFS)
@pytest.mark.parametrize("proof", ["either", "voids", "unbeatable"])
def test_t88_what_proves_a_throw(proof, observation, voids, proven):
    rules = {"preset": "reference", "throw_proof": proof}
    found = verdict("lead", rules, trump=HEARTS, hand="AS QS", play="AS QS", seen=observation, voids=voids)
    assert found == ("legal" if proven[proof] else "not_proven T22")


@pytest.mark.parametrize(
    ("seats", "leader", "void", "found"),
    [
        (4, "S", ["E", "W"], "legal"),
        (4, "E", ["E", "W"], None),
        (4, "E", ["N", "S"], "legal"),
        (4, "S", ["E", "N"], "not_proven T22"),
        (6, "S", ["SE", "N", "SW"], "legal"),
        (6, "S", ["SE", "N", "NW"], "not_proven T22"),
    ],
)
def test_t89_the_voids_of_the_other_side_may_be_enough(seats, leader, void, found):
    rules = {"preset": "reference", "throw_voids": "opponents", "seats": seats}
    asked = {"trump": HEARTS, "hand": "AS QS", "play": "AS QS", "seat": leader}
    asked["voids"] = {seat: ["S"] for seat in void}
    if found is None:
        assert answer("lead", rules, **asked)["error"]["facts"] == {"field": "voids"}
    else:
        assert verdict("lead", rules, **asked) == found


def test_t89_at_the_table_it_is_the_leaders_side_that_counts():
    rules = {"preset": "reference", "throw_voids": "opponents"}
    state = endgame("2H", rules=rules, S="9S 3S 4S", E="5C 6C 7C", N="KS QS 9C", W="JC QC KC")
    assert refusal(state, "play S 9S 3S") == "not_proven T22"
    state = go(state, "play S 9S, E 5C, N KS, W JC")
    # N leads; the seats of the other side have shown that they are void, the partner has not.
    assert refusal(state, "play N QS 9C") == "mixed_suits T20"
    state = endgame("2H", rules=rules, S="9S 3S 4S", E="5C 6C 7C", N="8S QS 9C", W="JC QC KC")
    state = go(state, "play S 9S, E 5C, N 8S, W JC")
    assert refusal(state, "play S 3S 4S") is None


# T90 -------------------------------------------------------------------------------------------------------
BACK = {"preset": "standard", "failed_throw": "all_back", "failed_throw_penalty": 10}


def void_throw():
    state = endgame("2H", rules=BACK, S="AS KS 3C 4C", E="TS 5C 6C 7C", N="9S 8C 9C TC", W="AS JC QC KC")
    return told(state, "play S AS KS")


def test_t90_a_void_throw_puts_nothing_down_and_the_same_seat_leads_one_unit():
    state, events = void_throw()
    assert kinds(events) == ["ThrowFailed"]
    assert (events[0].down, events[0].beaten_by, events[0].penalty) == ((), Seat.W, 10)
    assert cards_text(hand_of(state, Seat.S)) == "KS AS 3C 4C" and transitions.to_act(state) is Seat.S
    assert refusal(state, "play S AS KS") == refusal(state, "play S 3C 4C") == "must_lead_unit T90"
    assert all(len(option.cards) == 1 for option in options(observe(state, Seat.S)))
    assert view(observe(state, Seat.S))["prompt"]["must_lead_unit"] is True
    for seat in Seat:
        assert cards_text(observe(state, seat).failed[0].attempt) == "AS KS"
        assert view(observe(state, seat))["own"]["failed_throws"][0]["down"] == []
        assert score_of(view(observe(state, seat)))["attackers"] == {"EW": 10}
    state = go(state, "play S AS, E TS, N 9S, W AS")
    assert state.play.taken[-1].winner is Seat.S
    assert "must_lead_unit" not in view(observe(state, Seat.S))["prompt"], "the next trick is free again"


def test_t90_a_throw_that_nobody_beats_stands():
    state = endgame("2H", rules=BACK, S="AS AS 3C 4C", E="TS 5C 6C 7C", N="9S 8C 9C TC", W="KS JC QC KC")
    assert "ThrowFailed" not in kinds(told(state, "play S AS AS")[1])


def test_t90_a_record_writes_the_void_throw_and_the_new_lead_in_one_line():
    state, _ = void_throw()
    buried = Bury(Seat.S, parse_cards("3D 4D 5D 6D 7D 8D 9D TD"))
    lines = ["play S AS KS, S AS, E TS, N 9S, W AS", "play S 3C, E 5C, N 8C, W JC"]
    actions = [action for line in lines for action in read_actions(state, line)]
    assert write_actions([buried, *actions])[1:] == lines
