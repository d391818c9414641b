"""Exercises: packs read, written, linked, checked; tries replayed; a class in a table."""

import csv
import io
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from followsuit.actions import action_data
from followsuit.errors import FollowSuitError, LessonError, LinkError, QuestionError
from followsuit.exercises import (
    GivenExercise,
    Pack,
    Wrong,
    answers_link,
    check_pack,
    class_csv,
    class_table,
    exercises_link,
    linked_exercises,
    read_pack,
    write_pack,
)
from followsuit.exercises.answers import judged_try
from followsuit.exercises.goals import playing_goal
from followsuit.exercises.reading import act_text
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.lessons.judging import facts_of
from followsuit.lessons.reading import read_acts
from followsuit.record import Player
from followsuit.registry import game_names
from followsuit.seats import Seat
from followsuit.table import Table, run_to_end

GAMES = Path(__file__).parents[3] / "web" / "games"


def puzzles(game, count=8):
    """Exercises out of the game's puzzles: the right act, and the next best as a mistake with words."""
    path = GAMES / game / "puzzles.txt"
    found: list[GivenExercise] = []
    for text in each_puzzle(path.read_text(encoding="utf-8")) if path.exists() else []:
        puzzle = read_puzzle(text)
        if puzzle.at is None and puzzle.next is not None:
            wrong = (Wrong(puzzle.next, f"Not {act_text(puzzle.next)}: it comes to less."),)
            task = f"What is to be done? ({puzzle.theme})"
            one = GivenExercise(
                f"No. {len(found) + 1}", task, puzzle.record, puzzle.best, "Count.", "Yes.", wrong, "No."
            )
            found.append(replace(one, chapter="First" if len(found) < 2 else "Then"))
        if len(found) == count:
            break
    return tuple(found)


def a_pack(game, count=3, **more):
    return Pack("Trumps", puzzles(game, count), **more)


WITH_PUZZLES = [game for game in sorted(game_names()) if puzzles(game, 3)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_pack_comes_back_from_its_text_and_its_link(game):
    pack = a_pack(game, passes=2)
    for is_short in (False, True):
        assert read_pack(write_pack(pack, is_short=is_short)) == pack
    link = exercises_link(pack)
    assert linked_exercises(f"https://x.org/#{link}.") == pack
    assert len(exercises_link(a_pack(game, 1))) <= 900
    assert list(check_pack(pack, worlds=0)) == []


def test_what_a_teacher_writes_is_text_and_nothing_else():
    [one] = puzzles("two_hundred", 1)
    words = "<script>alert(1)</script> \u202eback\u202c\tand   on"
    pack = read_pack(write_pack(Pack("", (replace(one, task=words),))))
    assert pack.exercises[0].task == "<script>alert(1)</script> back and on"
    with pytest.raises(LessonError, match="at most 280") as long:
        read_pack(write_pack(Pack("", (replace(one, hint="x" * 281),))))
    assert long.value.line > 1


def test_a_try_is_right_a_mistake_with_words_any_other_or_none():
    [one] = puzzles("rangvaar", 1)
    decision = one.decision()
    legal = list(decision.table.game.options(decision.seen))
    assert judged_try(one, one.right[0]).words == "Yes."
    assert judged_try(one, one.wrong[0].act).words == one.wrong[0].words
    assert judged_try(one, {"kind": "play", "cards": ["AS", "AS"]}).kind == "illegal"
    assert judged_try(one, {"kind": "nonsense"}).kind == "illegal"
    others = [
        {"kind": "play", "cards": [act.cards[0].text]}
        for act in legal
        if act.cards[0].text not in (one.right[0]["cards"][0], one.wrong[0].act["cards"][0])
    ]
    assert all(judged_try(one, act).kind == "otherwise" for act in others)


def test_checking_names_what_cannot_be_played_and_a_right_act_that_loses():
    pack = a_pack("two_hundred", 2)
    first, second = pack.exercises
    swapped = replace(first, right=(first.wrong[0].act,), wrong=(Wrong(first.right[0], "No."),))
    [fault] = check_pack(replace(pack, exercises=(second, swapped)), worlds=40)
    assert (fault.exercise, fault.code) == (2, "right_loses")
    assert fault.facts["better"] == act_text(first.right[0])
    impossible = {"kind": "play", "cards": ["2C"]}
    faults = check_pack(
        Pack("", (replace(first, right=(impossible,)), replace(second, wrong=(Wrong(impossible, ""),)))),
        worlds=0,
    )
    assert [(one.exercise, one.code) for one in faults] == [(1, "right_not_legal"), (2, "wrong_not_legal")]
    both = replace(second, wrong=(Wrong(second.right[0], "No."),))
    assert [one.code for one in check_pack(Pack("", (both,)), worlds=0)] == ["wrong_is_right"]


def test_a_class_of_thirty_is_a_table_whatever_lies_in_the_heap():
    pack = a_pack("two_hundred", 3, passes=2)
    right, wrong = [one.right[0] for one in pack.exercises], [one.wrong[0].act for one in pack.exercises]
    links = []
    for pupil in range(30):
        tries = [[[wrong[n]], [right[n]]] if pupil % 3 == n else [[right[n]]] for n in range(3)]
        if pupil % 5 == 0:
            tries[1:] = [[[wrong[1]]], []]
        links.append(answers_link(pack, f"Pupil {pupil:02}", tries))
    assert max(map(len, links)) < 220
    other = answers_link(a_pack("two_hundred", 2), "Else", [[], []])
    broken = answers_link(pack, "Broken", [[[{"kind": "play", "cards": ["2C"]}]], [], []])
    heap = "\n".join(f"my answers: https://x.org/#{link}!" for link in links)
    again = answers_link(pack, "pupil 01", [[], [], []])
    table = class_table(pack, [heap, f"{other} {broken} {links[3]} {again} {links[4][:-7]} {links[5]}"])
    assert len(table.pupils) == 30
    assert [one.code for one in table.problems] == [
        "other_exercises", "broken_try", "link_twice", "name_twice", "link_cut", "link_twice"
    ]  # fmt: skip
    one = next(row for row in table.pupils if row.name == "Pupil 01")
    assert (one.tries, one.solved, one.passed) == ((1, 2, 1), (True, True, True), True)
    five = next(row for row in table.pupils if row.name == "Pupil 05")
    assert (five.tries, five.solved, five.passed) == ((1, 1, 0), (True, False, False), False)
    # Counted a second time: who made the mistake of each exercise.
    made = [
        sum(
            (pupil % 3 == n and not (pupil % 5 == 0 and n)) or (pupil % 5 == 0 and n == 1)
            for pupil in range(30)
        )
        for n in range(3)
    ]
    assert [found and found[1] for found in table.commonest] == made
    rows = list(csv.reader(io.StringIO(class_csv(pack, table))))
    assert rows[2] == ["Pupil 01", "1", "2", "1", "3", "yes"]


def test_names_heaps_and_links_have_their_limits():
    pack = a_pack("two_hundred", 1)
    with pytest.raises(QuestionError, match="empty"):
        answers_link(pack, " \n", [[]])
    with pytest.raises(QuestionError, match="24"):
        answers_link(pack, "x" * 25, [[]])
    with pytest.raises(LinkError, match="8"):
        exercises_link(Pack("", puzzles("two_hundred", 8) + pack.exercises))
    with pytest.raises(QuestionError, match="characters"):
        class_table(pack, ["x" * 200_001])


def with_goal(one, goal, ends, **more):
    return replace(one, goal=goal, ends=ends, wrong=(), **more)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_an_exercise_may_go_to_the_end_of_the_trick_or_of_the_deal(game):
    """Our bots' own play is tried: what it comes to is what the goal makes of it, and is replayed the same."""
    one = puzzles(game, 1)[0]
    side = one.decision().you.side.name
    for goal, ends in ((f"trick 1 won by {side}", "trick"), (f"deal for {side}", "deal")):
        exercise = with_goal(one, goal, ends, right=())
        assert read_pack(write_pack(Pack("", (exercise,)), is_short=True)).exercises == (exercise,)
        acts: list[Mapping[str, Any]] = []
        kind = "playing"
        while kind == "playing":
            line = run_to_end(playing_goal(exercise, acts))
            table, you = line.table.table, line.table.lesson.learner
            assert (line.standing, table.to_act) == ("playing", you)
            acts.append(action_data(table.game.options(table.observe(you))[0]) or {})
            kind = judged_try(exercise, *acts).kind
        if ends == "trick":
            assert len(acts) == 1
        facts, _ = facts_of(line.table.lesson, table.game, line.table._start, line.table.acts)
        assert not facts.is_over, "what was over would not have gone on"
        assert judged_try(exercise, *acts, acts[0]).kind == "illegal", "nothing is left to be done"
        pack = Pack("", (exercise,), 1)
        [pupil] = class_table(pack, [answers_link(pack, "Ada", [[acts]])]).pupils
        assert (pupil.tries, pupil.passed) == ((1,), kind == "right")
        if len(acts) > 1:
            cut = class_table(pack, [answers_link(pack, "Ada", [[acts[:-1]]])])
            assert [problem.code for problem in cut.problems] == ["broken_try"]


def test_what_no_play_and_what_every_play_reaches_is_told_of_a_goal():
    one = puzzles("two_hundred", 1)[0]
    mine = one.decision().you.side.name
    faults = {
        goal: [fault.code for fault in check_pack(Pack("", (with_goal(one, goal, ends, right=()),)))]
        for goal, ends in (
            ("points at least 100", "trick"),
            (f"points at most 100 for {mine}", "trick"),
            ("play 1 contains tractor", "act"),
            ("points at least 0", "deal"),
        )
    }
    assert list(faults.values()) == [["goal_unmet"], ["goal_always"], ["goal_unmet"], ["goal_decided"]]
    for goal, ends in (("win it", "trick"), (f"deal for {mine}", "hand")):
        with pytest.raises(LessonError):
            read_pack(write_pack(Pack("", (with_goal(one, goal, ends),))))


def test_what_our_bots_cannot_weigh_is_right_only_if_the_teacher_says_so():
    """With a hidden trump nothing can be weighed: ``near`` makes nothing right, and no fault is found."""
    table = Table.start("court_piece", "hidden", dict.fromkeys(Seat, Player("casual")), "exercise")
    table.deal()
    assert table.to_act is not None
    first, *others = [action_data(option) for option in table.game.options(table.observe(table.to_act))]
    one = GivenExercise("", "Which card?", table.record_text(), (first,), is_near=True)
    assert judged_try(one, first).kind == "right"
    assert {judged_try(one, act).kind for act in others} == {"otherwise"}
    assert list(check_pack(Pack("", (one,)), worlds=10)) == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 0),
        ("followsuit-exercises 2", 1),
        ("followsuit-exercises 1\ntask A", 2),
        ("followsuit-exercises 1\nexercise A\nrubbish B", 3),
        ("followsuit-exercises 1\nexercise A\ntask B\ntask C\nright AS\n. x", 4),
        ("followsuit-exercises 1\nexercise A\ntask B\nright bid 60; pass\n. x", 4),
        ("followsuit-exercises 1\nexercise A\ntask B\nright act\n. x", 4),
        ("followsuit-exercises 1\nexercise A\ntask B\nright bid ²\n. x", 4),
        (f"followsuit-exercises 1\nexercise A\ntask B\nright bid {'9' * 5000}\n. x", 4),
        ("followsuit-exercises 1\nexercise A\ntask B\n. x", 2),
        ("followsuit-exercises 1\npasses 4\nexercise A\ntask B\nright AS\n. x", 0),
    ],
)
def test_a_text_that_is_no_pack_is_refused_with_its_line(text, line):
    with pytest.raises(LessonError) as refused:
        read_pack(text)
    assert refused.value.line == line


def test_damaged_packs_are_refused_or_are_packs():
    """FOLLOWSUIT_DAMAGED says how many; 100,000 were tried once."""
    rng, text = Random(7), write_pack(a_pack("tractor", 2), is_short=True)
    for _ in range(int(os.environ.get("FOLLOWSUIT_DAMAGED", "25"))):
        at, much = rng.randrange(len(text)), rng.choice((1, 2, 30))
        put = "".join(rng.choice("\n .=|#AS5ß\u202e") for _ in range(rng.randrange(4)))
        try:
            pack = read_pack(text[:at] + put + text[at + much :])
            list(check_pack(pack, worlds=0))
        except FollowSuitError:
            continue
        assert read_pack(write_pack(pack)) == pack


def test_acts_are_written_as_they_are_read():
    for text in ("AS", "SJ BJ", "bid 60", "pass", "trump H", "bury 3D 4D", "declare 2H", "act ask_trump"):
        assert act_text(read_acts(1, text)[0]) == text
