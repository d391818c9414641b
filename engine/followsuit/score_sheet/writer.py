"""Writer: the one strict form of its text, ``followsuit-sheet 1``."""

from __future__ import annotations

from followsuit.base.game import specification_text
from followsuit.base.score_entry import THROWN_IN
from followsuit.base.score_notation import NONE
from followsuit.documents import document_link, text_of_lines
from followsuit.score_sheet.model import ScoreSheet, SheetTitle
from followsuit.score_sheet.sheet_standings import CountedDeal, played_otherwise, standings


def write_sheet(sheet: ScoreSheet, *, brief: bool = False) -> str:
    """The sheet as text, ending in a line feed; ``brief``: without what follows from the deals before."""
    lines, day = _title_lines(sheet.title), sheet.title.date
    if sheet.entries:
        lines.append("")
    for deal in standings(sheet).deals:
        lines.append(_deal_line(sheet.title, deal, day, brief=brief))
        day = deal.entry.at[:10] or day
    return text_of_lines("sheet", lines)


def sheet_link(sheet: ScoreSheet) -> str:
    """The link of a sheet, from ``s1.`` on. Raises `LinkError` (``link_too_long``)."""
    return document_link(write_sheet(sheet, brief=True))


def _title_lines(title: SheetTitle) -> list[str]:
    rules = specification_text(title.game, title.rules)
    return [
        f"game {title.game.name}",
        f"rules {rules}",
        *([f"date {title.date}"] if title.date else ()),
        *([f"note {title.note}"] if title.note else ()),
        *(f"player {seat.name} {name}" for seat, name in title.names.items()),
        f"dealer {title.dealer.name}",
        *([f"stake {title.stake}"] if title.stake else ()),
    ]


def _deal_line(title: SheetTitle, deal: CountedDeal, day: str, *, brief: bool) -> str:
    """The line of a deal; ``day`` is the date that a time without one is of."""
    entry, due = deal.entry, title.keeper.due(deal.before)
    words = ["deal", str(deal.number)]
    others = played_otherwise(entry, due)
    if entry.values.get(THROWN_IN) is True:
        words.append(THROWN_IN)
    else:
        known = {} if brief else {**due, **entry.played}
        words += title.keeper.written({**known, **entry.values}) or [NONE]
        # What stands in the line needs not be said again.
        said = () if brief else [name for name in others if title.keeper.written({name: others[name]})]
        others = {name: value for name, value in others.items() if name not in said}
    if others:
        words += ["played", *(word for pair in others.items() for word in pair)]
    if entry.at:
        words += ["at", entry.at.removeprefix(f"{day} ")]
    return " ".join(words)
