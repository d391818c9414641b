"""The message `sheet`: text in, text out, with everything a front end shows; refusals change nothing."""

import json

import pytest

from followsuit.protocol.session import Session
from tests.shared.records import last_tricks


@pytest.fixture
def ask():
    session = Session()

    def asked(**fields):
        answer = json.loads(session.handle(json.dumps({"v": 1, "op": "edit_score_sheet", **fields})))
        return answer if answer["ok"] else answer["error"]

    return asked


HEAD = {"game": "tractor", "rules": "reference", "names": {"S": "Ama"}, "date": "2026-11-25"}
FIRST = {"starter": "S", "trump": "H", "points": 85, "last": True, "kitty": 20, "lead": "pair"}


def test_a_sheet_is_begun_entered_changed_and_undone_by_its_texts(ask):
    begun = ask(head=HEAD)
    assert [field["name"] for field in begun["sheet"]["fields"]] == [
        "starter",
        "trump",
        "way",
        "points",
        "last",
    ]
    entered = ask(text=begun["text"], enter={"values": FIRST, "at": "2026-11-25 21:14"})
    assert entered["text"].endswith("\n\ndeal 1 S H 85 last 20 pair at 21:14\n")
    deal = entered["sheet"]["deals"][0]
    assert (deal["change"], deal["counts"], deal["marks"]) == ({"NS": 0, "EW": 2}, True, [])
    assert deal["values"] == FIRST
    assert entered["sheet"]["standing"] == deal["after"]
    assert entered["sheet"]["standing"]["figures"][0] == {"name": "level", "by_side": {"NS": "2", "EW": "4"}}
    assert entered["sheet"]["standing"]["roles"] == {"dealer": "E", "starter": "E"}
    assert entered["sheet"]["order"] == ["S", "E", "N", "W"]
    assert entered["sheet"]["referee"] == {"trump": {"rank": "4"}}
    changed = ask(text=entered["text"], change={"deal": 1, "values": {**FIRST, "points": 0}})
    assert changed["sheet"]["deals"][0]["change"] == {"NS": 0, "EW": 0}
    assert ask(text=begun["text"]) == begun
    assert ask(text=entered["link"], head={})["sheet"] == entered["sheet"]


def test_a_draft_says_what_is_asked_missing_wrong_and_what_it_comes_to(ask):
    text = ask(head=HEAD, enter={"values": FIRST})["text"]
    draft = ask(text=text, draft={"values": {"points": 85, "last": True}})["draft"]
    assert [field["name"] for field in draft["fields"]] == ["trump", "way", "points", "last", "kitty", "lead"]
    assert (draft["missing"], draft["refusal"], draft["result"]) == (["kitty", "lead"], None, None)
    draft = ask(text=text, draft={"values": {"points": 37}})["draft"]
    assert (draft["refusal"]["code"], draft["refusal"]["facts"]["step"]) == ("bad_entry", 5)
    answer = ask(text=text, draft={"values": {"trump": "S", "total": 0}})
    assert (answer["draft"]["result"]["change"], answer["text"]) == ({"NS": 0, "EW": 2}, text)
    assert answer["draft"]["referee"] == {"trump": {"rank": "4", "suit": "S"}}


def test_a_draft_of_a_deal_begins_with_its_own_values(ask):
    text = ask(head=HEAD, enter={"values": FIRST})["text"]
    draft = ask(text=text, draft={"deal": 1})["draft"]
    assert {field["name"]: field["value"] for field in draft["fields"]} == {**FIRST, "way": "tricks"}
    assert draft["result"]["change"] == {"NS": 0, "EW": 2}
    assert ask(text=text, draft={"deal": 2})["code"] == "no_such_deal"


def test_a_match_that_is_over_asks_nothing_and_says_who_is_paid(ask):
    text = ask(head={"game": "rangvaar", "stake": 1000})["text"]
    for _ in range(3):
        answer = ask(text=text, enter={"values": {"declarer": "N", "bid": 8, "tricks": 9}})
        text = answer["text"]
    over = answer["sheet"]["over"]
    assert (over["winner"], over["clause"], over["commission"]) == ("NS", "R9", 0)
    assert over["pay"] == {"S": 2000, "W": 0, "N": 2000, "E": 0}
    assert answer["sheet"]["fields"] == []
    assert ask(text=text, enter={"values": {"thrown_in": True}})["code"] == "match_over"


def test_deals_are_put_in_and_taken_out(ask):
    text = ask(head=HEAD, enter={"values": FIRST})["text"]
    longer = ask(text=text, insert={"deal": 1, "values": {**FIRST, "points": 40}, "at": "2026-11-25 20:00"})
    assert [deal["number"] for deal in longer["sheet"]["deals"]] == [1, 2]
    assert [mark["code"] for mark in longer["sheet"]["deals"][1]["marks"]] == ["not_due"]
    assert ask(text=longer["text"], drop=1)["text"] == text
    settled = ask(text=longer["text"], settle=[2])
    assert [deal["marks"] for deal in settled["sheet"]["deals"]] == [[], []]
    assert ask(text=text, settle=2)["code"] == "bad_field"
    assert ask(text=text, settle=[5])["code"] == "no_such_deal"


def test_the_record_of_a_match_becomes_a_sheet(ask):
    answer = ask(text=last_tricks("two_hundred", deal=-1))
    assert answer["sheet"]["head"]["game"] == "two_hundred"
    assert answer["sheet"]["deals"], "those that are over"


def test_a_table_comes_with_the_words_it_is_given(ask):
    assert ask(head=HEAD, csv={"deal": "Runde"})["csv"].startswith("Runde,at,dealer,starter,")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "bad_field"),
        ({"text": 7}, "bad_field"),
        ({"text": "bonjour"}, "not_a_sheet"),
        ({"text": "#s9.abc"}, "link_newer"),
        ({"head": []}, "bad_field"),
        ({"head": {"game": "rummy"}}, "unknown_game"),
        ({"head": {**HEAD, "names": {"S": 1}}}, "bad_field"),
        ({"head": {**HEAD, "stake": "5"}}, "bad_field"),
        ({"head": {**HEAD, "dealer": 5}}, "bad_field"),
        ({"head": HEAD, "enter": []}, "bad_field"),
        ({"head": HEAD, "enter": {"values": {"points": [5]}}}, "bad_field"),
        ({"head": HEAD, "enter": {"values": {"points": 1.5}}}, "bad_field"),
        ({"head": HEAD, "enter": {"values": FIRST}, "drop": 1}, "bad_field"),
        ({"head": HEAD, "enter": {"values": {**FIRST, "points": 37}}}, "bad_entry"),
        ({"head": HEAD, "enter": {"values": FIRST, "at": "now"}}, "bad_date"),
        ({"head": HEAD, "drop": True}, "bad_field"),
        ({"head": HEAD, "drop": 1}, "no_such_deal"),
        ({"head": HEAD, "change": {"deal": "1"}}, "bad_field"),
    ],
)
def test_what_makes_no_sense_is_refused(ask, fields, code):
    assert ask(**fields)["code"] == code
