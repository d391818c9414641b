"""Columns: a sheet as a table of comma-separated values (RFC 4180), for spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.base.fields import Values
from followsuit.base.score_entry import StandingShown
from followsuit.score_sheet.model import ScoreSheet
from followsuit.score_sheet.sheet_standings import standings

#: What a spreadsheet would take for a formula, in a text of somebody's own.
_FORMULA = ("=", "+", "-", "@", "\t")


def sheet_csv(sheet: ScoreSheet, words: Mapping[str, str] | None = None) -> str:
    """The deals of a sheet, a line each: number, time, who dealt, what was entered, change, figures.

    The first line has the names of the columns: their codes, or the ``words`` for them. A column of a side
    has the figure's code and the side's name (``total NS``), each of which may have a word.
    """
    title, counted = sheet.title, standings(sheet)
    keeper = title.keeper
    shown = [(deal, keeper.shown(deal.before), keeper.shown(deal.after)) for deal in counted.deals]
    first = keeper.shown(title.first)
    fields = list(
        dict.fromkeys(name for deal in counted.deals for name in deal.values if name not in first.roles)
    )
    sides = list(first.figures[0].by_side)
    roles = list(first.roles)
    said = words or {}

    def word(code: str) -> str:
        return _text(said.get(code, code))

    rows = [
        [
            *map(word, ("deal", "at", *roles, *fields)),
            *(f"{word('change')} {word(side)}" for side in sides),
            *(f"{word(figure.name)} {word(side)}" for figure in first.figures for side in sides),
            word("marks"),
        ]
    ]
    for deal, before, after in shown:
        change = deal.result.change if deal.result is not None else {}
        rows.append(
            [
                str(deal.number),
                deal.entry.at,
                *(_role(sheet, before, deal.values, role) for role in roles),
                *(_value(deal.values, name) for name in fields),
                *(str(change.get(side, "")) for side in sides),
                *(figure.by_side[side] for figure in after.figures for side in sides),
                " ".join(mark.code for mark in deal.marks),
            ]
        )
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in rows)


def _cell(text: str) -> str:
    """A cell as RFC 4180 has it. The module ``csv`` would be loaded by every first visit."""
    return '"' + text.replace('"', '""') + '"' if any(mark in text for mark in ',"\r\n') else text


def _role(sheet: ScoreSheet, before: StandingShown, values: Values, role: str) -> str:
    """Who has a role: the seat's name and that of who sits there."""
    seat = before.roles[role]
    name = str(values.get(role, "")) if seat is None else seat.name
    sits = next((who for place, who in sheet.title.names.items() if place.name == name), "")
    return f"{name} {_text(sits)}".strip()


def _value(values: Values, name: str) -> str:
    value = values.get(name, "")
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _text(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
