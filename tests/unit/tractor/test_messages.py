"""Tractor's actions as messages, and bad ones refused."""

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Suit, parse_cards
from followsuit.base.errors import FollowSuitError
from followsuit.base.seats import Seat
from followsuit.card_games.tractor.actions import Bury, Declare
from followsuit.card_games.tractor.interface.messages import action_from


@pytest.mark.parametrize(
    ("data", "action"),
    [
        ({"kind": "declare", "cards": ["2H", "2H"]}, Declare(Seat.S, parse_cards("2H 2H"))),
        ({"kind": "bury", "cards": ["5C"]}, Bury(Seat.S, parse_cards("5C"))),
        ({"kind": "play", "cards": ["10C"]}, Play(Seat.S, parse_cards("TC"))),
        ({"kind": "name_trump", "suit": "NT"}, NameTrump(Seat.S, NO_TRUMP)),
        ({"kind": "name_trump", "suit": "h"}, NameTrump(Seat.S, Suit.HEARTS)),
        ({"kind": "bid", "value": 60}, Bid(Seat.S, 60)),
        ({"kind": "pass"}, Pass(Seat.S)),
    ],
)
def test_messages_describe_actions(data, action):
    assert action_from(Seat.S, data) == action


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "bury"},
        {"kind": "bury", "cards": "5C"},
        {"kind": "declare", "cards": [2]},
        {"kind": "declare", "cards": ["XX"]},
        {"kind": "name_trump", "suit": "T"},
        {"kind": "name_trump"},
        {"kind": "deal_card"},
    ],
)
def test_messages_that_describe_none_are_refused_with_a_code(data):
    with pytest.raises(FollowSuitError) as caught:
        action_from(Seat.S, data)
    assert caught.value.code
