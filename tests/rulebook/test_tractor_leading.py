"""Tractor, T21–T23: what may be led, which throws are proven, and what happens to a failed throw."""

import pytest

from followsuit.base.cards import NO_TRUMP, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import CardError
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.shapes import units
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.law.lead import check_lead, is_beaten, outside, resolve_throw
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules

SPADES, HEARTS = EffectiveSuit.SPADES, EffectiveSuit.HEARTS


def rules_of(**fields):
    return tractor_rules({"preset": "standard", **fields})


def trump_of(text):
    return Trump(parse_rank(text[0]), NO_TRUMP if text[1] == "N" else parse_suit(text[1]))


def refusal(trump, hand, play, observation="", buried="", voids=None, **fields):
    held, played, known, laid = map(parse_cards, (hand, play, observation, buried))
    return check_lead(held, played, known, laid, voids or {}, trump_of(trump), rules_of(**fields))


def thrown(trump, attempt, *others, **fields):
    result = resolve_throw(
        parse_cards(attempt), [*map(parse_cards, others)], trump_of(trump), rules_of(**fields)
    )
    return (result.fails, cards_text(sorted(result.down)), result.beaten_by)


# T21 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("play", ["3S", "3S 3S", "3S 3S 4S 4S", "3H", "SJ SJ BJ BJ"])
@pytest.mark.parametrize("throw", ["off", "proven", "attempt"])
def test_t21_a_single_a_pair_or_a_tractor_may_always_be_led(throw, play):
    assert refusal("2H", "3S 3S 4S 4S 3H SJ SJ BJ BJ", play, throw=throw) is None


def test_t21_cards_that_are_not_held_cannot_be_led():
    found = refusal("2H", "3S 4S", "3S 3S")
    assert (found.code, found.facts) == ("not_in_hand", {"cards": ["3S"]})
    assert refusal("2H", "3S", "").code == "no_cards"


# T22 -------------------------------------------------------------------------------------------------------
def test_t22_throws_may_be_off():
    found = refusal("2H", "AS AS KS", "AS AS KS", throw="off")
    assert (found.code, found.clause, found.facts) == ("no_throws", "T22", {"units": ["AS AS", "KS"]})


def test_t22_cards_of_two_suits_are_never_a_lead():
    assert refusal("2H", "AS AC", "AS AC").code == "mixed_suits"
    assert refusal("2H", "AS 2S", "AS 2S").code == "mixed_suits"


def test_t22_a_throw_is_proven_if_every_unit_is_unbeatable():
    hand = "AS AS KS KS QS"
    assert refusal("2H", hand, "AS AS KS KS QS", throw="proven") is None
    assert refusal("2H", hand, "AS KS", throw="proven") is None
    found = refusal("2H", "AS AS KS QS", "AS AS KS QS", throw="proven")
    assert (found.code, found.clause, found.facts["beatable"]) == ("not_proven", "T22", ["QS"])


def test_t22_all_others_shown_void_allows_any_throw_of_the_suit():
    voids = {Seat.E: {SPADES}, Seat.N: {SPADES, HEARTS}, Seat.W: {SPADES}}
    assert refusal("2H", "3S 5S 5S", "3S 5S 5S", voids=voids, throw="proven") is None
    assert refusal("2C", "3H 5H 5H", "3H 5H 5H", voids=voids, throw="proven").code == "not_proven"
    del voids[Seat.W]
    assert refusal("2H", "3S 5S 5S", "3S 5S 5S", voids=voids, throw="proven").code == "not_proven"


def test_t22_throws_of_trumps_are_an_option_of_their_own():
    for throw in ("proven", "attempt"):
        found = refusal("2H", "BJ BJ SJ", "BJ BJ SJ", throw=throw, throw_in_trump="no")
        assert (found.code, found.clause) == ("no_throw_in_trump", "T22")
        assert refusal("2H", "BJ BJ SJ", "BJ BJ SJ", throw=throw) is None


def test_t22_any_set_of_one_suit_may_be_tried():
    assert refusal("2H", "3S 5S 5S 9S", "3S 5S 5S 9S", throw="attempt") is None


def test_t22_a_throw_fails_if_another_seat_beats_a_unit():
    assert thrown("2H", "KS KS 3S", "QS 4S", "5H", "6C") == (True, "3S", 0)
    assert thrown("2H", "KS KS QS", "AS", "5H", "6C") == (True, "QS", 0)
    assert thrown("2H", "KS KS AS", "QS QS 4S", "5H 5H", "6C") == (False, "KS KS AS", None)


def test_t22_the_partner_counts_too():
    assert thrown("2H", "KS KS QS", "3S", "AS", "4S") == (True, "QS", 1)


def test_t22_trumps_in_other_hands_do_not_make_a_side_throw_fail():
    assert thrown("2H", "AS KS", "3H 3H", "BJ BJ", "4H") == (False, "KS AS", None)


def test_t22_the_lowest_beaten_unit_goes_down():
    attempt, others = "JS JS 9S 9S AS", ("QS QS 3S", "4S", "5S")
    assert thrown("2H", attempt, *others) == (True, "9S 9S", 0)
    assert thrown("2H", "JS JS 9S 9S 4S", "QS QS 3S", "TS", "2C") == (True, "4S", 0)
    assert thrown("2H", "9S 9S TS TS KS", "JS JS QS QS 3S", "4S", "5S") == (True, "9S 9S TS TS", 0)


def test_t22_or_the_lowest_unit_of_all():
    assert thrown("2H", "AS KS KS", "3S", "4S", "5S", failed_throw="lowest_any") == (False, "KS KS AS", None)
    assert thrown("2H", "AS QS QS", "KS KS 3S", "4S", "5S") == (True, "QS QS", 0)
    assert thrown("2H", "AS QS QS", "KS KS 3S", "4S", "5S", failed_throw="lowest_any") == (True, "AS", 0)


def test_t22_lowest_means_single_pair_shorter_tractor_longer_tractor():
    lead = "3S 3S 4S 4S 6S 6S 7S 7S 8S 8S TS TS AS AS"
    found = units(parse_cards(lead), trump_of("2H"), rules_of())
    lowest_first = sorted(found, key=lambda unit: unit.height)
    assert [cards_text(unit.cards) for unit in lowest_first] == [
        "TS TS",
        "AS AS",
        "4S 4S 3S 3S",
        "8S 8S 7S 7S 6S 6S",
    ]


def test_t22_a_single_pair_or_tractor_never_fails():
    assert thrown("2H", "3S 3S 4S 4S", "5S 5S 6S 6S", "AS", "KS") == (False, "3S 3S 4S 4S", None)


# T23 -------------------------------------------------------------------------------------------------------
def test_t23_the_worked_example():
    rules, trump = rules_of(), trump_of("2H")
    known = parse_cards("AS AS KS KS QS JS 8S" + " QS TS 9S 9S 7S 7S")
    rest = outside(known, ladder_of(trump, rules))
    verdicts = {
        text: not is_beaten(units(parse_cards(text), trump, rules)[0], SPADES, rest)
        for text in ("QS", "TS", "9S 9S", "7S 7S")
    }
    assert verdicts == {"QS": True, "TS": False, "9S 9S": True, "7S 7S": True}


def test_t23_a_tractor_is_judged_as_a_tractor():
    played = "KS QS JS TS 9S 8S 7S 6S"
    assert refusal("2H", "3S 3S 4S 4S AS AS", "3S 3S 4S 4S AS AS", "5S " + played, throw="proven") is None
    # Queens and nines can be out as pairs, but no two neighbours: loose higher pairs do not beat it.
    seen = "5S 6S AS KS JS TS 8S 7S"
    assert refusal("2H", "3S 3S 4S 4S AS", "3S 3S 4S 4S AS", seen, throw="proven") is None


def test_t23_a_longer_tractor_beats_a_shorter_one():
    found = refusal("2H", "3S 3S 4S 4S AS AS", "3S 3S 4S 4S AS AS", throw="proven")
    assert found.facts["beatable"] == ["4S 4S 3S 3S"]


def test_t23_what_the_leader_buried_is_not_outside():
    hand = "KS KS QS"
    assert refusal("2H", hand, hand, observation="AS", throw="proven").facts["beatable"] == ["QS"]
    assert refusal("2H", hand, hand, observation="AS", buried="AS", throw="proven") is None
    assert refusal("2H", hand, hand, throw="proven").facts["beatable"] == ["KS KS", "QS"]


def test_t23_in_trumps_any_higher_rank_pair_can_be_out():
    hand = "BJ BJ SJ SJ 2H 2H AH AH"
    assert refusal("2H", hand, "BJ BJ SJ SJ AH AH", throw="proven").facts["beatable"] == ["AH AH"]
    assert refusal("2H", hand, "BJ BJ SJ SJ AH AH", "2S 2C 2D", throw="proven") is None


def test_a_card_known_three_times_is_no_question():
    with pytest.raises(CardError, match="3 times"):
        refusal("2H", "AS AS KS", "AS AS KS", observation="AS", throw="proven")


def test_throws_need_one_suit():
    with pytest.raises(CardError):
        resolve_throw(parse_cards("AS AC"), [], trump_of("2H"), PRESETS["standard"])
