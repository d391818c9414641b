"""Tractor, T30–T32: which play wins a trick."""

from itertools import permutations

import pytest

from followsuit.base.cards import NO_TRUMP, parse_card, parse_cards, parse_rank, parse_suit
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.trick_winner import beats, strength_of, winner
from followsuit.card_games.tractor.rules import tractor_rules

OPTIONS = ("largest_unit", "all_units", "highest_card")


def won_by(trump, *plays, throw_beat="largest_unit", **fields):
    rules = tractor_rules({"preset": "standard", "throw_beat": throw_beat, **fields})
    suit = NO_TRUMP if trump[1] == "N" else parse_suit(trump[1])
    return winner(
        [parse_cards(play) for play in plays], Trump.under(rules, parse_rank(trump[0]), suit), rules
    )


# T17 -------------------------------------------------------------------------------------------------------
def test_t17_among_equals_the_first_played_wins():
    assert won_by("2H", "AS", "AS", "KS", "3S") == 0
    assert won_by("7H", "3H", "7S", "7C", "7D") == 1
    assert won_by("7N", "7S", "7H", "AS", "7C") == 0
    assert won_by("7H", "9H 9H", "7S 7S", "7C 7C", "AH AH") == 1


def test_t17_any_trump_beats_any_side_card():
    assert won_by("7H", "AS", "KS", "2H", "QS") == 2


# T30 -------------------------------------------------------------------------------------------------------
def test_t30_only_the_same_kind_beats():
    assert won_by("2H", "5S 5S", "KS AS", "6S 6S", "QC QC") == 2
    assert won_by("2H", "5S 5S", "3H 4H", "BJ SJ", "AS KS") == 0
    assert won_by("2H", "5S 5S", "3H 3H", "AS AS", "4H 4H") == 3


def test_t30_a_tractor_is_beaten_by_a_higher_one_of_its_length():
    assert won_by("2H", "5S 5S 6S 6S", "KS KS AS AS", "JS JS QS QS", "AC AC KC KC") == 1
    assert won_by("2H", "5S 5S 6S 6S", "AS AS QS QS", "3H 3H 5H 5H", "9S 9S 7S 7S") == 0
    assert won_by("2H", "5S 5S 6S 6S", "3H 3H 4H 4H", "KS KS AS AS", "6H 6H 7H 7H") == 3


def test_t30_other_side_suits_never_win():
    assert won_by("2H", "3S", "AC", "AD", "4C") == 0


def test_t30_a_trump_tractor_over_the_rank_pairs():
    lead, ruff = "3S 3S 4S 4S 9S 9S TS TS", "AH AH 7S 7S 7D 7D 7H 7H"
    assert won_by("7H", lead, ruff) == 1


# T31 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_the_led_suit_never_beats_a_throw(throw_beat):
    assert won_by("2H", "KS KS QS", "AS AS JS", "3C 3C 4C", throw_beat=throw_beat) == 0


@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_trumps_that_hold_its_units_do(throw_beat):
    assert won_by("2H", "KS KS QS", "AS AS 3S", "3H 3H 4H", throw_beat=throw_beat) == 2
    assert won_by("2H", "KS KS QS", "AS AS 3S", "3H 4H BJ", throw_beat=throw_beat) == 0


@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_all_cards_have_to_be_trumps(throw_beat):
    assert won_by("2H", "KS QS", "BJ 3C", "AC AD", throw_beat=throw_beat) == 0


@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_a_throw_of_trumps_cannot_be_beaten(throw_beat):
    assert won_by("2H", "SJ AH", "BJ 2H", "BJ 2S", throw_beat=throw_beat) == 0


@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_a_tractor_may_serve_as_pairs_and_a_pair_as_singles(throw_beat):
    assert won_by("2H", "9S 9S QS QS", "3H 3H 4H 4H", throw_beat=throw_beat) == 1
    assert won_by("2H", "9S 9S QS KS", "3H 3H 4H 4H", throw_beat=throw_beat) == 1
    assert won_by("2H", "9S QS KS AS", "3H 3H 4H 4H", throw_beat=throw_beat) == 1


def test_t31_pairs_do_not_serve_as_a_tractor():
    assert won_by("2H", "9S 9S TS TS QS", "3H 3H 5H 5H 6H") == 0
    assert won_by("2H", "9S 9S TS TS QS QS", "3H 3H 4H 4H 6H 6H") == 1


def test_t31_two_tractors_are_needed_where_two_were_thrown():
    lead = "3S 3S 4S 4S 6S 6S 7S 7S"
    assert won_by("2H", lead, "3H 3H 4H 4H 5H 5H 7H 7H") == 0
    assert won_by("2H", lead, "3H 3H 4H 4H 5H 5H 6H 6H") == 1
    assert won_by("2H", lead, "AH AH 2S 2S 2C 2C 2H 2H") == 1


def test_t31_largest_unit_compares_the_top_of_the_largest():
    lead = "8S 8S TS"
    assert won_by("KH", lead, "7H 7H JH", "5H 5H AH") == 1
    assert won_by("KH", "8S 8S TS", "5H 5H AH", "7H 7H 3H") == 2
    assert won_by("2H", "9S QS", "3H AH", "KH 2C", "4H 2S") == 2


def test_t31_largest_unit_takes_the_best_way_to_lay_it():
    lead = "9S 9S TS TS QS QS"
    assert won_by("2H", lead, "3H 3H 4H 4H KH KH", "7H 7H 8H 8H 9H 9H") == 2
    assert won_by("2H", lead, "7H 7H 8H 8H 9H 9H", "AH AH 4H 4H 5H 5H") == 1


def test_t31_of_several_largest_units_the_highest_counts():
    lead = "3S 3S 4S 4S 6S 6S 7S 7S"
    assert won_by("2H", lead, "3H 3H 4H 4H TH TH JH JH", "6H 6H 7H 7H 9H 9H 8H 8H") == 1
    assert won_by("2H", lead, "6H 6H 7H 7H 9H 9H 8H 8H", "3H 3H 4H 4H TH TH JH JH") == 2


@pytest.mark.parametrize("preset", ["reference", "standard", "auction"])
def test_t31_preset_reference_compares_trumps_by_their_highest_kind_and_the_others_by_the_leads(preset):
    rules = tractor_rules(preset)
    trump = Trump.under(rules, parse_rank("2"), parse_suit("H"))
    plays = [parse_cards(text) for text in ("KC KC 8C 7C", "9H 9H AH BJ", "5H 5H 6H 6H", "3D 4D 5D 6D")]
    assert winner(plays, trump, rules) == (2 if preset == "reference" else 1)


def test_t31_two_tractors_are_laid_as_high_as_they_go():
    rules, trump = tractor_rules("standard"), Trump(parse_rank("2"), parse_suit("H"))
    ladder = ladder_of(trump, rules)
    form = format_of(Holding.of(parse_cards("3S 3S 4S 4S 6S 6S 7S 7S 9S 9S"), ladder))
    ruff = Holding.of(parse_cards("3H 3H 4H 4H 9H 9H TH TH JH JH"), ladder)
    assert strength_of(ruff, form, rules).height == ladder.step[parse_card("JH")]


def test_t31_all_units_asks_that_each_be_beaten():
    lead = "8S 8S TS"
    assert won_by("2H", lead, "5H 5H 6H", "7H 7H 5C", "7H 7H 3H", throw_beat="all_units") == 1
    assert won_by("2H", lead, "5H 5H 6H", "7H 7H 8H", "9H 9H 8H", throw_beat="all_units") == 2
    assert won_by("2H", "9S QS", "3H AH", "4H BJ", "5H SJ", throw_beat="all_units") == 2


def test_t31_all_units_lets_the_challenger_lay_its_pairs_as_it_likes():
    assert won_by("2H", "8S 8S TS QS", "4H 4H JH QH", "5H 5H KH KH", throw_beat="all_units") == 2


def test_t31_highest_card_compares_one_card():
    lead = "8S 8S TS"
    assert won_by("KH", lead, "7H 7H JH", "5H 5H AH", throw_beat="highest_card") == 2
    assert won_by("KH", lead, "7H 7H BJ", "5H 5H AH", throw_beat="highest_card") == 1


@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t31_equal_ones_leave_the_earlier_standing(throw_beat):
    assert won_by("2H", "8S 8S TS", "2S 2S 5H", "2C 2C 5H", throw_beat=throw_beat) == 1


# T32 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("throw_beat", OPTIONS)
def test_t32_the_order_cards_are_listed_in_never_matters(throw_beat):
    plays = ["3S 3S 4S 4S 9S", "AH AH 2C 2C 3H", "5H 5H 6H 6H BJ"]
    expected = won_by("2H", *plays, throw_beat=throw_beat)
    for play in range(3):
        for order in list(permutations(plays[play].split()))[::7]:
            listed = [*plays[:play], " ".join(order), *plays[play + 1 :]]
            assert won_by("2H", *listed, throw_beat=throw_beat) == expected


def test_beats_asks_the_same_one_play_at_a_time():
    rules = tractor_rules("standard")
    trump = Trump(parse_rank("2"), parse_suit("H"))
    lead, low, high = (parse_cards(text) for text in ("8S 8S TS", "5H 5H 6H", "7H 7H 3H"))
    assert beats(low, lead, lead, trump, rules)
    assert beats(high, low, lead, trump, rules)
    assert not beats(low, high, lead, trump, rules)
    assert not beats(parse_cards("AS AS KS"), lead, lead, trump, rules)
