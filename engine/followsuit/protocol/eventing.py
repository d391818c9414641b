"""Eventing: the messages about a club's event: its deals, results, the table, pairs with real cards.

None of them touches the match at the table. What replays or plays takes slices, and can be cancelled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from followsuit.bots import bots_of
from followsuit.clubs.club_event import ClubEvent
from followsuit.clubs.entered import EnteredScore
from followsuit.clubs.event_deals import challenge_to, record_of
from followsuit.clubs.event_link import Sealed, linked_event
from followsuit.clubs.heap import Found, ResultHeap, check_same
from followsuit.clubs.movements import howell, mitchell
from followsuit.clubs.ranking import Row, ranked
from followsuit.clubs.result import checked_play, linked_result, read_records, result_link
from followsuit.clubs.table_link import ResultTable, csv_text, score_text, table_link
from followsuit.clubs.travellers import pairs_ranked, read_travellers, teams_difference
from followsuit.contest import field_run
from followsuit.errors import QuestionError
from followsuit.links import LONGEST_SHARED, challenge_link
from followsuit.protocol.answers import Slice, Slices, refusal_data, seat_name
from followsuit.protocol.message import (
    LINK,
    LONGEST_RECORD,
    Message,
    bad_field,
    deal_in,
    object_in,
    rules_in,
    text_in,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.thinking import in_own_slices
from followsuit.record import write_record
from followsuit.registry import game_named
from followsuit.table.verifying import verify
from followsuit.whole import whole_number

if TYPE_CHECKING:
    from followsuit.protocol import messages


def event_deal(player: PlayerSession, message: Message) -> messages.EventDeal:
    """The challenge that a deal is played as."""
    return {"challenge": challenge_link(challenge_to(open_event(message), deal_of(message)))}


def event_result(player: PlayerSession, message: Message) -> messages.Link:
    """The link of a result, of the records of its deals."""
    texts: dict[int, str] = {}
    for number, text in object_in(message, "records").items():
        at = whole_number(number, digits=2)
        if at is None or not isinstance(text, str) or len(text) > LONGEST_RECORD:
            raise bad_field("records", "'records' has the text of a record by the number of its deal")
        texts[at] = text
    link = result_link(open_event(message), text_in(message, "name", "a text"), read_records(texts))
    return {"link": link, "fits": len(link) <= LONGEST_SHARED}


def standing(player: PlayerSession, message: Message) -> Slices[messages.Standings]:
    """The table of an event: every result in some texts is replayed, and what is wrong is listed."""
    club_event = open_event(message)
    texts = message.get("texts", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise bad_field("texts", "'texts' is a list of texts")
    heap = ResultHeap(club_event, texts)
    calls = player.cancel_count
    try:
        for part in heap.checking():
            player.review_part = part
            yield Slice(part)
            if player.cancel_count != calls:
                raise QuestionError("cancelled", "this was called off")
    finally:
        player.review_part = None
    table = ResultTable(club_event, (*heap.rows(), *_levels(club_event, message)))
    link = table_link(club_event, table.rows)
    return {
        "rows": table_rows(table, {one.name: one.link for one in heap.found if one.row and not one.code}),
        "problems": [_problem(one) for one in heap.found if one.code],
        "links": len(heap.links),
        "table": link,
        "fits": len(link) <= LONGEST_SHARED,
        "csv": csv_text(table),
    }


def event_play(player: PlayerSession, message: Message) -> messages.EventPlay:
    """The record of one deal of a result."""
    club_event = open_event(message)
    result = linked_result(text_in(message, "result", LINK))
    check_same(club_event, result.event)
    play = checked_play(club_event, result, deal_of(message))
    return {"record": write_record(play.record), "margin": play.margin}


def event_field(player: PlayerSession, message: Message) -> Slices[messages.EventField]:
    """What a level makes of a deal of an event."""
    club_event, deal = open_event(message), deal_of(message)
    level = text_in(message, "level", "the name of a level")
    fresh = record_of(club_event, deal)
    work = field_run(fresh, club_event.you, level, 0, len(fresh.deals[0].actions))
    margin = yield from in_own_slices(player, work)
    return {"level": level, "deal": deal, "margin": margin}


def event_bots(player: PlayerSession, message: Message) -> Slices[messages.EventBots]:
    """Ask the bots of a result again, deal by deal."""
    club_event = open_event(message)
    result = linked_result(text_in(message, "result", LINK))
    check_same(club_event, result.event)
    same, others = 0, list[tuple[int, int]]()
    for number in sorted(result.lines):
        record = checked_play(club_event, result, number).record
        begun = len(record_of(club_event, number).deals[0].actions)
        found = yield from in_own_slices(player, verify(record, begun))
        same += sum(bot.same + bot.claimed for bot in found.bots)
        others += [(number, act) for bot in found.bots for _, act in bot.others]
    return {"same": same, "others": [{"deal": deal, "act": act} for deal, act in others]}


def pairs(player: PlayerSession, message: Message) -> messages.PairsAnswer:
    """A plan for some tables, or the order that travellers come to."""
    if message.get("travellers") is not None:
        game = message.get("game")
        score = (
            EnteredScore(text_in(message, "game", "the name of a game"), rules_in(message)) if game else None
        )
        crossings = read_travellers(text_in(message, "travellers", "a text"), score)
        order: list[messages.EventPair] = [
            {
                "pair": one.pair,
                "place": one.place,
                "share": score_text(one.share, "places"),
                "deals": one.deals,
            }
            for one in pairs_ranked(crossings)
        ]
        return {"order": order, "teams": {str(n): by for n, by in teams_difference(crossings).items()}}
    tables = message.get("tables")
    if not isinstance(tables, int):
        raise bad_field("tables", "'tables' is a whole number")
    plan = mitchell(tables) if message.get("movement") == "mitchell" else howell(tables)
    return {
        "rounds": [
            [{"table": one.table, "ns": one.ns, "ew": one.ew, "deals": one.deals} for one in round_]
            for round_ in plan.rounds
        ],
        "pairs": plan.pairs,
        "sets": plan.sets,
        "shared": plan.is_shared,
    }


# Parts -----------------------------------------------------------------------------------------------------
def open_event(message: Message) -> ClubEvent:
    """The event that a message is about. Raises `QuestionError` (``event_sealed``)."""
    read = linked_event(text_in(message, "link", LINK))
    if isinstance(read, Sealed):
        raise QuestionError("event_sealed", "the event has not begun: its seed is not known yet")
    return read


def deal_of(message: Message) -> int:
    """The number of the deal that a message is about. Raises `QuestionError` (``bad_field``)."""
    deal = deal_in(message)
    if deal is None:
        raise bad_field("deal", "'deal' is the number of a deal")
    return deal


def _levels(club_event: ClubEvent, message: Message) -> Sequence[Row]:
    given = message.get("levels")
    if given is None:
        return ()
    if not isinstance(given, dict) or not all(_is_margins(club_event, one) for one in given.values()):
        raise bad_field("levels", "'levels' has a margin for each deal by the name of a level")
    return [Row("", tuple(margins), level=str(level)[:24]) for level, margins in given.items()]


def _is_margins(club_event: ClubEvent, margins: object) -> bool:
    is_list = isinstance(margins, list) and len(margins) == club_event.deals
    return is_list and all(isinstance(one, int) for one in cast("list[object]", margins))


def event_data(club_event: ClubEvent) -> messages.ClubEventData:
    """An event as plain data."""
    playing = game_named(club_event.game)
    return {
        "game": club_event.game,
        "rules": playing.specification(club_event.rules),
        "level": club_event.level,
        "you": seat_name(club_event.you),
        "deals": club_event.deals,
        "name": club_event.name,
        "line": club_event.line,
        "scoring": club_event.scoring,
        "help": club_event.has_help,
        "sealed": club_event.is_sealed,
        "made": club_event.cards.is_made,
        "open": club_event.cards.are_known,
        "bots": club_event.version,
        "same_bots": club_event.version == bots_of(playing).version,
        "key": club_event.key if club_event.seed else "",
    }


def table_rows(table: ResultTable, links: Mapping[str, str]) -> list[messages.EventRow]:
    """The rows of a table in order; ``links`` has the result of each name that has one."""
    return [
        {
            "name": one.row.name,
            "level": one.row.level,
            "place": one.place,
            "score": score_text(one.score, table.event.scoring),
            "margins": list(one.row.margins),
            "helped": list(one.row.helped),
            "other_bots": one.row.has_other_bots,
            "result": "" if one.row.level else links.get(one.row.name, ""),
        }
        for one in ranked(table.rows, table.event.scoring)
    ]


def _problem(one: Found) -> messages.EventProblem:
    return {"at": one.at, "name": one.name, "refusal": refusal_data(one.code, "", one.clause, one.facts)}


OPS: Final[Mapping[str, Handler]] = {
    "event_deal": event_deal,
    "event_result": event_result,
    "standing": standing,
    "event_play": event_play,
    "event_field": event_field,
    "event_bots": event_bots,
    "pairs": pairs,
}
