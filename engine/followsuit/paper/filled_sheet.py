"""Filled score sheet: a match that was kept with the score keeper, in the columns of the empty sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from followsuit.cards import NO_TRUMP
from followsuit.paper.deal_facts import trump_text
from followsuit.paper.document import page, table
from followsuit.paper.game_paper import GamePaper, signed
from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.rule_sheets import LINES, figures_below, rules_name
from followsuit.paper.words import Words
from followsuit.sheet import CountedDeal, ScoreSheet, SheetStandings, standings

#: Columns of a seat, which is shown by the name of who sits there.
_SEATS: Final = ("starter", "declarer", "caller")
#: Columns of a side's figure after the deal: what stands before the side's name.
_FIGURES: Final = ("total", "level", "side")
#: What stands at the number of a deal that is impossible.
_MARK: Final = " *"


def filled_sheet(sheet: ScoreSheet, words: Words, paper: GamePaper) -> list[Markup]:
    """The deals of a sheet, `LINES` a page, with what points are worth on the last.

    While the match goes on there are empty lines, to go on with a pencil. Once it is over, a column in
    which nothing stands is left out. A deal that is marked in the sheet is marked here.
    """
    title, counted = sheet.title, standings(sheet)
    rows = [_row(deal, sheet, words, paper) for deal in counted.deals]
    columns = ["round", *paper.scores(title.rules)]
    if counted.end is not None:
        columns = [column for column in columns if any(row.get(column) for row in rows)]
    else:
        first = len(rows) + 1
        rows += [{"round": str(number)} for number in range(first, first + -len(rows) % LINES)]
        rows = rows or [{"round": str(number)} for number in range(1, LINES + 1)]
    marked = any(deal.marks for deal in counted.deals)
    pages = [rows[at : at + LINES] for at in range(0, len(rows), LINES)]
    return [
        page(
            element("h1", f"{words['sheet-scores']} · {rules_name(title.game, title.rules, words)}"),
            *_head(sheet, counted, words),
            table(
                [
                    [words[column] for column in columns],
                    *[[row.get(column, "") for column in columns] for row in lines],
                ],
                kind="empty filled",
            ),
            *([element("p", words["marked"], kind="note")] if marked else []),
            *(figures_below(paper, title.rules, words) if lines is pages[-1] else []),
            kind="scores",
        )
        for lines in pages
    ]


def _head(sheet: ScoreSheet, counted: SheetStandings, words: Words) -> Iterator[Markup]:
    """Who plays, when, and who has won."""
    title, end = sheet.title, counted.end
    sides = title.seats[0].side.sides
    people = {
        side.name: ", ".join(_person(seat.name, sheet, words) for seat in title.seats if seat.side is side)
        for side in sides
    }
    said = [(words[f"side-{side}"], who) for side, who in people.items()]
    said += [(words["date"], title.date)] if title.date else []
    if end is not None:
        said.append((words["winner"], people[end.winner] if end.winner else "="))
    yield element(
        "div",
        *(
            element("span", joined(element("span", f"{name}: ", kind="label"), element("bdi", value)))
            for name, value in said
        ),
        kind="line",
    )
    if title.note:
        yield element("p", element("bdi", title.note), kind="note")


def _person(seat: str, sheet: ScoreSheet, words: Words) -> str:
    """Who sits at a seat; the seat's name where nobody is named, and what was written where it is no seat."""
    named = {place.name: name for place, name in sheet.title.names.items()}
    return named.get(seat) or words.first(f"seat-{seat}", seat)


def _row(deal: CountedDeal, sheet: ScoreSheet, words: Words, paper: GamePaper) -> Mapping[str, str]:
    """What stands in the columns of a deal."""
    keeper = sheet.title.keeper
    before, after = keeper.shown(deal.before), keeper.shown(deal.after)
    entered = {**deal.entry.values, **deal.values}
    row = {"round": f"{deal.number}{_MARK if deal.marks else ''}"}
    for column in paper.scores(sheet.title.rules):
        kind, _, side = column.partition("-")
        value = entered.get(column)
        if column in _SEATS:
            seat = before.roles.get(column)
            name = value if seat is None else seat.name
            row[column] = _person(str(name), sheet, words) if name else ""
        elif column == "trump":
            row[column] = _trump(value, words)
        elif kind == "change" and deal.result is not None:
            row[column] = signed(deal.result.change[side]) if deal.result.change[side] else "0"
        elif kind in _FIGURES and side in after.figures[0].by_side:
            row[column] = after.figures[0].by_side[side].replace("T", "10")
        elif value is not None:
            row[column] = str(value)
    if entered.get("thrown_in"):
        row[paper.scores(sheet.title.rules)[0]] = words["thrown-in"]
    else:
        row |= paper.filled(entered, deal.result.steps if deal.result else (), words)
    return row


def _trump(value: object, words: Words) -> str:
    if value is None:
        return ""
    return words["suit-NT"] if value == NO_TRUMP.value else trump_text(str(value), words)
