"""Tricks and throws at Tractor's table: T1, T21, T22 and T24."""

import pytest

from followsuit.base.cards import cards_text
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.hands import hand_of
from tests.shared.front_ends import score_of
from tests.shared.tractor.tractor_tables import endgame, go, kinds, refusal, told

ATTEMPT = {"preset": "standard", "throw": "attempt"}


# Turns and tricks ------------------------------------------------------------------------------------------
def test_t1_the_seats_play_counter_clockwise_and_the_winner_leads_next():
    state = endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C")
    order = []
    for line in ("play S 9S", "play E TS", "play N JS", "play W QS"):
        order.append(transitions.to_act(state).name)
        state = go(state, line)
    assert order == ["S", "E", "N", "W"]
    assert transitions.to_act(state) is Seat.W


def test_t1_a_seat_plays_in_its_turn_only():
    state = endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C")
    assert refusal(state, "play E TS") == "out_of_turn T1"


def test_t24_a_seat_cannot_play_what_it_does_not_hold():
    state = endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C")
    assert refusal(state, "play S AS") == "not_in_hand T21"
    assert refusal(go(state, "play S 9S"), "play E AS") == "not_in_hand T24"


def test_t24_a_refused_play_changes_nothing():
    state = go(endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C"), "play S 9S")
    with pytest.raises(Exception, match="must follow suit"):
        go(state, "play E 4C")
    assert state == go(endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C"), "play S 9S")


def test_the_hands_in_a_state_cannot_be_changed():
    state = endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C")
    before = hash(state)
    with pytest.raises(AttributeError):
        state.play.hands[0].remove(state.play.hands[0].cards()[0])
    with pytest.raises(AttributeError):
        state.play.hands[0].once = 0
    assert hash(state) == before == hash(endgame("2H", S="9S 3C", E="TS 4C", N="JS 5C", W="QS 6C"))


# T22: throws -----------------------------------------------------------------------------------------------
def thrown(rules, **hands):
    cards = {"S": "AS KS 3C 4C", "E": "TS 5C 6C 7C", "N": "JS 8C 9C TC", "W": "QS JC QC KC", **hands}
    return endgame("2H", rules=rules, **cards)


def test_t22_no_throw_where_throws_are_off():
    assert refusal(thrown({"preset": "standard", "throw": "off"}), "play S AS KS") == "no_throws T22"


def test_t22_no_throw_of_trumps_where_the_rules_forbid_it():
    state = thrown({"preset": "standard", "throw_in_trump": False}, S="AH KH 3C 4C")
    assert refusal(state, "play S AH KH") == "no_throw_in_trump T22"


def test_t22_a_proven_throw_is_refused_while_a_unit_can_be_beaten():
    assert refusal(thrown("reference"), "play S AS KS") == "not_proven T22"


@pytest.mark.parametrize(("buried", "ruling"), [("AS", "not_proven T22"), ("AS AS", None)])
def test_t22_a_throw_is_proven_by_what_the_leader_buried_too(buried, ruling):
    # The king stands once both aces are away; a pair of kings cannot be out, for one is the leader's.
    state = endgame(
        "2H", rules="reference", buried=buried, S="KS QS QS", E="TS 5C 6C", N="JS 8C 9C", W="TS JC QC"
    )
    assert refusal(state, "play S KS QS QS") == ruling


@pytest.mark.parametrize(("lead", "ruling"), [("4S", "not_proven T22"), ("AS", None)])
def test_t22_a_throw_is_proven_by_the_cards_played(lead, ruling):
    hands = {"S": f"{lead} KS QS QS", "E": "3S 5C 6C 7C", "N": "3S 8C 9C TC", "W": "2H JC QC KC"}
    state = endgame("2H", rules="reference", buried="AS", **hands)
    state = go(state, f"play S {lead}, E 3S, N 3S, W JC")
    assert refusal(state, "play S KS QS QS") == ruling


def test_t22_what_another_seat_buried_proves_nothing():
    # North leads, and does not know what South, the starter, buried.
    state = endgame(
        "2H",
        rules="reference",
        buried="AS AS KS",
        S="3S 3C 4C 5C",
        E="4S 5C 6C 7C",
        N="7S KS QS QS",
        W="6S 8C 9C TC",
    )
    state = go(state, "play S 3S, E 4S, N 7S, W 6S")
    assert refusal(state, "play N KS QS QS") == "not_proven T22"


def test_t22_any_throw_goes_once_all_three_others_have_shown_void():
    state = endgame("2H", rules="reference", S="9S 3S 4S", E="5C 6C 7C", N="8C 9C TC", W="JC QC KC")
    assert refusal(state, "play S 9S 3S 4S") == "not_proven T22"
    state = go(state, "play S 9S, E 5C, N 8C, W JC")
    assert all(EffectiveSuit.SPADES in state.play.voids[seat] for seat in (Seat.E, Seat.N, Seat.W))
    assert refusal(state, "play S 3S 4S") is None


def test_t22_a_void_is_shown_by_any_card_outside_the_led_suit():
    state = endgame("2H", S="9S 9S 3C", E="TS 5C 6C", N="JS JS TC", W="QS QS KC")
    state = go(state, "play S 9S 9S, E TS 5C, N JS JS, W QS QS")
    assert [EffectiveSuit.SPADES in state.play.voids[seat] for seat in Seat] == [False, False, False, True]


def test_t22_a_tried_throw_stands_where_nobody_beats_a_unit():
    state, events = told(thrown(ATTEMPT), "play S AS KS")
    assert "ThrowFailed" not in kinds(events)
    assert cards_text(state.play.trick.plays[0].cards) == "AS KS"
    assert refusal(state, "play E TS") == "wrong_count T24"


def test_t22_a_failed_throw_puts_one_unit_down_and_gives_the_rest_back():
    state, events = told(thrown(ATTEMPT, W="AS JC QC KC"), "play S AS KS")
    failed = events[0]
    assert kinds(events) == ["ThrowFailed", "CardsPlayed"]
    assert (cards_text(failed.attempt), cards_text(failed.down), failed.beaten_by) == ("AS KS", "KS", Seat.W)
    assert cards_text(state.play.trick.plays[0].cards) == "KS"
    assert cards_text(hand_of(state, Seat.S)) == "AS 3C 4C"
    assert transitions.to_act(state) is Seat.E
    assert refusal(state, "play E TS 5C") == "wrong_count T24"


def test_t22_everybody_saw_the_failed_throw():
    state, events = told(thrown(ATTEMPT, W="AS JC QC KC"), "play S AS KS")
    assert all(event.audience is None for event in events)
    for seat in Seat:
        assert cards_text(observe(state, seat).failed[0].attempt) == "AS KS"


def test_t22_the_partner_beats_a_throw_too():
    _, events = told(thrown(ATTEMPT, N="AS 8C 9C TC"), "play S AS KS")
    assert events[0].beaten_by is Seat.N


@pytest.mark.parametrize(("option", "down"), [("lowest_beaten", "JS JS"), ("lowest_any", "AS")])
def test_t22_which_unit_goes_down_is_an_option(option, down):
    rules = {"preset": "standard", "failed_throw": option}
    state = endgame("2H", rules=rules, S="AS JS JS", E="QS QS 6C", N="8C 9C TC", W="JC QC KC")
    state, events = told(state, "play S AS JS JS")
    assert cards_text(events[0].down) == down


PENALTY = {"preset": "standard", "failed_throw_penalty": 10}


def opposing_points(state):
    (points,) = score_of(view(observe(state, Seat.N)))["attackers"].values()
    return points


def test_t22_a_failed_throw_of_the_declaring_side_gives_the_opposing_side_points():
    state = endgame("2H", rules=PENALTY, lost=5, S="KS QS", E="3S 4S", N="AS 8C", W="7C 6S")
    state, events = told(state, "play S KS QS")
    assert events[0].penalty == 10
    assert opposing_points(state) == 15


def test_t22_a_failed_throw_of_the_opposing_side_costs_it_points():
    hands = {"S": "3S 3D 4D", "E": "AS KD QD", "N": "4S AD 7C", "W": "6S 8C 9C"}
    state = go(endgame("2H", rules=PENALTY, lost=25, **hands), "play S 3S, E AS, N 4S, W 6S", "play E KD QD")
    assert opposing_points(state) == 15


def test_t22_penalties_never_leave_the_opposing_side_below_nothing():
    hands = {"S": "3S 3D 4D", "E": "AS 6D 9D", "N": "4S 7D 7C", "W": "6S 8C 9C"}
    state = go(endgame("2H", rules=PENALTY, **hands), "play S 3S, E AS, N 4S, W 6S", "play E 6D 9D")
    assert opposing_points(state) == -10
    state = go(state, "play N 7D, W 8C, S 3D")
    state = go(state, "play N 7C, W 9C, S 4D, E 9D")
    assert state.score.penalty == -10
    assert state.score.points == 0
