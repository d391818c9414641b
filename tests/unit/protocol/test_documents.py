"""Documents: one message opens whatever people send, one writes it."""

import json

import pytest

from followsuit.challenges import challenge_link, daily_challenge
from followsuit.documents import document_link
from followsuit.protocol.session import Session
from followsuit.record import write_record
from followsuit.score_sheet import new_sheet, write_sheet
from tests.shared.linked_deals import linked_deals


def ask(op, session=None, **fields):
    text = json.dumps({"v": 1, "id": 1, "op": op, **fields})
    return json.loads((session or Session()).handle(text))


def written(kind, value):
    session = Session()
    ask("new", session, game="two_hundred", seed="a")
    answer = ask("write", session, kind=kind, value=value)
    assert answer["ok"], answer
    return answer


EACH = {
    "record": {},
    "rules": {"game": "tractor", "rules": {"preset": "standard", "throw": "off"}, "name": "Sunday table"},
    "challenge": {"game": "rangvaar", "day": "2026-11-29"},
    "question": {"game": "two_hundred", "ask": "follow", "trump": "S", "hand": "AS KH 6H", "lead": "AH"},
    "sheet": {"text": write_sheet(new_sheet("rangvaar", names={"S": "Zoë 张"}, note="Sunday"))},
    "setup": {"text": "game rangvaar\nrules reference\nhand S AS KS\n"},
}


@pytest.mark.parametrize("kind", EACH)
def test_what_was_written_is_opened_from_its_text_and_from_its_link(kind):
    made = written(kind, EACH[kind])
    assert made["kind"] == kind
    for form in ("text", "link"):
        if made[form]:
            opened = ask("open", text=made[form], game="rangvaar")
            assert opened == made


def test_a_document_without_text_is_refused_by_its_field():
    assert ask("open", text=challenge_link(daily_challenge("tractor", "2026-11-29")))["kind"] == "challenge"
    for fields in ({}, {"text": 3}, {"data": "?"}):
        assert ask("open", **fields)["error"]["code"] == "bad_field"


def test_of_hands_of_two_deals_the_first_is_opened_and_the_second_is_named():
    text = "game rangvaar\ndeal 1\nhand S AS KS\ndeal 2\nhand S QS"
    for answer in (ask("open", text=text), ask("edit_deal", game="rangvaar", setup=text)):
        [left] = answer.get("unread", answer["problems"])
        assert (left["code"], left["facts"]["line"]) == ("more_documents", 4), answer


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"v": 1, "id": 1e400, "op": "ping"}', "id"),
        ('{"v": 1, "id": [NaN], "op": "ping"}', "id"),
        ('{"v": 1, "id": 1, "op": "new", "game": "tractor", "seed": -Infinity}', "seed"),
        ('{"v": 1, "id": 1, "op": "ping", "turn": 3}', "turn"),
        ('{"v": 1, "id": 1, "op": "view", "Seat": "S"}', "Seat"),
        ('{"v": 1, "id": 1, "op": "step", "turn": 1.0}', "turn"),
        ('{"v": 1, "id": 1, "op": "step", "turn": "1"}', "turn"),
        ('{"v": 1, "id": 1, "op": "step", "turn": true}', "turn"),
        ('{"v": 1, "id": 1, "op": "step"}', "turn"),
    ],
)
def test_a_number_that_json_has_not_and_a_field_that_a_message_has_not_are_refused(text, field):
    session = Session()
    ask("new", session, game="two_hundred", seed="a")
    answer = json.loads(session.handle(text), parse_constant=pytest.fail)
    assert (answer["error"]["code"], answer["error"]["facts"]) == ("bad_field", {"field": field})


def test_people_of_one_name_at_a_table_are_numbered_and_nothing_unseen_stays():
    session = Session()
    names = {"S": "Ada", "W": "ada\u202e", "N": "A\u200bda 2", "E": "\x1bBo"}
    ask(
        "new",
        session,
        game="two_hundred",
        people=["S", "W", "N", "E"],
        names=names,
        multiplayer=True,
        seat="S",
    )
    shown = ask("view", session, seat="S")["view"]["seats"]
    assert {seat: one["name"] for seat, one in shown.items()} == {
        "S": "Ada",
        "W": "ada 2",
        "N": "Ada 2 2",
        "E": "Bo",
    }


def test_who_sits_down_at_a_table_cannot_bear_the_hosts_name():
    session = Session()
    ask("new", session, game="two_hundred", people=["S", "W"], names={"S": "Ada"}, multiplayer=True, seat="S")
    while ask("view", session, seat="S")["view"]["waits_for"] != "deal":
        view = ask("view", session, seat="S")["view"]
        seat = view["to_act"] if view["to_act"] in ("S", "W") else None
        op = "act_for_seat" if seat else "step"
        ask(op, session, seat=seat or "S", turn=view["turn"])
    assert ask("take_seat", session, seat="W", name="ADA")["view"]["seats"]["W"]["name"] == "ADA 2"


LONG = "ñ" * 97
NAMED = {
    "a record": "followsuit-deal 1\ngame rangvaar\nplayer S person {}\n",
    "an event": "followsuit-deal 1\ngame rangvaar\nevent {0}{0}{0}{0}{0}{0}{0}\n",
    "a challenge": "followsuit-challenge 1\ngame rangvaar\nseat S\nbots 1 casual\nseed 7\nname {}\ndeal 1\n",
    "rules": "followsuit-rules 1\ngame tractor\nname {}\n",
    "rules as JSON": '{{"game": "tractor", "name": "{}", "rules": "standard"}}',
    "a sheet": "followsuit-sheet 1\ngame rangvaar\nplayer S {}\n",
    "a note": "followsuit-sheet 1\ngame rangvaar\nnote {0}{0}{0}{0}{0}{0}\n",
}


@pytest.mark.parametrize("where", NAMED)
def test_a_name_that_is_too_long_is_refused_wherever_it_is_read_with_one_code(where):
    text = NAMED[where].format(LONG)
    answers = [ask("open", text=text)]
    if text.startswith("followsuit-"):
        answers.append(ask("open", text=document_link(text)))
    for answer in answers:
        assert answer["error"]["code"] == "name_too_long", answer
        assert answer["error"]["facts"]["most"] in (96, 500, 600)
    if len(answers) == 2:
        assert answers[0]["error"]["facts"]["line"] == text[: text.index("ñ")].count("\n") + 1


@pytest.mark.parametrize(
    "fields",
    [
        {"op": "new", "game": "rangvaar", "names": {"S": LONG}},
        {"op": "write", "kind": "rules", "value": {"game": "rangvaar", "name": LONG}},
        {"op": "edit_score_sheet", "head": {"game": "rangvaar", "names": {"S": LONG}}},
    ],
)
def test_a_name_that_is_too_long_is_refused_with_that_code_in_messages_too(fields):
    assert ask(**fields)["error"]["code"] == "name_too_long"


def test_a_number_behind_a_name_leaves_it_short_enough_to_be_read_again():
    session, name = Session(), "n" * 96
    ask(
        "new",
        session,
        game="rangvaar",
        people=["S", "W"],
        names={"S": name, "W": name},
        multiplayer=True,
        seat="S",
    )
    made = ask("record", session)["record"]
    assert ask("open", text=made)["value"]["players"]["W"] == "n" * 93 + " 2"


def test_what_cannot_be_seen_is_taken_out_of_a_note_to_an_act_and_lines_stay():
    text = write_record(next(linked_deals("rangvaar", 1))) + 'note 0 "a\\u202eb\\n\\u001bc"\n'
    assert 'note 0 "ab\\nc"' in ask("open", text=text)["text"]
