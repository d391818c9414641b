"""Goals: exercises that go on after the first act, until their goal is met or missed; played as lessons are.

The other seats are bots that think by counted work, so that a try comes to the same whenever it is replayed.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from followsuit.actions import Play, action_data
from followsuit.bots import bots_of
from followsuit.errors import FollowSuitError, LessonError, Refusal
from followsuit.events import Event
from followsuit.exercises.exercise import ActData, Ends, GivenExercise
from followsuit.exercises.reading import act_text, goal_of
from followsuit.lessons import LessonTable
from followsuit.lessons.deciding import seated
from followsuit.lessons.model import Lesson
from followsuit.record import write_record
from followsuit.seats import AnySeat
from followsuit.table import Progress, Table

#: How a goal stands after some acts; ``illegal`` where the rules refuse one of them.
Standing = Literal["playing", "won", "failed", "illegal"]

#: The goals that are offered at a position, by what they are.
Kind = Literal["win_trick", "lose_trick", "take", "hold", "deal"]


@dataclass(frozen=True, slots=True)
class GoalLine:
    """A try as far as it goes: the table after it, what happened since the last act, how it stands."""

    table: LessonTable
    events: tuple[Event, ...]
    standing: Standing
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class GoalOffer:
    """A goal that can be set at a position; ``#`` in it stands for a number of at most ``most``."""

    kind: Kind
    goal: str
    ends: tuple[Ends, ...]
    most: int | None = None


def goal_table(exercise: GivenExercise, first: ActData | None = None) -> LessonTable:
    """The table of an exercise with a goal.

    ``first``: the act that a try begins with; hidden cards may be dealt again after one that is not right.
    Raises `LessonError` (``bad_exercise``, ``bad_goal``, ``right_not_legal``), `RecordError`.
    """
    record = exercise.read()
    begun = Table.resume(exercise.record)
    you = begun.to_act
    if you is None:
        raise LessonError("bad_exercise", 0, "nobody is to act where the record ends")
    for act in exercise.right:
        if refusal := begun.check(begun.game.action_from(you, act)):
            raise LessonError("right_not_legal", 0, f"{act_text(act)} cannot be played: {refusal}")
    is_right = first is None or any(act_text(first) == act_text(right) for right in exercise.right)
    lesson = Lesson(
        key="exercise",
        record=write_record(seated(record)),
        goals=(goal_of(0, exercise.goal),),
        decisions=1,
        clauses=(),
        solution=exercise.right[:1],
        failing=(),
        script={},
        last_trick=1 if exercise.ends == "trick" else None,
        is_punishing=exercise.punishes and bool(exercise.right) and not is_right,
        learner=you,
        is_one_act=exercise.ends == "act",
    )
    return LessonTable(lesson)


def playing_goal(exercise: GivenExercise, acts: Sequence[ActData]) -> Generator[Progress, None, GoalLine]:
    """Play a try in slices: each act, and the others' until it is one's turn again or all is decided."""
    line = goal_table(exercise, acts[0] if acts else None)
    events: tuple[Event, ...] = ()
    for act in acts:
        if line.judgement().status != "playing":
            return GoalLine(line, (), "illegal")
        try:
            refusal = line.table.check(line.table.game.action_from(line.lesson.learner, act))
        except (FollowSuitError, KeyError, TypeError, ValueError):
            return GoalLine(line, (), "illegal")
        if refusal is not None:
            return GoalLine(line, (), "illegal", refusal)
        events = line.act(act)
        while line.judgement().status == "playing" and _is_others_turn(line):
            events += yield from line.table.stepping()
    return GoalLine(line, events, line.judgement().status)


def _is_others_turn(line: LessonTable) -> bool:
    table = line.table
    return table.to_act is not line.lesson.learner and not table.needs_deal and not table.is_over


def reaching(exercise: GivenExercise) -> Generator[Progress, None, dict[str, bool]]:
    """Whether each legal first act meets the goal when our bots play on, as the cards lie; by their texts."""
    begun = goal_table(exercise)
    seen = begun.table.observe(begun.lesson.learner)
    acts = [action_data(option) for option in begun.table.game.options(seen)]
    found: dict[str, bool] = {}
    for at, act in enumerate(acts):
        yield Progress(at, 0, None, at / len(acts))
        if act is not None:
            found[act_text(act)] = goal_table(exercise).ends([act]) == "won"
    return found


def offered_goals(table: Table, you: AnySeat) -> list[GoalOffer]:
    """The goals that can be set where somebody is to play a card; elsewhere only that of the deal."""
    own, others = you.side.name, next(seat.side.name for seat in table.players if seat.side is not you.side)
    to_end = GoalOffer("deal", f"deal for {own}", ("deal",))
    seen = table.observe(you)
    if not any(isinstance(option, Play) for option in table.game.options(seen)):
        return [to_end]
    is_tricks = bots_of(table.game).result == "own_tricks"
    what = "tricks" if is_tricks else "points"
    most = len(table.game.view(seen)["hand"]) if is_tricks else MOST_POINTS
    ends: tuple[Ends, ...] = ("deal",) if is_tricks else ("trick", "deal")
    return [
        GoalOffer("win_trick", f"trick 1 won by {own}", ("trick",)),
        GoalOffer("lose_trick", f"trick 1 won by {others}", ("trick",)),
        GoalOffer("take", f"{what} at least #", ends, most),
        GoalOffer("hold", f"{what} at most # for {others}", ends, most),
        to_end,
    ]


#: The points of four packs.
MOST_POINTS: Final = 400


def options_of(line: LessonTable) -> Sequence[Any]:
    """The acts that are legal where whoever learns is to act."""
    table = line.table
    if table.to_act is not line.lesson.learner:
        return ()
    return table.game.options(table.observe(line.lesson.learner))
