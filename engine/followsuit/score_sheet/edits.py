"""Edits: a sheet with one deal more, with another one in its place, or without it. Sheets are values."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from followsuit.base.characters import checked_name
from followsuit.base.errors import Refusal, RequestError
from followsuit.base.fields import Values
from followsuit.base.game import seats_of
from followsuit.base.rules import Specification
from followsuit.base.seats import parse_any_seat
from followsuit.score_sheet.model import LONGEST_NOTE, DealEntry, ScoreSheet, checked, seated
from followsuit.score_sheet.sheet_standings import CountedDeal, SheetStandings, draft_of, missing, standings
from followsuit.score_sheet.timestamps import checked_date, checked_moment, minutes

#: Two equal deals entered within so many minutes are asked about.
SOON = 1


def enter_deal(sheet: ScoreSheet, values: Values, at: str = "", *, again: bool = False) -> ScoreSheet:
    """The sheet with one deal more.

    ``again``: it is meant, though the deal before has the same values and was entered within a minute.
    Raises `RequestError`: ``match_over``, ``entered_twice``, ``missing_value``, ``bad_date``,
    ``too_many_deals``, and whatever a game refuses of a deal.
    """
    now = standings(sheet)
    if now.end is not None:
        facts = {"deal": len(sheet.entries) + 1}
        raise RequestError("match_over", "the match is over", facts=facts)
    entry = _entry(sheet, now.standing, values, at)
    if now.deals and not again and _is_twice(now.deals[-1], entry):
        facts = {"deal": now.deals[-1].number}
        raise RequestError("entered_twice", "this deal was just entered", facts=facts)
    return sheet.with_entries((*sheet.entries, entry))


def change_entry(sheet: ScoreSheet, deal: int, values: Values) -> ScoreSheet:
    """The sheet with other values for a deal; what that makes impossible later is marked where it is counted.

    Raises `RequestError`: ``no_such_deal``, and what `entered` raises.
    """
    now, old = standings_with(sheet, deal), sheet.entries[deal - 1]
    entry = replace(_entry(sheet, now.deals[deal - 1].before, values, old.at), played=old.played)
    return sheet.with_entries((*sheet.entries[: deal - 1], entry, *sheet.entries[deal:]))


def insert_entry(sheet: ScoreSheet, deal: int, values: Values, at: str = "") -> ScoreSheet:
    """The sheet with a forgotten deal, which gets this number. Raises what `changed` raises."""
    entry = _entry(sheet, standings_with(sheet, deal).deals[deal - 1].before, values, at)
    return sheet.with_entries((*sheet.entries[: deal - 1], entry, *sheet.entries[deal - 1 :]))


def drop_entry(sheet: ScoreSheet, deal: int) -> ScoreSheet:
    """The sheet without a deal. Raises `RequestError` (``no_such_deal``)."""
    standings_with(sheet, deal)
    return sheet.with_entries((*sheet.entries[: deal - 1], *sheet.entries[deal:]))


def settle_entries(sheet: ScoreSheet, deals: Collection[int]) -> ScoreSheet:
    """The sheet in which these deals were played with what is due now: their marks about that go.

    Raises `RequestError` (``no_such_deal``).
    """
    for deal in deals:
        standings_with(sheet, deal)
    keeper, entries = sheet.title.keeper, list(sheet.entries)
    for counted in standings(sheet).deals:
        if counted.number in deals:
            entry, due = counted.entry, keeper.due(counted.before)
            values = {name: value for name, value in entry.values.items() if name not in due}
            entries[counted.number - 1] = replace(entry, values=values, played={**entry.played, **due})
    return sheet.with_entries(tuple(entries))


def set_heading(
    sheet: ScoreSheet,
    *,
    rules: Specification = None,
    dealer: str | None = None,
    names: Mapping[str, str] | None = None,
    date: str | None = None,
    note: str | None = None,
    stake: int | None = None,
) -> ScoreSheet:
    """The sheet with another title; what is None stays.

    Raises `RequestError` (``other_table`` for rules that seat others) and what `new_sheet` raises.
    """
    title = sheet.title
    count = len(title.seats)
    if rules is not None:
        meant = title.game.rules(rules)
        seats = len(seats_of(title.game, meant))
        if seats != count:
            facts = {"seats": count}
            raise RequestError("other_table", f"these rules are for {seats}, not for {count}", facts=facts)
        title = replace(title, rules=meant)
    if names is not None:
        title = replace(title, names=seated(names, count))
    if date is not None:
        title = replace(title, date=checked_date(date))
    if note is not None:
        title = replace(title, note=checked_name(note, LONGEST_NOTE))
    if stake is not None:
        title = replace(title, stake=stake)
    if dealer is not None:
        title = replace(title, dealer=parse_any_seat(dealer, count))
    made = replace(sheet, title=checked(title))
    return made if dealer is None else _as_due(made, standings(sheet))


def _as_due(sheet: ScoreSheet, before: SheetStandings) -> ScoreSheet:
    """The sheet with deals that were played as was due being so again: only who dealt first was wrong."""
    keeper = sheet.title.keeper
    entries = []
    for old, new in zip(before.deals, standings(sheet).deals, strict=True):
        was, due = keeper.due(old.before), keeper.due(new.before)
        played = {
            name: due.get(name, value) if was.get(name, value) == value else value
            for name, value in old.entry.played.items()
        }
        entries.append(replace(old.entry, played=played))
    return replace(sheet, entries=tuple(entries))


def _entry(sheet: ScoreSheet, standing: Any, values: Values, at: str) -> DealEntry:
    """The entry of a deal that is played in this standing. Raises `RequestError`."""
    keeper = sheet.title.keeper
    draft = draft_of(keeper, standing, values)
    if draft.result is None:
        raise refused(draft.refusal or missing(draft))
    return DealEntry(dict(draft.values), checked_moment(at), dict(keeper.due(standing)))


def refused(refusal: Refusal) -> RequestError:
    """The error that says a refusal."""
    return RequestError(refusal.code, str(refusal), clause=refusal.clause, facts=refusal.facts)


def _is_twice(last: CountedDeal, entry: DealEntry) -> bool:
    if not entry.at or not last.entry.at or dict(last.values) != dict(entry.values):
        return False
    return abs(minutes(entry.at) - minutes(last.entry.at)) <= SOON


def standings_with(sheet: ScoreSheet, deal: int) -> SheetStandings:
    """The standings of a sheet, which has this deal. Raises `RequestError` (``no_such_deal``)."""
    if not 1 <= deal <= len(sheet.entries):
        facts = {"deal": deal, "deals": len(sheet.entries)}
        raise RequestError("no_such_deal", f"the sheet has no deal {deal}", facts=facts)
    return standings(sheet)
