"""Exercising: a pack through the messages, from its text to the table of a class."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from followsuit.exercises import GivenExercise, Pack, Wrong, write_pack
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.protocol.session import Session
from tests.shared.answer_checker import check_answer

PUZZLES = Path(__file__).parents[3] / "web" / "games" / "two_hundred" / "puzzles.txt"


def asked(op, **fields):
    text = json.dumps({"v": 1, "op": op, **fields})
    answer = Session().handle(text)
    check_answer(text, answer)
    return json.loads(answer)


def refused(op, **fields):
    return asked(op, **fields)["error"]["code"]


@pytest.fixture(scope="module")
def pack():
    """Two exercises, one of which has words for a mistake; to pass is to solve both."""
    found = []
    for text in each_puzzle(PUZZLES.read_text(encoding="utf-8")):
        puzzle = read_puzzle(text)
        if puzzle.at is None and puzzle.next is not None:
            wrong = (Wrong(puzzle.next, "It comes to less."),)
            found.append(
                GivenExercise("One", "What now?", puzzle.record, puzzle.best, "", "Yes.", wrong, "No.")
            )
        if len(found) == 2:
            break
    return Pack("Trumps", tuple(found), passes=2)


def test_a_class_goes_through_the_messages_from_the_pack_to_the_table(pack):
    read = asked("exercises", pack=write_pack(pack))
    assert (read["key"], read["passes"], read["faults"]) == (pack.key, 2, [])
    assert [one["task"] for one in read["exercises"]] == ["What now?"] * 2
    assert asked("exercises", pack=f"https://x.org/#{read['link']}")["pack"] == read["pack"]
    first, second = pack.exercises
    wrong, right = first.wrong[0].act, first.right[0]
    tried = [asked("exercise_try", pack=read["link"], exercise=1, acts=[act]) for act in (wrong, right)]
    assert [(one["kind"], one["words"]) for one in tried] == [
        ("wrong", "It comes to less."),
        ("right", "Yes."),
    ]
    of = {"Ama": [[[wrong], [right]], [[second.right[0]]]], "Chi": [[[wrong]], []]}
    links = [
        asked("exercise_answers", pack=read["link"], name=name, tries=tries)["link"]
        for name, tries in of.items()
    ]
    heap = f"here: https://x.org/#{links[1]} and #{links[0]}, #{links[0]}, #{links[0][:-9]}"
    table = asked("exercise_class", pack=read["pack"], texts=[heap])
    assert [(one["name"], one["tries"], one["passed"]) for one in table["pupils"]] == [
        ("Ama", [2, 1], True),
        ("Chi", [1, 0], False),
    ]
    assert [one and one["people"] for one in table["commonest"]] == [2, None]
    assert table["problems"][0]["code"] == "link_twice"
    assert [one["at"] for one in table["problems"]] == [3, 4]
    assert table["csv"].splitlines()[1] == "Ama,2,1,2,yes"


def test_what_cannot_be_is_refused_with_its_reason(pack):
    text = write_pack(pack)
    assert refused("exercises", pack="") == "link_damaged"
    assert refused("exercises", pack="a\nb") == "not_a_pack"
    assert refused("exercises", pack=text.replace("suit-exercises 1", "suit-exercises 9")) == "pack_version"
    assert refused("exercise_try", pack=text, exercise=3, acts=[{"kind": "pass"}]) == "bad_field"
    assert refused("exercise_answers", pack=text, name=" ", tries=[[], []]) == "no_name"
    assert refused("exercise_answers", pack=text, name="Ama", tries=[[]]) == "bad_field"
    assert asked("exercise_try", pack=text, exercise=1, acts=[{"kind": "none"}])["kind"] == "illegal"
    card = {"kind": "play", "cards": ["ZZ"]}
    assert asked("exercise_try", pack=text, exercise=1, acts=[card])["kind"] == "illegal"


def test_the_table_of_an_exercise_asks_the_seat_and_shows_what_a_try_comes_to(pack):
    text = write_pack(pack)
    wrong, right = pack.exercises[0].wrong[0].act, pack.exercises[0].right[0]
    board = asked("exercise_board", pack=text, exercise=1)
    view = board["view"]
    assert (view["to_act"], view["waits_for"], view["prompt"]["kind"]) == (view["you"], "you", "play")
    assert {one["text"] for one in board["legal"]} == set(view["prompt"]["playable"])
    for act in (wrong, right):
        after = asked("exercise_board", pack=text, exercise=1, acts=[act])
        assert len(after["view"]["tricks"]) == len(view["tricks"]) + 1
        assert next(one["kind"] for one in after["events"]) == "cards_played"
    illegal = next(card for card in ("2C", "9Z") if card not in view["hand"])
    tried = asked("exercise_try", pack=text, exercise=1, acts=[{"kind": "play", "cards": [illegal]}])
    assert tried["kind"] == "illegal"


def test_a_refused_try_says_why_by_the_rules(pack):
    text = write_pack(pack)
    hand = asked("exercise_board", pack=text, exercise=1)["view"]["hand"]
    refused_cards = asked("exercise_board", pack=text, exercise=1)["view"]["prompt"]["refused"]
    for card in hand:
        tried = asked("exercise_try", pack=text, exercise=1, acts=[{"kind": "play", "cards": [card]}])
        assert (tried["kind"] == "illegal") is (card in refused_cards)
        assert tried["refusal"] == (refused_cards.get(card) and tried["refusal"])
        assert (tried["refusal"] or {}).get("code") == refused_cards.get(card, {}).get("code")


def test_a_goal_is_played_to_through_the_messages(pack):
    """A deal is played out with the first legal card each time; the table is the one that the try left."""
    side = "NS" if pack.exercises[0].decision().you.name in "NS" else "EW"
    goal = replace(pack.exercises[0], goal=f"deal for {side}", ends="deal", right=(), wrong=())
    text, kind = write_pack(Pack("", (goal,))), "playing"
    acts: list[dict[str, object]] = []
    assert asked("exercises", pack=text)["exercises"][0]["ends"] == "deal"
    while kind == "playing":
        board = asked("exercise_board", pack=text, exercise=1, **({"acts": acts} if acts else {}))
        assert board["view"]["waits_for"] == "you"
        acts.append(board["legal"][0]["action"])
        kind = asked("exercise_try", pack=text, exercise=1, acts=acts)["kind"]
    assert kind in ("right", "otherwise")
    assert len(acts) > 1
    assert asked("exercise_board", pack=text, exercise=1, acts=acts)["view"]["waits_for"] != "you"
    link = asked("exercise_answers", pack=text, name="Ama", tries=[[acts]])["link"]
    assert asked("exercise_class", pack=text, texts=[link])["pupils"][0]["solved"] == [kind == "right"]
    assert refused("exercise_try", pack=text, exercise=1, acts=[]) == "bad_field"
