"""Looking: the messages about the record that is open to be looked through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.protocol.answers import Answer, Handler, Message
from followsuit.protocol.player_session import PlayerSession


def open_(player: PlayerSession, message: Message) -> Answer:
    """Open a record to be looked through; its deals with their figures."""
    return player.past.open(message)


def at(player: PlayerSession, message: Message) -> Answer:
    """One step of one deal of the open record."""
    return player.past.at(message)


OPS: Final[Mapping[str, Handler]] = {
    "open": open_,
    "at": at,
}
