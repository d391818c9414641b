"""Checks: whether a lesson can be done as described, for authors and for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.errors import FollowSuitError
from followsuit.lessons.model import LEARNER, TaskText
from followsuit.lessons.task import LONG, Task
from followsuit.table import levels_of, run_to_end


def check_lesson(lesson: TaskText) -> list[str]:
    """Return what is wrong with a lesson, one line for each fault.

    Its solution has to reach three stars, each of its failing lines to be answered as it says.
    """
    wrong: list[str] = []
    try:
        begun = Task(lesson)
    except FollowSuitError as error:
        return [f"{lesson.key}: {error}"]
    if begun.judgement().status != "playing":
        return [f"{lesson.key}: it is decided before it begins"]
    played, refusal = line_played(lesson, lesson.solution)
    stars = played.shown({"prompt": None})["task"]["stars"]
    if stars != 3:
        now, at = played.judgement(), played.table.position
        wrong.append(f"{lesson.key}: the solution ends {now} {refusal} with {stars} stars; {at}")
    for failing in lesson.failing:
        played, refusal = line_played(lesson, failing.acts, is_failing=True)
        now = played.judgement()
        answer = f"refused {refusal}" if refusal else now.message
        expected = f"refused {failing.clause}" if failing.clause else failing.message
        if answer != expected or (not refusal and now.status != "wrong"):
            said = f"{now.status} {answer!r}, not {expected!r}"
            wrong.append(f"{lesson.key}: {list(failing.acts)} is answered {said}")
    return wrong


def line_played(
    lesson: TaskText, acts: Sequence[Mapping[str, Any]], *, is_failing: bool = False
) -> tuple[Task, str]:
    """The lesson after these acts of the learner's, and the clause that refused the last one, if one did.

    A line that fails is played on by a bot, where the lesson is not decided yet.
    """
    begun = Task(lesson)
    todo = list(acts)
    for _ in range(LONG):
        table = begun.table
        if begun.judgement().status != "playing" or table.needs_deal or table.is_over:
            break
        if table.to_act is LEARNER:
            prompt = table.game.view(table.observe(LEARNER))["prompt"]
            only = prompt.get("only") if prompt and prompt["kind"] == "play" else None
            if only:
                _act(begun, {"kind": "play", "cards": only})
                continue
            if not todo and not is_failing:
                break
            try:
                if todo:
                    _act(begun, todo.pop(0))
                else:
                    level = levels_of(table.game)[0]
                    table.act(run_to_end(table.advice(LEARNER, level)).action)
            except FollowSuitError as error:
                return begun, error.clause or error.code
        else:
            table.step()
    return begun, ""


def _act(begun: Task, act: Mapping[str, Any]) -> None:
    run_to_end(begun.trying(begun.table.game.action_from(LEARNER, act)))
