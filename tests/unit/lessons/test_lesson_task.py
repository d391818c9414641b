"""A lesson over messages: begun, missed, tried again, helped, and never kept; and cards that punish."""

import json
import sys
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from followsuit.base.cards import parse_cards
from followsuit.base.errors import DocumentError
from followsuit.bots import run_to_end
from followsuit.lessons import Task, read_lesson
from followsuit.lessons.goals import LessonFacts, read_predicate
from followsuit.lessons.model import LEARNER
from followsuit.lessons.refutation import hidden_hands
from followsuit.protocol.session import Session
from followsuit.record import read_record, replayed, write_record
from followsuit.table import Table
from tests.shared.lesson_texts import lesson_at, texts_of


class Learner:
    """A front end at a lesson."""

    def __init__(self, key):
        self.session = Session()
        text = texts_of(key.split("-")[0])[key]
        self.view = self.ask("start_task", text=text)["view"]

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    def go_on(self):
        while self.view["waits_for"] in ("bot", "table"):
            self.view = self.ask("step", turn=self.view["turn"])["view"]
        return self.view["task"]

    def play(self, *cards):
        self.go_on()
        action = {"kind": "play", "cards": list(cards)}
        answer = self.ask("act", turn=self.view["turn"], action=action)
        if not answer["ok"]:
            return answer["error"]
        self.view = answer["view"]
        return self.go_on()

    def again(self):
        self.view = self.ask("start_task", again=True)["view"]


def tried(task, card):
    run_to_end(task.trying(task.table.game.action_from(LEARNER, {"kind": "play", "cards": [card]})))


def test_a_lesson_done_at_once_has_three_stars_and_asks_nothing_more():
    learner = Learner("two_hundred-trick")
    lesson = learner.play("AH")
    assert (lesson["status"], lesson["stars"]) == ("right", 3)
    assert learner.view["prompt"] is None
    assert learner.view["waits_for"] == "task"


def test_a_lesson_done_at_the_second_try_has_two_stars():
    learner = Learner("two_hundred-trick")
    lesson = learner.play("7H")
    assert (lesson["status"], lesson["message"], lesson["stars"]) == ("wrong", "low", 0)
    learner.again()
    assert learner.view["task"]["status"] == "playing"
    assert learner.play("AH")["stars"] == 2


def test_a_lesson_done_with_help_has_one_star_however_often_it_is_tried():
    learner = Learner("tractor-tractors")
    hint = learner.ask("hint", turn=learner.view["turn"])["hint"]
    assert sorted(hint["action"]["cards"]) == ["8D", "8D", "9D", "9D"]
    assert hint["action"]["shape"] == "tractor"
    learner.again()
    assert learner.play("9D", "9D", "8D", "8D")["stars"] == 1


def test_what_the_rules_forbid_is_refused_in_a_lesson_with_the_clause_and_costs_nothing():
    learner = Learner("two_hundred-follow")
    assert learner.play("6H")["clause"] == "H8"
    assert learner.play("AD")["stars"] == 3


def test_a_lesson_that_was_left_by_another_play_has_no_hint():
    learner = Learner("two_hundred-counting")
    learner.go_on()
    learner.play("AH")
    assert learner.ask("hint", turn=learner.view["turn"])["error"]["code"] == "no_hint_now"


def test_a_lesson_is_not_kept_as_a_match_and_is_gone_with_the_next_one():
    learner = Learner("rangvaar-trick")
    answer = learner.ask("view", since=0)
    assert "record_lines" not in answer
    assert "task" in answer["view"]
    begun = learner.ask("new", game="rangvaar", since=0)
    assert "task" not in begun["view"]
    assert begun["record_lines"]["lines"]
    assert learner.ask("start_task", again=True)["error"]["code"] == "not_offered"


def test_a_table_of_several_devices_stands_as_it_did_after_a_lesson():
    session = Session()

    def ask(op, **fields):
        return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    begun = ask("new", game="rangvaar", people=["S", "N"], multiplayer=True, seat="S", seed="a")["view"]
    tried = ask("start_task", text=texts_of("rangvaar")["rangvaar-trick"])["view"]
    assert (tried["task"]["kind"], "multiplayer" in tried) == ("lesson", False)
    assert "task" not in ask("leave_task")["view"]
    assert ask("view", seat="S")["view"] == begun


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("followsuit-lesson 1", "followsuit-lesson 2"), "document_newer"),
        (("followsuit-lesson 1", "anything"), "not_a_document"),
        (("goal trick 1 won by S else low", "goal the moon else low"), "bad_goal"),
        (("goal trick 1 won by S else low", ""), "missing_field"),
        (("failing 7H = low", "failing 7H = sad"), "bad_line"),
        (("solution AH", "solution XX"), "bad_line"),
        (("stars 1", "stars many"), "bad_line"),
        (("stars 1", "moons 1"), "unknown_line"),
        ((". game two_hundred", ". game chess"), "unknown_game"),
        ((". hand", ". foot"), "unknown_field"),
        (("script W", "script X"), "bad_task"),
    ],
)
def test_a_text_that_is_no_lesson_is_refused_and_the_table_stays(change, code):
    learner = Learner("two_hundred-trick")
    text = texts_of("two_hundred")["two_hundred-trick"]
    assert change[0] in text
    answer = learner.ask("start_task", text=text.replace(*change))
    assert answer["error"]["code"] != "internal"
    if not change[0].startswith(". hand"):
        assert answer["error"]["code"] == code
    assert learner.play("AH")["status"] == "right"


def test_damaged_lessons_are_answered_whatever_is_changed_in_them():
    rng = Random(5)
    session = Session()
    good = texts_of("two_hundred")["two_hundred-points"]
    for _ in range(150):
        at = rng.randrange(len(good))
        text = good[:at] + rng.choice(["", "\n", "S", "9", " ", "."]) + good[at + rng.choice([0, 1, 30]) :]
        answer = json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": "start_task", "text": text})))
        assert answer["ok"] or answer["error"]["code"] != "internal", answer


def test_a_goal_is_open_until_it_is_decided():
    facts = LessonFacts("NS")
    least, most = read_predicate("points at least 20"), read_predicate("tricks at most 1 for EW")
    assert (least.verdict(facts), most.verdict(facts)) == (None, None)
    facts.tricks = [("S", "NS", 15), ("W", "EW", 10)]
    assert (least.verdict(facts), most.verdict(facts)) == (None, None)
    facts.is_over = True
    assert (least.verdict(facts), most.verdict(facts)) == (False, True)
    facts.refused = 1
    assert read_predicate("refused at most 0").verdict(facts) is False
    facts.plays = [(parse_cards("9D 8D 9D 8D"), "tractor")]
    assert read_predicate("play 1 is 8D 8D 9D 9D or AS").verdict(facts) is True
    assert read_predicate("play 1 is not 8D 8D 9D 9D").verdict(facts) is False
    with pytest.raises(ValueError, match="no goal"):
        read_predicate("trick one won by S")


def test_a_play_that_would_have_been_lucky_meets_cards_in_which_it_fails():
    # As the cards lie West follows to both aces, and the queen takes the six in the end.
    lesson = read_lesson(texts_of("two_hundred")["two_hundred-counting"])
    begun = Task(lesson)
    own = hidden_hands(begun.table, LEARNER)
    tried(begun, "AD")
    assert begun.is_punished
    other = hidden_hands(begun.table, LEARNER)
    # The same cards are hidden, and the seats hold as many; only where they lie is another matter.
    assert sorted(chain(*own.values())) == sorted(chain(*other.values()))
    assert {seat: len(hand) for seat, hand in own.items()} == {
        seat: len(hand) for seat, hand in other.items()
    }
    assert begun.played_on(begun.table.record_text(), []).status == "wrong"
    assert begun.shown({"prompt": None})["task"]["punished"]


def test_in_a_lesson_that_does_not_punish_the_cards_lie_on_as_they_lay():
    begun = Task(replace(read_lesson(texts_of("two_hundred")["two_hundred-counting"]), is_punishing=False))
    own = hidden_hands(begun.table, LEARNER)
    tried(begun, "AD")
    assert (hidden_hands(begun.table, LEARNER), begun.is_punished) == (own, False)


def test_the_cards_that_punish_change_nothing_that_the_learner_could_know():
    lesson = read_lesson(texts_of("two_hundred")["two_hundred-counting"])
    plain, punishing = Task(lesson), Task(lesson)
    known = plain.table.observe(LEARNER)
    tried(punishing, "AD")
    played = punishing.table.record()
    # Without the learner's play: what South sees of the new cards is what it saw of the old ones.
    text = punishing.table.record_text()
    back = read_record(text)
    assert back == played
    deal = played.deals[-1]
    before = played.with_deals([replace(deal, actions=deal.actions[:-1])])
    assert punishing.table.game.observe(replayed(before), LEARNER) == known


def test_in_those_cards_the_right_play_wins():
    lesson = read_lesson(texts_of("two_hundred")["two_hundred-counting"])
    begun = Task(lesson)
    tried(begun, "AD")
    record = begun.table.record()
    deal = record.deals[-1]
    text = write_record(record.with_deals([replace(deal, actions=deal.actions[:-1])]))
    assert begun.played_on(text, lesson.solution).status == "right"


def test_no_match_against_bots_reaches_the_cards_that_punish():
    for name in [name for name in sys.modules if name.startswith("followsuit.lessons")]:
        del sys.modules[name]
    session = Session()

    def ask(op, **fields):
        return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    for game in ("two_hundred", "rangvaar"):
        view = ask("new", game=game, level="beginner", seed=3)["view"]
        opening = ask("record")["record"]
        hands = [line for line in opening.splitlines() if line.startswith(("hand", "rest", "kitty"))]
        while view["waits_for"] not in ("deal", "over"):
            if view["waits_for"] != "you":
                view = ask("step", turn=view["turn"])["view"]
                continue
            prompt = view["prompt"]
            action = {"kind": "pass"}
            if prompt["kind"] == "bid" and not prompt["can_pass"]:
                action = {"kind": "bid", "value": prompt["values"][0]}
            elif prompt["kind"] == "name_trump":
                action = {"kind": "name_trump", "suit": prompt["suits"][0]}
            elif prompt["kind"] == "play":
                ask("hint", turn=view["turn"], level="beginner")
                action = {"kind": "play", "cards": prompt["playable"][:1]}
            view = ask("act", turn=view["turn"], action=action)["view"]
        played = ask("record")["record"].splitlines()
        assert [line for line in played if line.startswith(("hand", "rest", "kitty"))] == hands
    # No module that deals cards anew was even imported, and a table has no way to be given other cards.
    assert not [name for name in sys.modules if name.startswith("followsuit.lessons")]
    assert not [name for name in vars(Table) if "punish" in name or "redeal" in name]


def test_a_lesson_that_a_bot_plays_ends():
    begun = Task(lesson_at("rangvaar", 6))
    assert begun.played_on(begun.table.record_text(), []).status in ("right", "wrong")


def test_the_learner_sits_south_and_is_a_person():
    text = texts_of("rangvaar")["rangvaar-trick"].replace(". player S person", ". player S casual")
    with pytest.raises(DocumentError):
        Task(read_lesson(text))
