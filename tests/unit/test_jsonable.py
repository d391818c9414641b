import json

import pytest

from followsuit.base.cards import NO_TRUMP, Rank, Suit, parse_cards
from followsuit.base.events import BidMade, CardsDealt, MatchWon, TrickWon, TrumpNamed, event_data, events_for
from followsuit.base.jsonable import to_json
from followsuit.base.parsing import read_json, read_message
from followsuit.base.seats import Seat, Side


def test_values_of_ours_become_the_texts_people_write():
    value = {
        Seat.S: parse_cards("TD SJ"),
        "suit": Suit.CLUBS,
        "rank": Rank.TEN,
        "side": Side.EW,
        "nt": NO_TRUMP,
    }
    told = {"S": ["TD", "SJ"], "suit": "C", "rank": "T", "side": "EW", "nt": "NT"}
    assert to_json(value) == told
    assert json.loads(json.dumps(to_json(value))) == told


def test_plain_values_stay_as_they_are():
    for value in (None, True, 0, 1.5, "text", [1, [2]], {"a": None}):
        assert to_json(value) == value


@pytest.mark.parametrize("text", ["[" * 101, '{"a":' * 101, "[" * 100_000, '["a", ' * 200])
def test_a_text_nested_too_deeply_is_refused_before_it_is_read(text):
    with pytest.raises(ValueError, match="nested more than 100 deep"):
        read_json(text)


@pytest.mark.parametrize("half", ["\\ud83d", "\\uDE00", "\ud83d"])
def test_half_of_a_character_is_read_as_one_that_can_be_kept(half):
    read = read_message(f'{{"name": "A{half}", "{half}": ["\\ud83d\\ude00", "\\\\ud83d"]}}')
    assert read == {"name": "A\ufffd", "\ufffd": ["😀", "\\ud83d"]}
    assert json.dumps(read, ensure_ascii=False).encode()


@pytest.mark.parametrize("text", ["", "{", "nul", None, 7, b"{}"])
def test_what_is_no_json_text_is_a_value_error(text):
    with pytest.raises(ValueError, match=r"."):
        read_json(text)


def test_brackets_side_by_side_or_inside_texts_are_not_depth():
    assert read_json("[" + ",".join(["[]"] * 500) + "]") == [[]] * 500
    assert read_json('["' + "[" * 500 + '\\""]') == ["[" * 500 + '"']
    assert read_json("[" * 100 + "]" * 100)


def test_a_value_without_a_json_form_is_our_bug_and_says_so():
    with pytest.raises(TypeError, match="no JSON form"):
        to_json(object())


def test_an_event_is_named_by_its_verb():
    assert event_data(BidMade(Seat.W, 60)) == {"kind": "bid_made", "seat": "W", "value": 60, "forced": False}
    assert event_data(TrumpNamed(Seat.W, NO_TRUMP)) == {"kind": "trump_named", "seat": "W", "suit": "NT"}
    assert event_data(MatchWon(None)) == {"kind": "match_won", "side": None}


def test_a_private_event_is_dropped_for_the_others():
    events = (CardsDealt(Seat.W, parse_cards("AS")), TrickWon(Seat.W, 10))
    assert events_for(Seat.W, events) == events
    assert events_for(Seat.S, events) == events[1:]
