"""Beats: whatever the hidden cards are, a phone is sent the same messages at the same moments, with the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from followsuit.base.actions import action_data
from followsuit.record import DealRecord, write_record
from tests.shared.exchange import FOUR, exchanged
from tests.shared.room import Room

ROOM = Path(__file__).parents[1] / "web/features/multiplayer/room.js"
#: What a seat may ask beside acts, by which nobody else is asked anything.
HELP = ["hint", "coach", "select_cards", "list_acts", "explain_act", "review_deal", "view_before_act"]
#: By name: a game, how many acts of a deal are compared, the match it is drawn from, and how it is played.
WORLDS = {
    "court piece": ("court_piece", 26, 5, {"asks": {"W": [*HELP, "undo"]}}),
    "rangvaar, thoughtfully": ("rangvaar", 34, 6, {"settings": {"speed": "normal"}, "reacts": 2500}),
    "two hundred, instantly": ("two_hundred", 24, 9, {"settings": {"speed": "instant"}}),
    "tractor, the rest dealt at once": ("tractor", 122, 8, {"skips": 11, "settings": {"autoplay": False}}),
}
LONG = {
    f"{game}, {speed}, {'with' if autoplay else 'without'} autoplay, skipped after {skips}": (
        game,
        acts,
        seed,
        {"settings": {"speed": speed, "autoplay": autoplay}, "skips": skips, "asks": {"W": [*HELP, "undo"]}},
    )
    for game, acts, seed in (
        ("court_piece", 38, 4),
        ("rangvaar", 38, 7),
        ("two_hundred", 30, 4),
        ("tractor", 150, 7),
    )
    for speed in ("slow", "normal", "fast", "instant")
    for autoplay in (True, False)
    for skips in ((None, 11, 47) if game == "tractor" and speed != "instant" else (None,))
}


def played(game, acts, seed=4, people=FOUR, **fields):
    """A record of people who play at random, so many acts of a deal long."""
    room = Room(game=game, seed=seed, level="beginner", people=people, **fields)
    while len(room.table.record().deals[-1].actions) < acts:
        room.go_on()
    return room.table.record()


def scripted(deal):
    """The acts of people in a deal: of the table's own only how many cards were dealt is counted."""
    acts, dealt = [], 0
    for index, action in enumerate(deal.actions):
        seat = getattr(action, "seat", None)
        if seat is None:
            dealt += 1
        else:
            acts.append({"seat": seat.name, "action": action_data(action), "index": index, "dealt": dealt})
    return acts


def sent(record, deal, watched, *, people=FOUR, settings=None, asks=None, skips=None, reacts=300, bots=()):
    """What the watched phone is sent while the deal is played by the pages of all devices, and when."""
    begun = write_record(record.with_deals([DealRecord(deal.number, deal.opening, ())]))
    plan = {
        "python": sys.executable,
        "game": record.game,
        "record": begun,
        "acts": scripted(deal),
        "settings": {seat: {"speed": "fast", "autoplay": True, **(settings or {})} for seat in people},
        "seats": people,
        "bots": list(bots),
        "watched": watched,
        "asks": asks or {},
        "skips": skips,
        "reacts": reacts,
        "until": 900_000,
    }
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        ["node", str(ROOM)],
        input=json.dumps(plan),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["reached"] >= len(deal.actions), (found["reached"], found["time"], done.stderr[-2000:])
    return found


@pytest.mark.parametrize(
    "name",
    [
        *(
            pytest.param(
                one,
                marks=[] if "tractor" in one else [pytest.mark.long("the same of games with fewer beats")],
            )
            for one in WORLDS
        ),
        *(pytest.param(one, marks=pytest.mark.full("more speeds and longer deals")) for one in LONG),
    ],
)
def test_two_deals_that_differ_in_what_a_phone_may_not_know_reach_it_alike(name):
    game, acts, seed, how = {**WORLDS, **LONG}[name]
    record = played(game, acts, seed)
    deal = record.deals[-1]
    other = exchanged(record, deal, "N", Random(acts))
    one, another = sent(record, deal, "N", **how), sent(record, other, "N", **how)
    assert len(one["log"]) > 20
    assert one["log"] == another["log"]
    if "rangvaar" in name and "without autoplay" not in name:
        # In one world a card plays itself that was chosen in the other.
        assert one["forced"] != another["forced"]


def test_what_a_seat_asks_for_itself_reaches_nobody_else():
    record = played("two_hundred", 24, 9)
    deal = record.deals[-1]
    alone, helped = (sent(record, deal, "N", asks=asks) for asks in ({}, {"W": HELP, "S": HELP}))
    assert alone["log"] == helped["log"]
