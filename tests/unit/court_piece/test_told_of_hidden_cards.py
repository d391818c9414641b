"""Told of hidden cards: hints, records and guests say the same whatever nobody has seen (C6, C32)."""

import json
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.state import CourtCalling
from followsuit.card_games.trick.hand import cards_of
from followsuit.protocol.session import Session
from followsuit.record import read_record
from tests.shared.court_piece_positions import exchanged
from tests.shared.room import Room

FOUR = ["S", "W", "N", "E"]
DEALS = [(rules, seed) for rules in ("reference", "hidden") for seed in range(3)]


def naming(rules, seed):
    """A room at which the caller of the first deal is to name trump, and its seat."""
    room = Room(game="court_piece", rules=rules, seed=seed, level="beginner", people=FOUR)
    room.play_until(lambda view: view["phase"] == "naming" and view["waits_for"] == "person")
    state = room.table._state
    assert isinstance(state, CourtCalling)
    return room, state.standing.caller


def sent(session, op, **fields):
    return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


def told(room, seat):
    """All that a seat's device is told when it asks, without what it says of the asking itself."""
    turn = room.ask("view", seat=seat.name)["view"]["turn"]
    answers = {
        "view": room.ask("view", seat=seat.name)["view"],
        "hint": room.ask("hint", seat=seat.name, turn=turn, level="expert"),
        "why": room.ask("explain_act", seat=seat.name, turn=turn, at=0),
        "review": room.ask("review_deal", seat=seat.name, turn=turn),
    }
    for answer in answers.values():
        for key in ("view", "id"):
            if "ok" in answer:
                answer.pop(key, None)
    for key in ("assisted", "helps"):
        answers["view"].pop(key)
    return answers


@pytest.mark.parametrize(("rules", "seed"), DEALS)
def test_before_trump_is_named_all_that_is_told_follows_from_the_callers_five_cards(rules, seed):
    room, caller = naming(rules, seed)
    first = {seat: told(room, seat) for seat in Seat}
    state = room.table._state
    room.table._state = exchanged(state, {caller}, Random(seed))
    assert room.table._state != state
    assert {seat: told(room, seat) for seat in Seat} == first
    cards = set(map(str, (card.text for card in cards_of(state.dealt.before[caller]))))
    for seat in Seat:
        assert set(first[seat]["view"]["hand"]) == (cards if seat is caller else set())


@pytest.mark.parametrize("seed", range(3))
def test_what_the_others_are_told_does_not_follow_from_the_indicator(seed):
    answers = []
    for at in (0, -1):
        room, caller = naming("hidden", seed)
        dealt = room.table._state.dealt
        five = sorted(cards_of(dealt.before[caller]))
        assert five[0].suit is not five[-1].suit
        # The caller leads a card that it holds either way, so that the next seat is asked for one.
        lead = next(iter(cards_of(dealt.after[caller]))).text
        for action in ({"kind": "lay_indicator", "card": five[at].text}, {"kind": "play", "cards": [lead]}):
            turn = room.see(caller.name)["turn"]
            assert room.ask("act", seat=caller.name, turn=turn, action=action)["ok"]
        answers.append({seat: told(room, seat) for seat in Seat if seat is not caller})
    assert answers[0] == answers[1]
    assert any(answer["hint"]["ok"] for answer in answers[0].values()), "one of them is to play"


@pytest.mark.parametrize(("rules", "seed"), DEALS)
def test_a_record_left_before_trump_is_named_shows_a_seat_nothing_but_the_callers_own_cards(rules, seed):
    room, caller = naming(rules, seed)
    text = room.ask("record")["record"]
    assert read_record(text).deals[-1].actions == ()
    session = Session()
    assert sent(session, "open_record", record=text)["deals"][-1]["figures"] is None
    shown = sent(session, "show_step", deal=1, step=0)
    assert shown["hands"] == {}, "four people played, and the deal is not over"
    assert shown["view"]["hand"] == []
    assert not [event for event in shown["events"] if event["kind"] == "cards_dealt"]
    again = Room("resume", record=text, seat="S")
    for seat in Seat:
        assert len(again.see(seat.name)["hand"]) == (5 if seat is caller else 0)
