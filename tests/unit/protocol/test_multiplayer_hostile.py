"""Hostile guests: no message of a guest breaks the table, changes it out of turn, or tells it a hidden card."""

import json
import os
from collections import Counter
from random import Random
from typing import get_type_hints

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol import messages as types
from followsuit.protocol.multiplayer import GUEST_FIELDS
from followsuit.record import read_record
from tests.shared.passing import cards_in
from tests.shared.room import Room

games = pytest.mark.parametrize("game", game_names())
FOUR = ["S", "W", "N", "E"]


def room(game, seed):
    return Room(game=game, seed=seed, level="beginner", people=["S", "W"])


def hostile(rng, view, seat):
    """A message of a guest who means harm: of the ten kinds, with anything in it; the host sets the seat."""
    anything = [
        None,
        True,
        -1,
        1e99,
        "",
        "S",
        "💥",
        [],
        {},
        [[]],
        "A" * 300,
        view["turn"],
        seat,
        ["AS"],
        "AS",
    ]
    cards = [
        *view["hand"],
        *(f"{rank}{suit}" for rank in "A2TZ" for suit in "SHDCZ"),
        "BJ",
        "SJ",
        "",
        "AS AS",
    ]
    actions = [
        {"kind": rng.choice(["play", "bury", "declare", "bid", "pass", "name_trump", "sit", ""]),
         "cards": rng.choices(cards, k=rng.randrange(5)), "value": rng.choice([60, 0, -5, 10**30, "60"]),
         "suit": rng.choice(["S", "NT", "X", 3])},
        rng.choice(anything),
    ]  # fmt: skip
    message = {
        "v": 1,
        "id": rng.choice(anything),
        "op": rng.choice([*GUEST_FIELDS]),
        # More often than not the right one: every other is refused before anything else is looked at.
        "turn": rng.choice([view["turn"] - 1, *anything]) if rng.random() < 0.4 else view["turn"],
        "action": rng.choice(actions),
        "at": rng.choice([1, *anything]),
        "card": rng.choice([*cards, *anything]),
        "chosen": rng.choice([cards[:3], *anything]),
        "kind": rng.choice(["play", "bury", *anything]),
        "level": rng.choice(["beginner", *anything]),
        "ahead": rng.choice([True, *anything]),
        "agreed": rng.choice([*FOUR, *anything]),
    }
    # The host passes on what a message of its kind may have.
    known = {"v", "id", "op", *get_type_hints(get_type_hints(types.Requests)[message["op"]])}
    kept = {
        key: value
        for key, value in message.items()
        if key in known and (key in ("v", "op") or rng.random() < 0.7)
    }
    return {**kept, "seat": seat}


#: Messages a game; ``FOLLOWSUIT_HOSTILE=25000`` sends a hundred thousand in all.
HOSTILE = int(os.environ.get("FOLLOWSUIT_HOSTILE", "150"))


def harmed(game, count, seed):
    """A match in which W sends ``count`` hostile messages; how they were refused, by code."""
    rng, table, refused = Random(seed), room(game, seed), Counter[str]()
    for _ in range(count):
        view = table.see("W")
        message = hostile(rng, view, "W")
        others = {seat: table.see(seat) for seat in ("S", None)}
        answer = json.loads(table.session.handle(json.dumps(message)))
        code = answer.get("error", {}).get("code", "done")
        assert code != "internal", (message, answer)
        refused[code] += 1
        # What it sent itself it may hear again, and advice names cards that others might have.
        leaked = cards_in(answer) - table.known_to("W") - cards_in(message)
        assert not leaked or message["op"] in ("hint", "coach"), (message, leaked, answer)
        now = table.see("S")
        if code != "done":
            assert (now, table.see(None)) == (others["S"], others[None]), message
        elif now["turn"] == others["S"]["turn"]:
            assert now == others["S"], message
        if rng.random() < 0.02:
            if table.see(None)["waits_for"] == "over":
                assert read_record(table.ask("record")["record"])
                table = room(game, rng.randrange(1000))
            else:
                table.go_on()
    assert read_record(table.ask("record")["record"])
    return refused


@games
def test_hostile_messages_of_a_guest_break_nothing(game):
    refused = harmed(game, HOSTILE, 5)
    assert len(refused) > 6
    assert sum(refused.values()) == HOSTILE


def test_a_guest_asks_messages_of_the_engine_with_fields_that_they_have():
    for op, fields in GUEST_FIELDS.items():
        assert {*fields} <= {*get_type_hints(get_type_hints(types.Requests)[op])} - {"seat", "agreed"}
