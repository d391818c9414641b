"""Checking a pack: whether each exercise can be done as it says, and what our strongest bot thinks of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final

from followsuit.actions import action_data
from followsuit.bots import ReviewingBot, bot_for
from followsuit.bots.weighing import Value, Weighing
from followsuit.errors import FollowSuitError, LessonError
from followsuit.exercises.answers import judged_try
from followsuit.exercises.exercise import GivenExercise, Pack
from followsuit.exercises.reading import act_text
from followsuit.lessons import DecisionTable
from followsuit.lessons.playing import is_same
from followsuit.table import levels_of

#: The imagined deals in which a decision is weighed, and the standard errors beyond which it loses.
WORLDS: Final = 160
_ERRORS: Final = 2


@dataclass(frozen=True, slots=True)
class ExerciseFault:
    """What is wrong with an exercise, counted from 1. Facts: ``act``, ``by``, ``better``, ``why``."""

    exercise: int
    code: str
    facts: dict[str, Any] = field(default_factory=dict)


def check_pack(pack: Pack, *, worlds: int = WORLDS) -> Iterator[ExerciseFault]:
    """What is wrong with a pack, exercise by exercise; with no ``worlds`` nothing is weighed.

    ``right_not_legal`` and ``wrong_not_legal``: an act that cannot be played there; ``wrong_is_right``: words
    for a mistake stand at an act that solves it; ``right_loses``: the right act loses more than two
    standard errors.
    """
    for number, exercise in enumerate(pack.exercises, start=1):
        try:
            decision = exercise.decision()
        except LessonError as error:
            yield ExerciseFault(number, error.code, {"why": error.message})
            continue
        except FollowSuitError as error:
            yield ExerciseFault(number, "bad_exercise", {"why": error.message})
            continue
        for wrong in exercise.wrong:
            judged = judged_try(exercise, wrong.act)
            code = {"illegal": "wrong_not_legal", "right": "wrong_is_right"}.get(judged.kind)
            if code:
                yield ExerciseFault(number, code, {"act": act_text(wrong.act)})
        if worlds:
            yield from _losing(number, exercise, decision, worlds)


def _losing(
    number: int, exercise: GivenExercise, decision: DecisionTable, worlds: int
) -> Iterator[ExerciseFault]:
    values = [one for one in weighed(decision, worlds) if one.utility is not None]
    if not values:
        return
    best = values[0]
    for act, action in zip(exercise.right, decision.best, strict=True):
        own = next((one for one in values if is_same(one.action, action)), None)
        if own is None or own is best or own.is_tie or own.result is None or best.result is None:
            continue
        by, error = abs(best.result - own.result), hypot(best.error or 0, own.error or 0)
        if by > _ERRORS * error:
            better = act_text(message_of(decision, best))
            yield ExerciseFault(
                number, "right_loses", {"act": act_text(act), "by": round(by, 2), "better": better}
            )


def weighed(decision: DecisionTable, worlds: int) -> list[Value]:
    """Every legal act of a decision, the best first."""
    table = decision.table
    bot = bot_for(table.game, levels_of(table.game)[-1])
    if not isinstance(bot, ReviewingBot):
        return []
    legal = table.game.options(decision.seen)
    weighing = Weighing(bot, decision.seen, legal, table.seed.at("weigh", "exercise"))
    for _ in weighing.more(worlds):
        pass
    return weighing.values()


def message_of(decision: DecisionTable, value: Value) -> dict[str, Any]:
    """An act as a message has it."""
    return dict(action_data(value.action) or {"kind": "act"})
