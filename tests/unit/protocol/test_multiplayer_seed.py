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
    text = "/".join(["follow-suit/together/1", *sorted(NUMBERS)])
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
