"""Replay: the messages about the record opened for viewing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.protocol.challenges import find_day_played
from followsuit.protocol.message import LINK, Message, read_record_field, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def open_record(player: PlayerSession, message: Message) -> messages.RecordOverview | messages.RecordWithText:
    """Open a record for viewing, or that of a link; return its deals with their figures.

    With ``challenge`` also which day's deal it is.
    """
    is_link = message.get("link") is not None
    text = read_text_field(message, "link", LINK) if is_link else read_record_field(message)
    answer = player.replay.open(text, message.get("seat"))
    if message.get("challenge") is not None:
        answer["challenge"] = find_day_played(message["challenge"], player.replay)
    return {**answer, "record": write_record(player.replay.record)} if is_link else answer


def show_step(player: PlayerSession, message: Message) -> messages.StepAnswer:
    """One step of one deal of the open record."""
    return player.replay.show_step(message)


OPS: Final[Mapping[str, Handler]] = {
    "open_record": open_record,
    "show_step": show_step,
}
