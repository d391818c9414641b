"""Result: what one person made of a club event, as a link that is replayed when it is read.

The link carries the lines of the event, the version of the bots it was played against, the person's name, and
of each deal its acts in shorthand. It carries no cards: these are the event's, so that a result with other
cards cannot be written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from followsuit.bots import bots_of
from followsuit.clubs.club_event import HEAD_LINES, ClubEvent, head_lines
from followsuit.clubs.event_deals import record_of
from followsuit.clubs.event_link import RESULT, head_of, lines_in, packed_link
from followsuit.contest import margin_of
from followsuit.errors import LinkError, QuestionError, RecordError
from followsuit.links.names import named
from followsuit.links.shorthand import shortened, spelled_out
from followsuit.record import Record, deal_lines, header_lines, read_and_play, read_record
from followsuit.registry import game_named

_DEAL: Final = re.compile(r"deal ([1-9][0-9]?)")
_VERSION: Final = re.compile(r"[1-9][0-9]{0,4}")


@dataclass(frozen=True, slots=True)
class EventResult:
    """A result as it came: the event it says it is of, and the lines of each deal, not yet replayed."""

    event: ClubEvent
    version: int
    name: str
    lines: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class CheckedPlay:
    """A deal of a result that was replayed to its end; ``margin`` is that of the person's side."""

    record: Record
    margin: int
    is_assisted: bool


def result_link(event: ClubEvent, name: str, records: Mapping[int, Record]) -> str:
    """The link of a result, from ``e1.`` on; ``records`` has the match of one deal for each deal's number.

    Raises `QuestionError`: ``no_name``, ``long_name``, ``other_cards`` where a record is of other cards, and
    ``play_unfinished`` where it is not over, ``other_contract`` where it does not begin at the event's.
    """
    lines = [RESULT, *head_lines(event), str(bots_of(game_named(event.game)).version), named(name)]
    for number, record in sorted(records.items()):
        fresh = record_of(event, number)
        if not record.deals or dict(record.deals[0].opening) != dict(fresh.deals[0].opening):
            raise QuestionError(
                "other_cards", f"deal {number}: the record has other cards", facts={"deal": number}
            )
        played = replace(fresh, deals=(replace(record.deals[0], number=fresh.deals[0].number),))
        _margin(event, number, _text(played))
        spelled = deal_lines(event.game, played.deals[0])[1:]
        short = shortened("\n".join(spelled)).split("\n")
        lines += [f"deal {number}", *short[1 + len(fresh.deals[0].opening) :]]
    return packed_link(event.game, lines)


def linked_result(link: str) -> EventResult:
    """The result that a link carries, with nothing replayed yet.

    Raises `LinkError`, `QuestionError` for a name that is empty or too long, and what the event raises.
    """
    kind, *lines = lines_in(link)
    if kind != RESULT:
        raise LinkError("not_a_result", f"the link carries no result but: {kind[:20]}")
    event = head_of(lines)
    rest = lines[HEAD_LINES:]
    if len(rest) < 2 or not _VERSION.fullmatch(rest[0]):
        raise LinkError("link_damaged", "a result has a version of the bots and a name")
    deals: dict[int, tuple[str, ...]] = {}
    number = 0
    for line in rest[2:]:
        found = _DEAL.fullmatch(line)
        if found:
            number = int(found[1])
            if number > event.deals or number in deals:
                raise LinkError("link_damaged", f"the result has deal {number} twice, or has no such deal")
            deals[number] = ()
        elif not number:
            raise LinkError("link_damaged", "an act before the first deal")
        else:
            deals[number] += (line,)
    return EventResult(event, int(rest[0]), named(rest[1]), deals)


def checked_play(event: ClubEvent, result: EventResult, number: int) -> CheckedPlay:
    """One deal of a result, replayed with the event's cards.

    Raises `QuestionError`: ``broken_rule`` with ``deal``, ``act``, and the rule's ``why``;
    ``play_unfinished`` for acts that end too soon; ``other_contract``; ``deal_missing``; ``cards_unseen``.
    """
    if number not in result.lines:
        raise QuestionError(
            "deal_missing", f"deal {number}: the result has no such deal", facts={"deal": number}
        )
    fresh = record_of(event, number, result.name)
    opening = [f"{name} {value}" for name, value in fresh.deals[0].opening.items()]
    first = f"deal {fresh.deals[0].number}"
    lines = spelled_out("\n".join([first, *opening, *result.lines[number]])).split("\n")
    text = "\n".join([*header_lines(fresh), *lines]) + "\n"
    try:
        margin, record = _margin(event, number, text)
    except RecordError as error:
        at = error.line - len(header_lines(fresh)) - 1
        act = lines[at][:80] if 0 <= at < len(lines) else ""
        facts = {"deal": number, "act": act, "why": error.code}
        raise QuestionError("broken_rule", error.message, clause=error.clause, facts=facts) from error
    return CheckedPlay(record, margin, record.deals[0].is_assisted)


def _margin(event: ClubEvent, number: int, text: str) -> tuple[int, Record]:
    game = game_named(event.game)
    played = read_and_play(text)
    summary = game.summary(played.last_deal[-1].state)
    if summary is None or len(played.record.deals) != 1:
        raise QuestionError(
            "play_unfinished", f"deal {number}: the acts end before the deal is over", facts={"deal": number}
        )
    begun = record_of(event, number).deals[0].actions
    if played.record.deals[0].actions[: len(begun)] != begun:
        message = f"deal {number}: the play does not begin at the contract of the event"
        raise QuestionError("other_contract", message, facts={"deal": number})
    return margin_of(game, event.rules, summary, event.you.side.name), played.record


def _text(record: Record) -> str:
    return "\n".join([*header_lines(record), *deal_lines(record.game, record.deals[0])]) + "\n"


def read_records(texts: Mapping[int, str]) -> dict[int, Record]:
    """The records of these texts. Raises `RecordError`."""
    return {number: read_record(text) for number, text in texts.items()}
