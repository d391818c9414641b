"""Links: the messages that make a link of a match and read one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

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
from followsuit.record import read_record, write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages

# `links` is imported where it is used, so that the engine's first answer comes sooner.


def make_link(player: PlayerSession, message: Message) -> messages.Link:
    """The link of a record, or of the match at the table, of all its deals or of one; or of a question."""
    from followsuit.links import LONGEST_SHARED, deal_link, question_link

    if message.get("question") is not None:
        made = question_link(read_object(message, "question"))
        return {"link": made, "fits": len(made) <= LONGEST_SHARED}
    text, deal = read_record_field(message, optional=True), read_deal_number(message)
    made = deal_link(player.table().record() if text is None else read_record(text), deal)
    return {"link": made, "fits": len(made) <= LONGEST_SHARED}


def read_link(player: PlayerSession, message: Message) -> messages.Linked:
    """Return what a link carries: a record, checked by replaying it, a question, a challenge or house rules.
    Nothing is stored.
    """
    from followsuit.links import (
        LinkKind,
        linked_challenge,
        linked_question,
        linked_record,
        read,
        read_house_rules,
    )

    text = read_text_field(message, "link", LINK)
    kind = read(text).kind
    if kind is LinkKind.QUESTION:
        return {"question": linked_question(text)}
    if kind is LinkKind.CHALLENGE:
        return {"challenge": describe_challenge(linked_challenge(text))}
    if kind is LinkKind.HOUSE:
        return {"house": describe_house(read_house_rules(text))}
    return {"record": write_record(linked_record(text))}


OPS: Final[Mapping[str, Handler]] = {
    "make_link": make_link,
    "read_link": read_link,
}
