"""Result table: the margins of an event as a link, CSV or a page, without the records they came from."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Final

from followsuit.clubs.club_event import HEAD_LINES, ClubEvent, head_lines
from followsuit.clubs.event_link import TABLE, head_of, lines_in, packed_link
from followsuit.clubs.heap import MOST_PEOPLE
from followsuit.clubs.ranking import RankedRow, Row, ranked
from followsuit.errors import LinkError
from followsuit.links.names import named

_NOT_PLAYED: Final = "."
_OTHER_BOTS: Final = "v"
_HELPED: Final = "h"
_LEVEL: Final = "@"
#: Larger margins than any deal has.
_LARGEST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ResultTable:
    """An event and the rows of its table."""

    event: ClubEvent
    rows: tuple[Row, ...]


def table_link(event: ClubEvent, rows: Sequence[Row]) -> str:
    """The link of a table, from ``e1.`` on. A line a row: margins, marks, then the name."""
    lines = [TABLE, *head_lines(event), *(_line(row) for row in rows)]
    return packed_link(event.game, lines)


def linked_table(link: str) -> ResultTable:
    """The table that a link carries. Raises `LinkError`, and what the event raises."""
    kind, *lines = lines_in(link)
    if kind != TABLE:
        raise LinkError("not_a_table", "the link carries no table")
    event = head_of(lines)
    rest = [line for line in lines[HEAD_LINES:] if line]
    if len(rest) > MOST_PEOPLE + 8:
        raise LinkError("link_damaged", "the table has too many rows")
    return ResultTable(event, tuple(_row(event, line) for line in rest))


def _line(row: Row) -> str:
    margins = [_NOT_PLAYED if margin is None else str(margin) for margin in row.margins]
    for number in row.helped:
        margins[number - 1] += _HELPED
    marks = [_OTHER_BOTS] if row.has_other_bots else []
    return " ".join([*margins, *marks, *([_LEVEL + row.level] if row.level else ["-", row.name])])


def _row(event: ClubEvent, line: str) -> Row:
    words = line.split(" ")
    cells, rest = words[: event.deals], words[event.deals :]
    try:
        margins = tuple(None if cell == _NOT_PLAYED else int(cell.removesuffix(_HELPED)) for cell in cells)
    except ValueError as error:
        raise LinkError("link_damaged", f"no margin: {error}") from error
    if len(margins) != event.deals or any(abs(margin or 0) > _LARGEST for margin in margins):
        raise LinkError("link_damaged", "a row has a margin for each deal")
    helped = tuple(at for at, cell in enumerate(cells, start=1) if cell.endswith(_HELPED))
    has_other_bots = rest[:1] == [_OTHER_BOTS]
    rest = rest[1:] if has_other_bots else rest
    if len(rest) == 1 and rest[0].startswith(_LEVEL):
        return Row("", margins, helped, has_other_bots, rest[0].removeprefix(_LEVEL)[:24])
    if rest[:1] != ["-"]:
        raise LinkError("link_damaged", "a row ends with a name")
    return Row(named(" ".join(rest[1:])), margins, helped, has_other_bots)


# Text ------------------------------------------------------------------------------------------------------
def score_text(score: Fraction | None, scoring: str) -> str:
    """A score as it is shown: a percentage by places, a sum by margins; empty where there is none.

    >>> score_text(Fraction(3, 4), "places"), score_text(Fraction(-13, 2), "margins")
    ('75.0%', '-6.5')
    """
    if score is None:
        return ""
    if scoring == "places":
        return f"{float(100 * score):.1f}%"
    return f"{float(score):+.1f}".removesuffix(".0") if score else "0"


def csv_text(table: ResultTable) -> str:
    """The table as CSV, its lines ended by CRLF; names that a spreadsheet would compute begin with ``'``."""
    out = io.StringIO()
    writing = csv.writer(out)
    numbers = [f"deal {number}" for number in range(1, table.event.deals + 1)]
    writing.writerow(["place", "name", "score", *numbers, "deals with help", "other bots"])
    for one in ranked(table.rows, table.event.scoring):
        row = one.row
        name = f"bots: {row.level}" if row.level else row.name
        writing.writerow(
            [
                one.place or "",
                f"'{name}" if name[:1] in "=+-@\t" else name,
                score_text(one.score, table.event.scoring),
                *("" if margin is None else margin for margin in row.margins),
                " ".join(map(str, row.helped)),
                "yes" if row.has_other_bots else "",
            ]
        )
    return out.getvalue()


def html_text(table: ResultTable) -> str:
    """The table as a page of its own, in English, for the command line."""
    event = table.event
    heads = "".join(f"<th>{number}</th>" for number in range(1, event.deals + 1))
    rows = "".join(_html_row(one, event.scoring) for one in ranked(table.rows, event.scoring))
    title = escape(event.name)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        "<style>table{border-collapse:collapse}td,th{border:1px solid;padding:.2em .5em;text-align:end}"
        "td:nth-child(2),th:nth-child(2){text-align:start}</style>"
        f"<h1>{title}</h1><p>{escape(event.line)}</p><table><thead><tr><th>Place</th><th>Name</th>"
        f"<th>Score</th>{heads}</tr></thead><tbody>{rows}</tbody></table></html>\n"
    )


def _html_row(one: RankedRow, scoring: str) -> str:
    name = f"bots: {one.row.level}" if one.row.level else one.row.name
    cells = [one.place or "", name, score_text(one.score, scoring)]
    cells += ["" if margin is None else margin for margin in one.row.margins]
    return "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>"
