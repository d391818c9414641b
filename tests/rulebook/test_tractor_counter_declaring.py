"""Declaring after the burial, at the table (T77–T80)."""

import pytest

from followsuit.base.cards import Suit, parse_cards
from followsuit.base.seats import Seat, Side
from followsuit.card_games.tractor.actions import Action
from followsuit.card_games.tractor.interface.notation import read_actions, write_actions
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.options import options
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import Burying, Countering, TractorPlaying
from followsuit.card_games.tractor.rules import tractor_rules
from tests.shared.tractor.tractor_tables import deal, go, kinds, refusal, told

ON = {"preset": "standard", "counter_declare": "after_burial"}
#: S shows a heart; E holds a pair of clubs, N one of small jokers, W one of diamonds.
HANDS = {
    "S": "2H 3S 3S 4S 4S 6S 6S 7S",
    "E": "2C 2C 3C 3C",
    "N": "SJ SJ 3D",
    "W": "2D 2D 4D",
    "kitty": "5S 5S 2S 2S 2H BJ BJ 9S",
}
DECLARED = ("declare 100 S 2H", "pass E, N, W")
BURIED = (*DECLARED, "bury S 3S 3S 4S 4S 6S 6S 5S 5S")


def countering(rules=ON, **changed):
    return go(deal(rules, **{**HANDS, **changed}), *BURIED)


def test_t77_without_the_option_the_starter_leads_after_the_burial():
    assert isinstance(countering("standard"), TractorPlaying)


def test_t78_the_others_are_asked_from_the_buriers_right():
    state, events = told(deal(ON, **HANDS), *BURIED)
    assert isinstance(state, Countering)
    assert state.asked == (Seat.E, Seat.N, Seat.W)
    assert kinds(events)[-3:] == ["KittyBuried", "CardsBuried", "CounterChanceBegan"]
    assert refusal(state, "pass N") == "out_of_turn T78"


def test_t78_when_all_pass_the_starter_leads_and_knows_the_kitty():
    state = go(countering(), "pass E, N, W")
    assert isinstance(state, TractorPlaying)
    assert state.play.to_act is Seat.S
    assert observe(state, Seat.S).buried == parse_cards("3S 3S 4S 4S 5S 5S 6S 6S")


def test_t78_only_greater_strength_counters():
    assert refusal(countering(), "declare 100 E 2C") == "too_weak T8"
    assert refusal(countering(), "declare 100 E 2S 2S") == "not_in_hand T78"
    assert refusal(countering(), "declare 100 E 2C 2C") is None


def test_t78_where_nobody_declared_nobody_is_asked():
    rules = {**ON, "no_declaration": "no_trump"}
    state = go(deal(rules, **HANDS), "pass S, E, N, W", "bury S 3S 3S 4S 4S 6S 6S 5S 5S")
    assert isinstance(state, TractorPlaying)


def test_t78_after_all_big_jokers_nobody_is_asked():
    state = go(
        deal(ON, **{**HANDS, "S": "BJ BJ 3S 3S 4S 4S 6S 6S", "kitty": "5S 5S 9S"}),
        "declare 100 S BJ BJ",
        "bury S 3S 3S 4S 4S 6S 6S 5S 5S",
    )
    assert isinstance(state, TractorPlaying)


def test_t79_who_declares_names_trump_and_takes_up_what_was_buried():
    state, events = told(countering(), "declare 100 E 2C 2C")
    assert isinstance(state, Burying)
    assert kinds(events) == ["Declared", "TrumpFixed", "KittyTaken"]
    assert state.terms.trump.suit is Suit.CLUBS
    assert sorted(observe(state, Seat.E).picked) == sorted(parse_cards("3S 3S 4S 4S 6S 6S 5S 5S"))
    assert len(hand_of(state, Seat.E)) == 33
    assert len(hand_of(state, Seat.S)) == 25
    assert observe(state, Seat.S).picked == observe(state, Seat.S).buried == ()
    assert refusal(state, "bury S 3S 3S 4S 4S 6S 6S 5S 5S") == "out_of_turn T13"


def test_t79_after_it_all_others_are_asked_again_who_passed_before_too():
    state = go(countering(), "pass E, N", "declare 100 W 2D 2D", "bury W 3S 3S 4S 4S 6S 6S 5S 5S")
    assert isinstance(state, Countering)
    assert state.asked == (Seat.S, Seat.E, Seat.N)
    state = go(state, "pass S, E", "declare 100 N SJ SJ", "bury N 3S 3S 4S 4S 6S 6S 5S 5S")
    assert state.asked == (Seat.W, Seat.S, Seat.E)


def test_t79_the_seat_whose_declaration_stands_is_not_asked():
    later = deal(ON, first="S", declaring="NS", **HANDS)
    state = go(later, "pass S", "declare 100 E 2C 2C", "pass N, W, S", "bury S 3S 3S 4S 4S 6S 6S 5S 5S")
    assert state.asked == (Seat.N, Seat.W)


def test_t80_roles_and_the_starter_stay_and_only_the_last_burier_knows_the_kitty():
    state = go(countering(), "declare 100 E 2C 2C", "bury E 3S 3S 4S 4S 6S 6S 5S 5S", "pass N, W, S")
    assert isinstance(state, TractorPlaying)
    assert state.terms.starter is state.play.to_act is Seat.S
    assert state.terms.declaring_side is Side.NS
    assert observe(state, Seat.E).buried == parse_cards("3S 3S 4S 4S 5S 5S 6S 6S")
    for seat in (Seat.S, Seat.N, Seat.W):
        assert observe(state, seat).buried == ()


def test_t78_the_asked_seat_is_prompted_and_may_pass_or_show_what_is_stronger():
    state = countering()
    prompt = view(observe(state, Seat.E))["prompt"]
    assert prompt["kind"] == "declare"
    assert prompt["can_pass"]
    assert [offer["cards"] for offer in prompt["declarations"]] == [["2C", "2C"]]
    assert [type(option).__name__ for option in options(observe(state, Seat.E))] == ["Pass", "Declare"]
    assert view(observe(state, Seat.N))["prompt"] is None


def test_t79_a_record_tells_the_burials_and_declarations_in_their_order():
    lines = [
        *BURIED,
        "pass E",
        "declare 100 N SJ SJ",
        "bury N 3S 3S 4S 4S 6S 6S 5S 5S",
        "pass W, S, E",
    ]
    state = deal(ON, **HANDS)
    actions: list[Action] = []
    for line in lines:
        actions += read_actions(state, line)
        state = go(state, line)
    assert write_actions(actions) == lines


@pytest.mark.parametrize(("seats", "packs"), [(4, 3), (6, 3), (8, 4)])
def test_t77_it_is_an_option_at_every_table(seats, packs):
    rules = tractor_rules({**ON, "seats": seats, "packs": packs})
    assert rules.counter_declare == "after_burial"
