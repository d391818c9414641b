"""Looking: the messages about matches of the past, which are looked through and not played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.protocol.answers import Answer, Handler, Message
from followsuit.protocol.player_session import PlayerSession


def open_(player: PlayerSession, message: Message) -> Answer:
    """A record, opened to be looked through: its deals and what they came to."""
    return player.past.open(message)


def at(player: PlayerSession, message: Message) -> Answer:
    """One step of one of its deals."""
    return player.past.at(message)


OPS: Final[Mapping[str, Handler]] = {
    "open": open_,
    "at": at,
}
