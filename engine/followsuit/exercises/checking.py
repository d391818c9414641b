"""Checking a pack: whether each exercise can be done as it says, and what our strongest bot thinks of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final

from followsuit.actions import action_data
from followsuit.bots import ReviewingBot, bot_for
from followsuit.bots.weighing import Value, Weighing
from followsuit.errors import FollowSuitError, LessonError
from followsuit.exercises.answers import judged_try
from followsuit.exercises.exercise import GivenExercise, Pack
from followsuit.exercises.goals import goal_table, reaching
from followsuit.exercises.reading import act_text
from followsuit.lessons import DecisionTable
from followsuit.lessons.playing import is_same
from followsuit.table import Progress, Table, levels_of, run_to_end

#: The imagined deals in which a decision is weighed, and the standard errors beyond which it loses.
WORLDS: Final = 160
_ERRORS: Final = 2
#: The faults that our bots only think there are: a teacher may know better.
DOUBTS: Final = frozenset({"right_loses", "right_misses", "goal_unmet", "goal_always"})


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
    standard errors. Of a goal: ``goal_decided``, nothing is left to be done; when our bots play on after
    it, no act (``goal_unmet``), every act (``goal_always``), or not the right one (``right_misses``) does.
    """
    for number, exercise in enumerate(pack.exercises, start=1):
        decision, faults = settled(number, exercise)
        yield from faults
        if exercise.goal and not faults and worlds:
            yield from run_to_end(trying_goal(number, exercise))
        elif decision is not None and worlds:
            weighing = run_to_end(weighed(decision.table, worlds))
            yield from losing(number, exercise, decision, weighing.values() if weighing else ())


def settled(number: int, exercise: GivenExercise) -> tuple[DecisionTable | None, list[ExerciseFault]]:
    """The decision of an exercise, None for a goal or where there is none; what is wrong before weighing."""
    decision = None
    try:
        if not exercise.goal:
            decision = exercise.decision()
        elif goal_table(exercise).judgement().status != "playing":
            return None, [ExerciseFault(number, "goal_decided")]
    except LessonError as error:
        return None, [ExerciseFault(number, error.code, {"why": error.message})]
    except FollowSuitError as error:
        return None, [ExerciseFault(number, "bad_exercise", {"why": error.message})]
    faults = []
    for wrong in exercise.wrong:
        judged = judged_try(exercise, wrong.act)
        code = {"illegal": "wrong_not_legal", "right": "wrong_is_right"}.get(judged.kind)
        if code:
            faults.append(ExerciseFault(number, code, {"act": act_text(wrong.act)}))
    return decision, faults


def trying_goal(number: int, exercise: GivenExercise) -> Generator[Progress, None, list[ExerciseFault]]:
    """What our bots make of a goal when they play on after each first act, as the cards lie."""
    reached = yield from reaching(exercise)
    missed = [act for act in map(act_text, exercise.right) if reached.get(act) is False]
    if missed:
        return [ExerciseFault(number, "right_misses", {"act": act}) for act in missed]
    if not any(reached.values()):
        return [ExerciseFault(number, "goal_unmet")]
    return [ExerciseFault(number, "goal_always")] if len(reached) > 1 and all(reached.values()) else []


def losing(
    number: int, exercise: GivenExercise, decision: DecisionTable, values: Sequence[Value]
) -> Iterator[ExerciseFault]:
    """The right acts that lose to a better one; ``values`` are of every legal act, the best first."""
    known = [one for one in values if one.utility is not None]
    if not known:
        return
    best = known[0]
    for act, action in zip(exercise.right, decision.best, strict=True):
        own = next((one for one in known if is_same(one.action, action)), None)
        if own is None or own is best or own.is_tie or own.result is None or best.result is None:
            continue
        by, error = abs(best.result - own.result), hypot(best.error or 0, own.error or 0)
        if by > _ERRORS * error:
            better = act_text(dict(action_data(best.action) or {"kind": "act"}))
            yield ExerciseFault(
                number, "right_loses", {"act": act_text(act), "by": round(by, 2), "better": better}
            )


def weighed(table: Table, worlds: int) -> Generator[Progress, None, Weighing | None]:
    """Weigh every legal act of the seat that is to decide, in slices; None where no bot of the game can."""
    bot = bot_for(table.game, levels_of(table.game)[-1])
    if table.to_act is None or not isinstance(bot, ReviewingBot):
        return None
    seen = table.observe(table.to_act)
    weighing = Weighing(bot, seen, table.game.options(seen), table.seed.at("weigh", "exercise"))
    yield from weighing.more(worlds)
    return weighing
