"""Sheets: the score of a match with real cards, of a sheet's file or link, a record or standard input."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.base.score_entry import StandingShown
from followsuit.score_sheet import ScoreSheet, any_sheet, sheet_csv, sheet_link, standings, write_sheet
from followsuit.terminal.files import source_text
from followsuit.terminal.screen import Screen


def show_sheet(screen: Screen, source: str, *, form: str, site: str) -> str:
    """Print a sheet; return a remark on it, empty where there is none.

    ``source`` is a file with a sheet or a record, a link of a sheet, or ``-`` for standard input. ``form`` is
    ``score``, ``text``, ``csv`` or ``link``, which begins with ``site``. Raises `FollowSuitError`, `OSError`.
    """
    made = any_sheet(source_text(source))
    if form == "link":
        cut = screen.say_link(sheet_link(made), site)
        if cut:
            return cut
    elif form == "csv":
        screen.say(sheet_csv(made).replace("\r\n", "\n").removesuffix("\n"))
    elif form == "text":
        screen.say(write_sheet(made).removesuffix("\n"))
    else:
        for line in _lines(made):
            screen.say(line)
    marked = sum(bool(deal.marks) for deal in standings(made).deals)
    return f"{marked} deals are marked" if marked > 1 else "a deal is marked" if marked else ""


def _lines(made: ScoreSheet) -> Iterator[str]:
    """The score in words: the title, a line for each deal, and what comes next."""
    title, now = made.title, standings(made)
    keeper = title.keeper
    rules = title.game.specification(title.rules)
    preset = rules if isinstance(rules, str) else f"{rules['preset']} with changes"
    yield ", ".join(part for part in (title.game.name, preset, title.date, title.note) if part)
    if title.names:
        yield ", ".join(f"{seat.name} {name}" for seat, name in title.names.items())
    for deal in now.deals:
        said = (
            "thrown in"
            if deal.values.get("thrown_in")
            else " ".join(keeper.written({**deal.entry.played, **deal.entry.values}))
        )
        change = {} if deal.result is None else deal.result.change
        gains = ", ".join(f"{side} {value:+}" for side, value in change.items() if value)
        gains = gains or ("no change" if deal.counts else "does not count")
        line = f"deal {deal.number}: {said}: {gains}; {_figures(keeper.shown(deal.after))}"
        marks = ", ".join(str(mark) for mark in deal.marks)
        yield f"{line}; impossible: {marks}" if marks else line
    shown = keeper.shown(now.standing)
    if now.end is not None:
        yield f"over ({now.end.clause}): {now.end.winner or 'nobody'} won; {_figures(shown)}"
        if now.end.change is not None:
            yield ", ".join(f"{seat} {cents / 100:+.2f}" for seat, cents in now.end.change.items())
        return
    roles = ", ".join(f"{role} {seat.name}" for role, seat in shown.roles.items() if seat is not None)
    yield f"next, deal {len(now.deals) + 1}: {roles}; {_figures(shown)}"


def _figures(shown: StandingShown) -> str:
    return ", ".join(
        f"{figure.name} " + " ".join(f"{side} {value}" for side, value in figure.by_side.items())
        for figure in shown.figures
    )
