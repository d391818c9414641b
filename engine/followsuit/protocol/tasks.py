"""Tasks: the messages that begin one and leave it. Acts in it are those of any table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.cards import Card
from followsuit.base.errors import DocumentError
from followsuit.base.seats import AnySeat
from followsuit.documents import read_document, value_of
from followsuit.protocol.matches import read_names
from followsuit.protocol.message import Message, read_flag, read_name, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.reasons import describe_warning
from followsuit.protocol.sitting import OF_NO_SEAT, Acting, Hinting, Sitting, answer_events
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.lessons import Task
    from followsuit.protocol import messages

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


class TaskSitting(Sitting):
    """A task at its table, from the seat of whoever tries it. It is one deal, and no match."""

    def __init__(self, task: Task, names: Mapping[AnySeat, str]) -> None:
        super().__init__(task.you, names)
        self._task = task

    @property
    def table(self) -> Table:
        """The table of the task; another one once the hidden cards were dealt again."""
        return self._task.table

    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """The view with the task, and with the caution against the act that was tried."""
        shown = cast("messages.View", self._task.shown(self._task.taught(super().view(seat, observation))))
        warning, table = self._task.warning, self._task.table
        against = None if warning is None else describe_warning(table, self._task.observation, warning)
        return {**shown, "task": {**shown["task"], "against": against}}

    def complete_selection(self, seat: AnySeat, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
        """In a lesson the one card that is tapped: the learner finds what is owed."""
        suggested = super().complete_selection(seat, chosen, tapped)
        return (*chosen, tapped) if self._task.kind == "lesson" else suggested

    def act(self, action: Any) -> Acting:
        """Judge an act and make it."""
        return self._task.trying(action)

    def hint(self, seat: AnySeat, level: str) -> Hinting:
        """What is right; no bot says it."""
        yield from ()
        return None, self._task.hint()

    def try_again(self) -> Task:
        """The task from its beginning."""
        return self._task.again()


def start_task(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Begin a task: that of a ``text``, ``at`` in the deal that is over, or the same one ``again``."""
    if read_flag(message, "again"):
        task = player.find_sitting().try_again()
    elif "at" in message:
        task = player.find_sitting().find_moment(message)
    else:
        task = _read_task(read_text_field(message, "text", "a task as text"))
    name, names = read_name(message), read_names(message, tuple(task.table.players))
    if name:
        names[task.you] = name
    # A moment of the match keeps the match's names.
    usual = {} if player.match is None else player.match.names
    sitting = TaskSitting(task, names if any(names.values()) else usual)
    player.begin_task(sitting)
    return answer_events(sitting, task.you, ())


def leave_task(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Return to the table before the task."""
    player.leave_task()
    match = player.find_sitting()
    return answer_events(match, match.find_viewer(OF_NO_SEAT), ())


def _read_task(text: str) -> Task:
    from followsuit.lessons import Task, TaskText

    document = read_document(text)
    value = value_of(document)
    if not isinstance(value, TaskText):
        raise DocumentError("not_a_lesson", 0, f"a {document.kind} is no task")
    return Task(value)


OPS: Final[Mapping[str, Handler]] = {"start_task": start_task, "leave_task": leave_task}
