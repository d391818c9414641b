"""Looking: the messages about the record opened for viewing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.protocol.challenges import day_played
from followsuit.protocol.message import LINK, Message, record_in, text_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def open_record(player: PlayerSession, message: Message) -> messages.OpenedRecord | messages.RecordWithText:
    """Open a record for viewing, or that of a link; return its deals with their figures.

    With ``challenge`` also which day's deal it is.
    """
    is_link = message.get("link") is not None
    text = _linked(message) if is_link else record_in(message)
    answer = player.past.open(text, message.get("seat"))
    if message.get("challenge") is not None:
        answer["contest"] = day_played(message["challenge"], player.past)
    return {**answer, "record": write_record(player.past.record)} if is_link else answer


def _linked(message: Message) -> str:
    from followsuit.links import linked_text

    return linked_text(text_in(message, "link", LINK))


def show_step(player: PlayerSession, message: Message) -> messages.StepShown:
    """One step of one deal of the open record."""
    return player.past.at(message)


OPS: Final[Mapping[str, Handler]] = {
    "open_record": open_record,
    "show_step": show_step,
}
