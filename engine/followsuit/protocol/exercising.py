"""Exercising: the messages about a teacher's exercises: reading a pack, a try, answers, a class in a table.

Nothing is kept between two of them, and none touches the match at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from followsuit.actions import action_data
from followsuit.errors import LinkError
from followsuit.events import Event, events_for
from followsuit.exercises import (
    GivenExercise,
    Pack,
    answers_link,
    check_pack,
    class_csv,
    exercises_link,
    linked_exercises,
    read_pack,
    write_pack,
)
from followsuit.exercises.answers import judging
from followsuit.exercises.class_table import making_table
from followsuit.exercises.exercise import MOST_LINKED
from followsuit.exercises.goals import playing_goal
from followsuit.exercises.reading import act_text
from followsuit.links import LONGEST_SHARED
from followsuit.protocol.answers import Slices, events_of, refusal_data, seated
from followsuit.protocol.message import Message, bad_field, text_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.thinking import in_own_slices
from followsuit.seats import AnySeat
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: More acts than anybody makes in a deal.
MOST_ACTS: Final = 120

_PACK: Final = "the text of a pack, or a link that carries one"


def exercises(player: PlayerSession, message: Message) -> messages.ExercisesRead:
    """What a pack or a link says, the link of it, and what cannot be played in it; nothing is weighed."""
    return pack_data(pack_in(message))


def pack_data(pack: Pack) -> messages.ExercisesRead:
    """A pack as a message has it."""
    link = exercises_link(pack) if len(pack.exercises) <= MOST_LINKED else None
    return {
        "pack": write_pack(pack),
        "key": pack.key,
        "title": pack.title,
        "passes": pack.passes,
        "exercises": [
            {
                "title": one.title,
                "chapter": one.chapter,
                "task": one.task,
                "hint": one.hint,
                "game": one.read().game,
                "record": one.record,
                "ends": one.ends,
            }
            for one in pack.exercises
        ],
        "faults": [
            {"exercise": one.exercise, "code": one.code, "facts": one.facts}
            for one in check_pack(pack, worlds=0)
        ],
        "link": link,
        "fits": link is not None and len(link) <= LONGEST_SHARED,
    }


def exercise_try(player: PlayerSession, message: Message) -> Slices[messages.ExerciseTried]:
    """What a try is at an exercise of a pack, as far as it goes, and what the teacher says to it."""
    exercise = exercise_in(message)
    judged = yield from in_own_slices(player, judging(exercise, acts_in(message)))
    why = judged.refusal
    refusal = None if why is None else refusal_data(why.code, str(why), why.clause, why.facts)
    return {"kind": judged.kind, "words": judged.words, "refusal": refusal}


def exercise_board(player: PlayerSession, message: Message) -> Slices[messages.ExerciseBoard]:
    """The table of an exercise; or after some acts, once the others have replied."""
    exercise, acts = exercise_in(message), acts_in(message) if message.get("acts") else []
    if exercise.goal:
        line = yield from in_own_slices(player, playing_goal(exercise, acts))
        lesson = line.table
        return board_data(lesson.table, lesson.lesson.learner, line.events, is_punished=lesson.is_punished)
    decision = exercise.decision()
    if not acts:
        return board_data(decision.table, decision.you)
    action = decision.table.game.action_from(decision.you, acts[0])
    if decision.key:
        events = yield from in_own_slices(player, decision.trying(action))
    else:
        events = decision.table.act(action)
    while decision.is_trick_on:
        events += yield from in_own_slices(player, decision.table.stepping())
    return board_data(decision.table, decision.you, events, is_punished=decision.is_punished)


def board_data(
    table: Table, you: AnySeat, events: tuple[Event, ...] = (), *, is_punished: bool = False
) -> messages.ExerciseBoard:
    """A table as one seat sees it, with the acts that are legal where that seat is to act."""
    game, seen = table.game, table.observe(you)
    is_yours = table.to_act is you
    view = seated(game.view(seen), table.players, table.turn, "you" if is_yours else "lesson")
    return {
        "view": view,
        "events": events_of(events_for(you, events)),
        "legal": [act_data(action_data(action) or {}) for action in (game.options(seen) if is_yours else ())],
        "punished": is_punished,
    }


def exercise_answers(player: PlayerSession, message: Message) -> messages.Link:
    """The link of somebody's tries at each exercise of a pack."""
    tries = message.get("tries")
    if not isinstance(tries, list) or not all(
        isinstance(of, list) and all(map(_is_acts, of)) for of in tries
    ):
        raise bad_field("tries", "'tries' is a list of tries for each exercise, each of them acts")
    given = cast("Sequence[Sequence[Sequence[Mapping[str, object]]]]", tries)
    link = answers_link(pack_in(message), text_in(message, "name", "a text"), given)
    return {"link": link, "fits": len(link) <= LONGEST_SHARED}


def exercise_class(player: PlayerSession, message: Message) -> Slices[messages.ExerciseClass]:
    """The table of a class, of texts with links of answers in them; each try is replayed."""
    pack, texts = pack_in(message), message.get("texts")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise bad_field("texts", "'texts' is a list of texts")
    table = yield from in_own_slices(player, making_table(pack, cast("list[str]", texts)))
    return {
        "pupils": [
            {
                "name": one.name,
                "tries": list(one.tries),
                "solved": list(one.solved),
                "passed": one.passed,
            }
            for one in table.pupils
        ],
        "commonest": [None if one is None else {"act": one[0], "people": one[1]} for one in table.commonest],
        "problems": [
            {"at": one.at, "name": one.name, "code": one.code, "facts": one.facts} for one in table.problems
        ],
        "csv": class_csv(pack, table),
    }


def exercise_in(message: Message) -> GivenExercise:
    """The exercise that a message names in its pack. Raises `QuestionError` (``bad_field``)."""
    pack, number = pack_in(message), message.get("exercise")
    if type(number) is not int or not 1 <= number <= len(pack.exercises):
        raise bad_field("exercise", "'exercise' is the number of one, from 1")
    return pack.exercises[number - 1]


def act_data(act: Mapping[str, object]) -> messages.LegalAct:
    """An act of a message, with the text that a pack has of it."""
    return {"action": cast("messages.Action", act), "text": act_text(act)}


def pack_in(message: Message) -> Pack:
    """The pack that a message carries. Raises `LinkError`, `LessonError` with the line."""
    given = text_in(message, "pack", _PACK)
    is_link = "\n" not in given.strip() and not given.lstrip().startswith("followsuit-")
    if is_link and not given.strip():
        raise LinkError("link_damaged", "there is no link")
    return linked_exercises(given) if is_link else read_pack(given)


def acts_in(message: Message) -> list[Mapping[str, object]]:
    """The acts of a try. Raises `QuestionError` (``bad_field``)."""
    acts = message.get("acts")
    if not _is_acts(acts):
        raise bad_field("acts", f"'acts' is a list of 1 to {MOST_ACTS} acts")
    return cast("list[Mapping[str, object]]", acts)


def _is_acts(given: object) -> bool:
    return (
        isinstance(given, list)
        and 1 <= len(given) <= MOST_ACTS
        and all(isinstance(act, dict) and isinstance(act.get("kind"), str) for act in given)
    )


OPS: Final[Mapping[str, Handler]] = {
    "exercises": exercises,
    "exercise_try": exercise_try,
    "exercise_board": exercise_board,
    "exercise_answers": exercise_answers,
    "exercise_class": exercise_class,
}
