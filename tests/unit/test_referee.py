import io
import json
import sys
from typing import Any

import pytest

from followsuit import referee
from followsuit.__main__ import main
from followsuit.card_games import registry

FOLLOW = {"id": 1, "game": "two_hundred", "ask": "follow", "trump": "S", "hand": "AS KH 6H", "lead": "AH"}


def asked(**changes):
    return referee.answer({**FOLLOW, **changes})


def test_a_ruling_repeats_the_id_whatever_it_is():
    for name in (1, "TH-1", None, ["a", {"b": 2}]):
        assert asked(id=name)["id"] == name


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "bridge"}, "unknown_game"),
        ({"game": None}, "unknown_game"),
        ({"game": {}}, "unknown_game"),
        ({"ask": "weather"}, "unknown_question"),
        ({"ask": ["follow"]}, "unknown_question"),
        ({"rules": "house"}, "unknown_preset"),
        ({"rules": {"colour": 1}}, "unknown_field"),
        ({"rules": {"target": 1}}, "bad_value"),
        ({"rules": 7}, "bad_rules"),
        ({"hand": "AS KH 1H"}, "bad_card"),
        ({"hand": "AS KH 2H"}, "card_not_in_pack"),
        ({"hand": "AS KH KH"}, "card_too_often"),
        ({"hand": "AS AH"}, "card_too_often"),
        ({"hand": ["AS"]}, "bad_field"),
        ({"lead": "SJ"}, "card_not_in_pack"),
        ({"lead": None}, "bad_field"),
        ({"trump": "NT"}, "bad_suit"),
        ({"trump": None}, "bad_field"),
    ],
)
def test_a_question_that_makes_no_sense_gets_a_coded_error(changes, code):
    answer = asked(**changes)
    assert answer["id"] == 1
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]


@pytest.mark.parametrize("field", ["trump", "hand", "lead"])
def test_a_missing_field_is_named(field):
    question = {key: value for key, value in FOLLOW.items() if key != field}
    error = referee.answer(question)["error"]
    assert error["code"] == "missing_field"
    assert field in error["message"]


def test_after_a_senseless_line_the_next_one_is_read():
    lines = ["{", "[]", "7", "null", "", "\x00", json.dumps(FOLLOW), "[" * 5000]
    out = io.StringIO()
    referee.serve(io.StringIO("\n".join(lines) + "\n"), out)
    rulings = [json.loads(line) for line in out.getvalue().splitlines()]
    codes = [ruling.get("error", {}).get("code") for ruling in rulings]
    assert codes == ["bad_json", "bad_question", "bad_question", "bad_question", "bad_json", None, "bad_json"]
    assert sorted(rulings[5]["options"]) == ["6H", "KH"]


def test_every_line_is_flushed_as_it_is_answered():
    class Pipe(io.StringIO):
        flushed = 0

        def flush(self):
            self.flushed += 1

    pipe = Pipe()
    referee.serve(io.StringIO((json.dumps(FOLLOW) + "\n") * 3), pipe)
    assert pipe.flushed == 3


def auction(bids, dealer="E", **more):
    return referee.answer({"game": "two_hundred", "ask": "auction", "dealer": dealer, "bids": bids, **more})


def test_an_auction_in_progress_tells_whose_turn_it_is_and_what_may_be_said():
    ruling = auction([["S", "pass"], ["W", 90]])
    assert ruling["over"] is False
    assert ruling["to_act"] == "N"
    assert ruling["options"] == ["pass", 95, 100]
    assert ruling["declarer"] is None
    assert ruling["bettors"] == ["W"]


def test_a_forced_bid_is_said_to_be_forced():
    ruling = auction([["S", "pass"], ["W", "pass"], ["N", "pass"]])
    assert ruling["over"] is True
    assert (ruling["declarer"], ruling["contract"], ruling["forced"]) == ("E", 50, True)
    assert ruling["bettors"] == ["E"]


def test_an_illegal_bid_is_a_ruling_with_its_place_reason_and_clause():
    ruling = auction([["S", 60], ["W", 60]])
    assert {"legal": False, "at": 1, "reason": "bid_too_low", "rule": "H4"}.items() <= ruling.items()
    ruling = auction([["S", 100], ["W", "pass"]])
    assert {"legal": False, "at": 1, "reason": "auction_over", "rule": "H5"}.items() <= ruling.items()


@pytest.mark.parametrize(
    "bids", [None, 7, [["S"]], ["S"], [["S", "sixty"]], [["S", 50.0]], [["S", True]], [["X", 50]]]
)
def test_bids_that_are_no_bids_are_an_error(bids):
    assert auction(bids)["error"]["code"] in ("bad_field", "bad_seat")


def score(**changes):
    question = {
        "game": "two_hundred",
        "ask": "score",
        "totals": {"NS": 0, "EW": 0},
        "bettors": ["S"],
        "declarer": "S",
        "contract": 60,
        "card_points": {"NS": 60, "EW": 40},
    }
    return referee.answer({**question, **changes})


def test_a_score_tells_who_has_won():
    assert score()["won_by"] is None
    assert score(totals={"NS": 140, "EW": 0})["won_by"] == "NS"


@pytest.mark.parametrize(
    "changes",
    [
        {"card_points": {"NS": 60, "EW": 50}},
        {"card_points": {"NS": 60}},
        {"card_points": {"NS": -10, "EW": 110}},
        {"contract": 62},
        {"contract": "60"},
        {"totals": [0, 0]},
        {"totals": {"NS": "0", "EW": 0}},
        {"totals": {"NS": 0, "XX": 0}},
        {"declarer": None},
        {"bettors": "S"},
        {"bettors": ["Q"]},
    ],
)
def test_a_score_of_no_deal_is_an_error(changes):
    assert "error" in score(**changes)


DEAL: dict[str, Any] = {
    "game": "two_hundred",
    "ask": "deal",
    "dealer": "N",
    "totals": {"NS": 60, "EW": 140},
    "hands": {
        "S": "TC 5C 5D AH KH JH TH KS TS 6S",
        "W": "QC 9C 8C 6C JD TD 9H 6H 9S 7S",
        "N": "AC 7C KD QD 7D 6D 8H 7H AS 8S",
        "E": "KC JC AD 9D 8D QH 5H QS JS 5S",
    },
    "bids": [["E", 50], ["S", 60], ["W", "pass"], ["N", "pass"]],
    "trump": "C",
    "plays": [],
}


def test_a_wrong_step_of_a_deal_is_a_ruling():
    late = referee.answer({**DEAL, "plays": [[["S", "5D"], ["W", "9S"]]]})
    assert {
        "legal": False,
        "at": 1,
        "step": "plays",
        "reason": "must_follow",
        "rule": "H8",
    }.items() <= late.items()
    early = referee.answer({**DEAL, "bids": [["E", 50], ["S", 50]]})
    assert {"legal": False, "at": 1, "step": "bids", "reason": "bid_too_low"}.items() <= early.items()
    stranger = referee.answer({**DEAL, "plays": [[["S", "AS"]]]})
    assert {"legal": False, "at": 0, "reason": "not_in_hand"}.items() <= stranger.items()


def test_a_deal_that_is_not_played_out_or_not_dealt_is_an_error():
    assert referee.answer(DEAL)["error"]["code"] == "unfinished"
    assert referee.answer({**DEAL, "bids": []})["error"]["code"] == "unfinished"
    hands = {**DEAL["hands"], "S": "TC 5C 5D AH KH JH TH KS TS"}
    assert referee.answer({**DEAL, "hands": hands})["error"]["code"] == "wrong_hand_size"
    hands = {**DEAL["hands"], "S": "TC 5C 5D AH KH JH TH KS TS 5S"}
    assert referee.answer({**DEAL, "hands": hands})["error"]["code"] == "card_twice"
    del hands["S"]
    assert referee.answer({**DEAL, "hands": hands})["error"]["code"] == "bad_field"


def test_a_trick_is_one_to_four_plays_of_different_seats():
    def winner(*plays):
        return referee.answer({"game": "two_hundred", "ask": "winner", "trump": "S", "plays": list(plays)})

    assert winner(["W", "TD"], ["N", "6S"])["winner"] == "N"
    assert winner()["error"]["code"] == "bad_field"
    assert winner(["W", "TD"], ["W", "6S"])["error"]["code"] == "bad_field"
    assert winner(["W", "TD"], ["N", "TD"])["error"]["code"] == "card_too_often"


BAD_BYTES = {
    "a byte that is not UTF-8": b"\xff",
    "such a byte in a question that is else in order": json.dumps(FOLLOW).encode().replace(b"AS", b"AS\xe9"),
    "half a character of UTF-8": b"\xe2\x99",
    "a surrogate as UTF-8 may not have it": b"\xed\xa0\x80",
    "NUL bytes": b"\0\0\0",
    "a line of NUL bytes and a question": b"\0" + json.dumps(FOLLOW).encode(),
    "brackets nested too deeply": b"[" * 200_000,
    "objects nested too deeply": b'{"a":' * 100_000,
    "a line longer than any question": b'{"id": "' + b"x" * 2_500_000 + b'"}',
    "a number of 5000 digits": b"9" * 5000,
}


@pytest.mark.host
@pytest.mark.parametrize("name", BAD_BYTES)
def test_the_referee_goes_on_after(name, monkeypatch, capsys):
    lines = [json.dumps(FOLLOW).encode(), BAD_BYTES[name], json.dumps({**FOLLOW, "id": 2}).encode()]
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(lines) + b"\n"), encoding="ascii")
    )
    assert main(["referee"]) == 0
    first, bad, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"id": 1, "options": ["KH", "6H"]}
    assert (bad["id"], bad["error"]["code"]) == (None, "bad_json")
    assert second == {**first, "id": 2}


@pytest.mark.host
def test_the_referee_goes_on_after_every_single_byte(monkeypatch, capsys):
    lines = b"".join(
        bytes([byte]) + b"x\n" + json.dumps({**FOLLOW, "id": byte}).encode() + b"\n" for byte in range(256)
    )
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines), encoding="utf-8"))
    assert main(["referee"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["id"] for one in told if "options" in one] == list(range(256))


@pytest.mark.parametrize("escape", ["\\ud800", "\\udfff", "\\u0000"])
def test_half_a_surrogate_pair_in_a_text_is_a_text_like_another(escape):
    told = referee.answer_line('{"id": "' + escape + '", "game": "' + escape + '"}')
    assert json.loads(told)["id"] == json.loads(f'"{escape}"')
    assert told.isascii()


@pytest.mark.parametrize("number", ["1e999", "-1e999"])
def test_a_number_too_great_for_json_is_refused(number):
    assert json.loads(referee.answer_line(f'{{"id": {number}}}'))["error"]["code"] == "bad_json"


def test_a_last_line_without_an_end_is_answered():
    out = io.StringIO()
    referee.serve(io.StringIO(json.dumps(FOLLOW)), out)
    assert json.loads(out.getvalue())["id"] == 1


def test_a_game_added_in_the_place_of_another_of_its_name_gives_its_own_rulings():
    for whose in ("the first", "the second"):
        registry.register(Hearts(whose))
        try:
            ruling = referee.answer({"id": 1, "game": "hearts", "ask": "whose"})
        finally:
            registry.unregister("hearts")
        assert ruling == {"id": 1, "whose": whose}


class Hearts:
    """A game of which only the referee is asked."""

    name = "hearts"
    clause_letter = "X"

    def __init__(self, whose):
        self.whose = whose

    def rules(self, specification):
        return None

    def rulings(self):
        return {"whose": lambda rules, question: {"whose": self.whose}}
