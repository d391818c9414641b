"""Replay: the messages about the record opened for viewing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.protocol.challenges import find_day_played
from followsuit.protocol.message import Message, read_record_field
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.protocol import messages


def open_record(player: PlayerSession, message: Message) -> messages.RecordOverview:
    """Open a record for viewing; return its deals with their figures.

    With ``challenge`` also which day's deal it is.
    """
    answer = player.replay.open(read_record_field(message), message.get("seat"))
    if message.get("challenge") is not None:
        answer["challenge"] = find_day_played(message["challenge"], player.replay)
    return answer


def show_step(player: PlayerSession, message: Message) -> messages.StepAnswer:
    """One step of one deal of the open record."""
    return player.replay.show_step(message)


OPS: Final[Mapping[str, Handler]] = {
    "open_record": open_record,
    "show_step": show_step,
}
