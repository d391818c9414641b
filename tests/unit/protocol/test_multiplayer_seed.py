"""The seed of people with a device each: drawn from the numbers of all."""

import json
from hashlib import sha256

import pytest

from followsuit.card_games.registry import game_names
from tests.shared.room import Room

games = pytest.mark.parametrize("game", game_names())


NUMBERS = ["b" * 64, "a" * 64, "0" * 63 + "7"]


@games
def test_the_seed_is_drawn_from_the_numbers_of_all_and_the_record_says_so(game):
    table = Room(game=game, seed=3, level="beginner", people=["S"], numbers=NUMBERS)
    record = table.ask("record")["record"]
    text = "/".join(["follow-suit/multiplayer/1", *sorted(NUMBERS)])
    assert f"\nseed {sha256(text.encode()).hexdigest()}\n" in record
    assert f"\nnumbers {' '.join(sorted(NUMBERS))}\n" in record

    def verified(text):
        return json.loads(table.session.handle(json.dumps({"v": 1, "op": "verify_record", "record": text})))

    assert verified(record)["drawn"] is True
    assert not verified(record)["contradicted"]
    assert verified(record)["numbers"] == sorted(NUMBERS)
    picked = verified(record.replace("b" * 64, "c" * 64))
    assert picked["drawn"] is False
    assert picked["contradicted"]


@pytest.mark.parametrize("numbers", [["A" * 64], ["a" * 63], "a" * 64, [7], NUMBERS * 4])
def test_numbers_that_are_none_are_refused(numbers):
    table = Room(game="two_hundred", seed=3, level="beginner", people=["S", "W", "N", "E"])
    refused = table.ask("new", game="two_hundred", multiplayer=True, numbers=numbers)["error"]
    assert (refused["code"], refused["facts"]) == ("bad_field", {"field": "numbers"})


def test_which_drawing_it_was_and_who_was_left_out_is_part_of_the_seed_and_of_the_check():
    table = Room(game="rangvaar", level="beginner", people=["S", "N"], numbers=NUMBERS, draw="2 without N")
    record = table.ask("record")["record"]
    text = "/".join(["follow-suit/multiplayer/1", "draw 2 without N", *sorted(NUMBERS)])
    assert f"\nseed {sha256(text.encode()).hexdigest()}\n" in record
    assert "\ndraw 2 without N\n" in record

    def verified(text):
        return json.loads(table.session.handle(json.dumps({"v": 1, "op": "verify_record", "record": text})))

    assert verified(record)["drawn"] is True
    assert verified(record)["draw"] == {"number": 2, "without": ["N"]}
    for said in ("", "draw 2\n", "draw 3 without N\n", "draw 2 without E\n"):
        assert verified(record.replace("draw 2 without N\n", said))["drawn"] is False
    plain = Room(game="rangvaar", level="beginner", people=["S"], numbers=NUMBERS).ask("record")["record"]
    assert verified(plain)["draw"] == {"number": 1, "without": []}


@pytest.mark.parametrize(
    "draw", ["0", "two", "2 without", "2 without Q", "2 with N", "2  without N", 2, "2\n", "99999"]
)
def test_a_drawing_that_is_none_is_refused(draw):
    table = Room(game="rangvaar", level="beginner", people=["S"])
    asked = {"game": "rangvaar", "multiplayer": True, "seat": None, "numbers": NUMBERS, "draw": draw}
    refused = table.ask("new", **asked)["error"]
    assert (refused["code"], refused["facts"]) == ("bad_field", {"field": "draw"})
