"""Decisions to be found: a moment of the deal tried again and a puzzle, over messages; what is right and what is not."""

import json
from dataclasses import replace

import pytest

from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.seats import Seat
from followsuit.bots import run_to_end
from followsuit.documents.shorthand import shortened
from followsuit.lessons import Task, each_puzzle, read_lesson, read_puzzle
from followsuit.lessons.task import seated
from followsuit.protocol.session import Session
from followsuit.record import Player, write_record
from followsuit.table import Table
from tests.shared.lesson_texts import WEB, texts_of

#: South ruffs a trick with either heart; the king of diamonds gives it away.
RECORD = Task(read_lesson(texts_of("two_hundred")["two_hundred-trump"])).table


#: The tricks before it.
TRICKS = len(RECORD.observe(RECORD.to_act).taken)


def before_the_play():
    """The record of that lesson where South is to play."""
    while RECORD.to_act.name != "S":
        RECORD.step()
    return RECORD.record_text()


def puzzle(best="6H", more="", record=None, key="two_hundred-1a2", theme="follow"):
    lines = [f". {line}" for line in shortened(record or before_the_play()).splitlines() if line]
    head = ["followsuit-puzzle 1", f"key {key}", f"theme {theme}", f"best {best}", *filter(None, [more])]
    return "\n".join([*head, *lines])


class Solver:
    """A front end that tries a decision."""

    def __init__(self, **fields):
        self.session = Session()
        if fields:
            self.view = self.ask("start_task", **fields)["view"]

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def play(self, *cards):
        action = {"kind": "play", "cards": list(cards)}
        answer = self.ask("act", turn=self.view["turn"], action=action)
        if not answer["ok"]:
            return answer["error"]
        self.view = answer["view"]
        while self.view["waits_for"] in ("bot", "table"):
            self.view = self.ask("step", turn=self.view["turn"])["view"]
        return self.view["task"]


def test_the_best_play_is_right_and_nothing_more_is_asked():
    solver = Solver(text=puzzle())
    assert (solver.view["waits_for"], solver.view["you"]) == ("you", "S")
    found = solver.play("6H")
    assert (found["status"], found["tries"], found["against"]) == ("right", 1, None)
    assert (solver.view["waits_for"], solver.view["prompt"]) == ("task", None)


def test_a_play_that_cannot_be_told_from_the_best_is_right_too():
    assert Solver(text=puzzle()).play("5H")["status"] == "right"


def test_a_wrong_play_is_answered_by_its_trick_and_what_it_costs_and_can_be_tried_again():
    solver = Solver(text=puzzle())
    found = solver.play("KD")
    assert found["status"] == "wrong"
    assert found["against"]["cost"] >= 5 and found["against"]["reason"] == "contract_fails"
    assert len(solver.view["tricks"]) == 1 + TRICKS and solver.view["tricks"][-1]["winner"] != "S"
    solver.view = solver.ask("start_task", again=True)["view"]
    assert solver.view["task"]["status"] == "playing"
    assert solver.play("6H")["tries"] == 2


def shipped_with_luck():
    """A shipped puzzle whose next best act would do as well with the cards as they lie, and its task after it."""
    for text in each_puzzle((WEB / "games" / "rangvaar" / "puzzles.txt").read_text()):
        read = read_puzzle(text)
        decision = Task(read)
        act = decision.table.game.action_from(decision.you, read.next)
        if not decision._fails(decision.table.record_text(), read.next, read.best[:1]):
            run_to_end(decision.trying(act))
            if decision.is_punished:
                return text, read, decision
    raise AssertionError("no puzzle punishes")


def test_a_wrong_play_that_would_have_been_lucky_meets_cards_in_which_it_loses_and_the_best_wins():
    text, read, decision = shipped_with_luck()
    record = decision.table.record()
    deal = record.deals[-1]
    before = write_record(record.with_deals([replace(deal, actions=deal.actions[:-1])]))
    # The seat sees what it saw, the same cards are hidden, and the page says that they were dealt again.
    fresh = Task(read)
    assert Table.resume(before).observe(fresh.you) == fresh.observation
    assert fresh._fails(before, read.next, read.best[:1])
    assert before != fresh.table.record_text()
    assert decision.shown({"prompt": None})["task"]["punished"]
    # The next try begins from the cards as they were.
    assert decision.again().table.record_text() == fresh.table.record_text()
    assert Solver(text=text).view["task"]["punished"] is False


def test_the_right_play_never_changes_the_cards():
    _, read, _ = shipped_with_luck()
    decision = Task(read)
    hands = decision.table.record().deals[-1].opening
    run_to_end(decision.trying(decision.best[0]))
    assert decision.table.record().deals[-1].opening == hands
    assert not decision.is_punished


def test_a_wrong_call_changes_no_cards_even_where_it_would_have_been_lucky():
    puzzles = each_puzzle((WEB / "games" / "two_hundred" / "puzzles.txt").read_text())
    read = read_puzzle(next(text for text in puzzles if "\nbest pass\n" in text))
    decision = Task(read)
    run_to_end(decision.trying(decision.table.game.action_from(decision.you, read.next)))
    assert decision.warning is not None
    assert not decision._fails(Task(read).table.record_text(), read.next, read.best)
    assert not decision.is_punished


def test_bots_of_their_level_sit_around_whoever_decides_and_nothing_else_is_told_of_the_match():
    players = {
        Seat.S: Player(None, "Mina"),
        Seat.W: Player("expert", "Bo"),
        Seat.N: Player(None),
        Seat.E: Player(None),
    }
    record = replace(RECORD.record(), tags={"event": "a cup"}, players=players)
    assert seated(record, Seat.S) == replace(
        record,
        tags={},
        players={
            Seat.S: Player(None, "Mina"),
            Seat.W: Player("expert", "Bo"),
            Seat.N: Player("expert"),
            Seat.E: Player("expert"),
        },
    )


def test_a_refused_play_is_no_try():
    solver = Solver(text=puzzle())
    assert solver.play("AS")["code"] != "internal"
    assert solver.ask("view")["view"]["task"]["tries"] == 0


def test_a_hint_gives_the_best_play_with_its_reason():
    solver = Solver(text=puzzle())
    hint = solver.ask("hint", turn=solver.view["turn"])["hint"]
    assert hint["action"]["cards"] == ["6H"]


def test_the_names_of_a_puzzle_are_those_of_the_message_whatever_seat_decides():
    solver = Solver(text=puzzle(), names={"S": "South", "W": "West"}, name="You")
    assert {seat: told["name"] for seat, told in solver.view["seats"].items()} == {
        "S": "You",
        "W": "West",
        "N": "",
        "E": "",
    }


def test_a_decision_may_stand_in_the_middle_of_a_record():
    table = Table.resume(before_the_play())
    acts = len(table.record().deals[-1].actions)
    table.act(table.game.action_from(table.to_act, {"kind": "play", "cards": ["KD"]}))
    whole = Task(read_puzzle(puzzle(more=f"at {acts}", record=table.record_text())))
    assert whole.table.record_text() == Task(read_puzzle(puzzle())).table.record_text()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("followsuit-puzzle 9\nkey a-1", "document_newer"),
        ("followsuit-puzzle 1\nkey a-1\ntheme follow\nbest AS", "missing_field"),
        (puzzle(theme="cookery"), "bad_line"),
        (puzzle(key="?"), "bad_line"),
        (puzzle(best="ZZ"), "bad_line"),
        (puzzle(best=""), "bad_line"),
        (puzzle(best="AC"), "bad_task"),
        (puzzle(more="at x"), "bad_line"),
        (puzzle(more="at 999"), "bad_task"),
        (puzzle(more="next"), "bad_line"),
        (puzzle(more="found wizard"), "bad_line"),
        (puzzle(more="colour red"), "unknown_line"),
        (puzzle(record="nonsense\n"), "not_a_record"),
    ],
)
def test_a_puzzle_that_makes_no_sense_is_refused_with_a_code(text, code):
    with pytest.raises(FollowSuitError) as refused:
        Task(read_puzzle(text))
    assert refused.value.code == code
    assert Solver().ask("start_task", text=text)["error"]["code"] == code


def test_a_file_of_puzzles_falls_into_its_puzzles():
    assert each_puzzle(f"# next 7\n\n{puzzle()}\n\n{puzzle()}\n") == [puzzle(), puzzle()]
    with pytest.raises(DocumentError, match="begins with"):
        read_puzzle("# next 7")
    assert Solver().ask("start_task", text="# next 7")["error"]["code"] == "not_a_document"


def test_what_is_asked_outside_a_decision_is_refused():
    solver = Solver()
    assert solver.ask("start_task", again=True)["error"]["code"] == "no_match"
    assert solver.ask("leave_task")["error"]["code"] == "no_match"
    assert solver.ask("start_task")["error"]["facts"] == {"field": "text"}
    assert solver.ask("start_task", at=3, turn=0)["error"]["code"] == "no_match"


def test_a_moment_of_the_deal_is_tried_and_the_match_stands_as_it_did_afterwards():
    solver = Solver()
    record = Task(read_lesson(texts_of("two_hundred")["two_hundred-trump"])).table.record_text()
    solver.view = solver.ask("resume", record=record)["view"]
    wrong = ["KD"]
    while solver.view["waits_for"] not in ("deal", "over"):
        prompt, turn = solver.view["prompt"], solver.view["turn"]
        if solver.view["waits_for"] == "you":
            card = wrong.pop() if wrong else prompt["playable"][0]
            solver.view = solver.ask("act", turn=turn, action={"kind": "play", "cards": [card]})["view"]
        else:
            solver.view = solver.ask("step", turn=turn)["view"]
    before, turn = solver.ask("view")["view"], solver.view["turn"]
    [finding, *_] = solver.ask("review_deal", turn=turn)["review"]["findings"]
    assert finding["can_try"]
    assert solver.ask("start_task", at=finding["at"] + 1, turn=turn)["error"]["facts"] == {"field": "at"}
    answer = solver.ask("start_task", at=finding["at"], turn=turn, since=0)
    assert "record_lines" not in answer
    solver.view = answer["view"]
    assert solver.view["hand"] and solver.view["summary"] is None
    tried = solver.play("KD")
    # What was dealt in a match is never dealt again.
    assert (tried["status"], tried["punished"]) == ("wrong", False)
    solver.view = solver.ask("start_task", again=True)["view"]
    assert solver.play("6H")["status"] == "right"
    assert solver.ask("leave_task")["view"] == before
    assert solver.ask("record")["record"].count("deal 1") == record.count("deal 1")
