"""Learning: the messages that begin a lesson and try it again. Acts in it are those of any table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.errors import QuestionError
from followsuit.protocol.answers import Answer
from followsuit.protocol.matches import names_in
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.player_session import Handler, PlayerSession

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


def lesson(player: PlayerSession, message: Message) -> Answer:
    """A lesson from its beginning: that of the message, or with ``again`` the one that is played."""
    from followsuit.lessons import LessonTable, read_lesson

    again = message.get("again", False)
    if not isinstance(again, bool):
        raise bad_field("again", "'again' is true or false")
    if again:
        if player.lesson is None:
            raise QuestionError("no_lesson", "no lesson is played")
        begun = player.lesson.again()
    else:
        begun = LessonTable(read_lesson(message.get("lesson", "")))
    player.begin_lesson(begun, names_in(message, tuple(begun.table.players)))
    return player.answer_to(())


OPS: Final[Mapping[str, Handler]] = {"lesson": lesson}
