"""Beside: the message that lays two plays of a deal of a club's event next to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from followsuit.clubs.heap import check_same
from followsuit.clubs.result import checked_play, linked_result
from followsuit.contest.beside import Beside, DealPlay, Passage, PlayedTrick, SeenAct, beside
from followsuit.protocol.answers import events_of, seat_name
from followsuit.protocol.eventing import deal_of, open_event
from followsuit.protocol.figures import deal_figures
from followsuit.protocol.message import LINK, Message, bad_field, text_in
from followsuit.protocol.past import shown
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.registry import game_named
from followsuit.seats import AnySeat

if TYPE_CHECKING:
    from followsuit.protocol import messages


def event_beside(player: PlayerSession, message: Message) -> messages.EventBeside:
    """Two plays of a deal beside each other, from the results they are in."""
    club_event, deal = open_event(message), deal_of(message)
    links = message.get("results")
    if not isinstance(links, list) or len(links) != 2:
        raise bad_field("results", "'results' has two links")
    records = []
    for link in links:
        result = linked_result(text_in({"results": link}, "results", LINK))
        check_same(club_event, result.event)
        records.append(checked_play(club_event, result, deal).record)
    found = beside(records[0], records[1], club_event.you)
    return {
        "same": found.same,
        "plays": [
            _play(play, parted, club_event.you, deal)
            for play, parted in zip((found.one, found.other), found.parted, strict=True)
        ],
        "rows": [_row(found, one, other) for one, other in found.rows],
    }


def _play(play: DealPlay, parted: SeenAct | None, you: AnySeat, deal: int) -> messages.PlayBeside:
    record, end = play.record, play.end
    game = game_named(record.game)
    summary: Mapping[str, Any] = game.summary(end.state) or {}
    acts = len(record.deals[0].actions)
    return {
        "name": record.players[you].name,
        "margin": play.margin,
        "figures": deal_figures(game, deal, summary, is_assisted=record.deals[0].is_assisted),
        "view": shown(record, you, end, acts, is_open=True)["view"],
        "parted": None if parted is None else _call(parted),
    }


def _row(found: Beside, one: Passage | None, other: Passage | None) -> messages.RowBeside:
    return {
        "one": _passage(one),
        "other": _passage(other),
        "shared": found.is_shared(one) and found.is_shared(other),
        "differs": found.differs_in(one) or found.differs_in(other),
    }


def _passage(passage: Passage | None) -> messages.PassageBeside | None:
    if passage is None:
        return None
    return {
        "first": passage.first,
        "last": passage.last,
        "calls": [_call(call) for call in passage.calls],
        "trick": _trick(passage.trick),
    }


def _call(call: SeenAct) -> messages.CallBeside:
    return {
        "seat": seat_name(call.seat),
        "events": events_of(call.events),
        "cards": [str(card) for card in call.cards],
    }


def _trick(trick: PlayedTrick | None) -> messages.Trick | None:
    if trick is None:
        return None
    return {
        "leader": seat_name(trick.plays[0][0]),
        "plays": [
            {"seat": seat_name(seat), "cards": [str(card) for card in cards]} for seat, cards in trick.plays
        ],
        "winner": seat_name(trick.winner),
        "points": trick.points,
    }


OPS: Final[Mapping[str, Handler]] = {"event_beside": event_beside}
