"""What a phone is sent, byte by byte: the same wherever the cards lie that it may not know, however they might be written."""

import json
from random import Random

import pytest

from followsuit.base.actions import action_data
from followsuit.protocol.session import Session
from followsuit.record import DealRecord, write_record
from tests.shared.exchange import EIGHT, FOUR, SIX, exchanged
from tests.shared.room import Room

#: Each game, and tables of six and of eight: how many acts of a deal are compared, and whose phone it is.
TABLES = {
    "court_piece": ("court_piece", FOUR, {}, 30, "W"),
    "rangvaar": ("rangvaar", FOUR, {}, 30, "N"),
    "two_hundred": ("two_hundred", FOUR, {}, 24, "W"),
    "tractor": ("tractor", FOUR, {}, 124, "N"),
    "tractor for six": ("tractor", SIX, {"rules": {"preset": "standard", "packs": 3, "seats": 6}}, 174, "NE"),
    "tractor for eight": (
        "tractor",
        EIGHT,
        {"rules": {"preset": "standard", "packs": 4, "seats": 8}},
        224,
        "W",
    ),
}


def sent(record, deal, seat):
    """All that a seat's phone, and the tablet in the middle, are sent while a deal is played, act by act, as text."""
    session = Session()

    def ask(op, **fields):
        text = session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        answer = json.loads(text)
        assert answer["ok"], text
        return text, answer

    begun = write_record(record.with_deals([DealRecord(deal.number, deal.opening, ())]))
    _, answer = ask("resume", record=begun, multiplayer=True, seat=seat)
    texts = [ask("view", seat=seat)[0]]
    for action in deal.actions:
        turn = answer["view"]["turn"]
        actor = getattr(action, "seat", None)
        if actor is None:
            _, answer = ask("step", seat=None, turn=turn)
        else:
            text, answer = ask("act", seat=actor.name, turn=turn, action=action_data(action))
            texts += [text] if actor.name == seat else []
        texts += [ask("view", seat=looking)[0] for looking in (seat, None)]
    return texts


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(
            name,
            marks=[pytest.mark.long("more seats, which `test_multiplayer.py` searches in each gate")]
            if "for" in name
            else [],
        )
        for name in TABLES
    ],
)
def test_hidden_cards_elsewhere_leave_every_byte_that_a_phone_is_sent_the_same(table):
    game, people, fields, acts, seat = TABLES[table]
    room = Room(game=game, seed=4, level="beginner", people=people, **fields)
    while len(room.table.record().deals[-1].actions) < acts:
        room.go_on()
    record = room.table.record()
    deal = record.deals[-1]
    other = exchanged(record, deal, seat, Random(acts))
    assert other.opening != deal.opening
    assert sent(record, deal, seat) == sent(record, other, seat)
