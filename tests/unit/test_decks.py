from collections import Counter
from random import Random

import pytest

from followsuit.base.cards import cards_text, parse_cards
from followsuit.base.decks import DOUBLE, FIFTY_TWO, FORTY, THIRTY_SIX
from followsuit.base.errors import CardError


@pytest.mark.parametrize(("deck", "size"), [(FIFTY_TWO, 52), (FORTY, 40), (THIRTY_SIX, 36), (DOUBLE, 108)])
def test_a_shuffle_keeps_every_card(deck, size):
    shuffled = deck.shuffled(Random(1))
    assert len(deck) == size
    assert Counter(shuffled) == Counter(deck.cards)
    assert shuffled != deck.cards


def test_h1_two_hundred_leaves_out_twos_threes_and_fours_and_the_short_pack_the_sixes_too():
    assert {card.rank.letter for card in FORTY.cards} == set("56789TJQKA")
    assert {card.rank.letter for card in THIRTY_SIX.cards} == set("5789TJQKA")


def test_the_same_seed_gives_the_same_order_on_every_interpreter():
    # Written down once from CPython 3.11; Pyodide's CPython 3.14 runs this test too.
    assert cards_text(FORTY.shuffled(Random("followsuit"))[:8]) == "TD AH TH 9C TC KC 6C KH"


def test_a_shuffle_has_no_favourite_place():
    places = Counter(FORTY.shuffled(Random(seed)).index(FORTY.cards[0]) for seed in range(4000))
    assert len(places) == 40
    assert max(places.values()) < 160  # 100 expected, standard deviation 10


def test_a_card_held_more_often_than_the_pack_has_it_is_refused():
    DOUBLE.check_holds(parse_cards("5S 5S BJ BJ"))
    for deck, cards, code in (
        (DOUBLE, "5S 5S 5S", "card_too_often"),
        (FORTY, "AS AS", "card_too_often"),
        (FORTY, "2S", "card_not_in_pack"),
        (FIFTY_TWO, "BJ", "card_not_in_pack"),
    ):
        with pytest.raises(CardError) as caught:
            deck.check_holds(parse_cards(cards))
        assert caught.value.code == code
