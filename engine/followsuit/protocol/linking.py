"""Linking: the messages that make a link of a match and read one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.protocol.answers import Answer
from followsuit.protocol.contesting import challenge_data
from followsuit.protocol.message import Message, bad_field, record_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import read_record, write_record

# `links` is imported where it is used, so that the engine's first answer comes sooner.


def link(player: PlayerSession, message: Message) -> Answer:
    """The link of a record, or of the match at the table, of all its deals or of one; or of a question."""
    from followsuit.links import LONGEST_SHARED, deal_link, question_link

    question = message.get("question")
    if question is not None:
        if not isinstance(question, dict):
            raise bad_field("question", "'question' should be an object")
        made = question_link(question)
        return {"link": made, "fits": len(made) <= LONGEST_SHARED}
    text = record_in(message, optional=True)
    deal = message.get("deal")
    if deal is not None and type(deal) is not int:
        raise bad_field("deal", "'deal' is the number of a deal, or null")
    made = deal_link(player.table().record() if text is None else read_record(text), deal)
    return {"link": made, "fits": len(made) <= LONGEST_SHARED}


def linked(player: PlayerSession, message: Message) -> Answer:
    """Return what a link carries: a record, checked by replaying it, a question or a challenge. Nothing is
    stored.
    """
    from followsuit.links import LinkKind, linked_challenge, linked_question, linked_record, read

    text = message.get("link")
    if not isinstance(text, str):
        raise bad_field("link", "'link' should be text")
    kind = read(text).kind
    if kind is LinkKind.QUESTION:
        return {"question": linked_question(text)}
    if kind is LinkKind.CHALLENGE:
        return {"challenge": challenge_data(linked_challenge(text))}
    return {"record": write_record(linked_record(text))}


OPS: Final[Mapping[str, Handler]] = {
    "link": link,
    "linked": linked,
}
