"""Tractor, T15–T20 and T50: which cards are trumps, their order, adjacency, units, and how a hand is sorted."""

import pytest

from followsuit.base.cards import (
    NO_TRUMP,
    Rank,
    Suit,
    cards_text,
    parse_card,
    parse_cards,
    parse_rank,
    parse_suit,
)
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.shapes import shape, units
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, effective_suit, sorted_hand
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules

STANDARD = PRESETS["standard"]


def trump_of(text, rules=STANDARD):
    return Trump.under(rules, parse_rank(text[0]), NO_TRUMP if text[1] == "N" else parse_suit(text[1]))


def shape_of(trump, cards, rules=STANDARD):
    return shape(parse_cards(cards), trump_of(trump, rules), rules).value


def with_options(**fields):
    return tractor_rules({"preset": "standard", **fields})


def is_trump(trump, card, rules=STANDARD):
    return trump_of(trump, rules).is_trump(parse_card(card))


# T15 -------------------------------------------------------------------------------------------------------
def test_t15_jokers_rank_cards_and_the_suit_are_trumps():
    assert all(is_trump("7H", card) for card in ("SJ", "BJ", "7S", "7H", "2H", "AH"))
    assert not any(is_trump("7H", card) for card in ("AS", "6C", "8D"))


def test_t15_without_a_trump_suit_rank_cards_are_trumps():
    assert is_trump("7N", "7S") and is_trump("7N", "BJ") and not is_trump("7N", "AS")


def test_t15_plain_rank_cards_stand_in_their_own_suits():
    rules = with_options(no_trump_ranks="plain")
    assert not is_trump("7N", "7S", rules) and is_trump("7N", "SJ", rules)
    assert effective_suit(parse_card("7S"), trump_of("7N", rules)) is EffectiveSuit.SPADES
    assert shape_of("7N", "6S 6S 7S 7S 8S 8S", rules) == "tractor"
    assert shape_of("7N", "6S 6S 8S 8S", rules) == "throw"


def test_t15_plain_means_nothing_where_there_is_a_trump_suit():
    assert is_trump("7H", "7S", with_options(no_trump_ranks="plain"))


# T16, T17 --------------------------------------------------------------------------------------------------
def test_t16_trumps_go_from_the_big_joker_to_the_two():
    steps = ladder_of(trump_of("7H"), STANDARD).step
    order = "BJ SJ 7H 7S AH KH QH JH TH 9H 8H 6H 5H 4H 3H 2H"
    values = [steps[card] for card in parse_cards(order)]
    assert values == sorted(values, reverse=True) and len(set(values)) == len(values)


def test_t16_rank_cards_of_other_suits_are_equal():
    steps = ladder_of(trump_of("7H"), STANDARD).step
    assert len({steps[card] for card in parse_cards("7S 7C 7D")}) == 1


def test_t16_without_a_trump_suit_all_rank_cards_are_equal_below_the_small_joker():
    steps = ladder_of(trump_of("7N"), STANDARD).step
    assert len({steps[card] for card in parse_cards("7S 7H 7C 7D")}) == 1
    assert steps[parse_card("7S")] < steps[parse_card("SJ")] < steps[parse_card("BJ")]


def test_t17_side_suits_go_from_ace_to_two_without_the_trump_rank():
    steps = ladder_of(trump_of("7H"), STANDARD).step
    values = [steps[card] for card in parse_cards("AS KS QS JS TS 9S 8S 6S 5S 4S 3S 2S")]
    assert values == list(range(11, -1, -1))


# T18 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("5S", "single"),
        ("5S 5S", "pair"),
        ("BJ BJ", "pair"),
        ("SJ BJ", "throw"),
        ("7S 7C", "throw"),
        ("5S 5C", "mixed"),
        ("5S 6S", "throw"),
    ],
)
def test_t18_a_pair_is_two_identical_cards(cards, found):
    assert shape_of("7H", cards) == found


# T19 -------------------------------------------------------------------------------------------------------
def test_t19_neighbouring_pairs_are_a_tractor():
    assert shape_of("2H", "5S 5S 6S 6S") == "tractor"
    assert shape_of("2H", "5S 5S 6S 6S 7S 7S 8S 8S") == "tractor"
    assert shape_of("2H", "5S 5S 7S 7S") == "throw"


def test_t19_a_tractor_does_not_go_round_from_ace_to_two():
    assert shape_of("7H", "AS AS 2S 2S") == "throw"


@pytest.mark.parametrize(
    ("option", "trump", "cards"),
    [
        ("rank_gap", "7H", "6S 6S 8S 8S"),
        ("rank_gap", "7H", "6H 6H 8H 8H"),
        ("ace_offrank", "7H", "AH AH 7S 7S"),
        ("offrank_rank", "7H", "7S 7S 7H 7H"),
        ("rank_small_joker", "7H", "7H 7H SJ SJ"),
        ("rank_small_joker", "7N", "7D 7D SJ SJ"),
        ("joker_joker", "7H", "SJ SJ BJ BJ"),
    ],
)
def test_t19_each_option_decides_one_neighbourhood(option, trump, cards):
    assert shape_of(trump, cards, with_options(**{option: True})) == "tractor"
    assert shape_of(trump, cards, with_options(**{option: False})) == "throw"
    others = {"rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"} - {option}
    assert shape_of(trump, cards, with_options(**dict.fromkeys(others, False))) == "tractor"


def test_t19_off_suit_rank_pairs_make_no_tractor_with_each_other():
    assert shape_of("7H", "7S 7S 7C 7C") == "throw"
    assert shape_of("7N", "7S 7S 7C 7C") == "throw"


def test_t19_a_tractor_holds_at_most_one_off_suit_rank_pair():
    assert shape_of("7H", "AH AH 7S 7S 7H 7H") == "tractor"
    assert shape_of("7H", "AH AH 7S 7S 7C 7C 7H 7H") == "throw"


def test_t19_the_whole_top_is_one_tractor():
    assert shape_of("7H", "KH KH AH AH 7C 7C 7H 7H SJ SJ BJ BJ") == "tractor"


def test_t19_an_ace_does_not_touch_the_rank_pair_of_its_own_suit():
    assert shape_of("7H", "AH AH 7H 7H") == "throw"


def test_t19_an_off_suit_rank_pair_does_not_touch_the_small_joker():
    assert shape_of("7H", "7S 7S SJ SJ") == "throw"


def test_t19_the_side_suits_ace_touches_no_rank_pair():
    assert shape_of("7H", "AS AS 7S 7S") == "mixed"


def test_t19_with_aces_as_trump_rank_the_king_is_the_trump_suits_top():
    assert shape_of("AH", "KH KH AS AS") == "tractor"
    assert shape_of("AH", "KH KH AS AS", with_options(rank_gap=False)) == "throw"
    assert shape_of("AH", "KH KH AS AS", with_options(ace_offrank=False)) == "throw"
    assert shape_of("AH", "KS KS QS QS") == "tractor"


def test_t19_with_twos_as_trump_rank_nothing_is_missing_below():
    for gap in (True, False):
        assert shape_of("2H", "3S 3S 4S 4S", with_options(rank_gap=gap)) == "tractor"


# T20 -------------------------------------------------------------------------------------------------------
def test_t20_units_are_found_longest_tractor_first():
    found = units(parse_cards("3S 3S 4S 4S 6S 6S 8S 8S 9S 9S KS KS AS 2S"), trump_of("7H"), STANDARD)
    assert [cards_text(unit.cards) for unit in found] == [
        "9S 9S 8S 8S 6S 6S",
        "4S 4S 3S 3S",
        "KS KS",
        "AS",
        "2S",
    ]


def test_t20_of_equal_rank_pairs_one_goes_into_the_tractor():
    found = units(parse_cards("AH AH 7S 7S 7C 7C 7H 7H"), trump_of("7H"), STANDARD)
    assert [unit.pairs for unit in found] == [3, 1]
    assert {card.text for card in found[1].cards} < {"7S", "7C"}


def test_t20_a_throw_is_of_one_effective_suit():
    assert shape_of("7H", "AS KS KS") == "throw"
    assert shape_of("7H", "AS 7S") == "mixed"
    assert shape_of("7H", "AH 7S BJ BJ") == "throw"


# T50 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("suit", "order"),
    [
        (NO_TRUMP, "SHCD"),
        (Suit.HEARTS, "CDS"),
        (Suit.CLUBS, "DSH"),
        (Suit.DIAMONDS, "SHC"),
        (Suit.SPADES, "HCD"),
    ],
)
def test_t50_side_suits_follow_the_trump_suit_round_the_cycle(suit, order):
    hand = sorted_hand(parse_cards("3S 3H 3C 3D"), Trump(Rank.TWO, suit))
    assert "".join(card.suit.letter for card in hand if card.suit is not suit) == order


def test_t50_trumps_come_first_from_high_to_low():
    hand = parse_cards("3H AS 2S BJ KH 2H SJ AC 2D")
    assert cards_text(sorted_hand(hand, trump_of("2H"))) == "BJ SJ 2H 2D 2S KH 3H AC AS"


def test_t50_plain_rank_cards_are_sorted_into_their_suits():
    rules = with_options(no_trump_ranks="plain")
    hand = parse_cards("6S 7S 8S SJ 7H")
    assert cards_text(sorted_hand(hand, trump_of("7N", rules))) == "SJ 8S 7S 6S 7H"
