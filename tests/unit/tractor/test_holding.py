from collections import Counter
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import CARDS, NO_TRUMP, Rank, Suit, parse_cards
from followsuit.errors import CardError
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.trump import EffectiveSuit, Trump, effective_suit
from followsuit.tractor.rules import PRESETS

PACK = CARDS * 2
STANDARD = PRESETS["standard"]

ladders = st.builds(
    lambda rank, suit, rules: ladder_of(Trump.under(rules, rank, suit), rules),
    st.sampled_from(Rank),
    st.sampled_from([*Suit, NO_TRUMP]),
    st.sampled_from([*PRESETS.values()]),
)
hands = st.lists(st.sampled_from(range(108)), unique=True, max_size=33).map(lambda at: [PACK[i] for i in at])


@given(ladders, hands)
def test_a_holding_gives_back_its_cards(ladder, cards):
    holding = Holding.of(cards, ladder)
    assert Counter(holding.cards()) == Counter(cards)
    assert len(holding) == len(cards)


@given(ladders, hands, st.integers(0, 33))
def test_a_holding_without_some_of_its_cards_holds_the_others(ladder, cards, many):
    gone, left = cards[:many], cards[many:]
    holding, other = Holding.of(cards, ladder), Holding.of(gone, ladder)
    assert holding.contains(other)
    assert holding.without(other) == Holding.of(left, ladder)
    assert holding == Holding.of(cards, ladder)


def test_a_holding_cannot_be_changed_in_place():
    holding = Holding.of(parse_cards("AS 2H"), ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD))
    for field in ("ladder", "once", "twice"):
        with pytest.raises(FrozenInstanceError):
            setattr(holding, field, 0)
    assert not [name for name in ("add", "remove", "remove_all") if hasattr(holding, name)]


def test_equal_holdings_have_one_hash():
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD)
    assert len({Holding.of(parse_cards(cards), ladder) for cards in ("AS 2H AS", "2H AS AS", "2H AS")}) == 2


@given(ladders, hands)
def test_suits_are_counted_as_they_are_followed(ladder, cards):
    holding = Holding.of(cards, ladder)
    for suit in EffectiveSuit:
        mine = [card for card in cards if effective_suit(card, ladder.trump) is suit]
        once, twice = holding.field(suit)
        assert holding.count(suit) == len(mine) == once.bit_count() + twice.bit_count()


@given(ladders)
def test_every_kind_has_a_bit_of_its_own(ladder):
    assert ladder.kinds.bit_count() == 54 == len(set(ladder.bit))
    assert all(
        ladder.kind_at[bit.bit_length() - 1] == card for card, bit in zip(CARDS, ladder.bit, strict=True)
    )


def test_a_third_identical_card_is_refused():
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD)
    with pytest.raises(CardError) as refused:
        Holding.of(parse_cards("AS AS AS"), ladder)
    assert (refused.value.code, refused.value.facts["card"]) == ("card_too_often", "AS")


def test_a_holding_reads_well():
    ladder = ladder_of(Trump(Rank.TWO, Suit.HEARTS), STANDARD)
    assert repr(Holding.of(parse_cards("AS 2H 3S AS"), ladder)) == "Holding(3S AS AS 2H)"
