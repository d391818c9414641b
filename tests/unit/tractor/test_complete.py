import pytest

from followsuit.base.cards import NO_TRUMP, Rank, cards_text, parse_card, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.interface.prompts import chosen_with, complete
from followsuit.card_games.tractor.rules import PRESETS

STANDARD = PRESETS["standard"]


def suggested(trump, hand, tapped, lead=None, rules=STANDARD):
    suit = NO_TRUMP if trump[1] == "N" else parse_suit(trump[1])
    named = Trump.under(rules, parse_rank(trump[0]), suit)
    led = None if lead is None else parse_cards(lead)
    return cards_text(complete(parse_cards(hand), parse_card(tapped), led, named, rules))


@pytest.mark.parametrize(
    ("tapped", "cards"),
    [
        ("5S", "6S 6S 5S 5S"),
        ("9S", "9S 9S"),
        ("KS", "KS"),
        ("7C", "7H 7H 7C 7C AH AH"),
        ("7D", "7H 7H 7D 7D AH AH"),
    ],
)
def test_a_tap_for_a_lead_takes_tractor_before_pair_before_single(tapped, cards):
    hand = "5S 5S 6S 6S 9S 9S KS AH AH 7C 7C 7D 7D 7H 7H"
    assert suggested("7H", hand, tapped) == cards


@pytest.mark.parametrize(
    ("tapped", "lead", "cards"),
    [
        ("9S", "KS", "9S"),
        ("5S", "KS KS", "5S 5S"),
        ("9S", "KS KS", ""),
        ("5S", "QS QS KS KS", "6S 6S 5S 5S"),
        ("8S", "QS QS KS KS", ""),
        ("9S", "AS QS", "9S 6S"),
        ("9S", "AS QS QS", "9S 6S 6S"),
        ("KD", "3C 3C", "KD KD"),
        ("4H", "3C 3C", "4H 4H"),
        ("AD", "3C 3C", "AD 9S"),
        ("AD", "3S", ""),
    ],
)
def test_a_tap_for_a_follow_completes_the_led_shape(tapped, lead, cards):
    hand = "5S 5S 6S 6S 8S 8S 9S KD KD AD 4H 4H"
    assert suggested("2H", hand, tapped, lead) == cards


def test_with_too_few_of_the_suit_all_of_them_go_along():
    assert suggested("2H", "5S 9C KD KD", "9C", "AS AS") == "9C 5S"
    assert suggested("2H", "5S 9C KD KD", "5S", "AS AS") == "9C 5S"


def test_a_card_that_is_not_held_cannot_be_tapped():
    with pytest.raises(CardError):
        suggested("2H", "5S", "6S")
    with pytest.raises(CardError):
        complete(parse_cards("5S"), parse_card("5S"), (), Trump(Rank.TWO, NO_TRUMP), STANDARD)


def chosen(hand, before, tapped, lead=None):
    led = None if lead is None else parse_cards(lead)
    trump = Trump.under(STANDARD, Rank.TWO, parse_suit("H"))
    cards = chosen_with(parse_cards(hand), parse_cards(before), parse_card(tapped), led, trump, STANDARD)
    return cards_text(cards)


def test_a_second_tap_for_a_lead_adds_a_whole_unit_of_what_is_left():
    hand = "5S 5S 6S 6S 9S 9S KS AS"
    assert chosen(hand, "AS", "9S") == "AS 9S 9S"
    assert chosen(hand, "AS 9S 9S", "5S") == "AS 9S 9S 6S 6S 5S 5S"
    assert chosen(hand, "6S 6S", "5S") == "6S 6S 5S 5S"
    assert chosen(hand, "9S", "9S") == "9S 9S"


def test_a_second_tap_for_a_follow_adds_the_one_card():
    hand = "5S 5S 6S 6S 9S KS"
    assert chosen(hand, "", "5S", "AS AS") == "5S 5S"
    assert chosen(hand, "5S", "6S", "AS AS") == "6S 5S"


def test_a_tap_beyond_what_a_follow_asks_begins_anew():
    hand = "5S 5S 6S 6S 9S KS"
    assert chosen(hand, "5S 5S", "6S", "AS AS") == "6S 6S"
    assert chosen(hand, "5S 5S", "KS", "AS AS") == "KS"


def test_cards_chosen_or_tapped_have_to_be_held():
    for before, tapped in (("7S", "5S"), ("", "7S"), ("9S", "9S"), ("5S 5S", "5S")):
        with pytest.raises(CardError) as caught:
            chosen("5S 5S 9S", before, tapped)
        assert caught.value.code == "not_in_hand"
