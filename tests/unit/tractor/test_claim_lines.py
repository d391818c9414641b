"""What is sure of a suit led from the top: a card may be beaten as long as so many may be out as beat it."""

import pytest

from followsuit.base.cards import parse_cards
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.tractor.interface.claim import _Line
from tests.shared.tractor.tractor_scenes import RULES, trump_of


@pytest.mark.parametrize(
    ("own", "out", "left", "is_sure"),
    [
        ("AS KS", "QS QS", 2, True),
        ("KS", "AS", 1, False),
        ("KS", "AS", 0, True),
        ("KS KS", "AS AS", 2, False),
        ("KS KS", "AS AS", 1, True),
        ("AS KS QS", "KS 9S 8S", 3, False),
        ("AS AS QS", "KS 9S 8S", 2, True),
        ("AS AS QS", "KS 9S 8S", 3, False),
    ],
)
def test_a_suit_is_sure_once_fewer_cards_may_be_left_than_beat_the_next_unit(own, out, left, is_sure):
    ladder = ladder_of(trump_of("2H"), RULES)
    mine, others = (Holding.of(parse_cards(cards), ladder) for cards in (own, out))
    assert _Line.of(mine, EffectiveSuit.SPADES, others, left).is_sure is is_sure
