"""Exercise making: the messages with which a teacher makes exercises.

The position is of the record that is open for viewing. Nothing else is kept between two of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.actions import action_data
from followsuit.errors import FollowSuitError, QuestionError
from followsuit.exercises import GivenExercise, Pack, Wrong, read_pack, taken, write_pack
from followsuit.exercises.checking import WORLDS, ExerciseFault, losing, settled, trying_goal, weighed
from followsuit.exercises.exercise import ENDS, MOST_PACKED
from followsuit.exercises.goals import offered_goals
from followsuit.exercises.reading import act_text
from followsuit.links.names import tidy
from followsuit.protocol.analysis import valued
from followsuit.protocol.answers import Slices, action_of
from followsuit.protocol.exercising import act_data, board_data, exercise_in, pack_data, pack_in
from followsuit.protocol.message import Message, bad_field, record_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.thinking import in_own_slices
from followsuit.record import read_record
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table, bots_of

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: What a teacher writes of an exercise, by the names of the fields.
_WORDS: Final = ("title", "chapter", "task", "hint", "praise", "otherwise")


def exercise_from(player: PlayerSession, message: Message) -> messages.ExerciseTaken:
    """The record of a position, its table, and what was done there."""
    record, made = record_in(message, optional=True), None
    if record is None:
        texts = message.get("line", [])
        if not isinstance(texts, list) or len(texts) > 400 or not all(isinstance(one, str) for one in texts):
            raise bad_field("line", "'line' is a list of record lines")
        line = player.past.line(message, texts)
        record = taken(line.record, line.deal, (*line.deal.actions[: line.step], *line.actions))
        if not texts and line.step < len(line.deal.actions):
            made = line.deal.actions[line.step]
    else:
        whole = read_record(record)
        record = taken(whole, whole.deals[-1], whole.deals[-1].actions)
    table = _table(record)
    assert table.to_act is not None, "somebody decides there"
    you = table.to_act
    return {
        **board_data(table, you),
        "record": record,
        "made": None if made is None else act_data(action_data(made) or {}),
        "goals": [
            {"kind": one.kind, "goal": one.goal, "ends": list(one.ends), "most": one.most}
            for one in offered_goals(table, you)
        ],
    }


def exercise_pack(player: PlayerSession, message: Message) -> messages.ExercisesParted:
    """A pack that is made out of its parts, or a pack in its parts."""
    pack = pack_in(message) if message.get("pack") is not None else _made(message)
    return {**pack_data(pack), "parts": [_parts(one) for one in pack.exercises]}


def exercise_weigh(player: PlayerSession, message: Message) -> Slices[messages.ExerciseWeighed]:
    """What every legal act of a decision is worth, by what the seat may know; the faults of the exercise."""
    faults: list[ExerciseFault] = []
    decision = exercise = None
    if message.get("record") is None:
        exercise = exercise_in(message)
        decision, faults = settled(1, exercise)
        if exercise.goal and not faults:
            faults = yield from in_own_slices(player, trying_goal(1, exercise))
    record = exercise.record if exercise is not None else record_in(message)
    table = decision.table if decision is not None else _table(record)
    weighing = yield from in_own_slices(player, weighed(table, WORLDS))
    values = weighing.values() if weighing is not None else []
    if exercise is not None and decision is not None:
        faults += losing(1, exercise, decision, values)
    result = bots_of(table.game).result
    return {
        "of": result,
        "worlds": weighing.worlds if weighing is not None else 0,
        "exact": weighing is not None and weighing.is_exact,
        "values": [valued(act_text(action_of(one.action)), one, result) for one in values],
        "faults": [{"exercise": 1, "code": one.code, "facts": one.facts} for one in faults],
    }


def _table(record: str) -> Table:
    """The table of an exercise of which nothing but the record is known."""
    table = Table.resume(record)
    if table.to_act is None:
        raise QuestionError("nobody_decides", "nobody is to act where the record ends")
    return table


def _made(message: Message) -> Pack:
    """The pack of a message's parts.

    Raises `QuestionError`: ``no_task``, ``no_right``, ``bad_field``, and what an act is refused with that its
    game does not have (``bad_action``); `LessonError` as a pack does.
    """
    given, passes = message.get("exercises"), message.get("passes")
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_PACKED:
        raise bad_field("exercises", f"'exercises' are 1 to {MOST_PACKED}")
    if passes is not None and (type(passes) is not int or not 1 <= passes <= len(given)):
        raise bad_field("passes", "'passes' is a number of exercises, or null")
    exercises = tuple(_exercise(number, one) for number, one in enumerate(given, start=1))
    title = message.get("title", "")
    if not isinstance(title, str):
        raise bad_field("title", "'title' is a text")
    # Read again as it is written, so that what is kept is what a reader of the text has.
    return read_pack(write_pack(Pack(tidy(title), exercises, passes)))


def _exercise(number: int, given: object) -> GivenExercise:
    if not isinstance(given, dict) or not all(isinstance(given.get(word, ""), str) for word in _WORDS):
        raise bad_field("exercises", f"exercise {number} is an object with texts")
    said = {word: tidy(given.get(word, "")) for word in _WORDS}
    right, wrong, record = given.get("right"), given.get("wrong", []), given.get("record")
    if not isinstance(record, str) or not isinstance(wrong, list) or not isinstance(right, list):
        raise bad_field("exercises", f"exercise {number} has acts and a record")
    if not said["task"]:
        raise QuestionError("no_task", f"exercise {number} has no task", facts={"exercise": number})
    goal, ends = given.get("goal", ""), given.get("ends", "act")
    if not isinstance(goal, str) or ends not in ENDS:
        raise bad_field("exercises", f"exercise {number} has a goal, and how far it goes")
    if not right and not goal:
        raise QuestionError("no_right", f"exercise {number}: nothing is right", facts={"exercise": number})
    rights, wrongs = tuple(_act(one) for one in right), tuple(_wrong(one) for one in wrong)
    _check_acts(number, record, (*rights, *(one.act for one in wrongs)))
    return GivenExercise(
        **said,
        record=record,
        right=rights,
        wrong=wrongs,
        is_near=given.get("near") is True,
        punishes=given.get("punish") is True,
        goal=goal.strip(),
        ends=ends if goal.strip() else "act",
    )


def _act(given: object) -> Mapping[str, Any]:
    action = given.get("action") if isinstance(given, dict) else None
    if not isinstance(action, dict) or not isinstance(action.get("kind"), str):
        raise bad_field("exercises", "an act is an object with an action, which has its kind")
    return action


def _check_acts(number: int, record: str, acts: Iterable[Mapping[str, Any]]) -> None:
    """Raise the error of the first act that the record's game does not have, with the exercise's number."""
    try:
        game = game_named(read_record(record).game)
    except FollowSuitError:
        return  # What is wrong with the record is a fault of the exercise.
    for act in acts:
        try:
            game.action_from(Seat.S, act)
        except FollowSuitError as error:
            facts = {**error.facts, "exercise": number}
            raise QuestionError(error.code, f"exercise {number}: {error.message}", facts=facts) from error


def _wrong(given: object) -> Wrong:
    act, words = _act(given), cast("Mapping[str, object]", given).get("words", "")
    if not isinstance(words, str):
        raise bad_field("exercises", "a mistake is an act with words")
    return Wrong(act, tidy(words))


def _parts(one: GivenExercise) -> messages.ExerciseParts:
    return {
        "title": one.title,
        "chapter": one.chapter,
        "task": one.task,
        "hint": one.hint,
        "praise": one.praise,
        "otherwise": one.otherwise,
        "right": [act_data(act) for act in one.right],
        "wrong": [{**act_data(wrong.act), "words": wrong.words} for wrong in one.wrong],
        "near": one.is_near,
        "punish": one.punishes,
        "goal": one.goal,
        "ends": one.ends,
        "record": one.record,
    }


OPS: Final[Mapping[str, Handler]] = {
    "exercise_from": exercise_from,
    "exercise_pack": exercise_pack,
    "exercise_weigh": exercise_weigh,
}
