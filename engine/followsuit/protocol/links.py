"""Links: the messages that make a link of a match and read one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from followsuit.base.errors import LinkError
from followsuit.documents import LONGEST_SHARED, document_link, read_document, value_of
from followsuit.documents.question import write_question
from followsuit.protocol.challenges import describe_challenge
from followsuit.protocol.house_rules import describe_house
from followsuit.protocol.message import (
    LINK,
    Message,
    read_deal_number,
    read_object,
    read_record_field,
    read_text_field,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import read_record, record_link, write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def make_link(player: PlayerSession, message: Message) -> messages.Link:
    """The link of a record, or of the match at the table, of all its deals or of one; or of a question."""
    if message.get("question") is not None:
        made = document_link(write_question(read_object(message, "question")))
        return {"link": made, "fits": len(made) <= LONGEST_SHARED}
    text, deal = read_record_field(message, optional=True), read_deal_number(message)
    made = record_link(player.table().record() if text is None else read_record(text), deal)
    return {"link": made, "fits": len(made) <= LONGEST_SHARED}


def read_link(player: PlayerSession, message: Message) -> messages.LinkAnswer:
    """Return what a link carries: a record, checked by replaying it, a question, a challenge or house rules.
    Nothing is stored.
    """
    document = read_document(read_text_field(message, "link", LINK))
    value: Any = value_of(document) if document.kind else None
    if document.kind == "question":
        return {"question": value}
    if document.kind == "challenge":
        return {"challenge": describe_challenge(value)}
    if document.kind == "rules":
        return {"house": describe_house(value)}
    if document.kind != "record":
        raise LinkError("not_a_link", "no link that is opened so")
    return {"record": write_record(value.record)}


OPS: Final[Mapping[str, Handler]] = {
    "make_link": make_link,
    "read_link": read_link,
}
