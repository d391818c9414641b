import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.base.errors import FollowSuitError
from followsuit.card_games.tractor.interface.rulings import RULINGS
from followsuit.card_games.tractor.rules import tractor_rules

TRUMP = {"rank": "2", "suit": "H"}
FOLLOW = {"trump": TRUMP, "hand": "5S 5S 9S AC", "lead": "8S 8S", "play": "5S 9S"}


def ruled(ask, rules="standard", **question):
    return RULINGS[ask](tractor_rules(rules), {"id": 1, "game": "tractor", "ask": ask, **question})


def error(ask, rules="standard", **question):
    with pytest.raises(FollowSuitError) as raised:
        ruled(ask, rules, **question)
    return raised.value.code


def test_a_refusal_carries_reason_clause_and_what_was_owed():
    assert ruled("follow", **FOLLOW) == {
        "legal": False,
        "reason": "must_play_pairs",
        "rule": "T25",
        "facts": {"suit": "S", "pairs": 1, "held": ["5S 5S"]},
    }
    assert ruled("follow", **{**FOLLOW, "play": "5S 5S"}) == {"legal": True}


def test_a_play_that_is_not_in_the_hand_is_a_ruling():
    for play in ("KD KD", "9S 9S", "5S 5S 5S"):
        found = ruled("follow", **{**FOLLOW, "play": play})
        assert (found["legal"], found["reason"], found["rule"]) == (False, "not_in_hand", "T24")
    assert ruled("lead", trump=TRUMP, hand="5S", play="6S")["reason"] == "not_in_hand"
    assert ruled("throw", trump=TRUMP, hand="5S", attempt="6S", others=[])["reason"] == "not_in_hand"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hand": "5S 5S 5S"}, "card_too_often"),
        ({"hand": "5X"}, "bad_card"),
        ({"play": "hello"}, "bad_card"),
        ({"play": None}, "bad_card"),
        ({"lead": ""}, "no_cards"),
        ({"lead": "8S 8C"}, "bad_lead"),
        ({"trump": {"rank": "1", "suit": "H"}}, "bad_rank"),
        ({"trump": {"rank": "2", "suit": "X"}}, "bad_suit"),
        ({"trump": {"rank": "2"}}, "bad_field"),
        ({"trump": {"rank": ["2"], "suit": "H"}}, "bad_field"),
        ({"trump": "H"}, "bad_field"),
    ],
)
def test_senseless_follow_questions_are_errors(change, code):
    assert error("follow", **{**FOLLOW, **change}) == code


def test_what_a_question_says_besides_changes_nothing():
    assert ruled("follow", **FOLLOW, source="a table in Lyon") == ruled("follow", **FOLLOW)


def test_missing_fields_are_errors():
    for name in ("trump", "hand", "lead", "play"):
        assert (
            error("follow", **{key: value for key, value in FOLLOW.items() if key != name}) == "missing_field"
        )


@pytest.mark.parametrize(
    ("ask", "question", "code"),
    [
        ("shape", {"trump": TRUMP, "cards": ""}, "no_cards"),
        ("shape", {"trump": TRUMP, "cards": "AS AS AS"}, "card_too_often"),
        ("order", {"trump": TRUMP, "cards": "AS AS AS"}, "card_too_often"),
        ("lead", {"trump": TRUMP, "hand": "AS", "play": "AS", "seen": "AS AS"}, "card_too_often"),
        ("lead", {"trump": TRUMP, "hand": "AS", "play": "AS", "voids": {"X": []}}, "bad_seat"),
        ("lead", {"trump": TRUMP, "hand": "AS", "play": "AS", "voids": {"N": ["X"]}}, "bad_suit"),
        ("lead", {"trump": TRUMP, "hand": "AS", "play": "AS", "voids": {"N": "S"}}, "bad_field"),
        (
            "throw",
            {"trump": TRUMP, "hand": "AS", "attempt": "AS", "others": ["AS", "AS", ""]},
            "card_too_often",
        ),
        ("throw", {"trump": TRUMP, "hand": "AS", "attempt": "AS", "others": ["", "", "", ""]}, "bad_field"),
        ("throw", {"trump": TRUMP, "hand": "AS", "attempt": "AS", "others": ""}, "bad_field"),
        ("winner", {"trump": TRUMP, "plays": ["AS", "AS AS"]}, "bad_field"),
        ("winner", {"trump": TRUMP, "plays": []}, "bad_field"),
        ("winner", {"trump": TRUMP, "plays": ["AS", "AS", "AS"]}, "card_too_often"),
        ("winner", {"trump": TRUMP, "plays": [["AS"]]}, "bad_card"),
        ("declare", {"rank": "2", "seat": "X", "cards": "2H"}, "bad_seat"),
        (
            "declare",
            {"rank": "2", "seat": "S", "cards": "2H 2H", "standing": {"seat": "E", "cards": "2H"}},
            "card_too_often",
        ),
        (
            "declare",
            {"rank": "2", "seat": "S", "cards": "2H", "standing": {"seat": "E", "cards": "3H"}},
            "bad_standing",
        ),
        ("declare", {"rank": "2", "seat": "S", "cards": "2H", "standing": {"seat": "E"}}, "bad_field"),
        ("kitty", {"trump": TRUMP, "lead": "AS", "kitty": "KS", "won_by": "S"}, "bad_field"),
        ("kitty", {"trump": TRUMP, "lead": "AS", "kitty": "AS AS", "won_by": "opposing"}, "card_too_often"),
        ("levels", {"points": 7, "levels": {"declaring": "2", "opposing": "2"}}, "bad_field"),
        ("levels", {"points": True, "levels": {"declaring": "2", "opposing": "2"}}, "bad_field"),
        ("levels", {"points": 5, "levels": {"declaring": "2"}}, "bad_field"),
        ("levels", {"points": 5, "levels": {"declaring": "2", "opposing": "Z"}}, "bad_rank"),
    ],
)
def test_other_senseless_questions_are_errors(ask, question, code):
    assert error(ask, **question) == code


@pytest.mark.parametrize(
    ("bid", "took", "code"),
    [
        (None, 100, "missing_field"),
        (150, None, "missing_field"),
        *((bid, 100, "bad_field") for bid in (0, 151, 205, 150.0, True, "150", [150])),
        *((150, took, "bad_field") for took in (-5, 101, 205, 100.0, True, "100")),
    ],
)
def test_what_was_bid_and_taken_are_whole_numbers_that_can_be(bid, took, code):
    levels = {"declaring": "2", "opposing": "2"}
    said = {name: number for name, number in (("bid", bid), ("took", took)) if number is not None}
    assert error("levels", "auction", points=60, levels=levels, **said) == code
    assert error("levels", points=60, levels=levels, **said) == "bad_field", "nobody bids"


def test_each_question_is_answered_in_the_papers_fields():
    assert ruled("shape", trump=TRUMP, cards="5S 5S 6S 6S") == {"shape": "tractor", "units": ["2x2"]}
    assert ruled("order", trump=TRUMP, cards="3S BJ 2S 10D") == {"cards": "BJ 2S TD 3S"}
    assert ruled("throw", trump=TRUMP, hand="AS 9S", attempt="AS 9S", others=["TS", "", ""]) == {
        "fails": True,
        "down": "9S",
    }
    assert ruled("winner", trump=TRUMP, plays=["AS", "3H", "4H", "KS"]) == {"winner": 2}
    assert ruled("kitty", trump=TRUMP, lead="AS AS", kitty="5S TS KD", won_by="opposing") == {
        "multiplier": 4,
        "bonus": 100,
    }
    assert ruled("kitty", trump=TRUMP, lead="AS AS", kitty="5S TS KD", won_by="declaring")["bonus"] == 0
    assert ruled("levels", points=0, levels={"declaring": "A", "opposing": "5"}) == {
        "levels": {"declaring": "A", "opposing": "5"},
        "declares_next": "declaring",
        "won_by": "declaring",
    }


def test_declarations_name_the_trump_suit():
    assert ruled("declare", rank="2", seat="E", cards="2H") == {"legal": True, "trump_suit": "H"}
    assert ruled("declare", rank="2", seat="E", cards="SJ SJ") == {"legal": True, "trump_suit": None}
    standing = {"seat": "E", "cards": "2H"}
    assert ruled("declare", rank="2", seat="E", cards="2H 2H", standing=standing)["legal"]
    found = ruled("declare", rank="2", seat="E", cards="2S 2S", standing=standing)
    assert (found["legal"], found["reason"], found["rule"]) == (False, "already_declared", "T9")
    assert ruled("declare", "auction", rank="2", seat="E", cards="2H")["rule"] == "T40"


def test_voids_count_as_proof():
    question = {"trump": TRUMP, "hand": "3S 5S", "play": "3S 5S"}
    voids = {"N": ["S", "trump"], "E": ["S"], "W": ["S", "C"]}
    rules = {"preset": "standard", "throw": "proven"}
    assert not ruled("lead", rules, **question)["legal"]
    assert ruled("lead", rules, **question, voids=voids)["legal"]


def test_the_trump_suits_letter_means_trump_among_voids():
    question = {"trump": TRUMP, "hand": "3H 5H", "play": "3H 5H"}
    voids = {"N": ["H"], "E": ["trump"], "W": ["H"]}
    assert ruled("lead", {"preset": "standard", "throw": "proven"}, **question, voids=voids)["legal"]


QUESTIONS: dict[str, dict[str, Any]] = {
    "shape": {"trump": TRUMP, "cards": "5S 5S"},
    "order": {"trump": TRUMP, "cards": "5S 5S"},
    "follow": FOLLOW,
    "lead": {
        "trump": TRUMP,
        "hand": "3S 5S",
        "play": "3S",
        "seen": "AS",
        "buried": "KS",
        "voids": {"N": ["S"]},
    },
    "throw": {"trump": TRUMP, "hand": "AS 9S", "attempt": "AS 9S", "others": ["TS", "", ""]},
    "winner": {"trump": TRUMP, "plays": ["AS", "3H", "4H", "KS"]},
    "declare": {"rank": "2", "seat": "E", "cards": "2H 2H", "standing": {"seat": "S", "cards": "2S"}},
    "kitty": {"trump": TRUMP, "lead": "AS", "kitty": "5S TS", "won_by": "opposing"},
    "levels": {"points": 0, "levels": {"declaring": "2", "opposing": "2"}},
}
junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    # Texts that are nearly right find more than noise does.
    | st.sampled_from(["AS", "AS AS AS", "", "2", "H", "N", "trump", "10D", "declaring"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["rank", "suit", "seat"]), inner)
    ),
    max_leaves=5,
)


@given(st.data())
def test_no_question_brings_down_the_referee(data):
    ask = data.draw(st.sampled_from(sorted(QUESTIONS)))
    field = data.draw(st.sampled_from(sorted(QUESTIONS[ask])))
    value = QUESTIONS[ask][field]
    if isinstance(value, dict) and data.draw(st.booleans()):
        changed = {**value, data.draw(st.sampled_from(sorted(value))): data.draw(junk)}
    else:
        changed = data.draw(junk)
    try:
        found = ruled(ask, **{**QUESTIONS[ask], field: changed})
    except FollowSuitError as raised:
        assert json.dumps([raised.code, raised.message, raised.facts])
    else:
        assert json.dumps(found)
