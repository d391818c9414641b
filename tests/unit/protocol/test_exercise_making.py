"""Exercise making: a position of a deal becomes an exercise; a pack is made of its parts, and weighed."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.making import blank_setup, made_record
from followsuit.protocol.session import Session
from followsuit.record import Player, read_record, write_record
from followsuit.registry import game_named, game_names
from followsuit.seats import AnySeat, Seat
from followsuit.table import Table

GOLDENS = Path(__file__).parents[2] / "golden" / "matches"


def asking():
    session = Session()

    def asked(op, **fields):
        return json.loads(session.handle(json.dumps({"v": 1, "op": op, **fields})))

    return asked


def opened(game):
    """A session in which a match is looked at, and the first deal of it."""
    record = read_record((GOLDENS / f"{game}-reference.deal").read_text(encoding="utf-8"))
    players = {**record.players, Seat.S: Player(None, "Ada")}
    asked = asking()
    assert asked("open", record=write_record(replace(record, players=players)))["ok"]
    return asked, record.deals[0]


def a_step(asked, deal, most):
    """The last step at which a seat has so many legal acts at most, and more than one."""
    for step in reversed(range(len(deal.actions))):
        legal = asked("board", deal=1, step=step)["legal"]
        if 2 <= len(legal) <= most:
            return step
    raise AssertionError("the deal has such a step")


@pytest.mark.parametrize("game", game_names())
def test_a_position_becomes_a_record_of_its_own_without_names(game):
    asked, deal = opened(game)
    step = a_step(asked, deal, 99)
    there = asked("board", deal=1, step=step)
    taken = asked("exercise_from", deal=1, step=step)
    assert "Ada" not in taken["record"]
    assert taken["view"]["you"] == taken["view"]["to_act"] == there["to_act"]
    assert [one["action"] for one in taken["legal"]] == [one["action"] for one in there["legal"]]
    assert taken["made"]["action"]["kind"] == "play"
    again = asked("exercise_from", record=taken["record"])
    assert (again["view"]["hand"], again["made"]) == (taken["view"]["hand"], None)
    table = Table.resume(taken["record"])
    assert table.game is game_named(game)
    # What is tried there comes before the position, and then nothing has been done yet.
    tried = asked("exercise_from", deal=1, step=step, line=[there["legal"][0]["text"]])
    assert tried.get("made") is None


def test_a_deal_that_was_made_becomes_an_exercise_without_names():
    setup = blank_setup("rangvaar", game_named("rangvaar").rules(None)).filled(Random("made"))
    players: dict[AnySeat, Player] = {seat: Player(None, "Ada") for seat in Seat}
    made = write_record(made_record(setup, players, "made", {"declarer": "S", "bid": "9", "trump": "S"}))
    taken = asking()("exercise_from", record=made)
    assert taken["ok"] and "Ada" in made and "Ada" not in taken["record"]
    assert taken["view"]["to_act"] == taken["view"]["you"]
    assert Table.resume(taken["record"]).record().deals[0].actions == read_record(made).deals[0].actions


def test_where_nobody_decides_no_exercise_is_made():
    asked, deal = opened("two_hundred")
    over = asked("exercise_from", deal=1, step=len(deal.actions))
    assert over["error"]["code"] == "nobody_decides"
    assert asked("exercise_from", deal=1, step=0, line=[7])["error"]["code"] == "bad_field"


def test_a_pack_is_made_of_its_parts_and_taken_into_them_again():
    asked, deal = opened("two_hundred")
    taken = asked("exercise_from", deal=1, step=a_step(asked, deal, 3))
    right, wrong = taken["legal"][:2]
    part = {
        "title": "One",
        "chapter": "First",
        "task": "What now?\u202e",
        "hint": "Count.",
        "praise": "Yes.",
        "otherwise": "No.",
        "right": [right],
        "wrong": [{**wrong, "words": "<b>It loses.</b>"}],
        "near": True,
        "punish": False,
        "goal": "",
        "ends": "act",
        "record": taken["record"],
    }
    made = asked("exercise_pack", title="Mine", passes=1, exercises=[part, part])
    # A pack has no blank lines in a record.
    record = "\n".join(line for line in part["record"].split("\n") if line) + "\n"
    assert made["parts"][1] == {**part, "task": "What now?", "record": record}
    assert (made["title"], made["passes"], made["faults"], made["fits"]) == ("Mine", 1, [], True)
    assert asked("exercise_pack", pack=made["link"])["parts"] == made["parts"]
    bare = {**part, "wrong": [{**wrong, "words": ""}]}
    assert asked("exercise_pack", exercises=[bare])["parts"][0]["wrong"] == bare["wrong"]
    for change, code in (
        ({"task": " "}, "no_task"),
        ({"right": []}, "no_right"),
        ({"hint": "x" * 281}, "long_words"),
        ({"record": 7}, "bad_field"),
        ({"wrong": [{"action": {}, "words": ""}]}, "bad_field"),
        ({"wrong": [{**wrong, "words": ""}] * 5}, "bad_exercise"),
    ):
        refused = asked("exercise_pack", exercises=[{**part, **change}])
        assert refused["error"]["code"] == code, change
    elsewhere = {"action": {"kind": "play", "cards": ["2C"]}}
    faults = asked("exercise_pack", exercises=[{**part, "right": [elsewhere]}])["faults"]
    assert [one["code"] for one in faults] == ["right_not_legal"]


def test_a_pack_is_not_made_of_acts_that_its_game_does_not_have():
    asked, deal = opened("two_hundred")
    taken = asked("exercise_from", deal=1, step=a_step(asked, deal, 3))
    part = {"task": "What now?", "right": taken["legal"][:1], "record": taken["record"]}
    for act, code in (
        ({"kind": "dance", "steps": [1, 2]}, "bad_action"),
        ({"kind": "bury", "cards": ["2C"]}, "bad_action"),
        ({"kind": "play", "cards": "2C"}, "bad_field"),
        ({"kind": "play", "cards": ["2X"]}, "bad_card"),
    ):
        for field in ("right", "wrong"):
            refused = asked(
                "exercise_pack", exercises=[part, {**part, field: [{"action": act, "words": ""}]}]
            )
            assert (refused["error"]["code"], refused["error"]["facts"]["exercise"]) == (code, 2), act


def test_a_right_act_that_loses_is_found_and_every_act_has_its_worth():
    asked = asking()
    puzzles = Path(__file__).parents[3] / "web" / "games" / "two_hundred" / "puzzles.txt"
    puzzle = read_puzzle(each_puzzle(puzzles.read_text(encoding="utf-8"))[0])
    best, worse = {"action": puzzle.best[0]}, {"action": puzzle.next}
    record = puzzle.record
    weighed = asked("exercise_weigh", record=record)
    assert weighed["values"][0]["action"] == best["action"]
    assert puzzle.next in [one["action"] for one in weighed["values"]]
    assert weighed["faults"] == []
    for right, codes in ((best, []), (worse, ["right_loses"])):
        part = {"task": "What now?", "right": [right], "record": record}
        pack = asked("exercise_pack", exercises=[part])["pack"]
        faults = asked("exercise_weigh", pack=pack, exercise=1)["faults"]
        assert [one["code"] for one in faults] == codes
        if faults:
            assert faults[0]["facts"]["better"] == " ".join(puzzle.best[0]["cards"])
