"""Looking: the messages about the record opened for viewing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.protocol.contesting import day_played
from followsuit.protocol.message import Message, record_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import read_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def open_(player: PlayerSession, message: Message) -> messages.OpenedRecord:
    """Open a record for viewing; return its deals with their figures, and which day's deal it is."""
    answer = player.past.open(message)
    link = message.get("challenge")
    if link is None:
        return answer
    return {**answer, "contest": day_played(link, read_record(record_in(message)))}


def at(player: PlayerSession, message: Message) -> messages.StepShown:
    """One step of one deal of the open record."""
    return player.past.at(message)


OPS: Final[Mapping[str, Handler]] = {
    "open": open_,
    "at": at,
}
