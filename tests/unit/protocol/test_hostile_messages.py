"""Hostile messages: whatever comes in any message that there is, it is answered, and never by a mistake of ours.

``FOLLOWSUIT_HOSTILE=100000`` sends so many.
"""

import json
import os
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session, all_handlers
from followsuit.record import read_record
from tests.shared.answer_checker import begin_unchecked, check_told
from tests.shared.drawn_messages import ANYTHING, ASKS, damaged, plausible
from tests.shared.room import Room

#: The name of each message.
OPS = [*all_handlers()]
#: Messages that are sent in the gate, and the most slices of thought that are waited for.
COUNT = int(os.environ.get("FOLLOWSUIT_HOSTILE", "0")) or 600
MOST_SLICES = 6


def drawn_message(rng: Random, op: str, known: dict[str, list[Any]]) -> dict[str, Any]:
    """A message of a kind, with fields that it may have and some that it may not."""
    message: dict[str, Any] = {"v": 1, "id": rng.choice((1, "a", None)), "op": op}
    for field, hint in ASKS[op].items():
        if rng.random() < 0.85:
            message[field] = (
                plausible(rng, known, field, hint) if rng.random() < 0.75 else rng.choice(ANYTHING)
            )
            if isinstance(message[field], str) and rng.random() < 0.1:
                message[field] = damaged(rng, message[field])
    if rng.random() < 0.05:
        message[rng.choice(("v", "id", "op", "since", "seat", "turn"))] = rng.choice(ANYTHING)
    if rng.random() < 0.3:
        message["since"] = rng.choice((0, 1, 10**9))
    return message


def known_values(game: str) -> dict[str, list[Any]]:
    """What fields of a match under way may rightly be, by their names."""
    room = Room(game=game, seed=2, level="beginner", people=["S", "W"])
    # A deal of Tractor is long, and its parts are no others.
    room.play_until(
        lambda view: view["summary"] is not None or sum(seat["cards"] for seat in view["seats"].values()) > 30
    )
    record = room.ask("record")["record"]
    elsewhere = Session()
    asked = (
        {"op": "write", "kind": "record", "value": {"record": record}},
        {"op": "write", "kind": "rules", "value": {"game": game}},
        {"op": "write", "kind": "challenge", "value": {"record": record}},
        {"op": "edit_score_sheet", "head": {"game": game}},
    )
    links = [
        json.loads(elsewhere.handle(json.dumps({"v": 1, "id": 1, **message}))).get("link", "")
        for message in asked
    ]
    deal = read_record(record).deals[0]
    return {
        "game": list(game_names()),
        "rules": ["reference", "standard", {"preset": "reference"}, None],
        "seat": ["S", "W", "N", "E", None],
        "people": [["S"], ["S", "W"], [], ["S", "W", "N", "E"]],
        "you": ["S", "N"],
        "level": ["beginner", "casual"],
        "record": [record, damaged(Random(1), record)],
        "value": [{"record": record, "deal": 1}, {"game": game}, {"text": record}],
        "text": [record, *links, "followsuit-sheet 1\ngame two_hundred\n"],
        "challenge": [links[2]],
        "question": [{"game": game, "ask": "follow"}],
        "turn": list(range(40)),
        "deal": [deal.number, 2],
        "step": list(range(9)),
        "at": list(range(1, 9)),
        "act": list(range(9)),
        "action": [
            {"kind": "pass"},
            {"kind": "play", "cards": ["AS"]},
            {"kind": "bid", "value": 7},
            {"kind": "bury", "cards": []},
        ],
        "card": ["AS", "BJ"],
        "worlds": [1, 2],
        "multiplayer": [True, False],
    }


@pytest.fixture(scope="module")
def known() -> dict[str, dict[str, list[Any]]]:
    """What fields may rightly be, for each game."""
    return {game: known_values(game) for game in game_names()}


def answered(session: Session, text: str) -> dict[str, Any] | None:
    """The answer to a message; None where it is called off, for it takes long."""
    work = begin_unchecked(session, text)
    for _ in range(MOST_SLICES):
        try:
            next(work)
        except StopIteration as done:
            told: dict[str, Any] = json.loads(done.value)
            if told["ok"]:
                check_told(json.loads(text)["op"], done.value)
            return told
    work.close()
    return None


def test_every_message_there_is_is_in_the_table_and_can_be_drawn() -> None:
    assert {*ASKS} == {*OPS}


def test_hostile_messages_of_every_kind_are_answered_and_never_by_a_mistake_of_ours(
    known: dict[str, dict[str, list[Any]]],
) -> None:
    rng, sent, refused = Random(COUNT), Counter[str](), Counter[str]()
    session, game = Session(), game_names()[0]
    for number in range(COUNT):
        if number % 60 == 0:
            # A match to be at, of each game in turn; with a device each every other time.
            game = game_names()[number // 60 % len(game_names())]
            session = Session()
            session.pace(0.001, perf_counter)
            begins = {
                "game": game,
                "people": ["S", "W"],
                "level": "beginner",
                "seed": number,
                "multiplayer": number % 120 == 0,
                "seat": "S",
            }
            assert json.loads(session.handle(json.dumps({"v": 1, "op": "new", **begins})))["ok"]
        # Each kind in turn, so that none is left out however few are sent.
        op = OPS[number % len(OPS)]
        text = json.dumps(drawn_message(rng, op, known[game]))
        answer = answered(session, damaged(rng, text) if rng.random() < 0.05 else text)
        code = "called off" if answer is None else "done" if answer["ok"] else answer["error"]["code"]
        assert code != "internal", (text[:2000], answer)
        sent[op] += 1
        refused[code] += 1
        if number % 60 == 59:
            record = json.loads(session.handle(json.dumps({"v": 1, "op": "record"})))
            assert not record["ok"] or read_record(record["record"])
    assert min(sent.values()) >= COUNT // len(OPS)
    assert refused["done"] > COUNT / 20, refused
    assert len(refused) > 12, refused
