"""Lessons: the messages that begin a lesson and try it again. Acts in it are those of any table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.errors import RequestError
from followsuit.protocol.matches import read_names
from followsuit.protocol.message import Message, read_flag, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.protocol import messages

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


def start_lesson(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """A lesson from its beginning: that of the message, or with ``again`` the one that is played."""
    from followsuit.lessons import LessonTable, read_lesson

    if read_flag(message, "again"):
        if player.lesson is None:
            raise RequestError("no_lesson", "no lesson is played")
        begun = player.lesson.again()
    else:
        begun = LessonTable(read_lesson(read_text_field(message, "lesson", "a lesson as text", "")))
    player.begin_lesson(begun, read_names(message, tuple(begun.table.players)))
    return player.answer_events(())


OPS: Final[Mapping[str, Handler]] = {"start_lesson": start_lesson}
