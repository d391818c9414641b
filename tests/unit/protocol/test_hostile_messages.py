"""Hostile messages: whatever comes in any message that there is, it is answered, and never by a mistake of ours.

The messages and their fields are read from the table of messages (`messages.Requests`), so that a new one is tried without anybody
thinking of it. ``FOLLOWSUIT_HOSTILE=100000`` sends so many.
"""

import json
import os
import types as python_types
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol import messages as types
from followsuit.protocol.session import Session, all_handlers
from followsuit.record import read_record
from tests.shared.answer_checker import begin_unchecked, check_told
from tests.shared.room import Room

#: What each message may have.
ASKS = {
    op: get_type_hints(asked, include_extras=True) for op, asked in get_type_hints(types.Requests).items()
}
#: The name of each message.
OPS = [*all_handlers()]
#: Messages that are sent in the gate, and the most slices of thought that are waited for.
COUNT = int(os.environ.get("FOLLOWSUIT_HOSTILE", "0")) or 600
MOST_SLICES = 6
#: Values that no field should break on.
ANYTHING: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        7,
        2**63,
        1e99,
        0.5,
        "",
        " ",
        "S",
        "W",
        "QQ",
        "💥",
        "\u0000",
        "\ud800",
        "A" * 4000,
    ),
    *(
        [],
        {},
        [[]],
        [None],
        {"kind": "play"},
        {"": {}},
        ["AS", "AS"],
        [1, 2, 3],
        "__class__",
        "{0}",
        "../x",
        "AS KH",
    ),
]


def plausible(rng: Random, known: dict[str, list[Any]], field: str, hint: Any) -> Any:
    """A value of the type that a field has, and where more is known of it one that may be right."""
    if field in known and rng.random() < 0.8:
        return rng.choice(known[field])
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return plausible(rng, known, field, args[0])
    if origin in (Union, python_types.UnionType):
        return plausible(rng, known, field, rng.choice(args))
    if origin is Literal:
        return rng.choice(args)
    if origin is list:
        return [plausible(rng, known, "", args[0]) for _ in range(rng.randrange(4))]
    if origin is dict:
        return {
            str(rng.choice(known["seat"])): plausible(rng, known, "", args[1])
            for _ in range(rng.randrange(3))
        }
    if is_typeddict(hint):
        return {
            name: plausible(rng, known, name, one)
            for name, one in get_type_hints(hint, include_extras=True).items()
        }
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.randrange(-2, 40)
    return rng.choice(ANYTHING)


def damaged(rng: Random, text: str) -> str:
    """A text as it may arrive: cut, doubled, or with characters that are others."""
    at = rng.randrange(len(text) + 1)
    return rng.choice(
        (text, text[:at], text[at:], text[:at] + chr(rng.randrange(300)) + text[at + 1 :], text * 2)
    )


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
