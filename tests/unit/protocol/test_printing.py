"""Printing in messages: sheets as HTML, deals as PBN, and what is refused."""

import json
import re

import pytest

from followsuit.clubs import event_link, made_event, record_of, seal_link
from followsuit.protocol.session import Session
from followsuit.record import write_record
from followsuit.registry import game_names
from tests.shared.option_matches import played_match


def ask(op, **fields):
    return json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


@pytest.fixture(scope="module")
def record():
    return played_match("rangvaar", "reference", "paper").record_text()


def test_sheet_of_a_record_is_answered_with_its_pages(record):
    answer = ask("print", sheet="hands", record=record, language="ur", size="letter", results=True)
    assert answer["ok"] and answer["pages"] == 1
    assert answer["html"].startswith("<!doctype html>") and "215.9mm" in answer["html"]


def test_sheet_of_rules_needs_no_record():
    answer = ask("print", sheet="rules", game="tractor", rules="standard", level="7", trump="S")
    assert answer["ok"] and answer["pages"] == 1 and "level 7" in answer["html"]


@pytest.mark.parametrize("game", game_names())
def test_the_deals_of_an_event_are_printed_as_they_will_be_dealt(game):
    event = made_event(game, None, 3, "of the club", "Tuesday", is_sealed=True)
    for sheet in ("hands", "dealing", "slips", "traveller"):
        assert ask("print", sheet=sheet, record=event_link(event))["ok"]
    html = ask("print", sheet="hands", record=event_link(event))["html"]
    for number in (1, 2, 3):
        alone = write_record(record_of(event, number))
        hands = re.findall(r'class="suit".*?</div>', ask("print", sheet="hands", record=alone)["html"])
        assert hands and all(hand in html for hand in hands)
    assert ask("print", sheet="hands", record=seal_link(event))["error"]["code"] == "event_sealed"


def test_boards_are_written_for_bridge_and_refused_for_other_games(record):
    assert ask("boards", record=record, deals=[1])["pbn"].count("[Deal ") == 1
    other = played_match("two_hundred", "reference", "paper").record_text()
    assert ask("boards", record=other)["error"]["code"] == "not_for_bridge"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sheet": "poster"}, "bad_field"),
        ({"sheet": "hands"}, "bad_field"),
        ({"sheet": "hands", "record": "x"}, "not_a_record"),
        ({"sheet": "rules", "game": "whist"}, "unknown_game"),
        ({"sheet": "rules", "game": "tractor", "size": "a0"}, "bad_field"),
        ({"sheet": "rules", "game": "tractor", "language": "xx"}, "bad_field"),
        ({"sheet": "rules", "game": "tractor", "level": "1"}, "bad_rank"),
        ({"sheet": "exercises"}, "too_many_exercises"),
        ({"sheet": "exercises", "exercises": ["x"]}, "not_a_lesson"),
        ({"sheet": "exercises", "exercises": [5]}, "bad_field"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_code(fields, code):
    assert ask("print", **fields)["error"]["code"] == code


def test_deals_are_a_list_of_numbers(record):
    assert ask("print", sheet="hands", record=record, deals="all")["error"]["code"] == "bad_field"
    assert ask("print", sheet="hands", record=record, deals=[True])["error"]["code"] == "bad_field"
