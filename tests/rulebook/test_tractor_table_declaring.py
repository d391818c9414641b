"""Dealing and declaring at Tractor's table: T5 to T14."""

from random import Random

import pytest

from followsuit.base.cards import NO_TRUMP, Suit, cards_text, parse_card
from followsuit.base.errors import IllegalActError
from followsuit.base.events import Passed
from followsuit.base.seats import Seat, Side
from followsuit.card_games.tractor.events import LastChanceBegan, LastChancePassed
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.prompts import to_declare
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import Burying, LastChance, TractorThrownIn
from tests.shared.tractor.tractor_tables import deal, go, kinds, refusal, told

EVERYBODY_PASSES = "pass S, E, N, W"


# T5: dealing -----------------------------------------------------------------------------------------------
def test_t5_cards_go_out_one_by_one_counter_clockwise():
    state, events = told(deal(first="E"), "dealt 6")
    assert [event.seat.name for event in events] == ["E", "N", "W", "S", "E", "N"]
    assert [len(hand_of(state, seat)) for seat in (Seat.E, Seat.N, Seat.W, Seat.S)] == [2, 2, 1, 1]


def test_t5_every_card_dealt_is_told_to_its_seat_alone():
    _, events = told(deal(), "dealt 100")
    dealt = [event for event in events if type(event).__name__ == "CardsDealt"]
    assert len(dealt) == 100
    assert all(event.audience == (event.seat,) for event in dealt)


def test_t5_all_have_25_cards_and_eight_are_the_kitty():
    state = go(deal(), "dealt 100")
    assert [len(hand_of(state, seat)) for seat in Seat] == [25] * 4
    assert len(go(state, EVERYBODY_PASSES).pack[100:]) == 8


def test_t5_deal_1_begins_at_a_random_seat():
    rules = deal().standing.rules
    firsts = {transitions.new_match(rules, Random(seed)).standing.first for seed in range(60)}
    assert firsts == set(Seat)


def test_t5_a_later_deal_begins_at_the_starter():
    assert deal(first="W", declaring="EW", levels="2 5").standing.starter is Seat.W


def test_t3_both_sides_begin_at_two_and_the_level_of_the_declaring_side_is_the_trump_rank():
    match = transitions.new_match(deal().standing.rules, Random(1)).standing
    assert [level.letter for level in match.levels] == ["2", "2"]
    for side, rank in (("NS", "2"), ("EW", "5")):
        assert deal(first=side[0], declaring=side, levels="2 5").standing.trump_rank.letter == rank


# T6, T7: what a declaration is -----------------------------------------------------------------------------
def test_t6_a_seat_declares_with_cards_it_has_been_dealt():
    state = go(deal(E="2H 3H"), "declare 2 E 2H")
    assert state.declarations[-1].seat is Seat.E
    assert state.declarations[-1].dealt == 2


def test_t6_a_card_that_is_still_in_the_pack_cannot_be_declared():
    assert refusal(deal(E="3H 2H"), "declare 2 E 2H") == "not_in_hand T6"


def test_t6_a_single_cannot_be_shown_as_a_pair():
    for dealt in (99, 100):
        assert refusal(deal(E="2H 3H"), f"declare {dealt} E 2H 2H") == "not_in_hand T6"


def test_t10_at_the_last_chance_what_is_wrong_with_the_cards_is_said_before_whose_turn_it_is():
    assert refusal(deal(E="2H SJ"), "declare 100 E SJ") == "no_declaration T6"
    assert refusal(deal(E="2H SJ"), "declare 100 E 2H") == "out_of_turn T10"


@pytest.mark.parametrize("cards", ["SJ", "BJ", "SJ BJ", "2H 2S", "3H", "3H 3H"])
def test_t6_a_lone_joker_two_jokers_or_other_cards_are_no_declaration(cards):
    state = deal(E="SJ BJ 2H 2S 3H 3H")
    assert refusal(state, f"declare 40 E {cards}") == "no_declaration T6"


def test_t7_the_suit_of_the_declared_card_is_trump():
    state = go(deal(E="2H 2H"), "declare 5 E 2H", EVERYBODY_PASSES)
    assert state.terms.trump.suit is Suit.HEARTS


def test_t7_a_pair_of_jokers_means_no_trump_suit():
    state = go(deal(E="SJ SJ"), "declare 20 E SJ SJ", EVERYBODY_PASSES)
    assert state.terms.trump.suit is NO_TRUMP


# T8, T9: overriding ----------------------------------------------------------------------------------------
def test_t8_a_pair_overrides_a_single_in_any_suit_and_jokers_override_both():
    state = deal(E="2H", N="2S 2S", W="SJ SJ", S="BJ BJ")
    state = go(state, "declare 30 E 2H", "declare 31 N 2S 2S", "declare 31 W SJ SJ", "declare 40 S BJ BJ")
    assert [declaration.seat.name for declaration in state.declarations] == ["E", "N", "W", "S"]


def test_t8_equal_strength_never_overrides():
    assert refusal(go(deal(E="2H", N="2S"), "declare 8 E 2H"), "declare 9 N 2S") == "too_weak T8"


def test_t9_the_standing_seat_strengthens_its_single_to_the_pair():
    state = go(deal(E="2H 2H"), "declare 2 E 2H", "declare 6 E 2H 2H")
    assert [cards_text(declaration.cards) for declaration in state.declarations] == ["2H", "2H 2H"]


@pytest.mark.parametrize("cards", ["2S 2S", "SJ SJ"])
def test_t9_the_standing_seat_may_not_switch_suit_nor_override_itself_with_jokers(cards):
    state = go(deal(E="2H 2S 2S SJ SJ"), "declare 40 E 2H")
    assert refusal(state, f"declare 41 E {cards}") == "already_declared T9"


def test_t9_once_overridden_a_seat_comes_back_by_strength_alone():
    state = go(deal(E="2H 2H SJ SJ", N="2S 2S"), "declare 30 E 2H", "declare 30 N 2S 2S")
    assert refusal(state, "declare 31 E 2H 2H") == "too_weak T8"
    assert go(state, "declare 31 E SJ SJ").declarations[-1].seat is Seat.E


# T10: the last chance --------------------------------------------------------------------------------------
def test_t10_after_the_last_card_each_seat_is_asked_in_turn():
    state, events = told(deal(first="N"), "dealt 100")
    assert isinstance(state, LastChance)
    assert kinds(events)[-1] == "LastChanceBegan"
    asked = []
    while isinstance(state, LastChance):
        asked.append(transitions.to_act(state).name)
        state = go(state, f"pass {asked[-1]}")
    assert asked == ["N", "W", "S", "E"]


def test_t10_nobody_answers_out_of_turn():
    state = go(deal(E="2H"), "dealt 100")
    assert refusal(state, "declare 100 E 2H") == "out_of_turn T10"
    assert refusal(state, "pass E") == "out_of_turn T10"


def test_t10_a_declaration_asks_the_three_others_again():
    state = go(deal(E="2H", S="2S 2S"), "pass S", "declare 100 E 2H")
    assert [seat.name for seat in state.asked] == ["N", "W", "S"]
    state = go(state, "pass N, W", "declare 100 S 2S 2S")
    assert [seat.name for seat in state.asked] == ["E", "N", "W"]
    assert go(state, "pass E, N, W").terms.trump.suit is Suit.SPADES


def test_t10_the_standing_seat_may_strengthen_in_the_last_chance():
    state = go(deal(E="2H 2H"), "declare 2 E 2H", "pass S", "declare 100 E 2H 2H", "pass N, W, S")
    assert [declaration.dealt for declaration in state.terms.prelude.declarations] == [2, 100]


def test_t10_a_pair_of_big_jokers_leaves_nobody_to_ask():
    state = go(deal(E="BJ BJ"), "declare 90 E BJ BJ", "dealt 100")
    assert isinstance(state, Burying)
    assert isinstance(go(deal(S="BJ BJ"), "declare 100 S BJ BJ"), Burying)


# T11: roles ------------------------------------------------------------------------------------------------
def test_t11_in_deal_1_the_last_declarer_starts_and_its_side_declares():
    state, events = told(deal(E="2H", N="2S 2S"), "declare 20 E 2H", "declare 20 N 2S 2S", EVERYBODY_PASSES)
    assert state.terms.starter is Seat.N
    assert state.terms.declaring_side is Side.NS
    moved = [event for event in events if type(event).__name__ == "StarterChanged"]
    assert [(event.seat.name, event.side.name) for event in moved] == [("E", "EW"), ("N", "NS")]


def test_t11_the_roles_stand_with_each_declaration_while_cards_are_dealt():
    state = go(deal(E="2H", N="2S 2S"), "declare 20 E 2H")
    assert observe(state, Seat.S).starter is Seat.E
    assert observe(go(state, "declare 21 N 2S 2S"), Seat.W).declaring_side is Side.NS


def test_t11_strengthening_moves_no_role():
    _, events = told(deal(E="2H 2H"), "declare 8 E 2H", "declare 9 E 2H 2H")
    assert kinds(events).count("StarterChanged") == 1


def test_t11_in_later_deals_declaring_only_names_trump():
    state = deal(first="S", declaring="NS", levels="5 2", E="5H 5H")
    state, events = told(state, "declare 40 E 5H 5H", EVERYBODY_PASSES)
    assert state.terms.trump.suit is Suit.HEARTS
    assert state.terms.starter is Seat.S
    assert "StarterChanged" not in kinds(events)


# T12: nobody declared --------------------------------------------------------------------------------------
def test_t12_no_trump_where_the_rules_say_so_and_the_first_seat_starts():
    state = go(deal("reference", first="W"), "pass W, S, E, N")
    assert state.terms.trump.suit is NO_TRUMP
    assert state.terms.starter is Seat.W


def test_t12_the_kitty_is_turned_to_the_first_trump_rank_card():
    state, events = told(deal(kitty="KS SJ 2C AH 2D 3S 4S 5S"), EVERYBODY_PASSES)
    turned = next(event for event in events if type(event).__name__ == "KittyTurned")
    assert cards_text(turned.cards) == "KS SJ 2C"
    assert state.terms.trump.suit is Suit.CLUBS
    assert observe(state, Seat.E).prelude.turned == turned.cards


def test_t12_without_one_the_highest_rank_turned_decides_and_the_earliest_of_equals():
    state = go(deal(kitty="KS SJ 9C AH AD 3S 4S 5S"), EVERYBODY_PASSES)
    assert state.terms.trump.suit is Suit.HEARTS
    assert len(state.terms.prelude.turned) == 8


def test_t12_a_later_deal_turns_for_its_own_trump_rank():
    state = deal(first="E", declaring="EW", levels="2 9", kitty="2S 9D AH AD 3S 4S 5S 6S")
    assert go(state, "pass E, N, W, S").terms.trump.suit is Suit.DIAMONDS


def test_t12_redeal_throws_the_deal_in_and_the_standing_stays():
    state, events = told(deal({"preset": "standard", "no_declaration": "redeal"}), EVERYBODY_PASSES)
    assert isinstance(state, TractorThrownIn)
    assert kinds(events)[-1] == "PassedOut"
    again = transitions.next_standing(state)
    assert (again.number, again.levels, again.first) == (2, state.standing.levels, state.standing.first)
    assert again.declaring_side is None


# T13: the kitty and the burial -----------------------------------------------------------------------------
def burying(**more):
    return go(deal(E="2H 3S 4S 5S 6S 7S 8S 9S", **more), "declare 4 E 2H", EVERYBODY_PASSES)


BURY = "bury E 2H 3S 4S 5S 6S 7S 8S 9S"


def test_t13_the_starter_takes_the_kitty_and_has_33_cards():
    state = burying(kitty="AS KS QS JS TS AC KC QC")
    assert transitions.to_act(state) is Seat.E
    assert len(hand_of(state, Seat.E)) == 33
    assert set(state.pack[100:]) <= set(hand_of(state, Seat.E))
    assert [len(hand_of(state, seat)) for seat in (Seat.S, Seat.W, Seat.N)] == [25] * 3


@pytest.mark.parametrize("cards", ["3S 4S 5S 6S 7S 8S 9S", "2H 3S 4S 5S 6S 7S 8S 9S AH"])
def test_t13_exactly_eight_cards_are_buried(cards):
    assert refusal(burying(), f"bury E {cards}") == "wrong_count T13"


def test_t13_only_cards_held_are_buried_and_only_by_the_starter():
    assert refusal(burying(W="AC AC"), "bury E AC AC 4S 5S 6S 7S 8S 9S") == "not_in_hand T13"
    assert refusal(burying(), BURY.replace("E", "W")) == "out_of_turn T13"


def test_t13_any_cards_may_be_buried_trumps_and_points_too():
    assert refusal(burying(), BURY) is None


def test_t13_the_burial_is_known_to_the_starter_alone():
    state, events = told(burying(), BURY)
    private = [event for event in events if event.audience is not None]
    assert [(type(event).__name__, event.audience) for event in private] == [("CardsBuried", (Seat.E,))]
    assert len(observe(state, Seat.E).buried) == 8
    assert all(observe(state, seat).buried == () for seat in Seat if seat is not Seat.E)


def test_t13_the_starter_leads_to_the_first_trick():
    assert transitions.to_act(go(burying(), BURY)) is Seat.E


# S2: why cards declare nothing -----------------------------------------------------------------------------
def fault(state, line):
    """Why a declaration is refused: code, clause and the fact ``fault``."""
    try:
        go(state, line)
    except IllegalActError as error:
        return f"{error.code} {error.clause} {error.facts['fault']}"
    return None


@pytest.mark.parametrize("dealt", [48, 100])
@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("SJ", "no_declaration T6 lone_joker"),
        ("SJ BJ", "no_declaration T6 mixed_jokers"),
        ("2H 2S", "no_declaration T6 two_suits"),
        ("3H", "no_declaration T6 not_trump_rank"),
        ("2H 3H", "no_declaration T6 not_trump_rank"),
        ("2H SJ", "no_declaration T6 with_joker"),
    ],
)
def test_s2_cards_that_declare_nothing_say_why_while_cards_are_dealt_and_at_the_last_chance(
    dealt, cards, why
):
    state = deal(S="SJ BJ 2H 2S 3H")
    assert fault(state, f"declare {dealt} S {cards}") == why


def test_s2_equal_and_lower_strength_are_told_apart():
    state = go(deal(S="2H 2S", E="2C 2C"), "declare 20 E 2C")
    assert fault(state, "declare 24 S 2H") == "too_weak T8 equal"
    state = go(state, "declare 24 E 2C 2C")
    assert fault(state, "declare 28 S 2H") == "too_weak T8 weaker"


def test_s2_ones_own_declaration_in_another_suit_or_shown_already_is_told():
    state = go(deal(S="2H 2S 2S"), "declare 20 S 2H")
    assert fault(state, "declare 24 S 2S 2S") == "already_declared T9 other_kind"
    assert fault(state, "declare 24 S 2H") == "too_weak T9 shown_already"


def test_s2_a_declaration_that_was_overridden_is_told():
    state = go(deal(S="2H", E="2C 2C"), "declare 20 S 2H", "declare 24 E 2C 2C")
    assert fault(state, "declare 28 S 2H") == "too_weak T8 overridden"


def test_s2_a_tap_shows_the_weakest_declaration_that_may_stand_else_all_of_the_kind():
    state = go(deal(S="2H 2H SJ BJ 3H"), "dealt 40")
    assert cards_text(to_declare(observe(state, Seat.S), parse_card("2H"))) == "2H"
    state = go(deal(S="2H 2H SJ SJ 3H", E="2C"), "declare 40 E 2C")
    for tapped, shown in (("2H", "2H 2H"), ("SJ", "SJ SJ"), ("3H", "3H")):
        assert cards_text(to_declare(observe(state, Seat.S), parse_card(tapped))) == shown


# S3: who is told of the last chance ------------------------------------------------------------------------
def test_s3_the_last_chance_is_told_to_nobody_but_a_seat_whose_declaration_could_stand():
    state, events = told(deal(S="2H 2H", E="2C"), "declare 99 E 2C", "dealt 100")
    began = [event for event in events if isinstance(event, LastChanceBegan)]
    assert [(event.seat.name, event.audience) for event in began] == [("S", (Seat.S,))]
    passed = told(state, "pass S, E, N, W")[1]
    assert [event for event in passed if isinstance(event, Passed)] == []
    assert [event.audience for event in passed if isinstance(event, LastChancePassed)] == [(Seat.S,)]
