"""Tractor, T24–T29: what a follower owes, case by case."""

import pytest

from followsuit.base.cards import NO_TRUMP, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules


def refusal(trump, hand, lead, play, **fields):
    rules = tractor_rules({"preset": "standard", **fields})
    suit = NO_TRUMP if trump[1] == "N" else parse_suit(trump[1])
    named = Trump.under(rules, parse_rank(trump[0]), suit)
    return check_follow(parse_cards(hand), parse_cards(lead), parse_cards(play), named, rules)


def is_legal(*question, **fields):
    return refusal(*question, **fields) is None


# T24 -------------------------------------------------------------------------------------------------------
def test_t24_as_many_cards_as_were_led():
    found = refusal("2H", "5S 6S 7S", "8S 8S", "5S")
    assert (found.code, found.clause, found.facts) == ("wrong_count", "T24", {"cards": 2, "played": 1})


def test_t24_the_led_suit_while_it_is_held():
    found = refusal("2H", "5S 6S AC", "8S", "AC")
    assert (found.code, found.clause) == ("must_follow_suit", "T24")
    assert found.facts == {"suit": "S", "cards": 1, "held": ["5S", "6S"]}


def test_t24_with_too_few_all_of_them_and_any_others():
    assert is_legal("2H", "5S AC KD", "8S 8S", "5S AC")
    assert not is_legal("2H", "5S AC KD", "8S 8S", "KD AC")


def test_t24_a_rank_card_does_not_follow_its_printed_suit():
    assert not is_legal("7H", "7S 5S AC", "8S", "7S")
    assert is_legal("7H", "7S AC", "8S", "AC")


def test_t24_cards_that_are_not_held_are_refused():
    found = refusal("2H", "5S 6S", "8S 8S", "5S 5S")
    assert (found.code, found.clause, found.facts) == ("not_in_hand", "T24", {"cards": ["5S"]})
    assert refusal("2H", "5S 5S", "8S 8S 9S", "5S 5S 5S").facts == {"cards": ["5S"]}


# T25 -------------------------------------------------------------------------------------------------------
def test_t25_a_pair_answers_a_pair():
    found = refusal("2H", "5S 5S 7S 9S", "8S 8S", "7S 9S")
    assert (found.code, found.clause) == ("must_play_pairs", "T25")
    assert found.facts == {"suit": "S", "pairs": 1, "held": ["5S 5S"]}
    assert is_legal("2H", "5S 5S 7S 9S", "8S 8S", "5S 5S")


def test_t25_without_a_pair_any_two_of_the_suit():
    assert is_legal("2H", "5S 6S 7S", "8S 8S", "5S 7S")


def test_t25_a_pair_may_come_out_of_a_tractor():
    assert is_legal("2H", "5S 5S 6S 6S", "8S 8S", "5S 5S")


# T26 -------------------------------------------------------------------------------------------------------
def test_t26_a_tractor_answers_a_tractor():
    found = refusal("2H", "5S 5S 6S 6S JS JS", "8S 8S 9S 9S", "5S 5S JS JS")
    assert (found.code, found.clause) == ("must_play_tractor", "T26")
    assert found.facts == {"suit": "S", "tractors": [2], "pairs": 2, "held": ["5S 5S", "6S 6S", "JS JS"]}


def test_t26_follower_splits_a_longer_tractor():
    hand = "5S 5S 6S 6S 7S 7S JS JS"
    assert is_legal("2H", hand, "8S 8S 9S 9S", "6S 6S 7S 7S")
    assert is_legal("2H", hand, "8S 8S 9S 9S", "5S 5S 6S 6S")
    assert not is_legal("2H", hand, "8S 8S 9S 9S", "5S 5S 7S 7S")


def test_t26_without_a_tractor_as_many_pairs():
    found = refusal("2H", "5S 5S JS JS 9S", "KS KS QS QS", "5S 5S JS 9S")
    assert str(found) == "must play pairs (T26): suit S, pairs 2, held ['5S 5S', 'JS JS']"
    assert is_legal("2H", "5S 5S JS JS 9S", "KS KS QS QS", "5S 5S JS JS")


def test_t26_with_fewer_pairs_every_pair_then_singles():
    hand = "5S 5S 7S 9S JS AC AC"
    assert is_legal("2H", hand, "KS KS QS QS", "5S 5S 7S JS")
    assert not is_legal("2H", hand, "KS KS QS QS", "5S 7S 9S JS")
    assert not is_legal("2H", hand, "KS KS QS QS", "5S 5S AC AC")


def test_t26_then_other_suits():
    assert is_legal("2H", "5S 5S 7S AC KD", "KS KS QS QS", "5S 5S 7S KD")
    assert not is_legal("2H", "5S 5S 7S AC KD", "KS KS QS QS", "5S 5S AC KD")


def test_t26_a_shorter_tractor_is_owed_by_option_only():
    hand, lead = "3S 3S 4S 4S 9S 9S JS JS", "5S 5S 6S 6S 7S 7S"
    assert is_legal("2H", hand, lead, "3S 3S 9S 9S JS JS")
    found = refusal("2H", hand, lead, "3S 3S 9S 9S JS JS", shorter_tractor="yes")
    assert (found.code, found.clause, found.facts["tractors"]) == ("must_play_tractor", "T26", [2])
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S JS JS", shorter_tractor="yes")


def test_t26_what_a_shorter_tractor_leaves_is_owed_as_the_next():
    hand, lead = "3S 3S 4S 4S 6S 6S 7S 7S 9S 9S", "TS TS JS JS QS QS KS KS"
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S 6S 6S 9S 9S")
    assert not is_legal("2H", hand, lead, "3S 3S 4S 4S 6S 6S 9S 9S", shorter_tractor="yes")
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S 6S 6S 7S 7S", shorter_tractor="yes")


def test_t26_an_equal_rank_pair_serves_as_well_as_another():
    hand = "AH AH 7S 7S 7C 7C 3H"
    for pair in ("7S 7S", "7C 7C"):
        assert is_legal("7H", hand, "9H 9H TH TH", f"AH AH {pair}")
    assert not is_legal("7H", hand, "9H 9H TH TH", "7S 7S 7C 7C")


# T27 -------------------------------------------------------------------------------------------------------
def test_t27_a_throw_calls_for_as_many_pairs_as_it_holds():
    hand, lead = "5S 5S 7S 7S 9S JS", "KS KS AS"
    assert is_legal("2H", hand, lead, "5S 5S 9S")
    found = refusal("2H", hand, lead, "5S 7S 9S")
    assert (found.code, found.clause, found.facts["pairs"]) == ("must_play_pairs", "T27", 1)


def test_t27_a_tractor_in_a_throw_calls_for_a_tractor():
    hand, lead = "3S 3S 4S 4S 6S 6S 9S TS", "QS QS KS KS AS"
    found = refusal("2H", hand, lead, "3S 3S 6S 6S TS")
    assert (found.code, found.clause, found.facts["tractors"]) == ("must_play_tractor", "T27", [2])
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S TS")


def test_t27_by_pairs_only_the_number_counts():
    hand, lead = "3S 3S 4S 4S 6S 6S 9S TS", "QS QS KS KS AS"
    assert is_legal("2H", hand, lead, "3S 3S 6S 6S TS", throw_follow="pairs")
    assert not is_legal("2H", hand, lead, "3S 3S 6S 9S TS", throw_follow="pairs")


def test_t27_by_pairs_a_tractor_by_itself_still_calls_for_one():
    assert not is_legal("2H", "3S 3S 4S 4S 6S 6S", "QS QS KS KS", "3S 3S 6S 6S", throw_follow="pairs")


def test_t27_the_longest_tractor_is_met_first():
    hand = "3S 3S 4S 4S 5S 5S 7S 7S 9S 9S JS JS"
    lead = "QS QS KS KS AS AS 8S 8S 7S 7S"
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S 5S 5S 7S 7S JS JS")
    assert not is_legal("2H", hand, lead, "3S 3S 4S 4S 7S 7S 9S 9S JS JS")


def test_t27_a_tractor_that_cannot_be_met_with_those_before_it_is_let_go():
    hand = "3S 3S 4S 4S 5S 5S 7S 7S 9S 9S"
    lead = "KS KS AS AS JS JS TS TS"
    assert is_legal("2H", hand, lead, "3S 3S 4S 4S 7S 7S 9S 9S")
    assert is_legal("2H", hand, lead, "4S 4S 5S 5S 7S 7S 9S 9S")
    assert not is_legal("2H", hand, lead, "3S 3S 5S 5S 7S 7S 9S 9S")


def test_t27_two_equal_rank_pairs_can_serve_two_tractors():
    hand = "AH AH 7S 7S 7C 7C 7H 7H 3H 3H 5H 5H"
    lead = "8H 8H 9H 9H JH JH QH QH"
    assert is_legal("7H", hand, lead, "AH AH 7S 7S 7C 7C 7H 7H")
    assert not is_legal("7H", hand, lead, "AH AH 7S 7S 7C 7C 3H 3H")
    assert not is_legal("7H", hand, lead, "AH AH 7S 7S 3H 3H 5H 5H")


def test_t27_a_throw_of_singles_owes_nothing_but_the_suit():
    assert is_legal("2H", "5S 5S 7S 9S", "AS KS", "5S 9S")


# T28, T29 --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pair", ["BJ BJ", "7S 7S", "7H 7H", "3H 3H"])
def test_t28_any_pair_of_trumps_answers_a_pair_of_trumps(pair):
    hand = f"{pair} 4H 5H"
    assert is_legal("7H", hand, "9H 9H", pair)
    assert not is_legal("7H", hand, "9H 9H", "4H 5H")


def test_t28_rank_cards_of_different_suits_are_no_pair():
    assert is_legal("7H", "7S 7C 4H", "9H 9H", "7S 4H")


def test_t29_a_void_seat_may_play_anything():
    for play in ("AC AC", "AC KD", "3H 3H", "3H AC"):
        assert is_legal("2H", "AC AC KD 3H 3H", "5S 5S", play)


def test_t29_pairs_of_other_suits_are_not_owed():
    assert is_legal("2H", "5S AC AC KD", "9S 9S", "5S KD")


def test_a_lead_of_two_suits_is_no_question():
    with pytest.raises(CardError, match="one effective suit"):
        refusal("2H", "5S 6S", "8S 8C", "5S 6S")
    with pytest.raises(CardError, match="one effective suit"):
        refusal("2H", "5S 6S", "", "")


def test_presets_differ_in_what_is_adjacent():
    question = "7H", "6S 6S 8S 8S TS TS", "QS QS KS KS", "6S 6S TS TS"
    suit = Trump(parse_rank("7"), parse_suit("H"))
    hand, lead, play = map(parse_cards, question[1:])
    verdicts = {name: check_follow(hand, lead, play, suit, rules) is None for name, rules in PRESETS.items()}
    assert verdicts == {"reference": False, "howto": True, "auction": False, "standard": False}
