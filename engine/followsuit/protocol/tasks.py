"""Tasks: the messages that begin one and leave it. Acts in it are those of any table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.errors import DocumentError, RequestError
from followsuit.documents import read_document, value_of
from followsuit.protocol.matches import read_names
from followsuit.protocol.message import Message, bad_field, read_flag, read_name, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.lessons import DecisionTask, Task
    from followsuit.protocol import messages

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


def start_task(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Begin a task: that of a ``text``, ``at`` in the deal that is over, or the same one ``again``."""
    if read_flag(message, "again"):
        task = _require_task(player).again()
    elif "at" in message:
        task = _find_moment(player, message)
    else:
        task = _read_task(read_text_field(message, "text", "a task as text"))
    name, names = read_name(message), read_names(message, tuple(task.table.players))
    player.begin_task(task, {**names, task.you: name} if name else names)
    return player.answer_events(())


def leave_task(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Return to the table before the task."""
    _require_task(player)
    player.leave_task()
    return player.answer_events(())


def _require_task(player: PlayerSession) -> Task:
    if player.task is None:
        raise RequestError("no_task", "no task is tried")
    return player.task


def _read_task(text: str) -> Task:
    from followsuit.lessons import DecisionTask, LessonTask

    document = read_document(text)
    value = value_of(document)
    if document.kind == "lesson":
        return LessonTask(value)
    if document.kind == "puzzle":
        return DecisionTask.of(value)
    raise DocumentError("not_a_lesson", 0, f"a {document.kind} is no task")


def _find_moment(player: PlayerSession, message: Message) -> DecisionTask:
    """The decision of a finding of the review. Raises `RequestError`."""
    if player.multiplayer is not None:
        # The table is everybody's.
        raise RequestError("no_task", "a moment is tried at a table of one's own")
    from followsuit.lessons import DecisionTask

    table = player.table_at_turn(message)
    found = next((one for one in player.findings if one.decision.at == message["at"]), None)
    if found is None or type(message["at"]) is not int or table.summary() is None:
        raise bad_field("at", "'at' is a moment that the review found")
    return DecisionTask(table.record(), found.decision.at, [found.verdict.better.action])


OPS: Final[Mapping[str, Handler]] = {"start_task": start_task, "leave_task": leave_task}
