"""Two worlds: what a phone is sent is the same whether or not another seat asks for help."""

import json

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol.multiplayer import GUEST_FIELDS
from tests.shared.room import Room

games = pytest.mark.parametrize("game", game_names())
FOUR = ["S", "W", "N", "E"]
#: What a guest may send of which all are told: acts at the table, and who decides for a seat.
TOLD = ("act", "claim_tricks", "hand_over", "take_over")


def look_at(table, seats):
    """What these seats and the tablet in the middle are sent when they are told how things stand."""
    return {seat: json.dumps(table.ask("view", seat=seat)) for seat in (*seats, None)}


def fields_of(table, op, seat):
    """The fields of a message that asks for something sensible, and at times for what cannot be."""
    view = table.see(seat)
    action = {"kind": "play", "cards": view["hand"][-1:]}
    if view["phase"] == "burying":
        action = {"kind": "bury", "cards": view["hand"][-view["prompt"]["count"] :]}
    given = {
        "turn": view["turn"],
        "action": action,
        "card": view["hand"][0],
        "chosen": [],
        "kind": "play",
        "level": "beginner",
        "ahead": False,
        "at": 1,
    }
    return {field: given[field] for field in GUEST_FIELDS[op]}


@games
def test_nobody_elses_view_tells_that_a_seat_has_asked_for_something(game):
    table = Room(game=game, seed=3, level="beginner", people=FOUR)
    answered: set[str] = set()
    phases: set[tuple[str, int]] = set()
    while not (view := table.see(None))["summary"]:
        seat = view["to_act"]
        if seat and (view["phase"], len(view.get("tricks") or ())) not in phases and len(phases) < 6:
            phases.add((view["phase"], len(view.get("tricks") or ())))
            others = [other for other in FOUR if other != seat]
            look_at(table, others)  # what has happened before is told once
            before = look_at(table, others)
            for op in sorted({*GUEST_FIELDS} - {*TOLD}):
                answer = table.ask(op, seat=seat, **fields_of(table, op, seat))
                assert not answer.get("changed"), op
                assert look_at(table, others) == before, op
                answered |= {op} if answer["ok"] else set()
        table.go_on()
        if game == "tractor" and len(phases) >= 6:
            break
    assert {"hint", "coach", "select_cards"} <= answered


def test_that_a_deal_was_assisted_is_told_once_it_is_over():
    table = Room(game="court_piece", seed=3, level="beginner", people=FOUR)
    table.play_until(lambda view: view["phase"] == "playing" and view["waits_for"] == "person")
    seat = table.view["to_act"]
    table.ask("hint", seat=seat, turn=table.view["turn"], level="beginner")
    assert [(table.see(one)["assisted"], table.see(one)["helps"]) for one in FOUR] == [(False, [])] * 4
    table.play_until(lambda view: view["summary"] is not None)
    assert [(table.see(one)["assisted"], table.see(one)["helps"]) for one in FOUR] == [(True, ["hint"])] * 4
