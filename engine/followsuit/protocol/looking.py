"""Looking: the messages about matches of the past, which are looked through and not played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.protocol.answers import Answer, Handler, Message
from followsuit.protocol.sitting import Sitting


def open_(sitting: Sitting, message: Message) -> Answer:
    """A record, opened to be looked through: its deals and what they came to."""
    return sitting.past.open(message)


def at(sitting: Sitting, message: Message) -> Answer:
    """One step of one of its deals."""
    return sitting.past.at(message)


OPS: Final[Mapping[str, Handler]] = {
    "open": open_,
    "at": at,
}
