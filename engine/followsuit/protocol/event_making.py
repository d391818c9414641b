"""Event making: the messages with which a club's event is made, of a seed or of made deals, and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from followsuit.cards import cards_text
from followsuit.clubs.club_event import ClubEvent, EventTerms, event_of_deals, made_event, made_not_sealed
from followsuit.clubs.event_link import (
    RESULT,
    TABLE,
    Sealed,
    event_link,
    lines_in,
    linked_event,
    opened_seal,
    seal_link,
)
from followsuit.clubs.made_deals import made_cards, read_deals
from followsuit.clubs.result import linked_result
from followsuit.clubs.table_link import linked_table
from followsuit.errors import QuestionError
from followsuit.links import LONGEST_SHARED
from followsuit.making.frame import frame_of
from followsuit.protocol.eventing import event_data, table_rows
from followsuit.protocol.message import LINK, Message, bad_field, flag_in, rules_in, text_in
from followsuit.protocol.past import shown
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import Opening, Player, Record, steps_of, write_record
from followsuit.registry import game_named

if TYPE_CHECKING:
    from followsuit.protocol import messages


def event(player: PlayerSession, message: Message) -> messages.EventRead:
    """A new event with its links; or what a link of any kind is of."""
    if message.get("link") is None:
        return _made(message)
    link = text_in(message, "link", LINK)
    kind = lines_in(link)[0]
    if kind == TABLE:
        table = linked_table(link)
        return {**_read(table.event), "rows": table_rows(table, {})}
    if kind == RESULT:
        result = linked_result(link)
        return {**_read(result.event), "result": result.name}
    read = linked_event(link)
    if isinstance(read, Sealed):
        return {**_read(read.event), "link": seal_link_of(link)}
    if message.get("seal") is not None:
        before = linked_event(text_in(message, "seal", LINK))
        if not isinstance(before, Sealed):
            raise QuestionError("not_a_seal", "the first link is of no sealed event")
        opened_seal(before, read)
    return _read(read)


def _read(club_event: ClubEvent) -> messages.EventRead:
    """An event with its link, which is empty where its cards are not known."""
    link = event_link(club_event) if club_event.cards.are_known else ""
    return {"event": event_data(club_event), "link": link, "fits": len(link) <= LONGEST_SHARED}


def seal_link_of(link: str) -> str:
    """A link without the address before it."""
    return link.rpartition("#")[2].strip()


def _made(message: Message) -> messages.EventRead:
    name = text_in(message, "name", "a text", "")
    terms: EventTerms = {
        "level": text_in(message, "level", "the name of a level", ""),
        "seat": text_in(message, "seat", "the name of a seat", "S"),
        "line": text_in(message, "line", "a text", ""),
        "scoring": text_in(message, "scoring", "'places' or 'margins'", "places"),
        "has_help": flag_in(message, "help"),
    }
    is_sealed = flag_in(message, "sealed")
    if message.get("made") is not None:
        if is_sealed:
            raise made_not_sealed()
        return _read(event_of_deals(read_deals(_made_in(message)), name, **terms))
    deals = message.get("deals", 8)
    if not isinstance(deals, int):
        raise bad_field("deals", "'deals' is a whole number")
    game, seed = text_in(message, "game", "the name of a game"), text_in(message, "seed", "a text")
    made = made_event(game, rules_in(message), deals, seed, name, is_sealed=is_sealed, **terms)
    return {**_read(made), "seal": seal_link(made)} if made.is_sealed else _read(made)


def _made_in(message: Message) -> list[str]:
    texts = message.get("made")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise bad_field("made", "'made' is a list of records or links of deals")
    return texts


def event_deals(player: PlayerSession, message: Message) -> messages.EventDeals:
    """Deals that somebody made for an event, checked before there is one."""
    records = read_deals(_made_in(message))
    made_cards(records)
    game, rules = game_named(records[0].game), records[0].rules
    frame = frame_of(game.name, rules)
    return {
        "game": game.name,
        "rules": game.specification(rules),
        "seats": cast("list[messages.Seat]", list(frame.seats)),
        "deals": [_deal_data(record) for record in records],
    }


def _deal_data(record: Record) -> messages.EventMadeDeal:
    frame, opening = frame_of(record.game, record.rules), Opening(record.deals[0].opening)
    last = list(steps_of(game_named(record.game), record.rules, record.deals[0]))[-1]
    acts = len(record.deals[0].actions)
    blank = replace(record, players={seat: Player() for seat in record.players})
    return {
        "record": write_record(record),
        "begun": bool(acts),
        "hands": {
            cast("messages.Seat", seat): cards_text(frame.sorted(opening.cards_of(seat))).split()
            for seat in frame.seats
        },
        "view": shown(blank, next(iter(blank.players)), last, acts, is_open=True)["view"],
    }


OPS: Final[Mapping[str, Handler]] = {"event": event, "event_deals": event_deals}
