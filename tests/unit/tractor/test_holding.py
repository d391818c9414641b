import pickle
from collections import Counter
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.base.cards import CARDS, NO_TRUMP, Rank, Suit, parse_cards
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, effective_suit
from followsuit.card_games.shengji.law.lead import outside
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules

STANDARD = PRESETS["standard"]
RULES = [*PRESETS.values(), *(tractor_rules({"preset": "standard", "packs": packs}) for packs in (3, 4))]

ladders = st.builds(
    lambda rank, suit, rules: ladder_of(Trump.under(rules, rank, suit), rules),
    st.sampled_from(Rank),
    st.sampled_from([*Suit, NO_TRUMP]),
    st.sampled_from(RULES),
)


@st.composite
def held(draw):
    """A ladder, and some of the cards of its packs."""
    ladder = draw(ladders)
    pack = CARDS * ladder.packs
    places = draw(st.lists(st.sampled_from(range(len(pack))), unique=True, max_size=33))
    return ladder, [pack[place] for place in places]


@given(held())
def test_a_holding_gives_back_its_cards(told):
    ladder, cards = told
    holding = Holding.of(cards, ladder)
    assert Counter(holding.cards()) == Counter(cards)
    assert len(holding) == len(cards)


@given(held(), st.integers(0, 33))
def test_a_holding_without_some_of_its_cards_holds_the_others(told, many):
    ladder, cards = told
    gone, left = cards[:many], cards[many:]
    holding, other = Holding.of(cards, ladder), Holding.of(gone, ladder)
    assert holding.contains(other)
    assert holding.without(other) == Holding.of(left, ladder)
    assert holding == Holding.of(cards, ladder)


def test_a_holding_cannot_be_changed_in_place():
    holding = Holding.of(parse_cards("AS 2H"), ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD))
    for field in ("ladder", "layers", "once", "twice"):
        with pytest.raises(FrozenInstanceError):
            setattr(holding, field, 0)
    assert not [name for name in ("add", "remove", "remove_all") if hasattr(holding, name)]


def test_equal_holdings_have_one_hash():
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD)
    assert len({Holding.of(parse_cards(cards), ladder) for cards in ("AS 2H AS", "2H AS AS", "2H AS")}) == 2


@given(held())
def test_suits_are_counted_as_they_are_followed(told):
    ladder, cards = told
    holding = Holding.of(cards, ladder)
    for suit in EffectiveSuit:
        mine = [card for card in cards if effective_suit(card, ladder.trump) is suit]
        assert holding.count(suit) == len(mine) == sum(layer.bit_count() for layer in holding.field(suit))
        assert Counter(holding.of_suit(suit).cards()) == Counter(mine)


@given(held())
def test_what_is_outside_is_all_of_the_packs_that_is_not_known(told):
    ladder, known = told
    every = Counter(CARDS * ladder.packs)
    assert Counter(outside(known, ladder).cards()) == every - Counter(known)


@given(held())
def test_the_points_of_a_holding_are_those_of_its_cards(told):
    ladder, cards = told
    assert Holding.of(cards, ladder).points() == card_points(cards)


@given(held())
def test_a_pickled_holding_is_the_same(told):
    ladder, cards = told
    again = pickle.loads(pickle.dumps((ladder, Holding.of(cards, ladder))))
    assert again[1].ladder is again[0]
    assert Counter(again[1].cards()) == Counter(cards)


@given(ladders)
def test_every_kind_has_a_bit_of_its_own(ladder):
    assert ladder.kinds.bit_count() == 54 == len(set(ladder.bit))
    assert all(
        ladder.kind_at[bit.bit_length() - 1] == card for card, bit in zip(CARDS, ladder.bit, strict=True)
    )


@pytest.mark.parametrize("rules", RULES)
def test_more_identical_cards_than_packs_are_refused(rules):
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), rules)
    assert len(Holding.of(parse_cards("AS") * rules.packs, ladder)) == rules.packs
    with pytest.raises(CardError) as refused:
        Holding.of(parse_cards("AS") * (rules.packs + 1), ladder)
    assert refused.value.code == "card_too_often"
    assert refused.value.facts == {"card": "AS", "count": rules.packs + 1, "pack": rules.packs}


def test_a_holding_reads_well():
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD)
    assert repr(Holding.of(parse_cards("AS 2H 3S AS"), ladder)) == "Holding(3S AS AS 2H)"
