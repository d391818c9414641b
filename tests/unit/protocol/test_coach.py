"""The coach: what it says against a play, when it is silent, what it leaves alone, and that it sees no hidden card."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import parse_cards
from followsuit.base.seats import Seat
from followsuit.bots import run_to_end
from followsuit.bots.differences import DIFFERENCES
from followsuit.lessons import THEMES, Task, read_lesson
from followsuit.protocol.session import Session
from followsuit.table import Table
from tests.shared.lesson_texts import texts_of
from tests.shared.open_claims import reshuffled


def record_of(key):
    """The record of a lesson: a position in which one play is right."""
    return Task(read_lesson(texts_of(key.split("-")[0])[key])).table.record_text()


class Client:
    """A front end at the position of a lesson, in a match like any other."""

    def __init__(self, record):
        self.session = Session()
        self.view = self.ask("resume", record=record)["view"]
        while self.view["waits_for"] in ("bot", "table"):
            self.view = self.ask("step", turn=self.view["turn"])["view"]

    @property
    def table(self):
        return self.session._player.sitting.table

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def coach(self, *cards, **fields):
        return self.ask("coach", turn=self.view["turn"], action=playing(*cards), **fields)

    def begin_coach(self, *cards):
        message = {"v": 1, "id": 1, "op": "coach", "turn": self.view["turn"], "action": playing(*cards)}
        return self.session.begin(json.dumps(message))


def playing(*cards):
    return {"kind": "play", "cards": list(cards)}


RUFF = record_of("two_hundred-trump")


def test_a_play_that_costs_is_asked_about_with_its_reason_and_the_better_play():
    client = Client(RUFF)
    answer = client.coach("KD")
    warning = answer["coach"]
    assert warning["reason"] in DIFFERENCES
    assert warning["better"]["action"]["cards"] in (["5H"], ["6H"])
    assert warning["cost"] >= 5
    assert warning["made"]["worlds"] == warning["better"]["worlds"] > 0


def test_nothing_is_said_against_the_best_play_and_nothing_is_marked():
    client = Client(RUFF)
    assert client.coach("6H")["coach"] is None
    assert not client.table.is_assisted


def test_a_caution_that_is_told_marks_the_deal_and_one_thought_ahead_does_not():
    client = Client(RUFF)
    assert client.coach("KD", ahead=True)["coach"] is None
    assert not client.table.is_assisted
    answer = client.coach("KD", since=0)
    assert answer["coach"] is not None and answer["view"]["assisted"]
    assert "assisted coach" in answer["record_lines"]["lines"]


def test_a_play_that_was_thought_about_ahead_is_not_thought_about_again():
    client = Client(RUFF)
    client.coach("KD", ahead=True)
    with pytest.raises(StopIteration) as done:
        next(client.begin_coach("KD"))
    assert json.loads(done.value.value)["coach"] is not None


def test_asking_about_another_play_calls_the_first_off():
    client = Client(RUFF)
    first = client.begin_coach("KD")
    next(first)
    client.coach("6H")
    assert json.loads(run_to_end(first))["error"]["code"] == "cancelled"
    assert not client.table.is_assisted


def test_a_play_made_meanwhile_leaves_the_coach_behind():
    client = Client(RUFF)
    first = client.begin_coach("KD")
    next(first)
    client.ask("act", turn=client.view["turn"], action=playing("KD"))
    assert json.loads(run_to_end(first))["error"]["code"] == "stale_turn"
    assert not client.table.is_assisted


def test_what_may_not_be_played_and_what_is_no_play_is_not_judged():
    client = Client(RUFF)
    assert client.coach("7C")["coach"] is None
    assert client.ask("coach", turn=client.view["turn"], action={"kind": "pass"})["coach"] is None
    assert client.ask("coach", turn=client.view["turn"], action=7)["error"]["facts"] == {"field": "action"}
    assert client.coach("KD", ahead="yes")["error"]["facts"] == {"field": "ahead"}
    assert client.ask("coach", turn=client.view["turn"] + 1, action={})["error"]["code"] == "stale_turn"


def test_a_lesson_answers_a_wrong_play_itself():
    client = Client(RUFF)
    client.view = client.ask("start_task", text=texts_of("two_hundred")["two_hundred-trump"])["view"]
    while client.view["waits_for"] in ("bot", "table"):
        client.view = client.ask("step", turn=client.view["turn"])["view"]
    assert client.coach("KD")["coach"] is None


def test_the_hidden_cards_change_nothing_of_what_the_coach_says():
    table = Client(RUFF).table
    action = Play(Seat.S, parse_cards("KD"))
    said = run_to_end(table.warning(action))
    for number in range(3):
        other = Table(
            table.record(), reshuffled(table.game, table._state, Seat.S, Random(number)), table.turn
        )
        assert other._state != table._state
        assert run_to_end(other.warning(action)) == said


@pytest.mark.parametrize(
    ("key", "wrong", "right"),
    [("rangvaar-partner", ["KD"], ["2D"]), ("tractor-ruff", ["AH", "9C"], ["4H", "4H"])],
)
def test_the_coach_judges_the_plays_of_the_other_games_too(key, wrong, right):
    client = Client(record_of(key))
    assert client.coach(*right)["coach"] is None
    assert client.coach(*wrong)["coach"]["better"]["action"]["cards"] == right


def test_a_burial_that_costs_is_asked_about_with_a_better_one():
    client = Client(record_of("tractor-bury"))
    trumps = {"kind": "bury", "cards": ["4H", "7H", "8H", "9H", "QH", "AH", "KC", "TD"]}
    warning = client.ask("coach", turn=client.view["turn"], action=trumps)["coach"]
    assert warning["reason"] == "buried" and warning["cost"] >= 4
    better = warning["better"]["action"]
    assert better["kind"] == "bury" and not set(better["cards"]) & set(trumps["cards"][:6])
    assert client.ask("coach", turn=client.view["turn"], action=better)["coach"] is None


@pytest.mark.host
def test_every_reason_of_the_coach_and_every_theme_of_a_puzzle_has_a_sentence_in_every_language():
    for file in sorted((Path(__file__).parents[3] / "web" / "text").glob("*.ftl")):
        own = file.parents[1] / "js" / "features" / "puzzles" / "text" / file.name
        text = file.read_text(encoding="utf-8") + own.read_text(encoding="utf-8")
        assert all(re.search(rf"^coach-{reason} =", text, re.MULTILINE) for reason in DIFFERENCES), file.name
        assert all(re.search(rf"^puzzle-theme-{theme} =", text, re.MULTILINE) for theme in THEMES), file.name
