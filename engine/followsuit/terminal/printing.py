"""Printing: sheets written by the command line, as HTML, as PDF where a browser is there, or as PBN."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from followsuit.cards import parse_rank, parse_suit
from followsuit.clubs import linked_deals
from followsuit.errors import QuestionError
from followsuit.paper import (
    Paper,
    Print,
    PrintedSheet,
    Size,
    boards,
    print_deals,
    print_exercises,
    print_rules,
    print_scores,
    texts_of,
)
from followsuit.record import Record
from followsuit.registry import game_named, game_names
from followsuit.sheet import any_sheet
from followsuit.sheet.linked import is_sheet_link
from followsuit.sheet.model import FORMAT as SHEET
from followsuit.terminal.exercising import pack_text
from followsuit.terminal.files import is_file, record_file_text, record_of
from followsuit.terminal.sheets import sheet_text

#: What a sheet is called that is no sheet: the deals for a program of another kind.
PBN: Final = "pbn"
#: Browsers that print to a file without a window, as they are called on a path.
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "microsoft-edge", "chrome", "msedge")
#: Seconds a browser may take for one file.
_PATIENCE: Final = 120


def print_sheet(options: argparse.Namespace, rules: Any) -> None:
    """Print what the options name to the standard output, or to the file ``--to``.

    Raises `FollowSuitError`, and `OSError` for a file that cannot be read or written.
    """
    if options.sheet == PBN:
        _write(options.to, boards(_deals(options), options.deals))
        return
    printed = _printed(options, rules)
    if options.to and options.to.lower().endswith(".pdf"):
        write_pdf(printed.html, Path(options.to))
    else:
        _write(options.to, printed.html)
    if options.to:
        sys.stderr.write(f"{options.to}: {printed.pages} {'page' if printed.pages == 1 else 'pages'}\n")


def _printed(options: argparse.Namespace, rules: Any) -> Print:
    sheet = PrintedSheet(options.sheet)
    paper = Paper(Size(options.size), options.language)
    if sheet.is_of_deals:
        return print_deals(
            sheet,
            _deals(options),
            paper,
            options.deals,
            results=options.results,
            tricks=options.tricks,
            unfinished=True,
        )
    if sheet is PrintedSheet.EXERCISES:
        return print_exercises(texts_of(pack_text(_source(options.source))), paper)
    if sheet is PrintedSheet.SCORES and options.source:
        text = sheet_text(options.source)
        if is_sheet_link(text) or SHEET in text:
            return print_scores(any_sheet(text), paper)
    if options.source:
        record = record_of(_source(options.source))
        game, held = game_named(record.game), record.rules
    else:
        if options.game is None:
            message = f"name a file, or the game with --game: {', '.join(game_names())}"
            raise QuestionError("missing_field", message, facts={"field": "game"})
        game = game_named(options.game)
        held = game.rules(rules)
    level = parse_rank(options.level) if options.level else None
    return print_rules(sheet, game, held, paper, level=level, trump=parse_suit(options.trump))


def _deals(options: argparse.Namespace) -> Record:
    """The record whose deals are printed: that of the source, or all deals of an event by its link."""
    source = _source(options.source)
    return linked_deals(record_file_text(source) if is_file(source) else source) or record_of(source)


def _source(source: str | None) -> str:
    """The file that is named. Raises `QuestionError` (``missing_field``) where none is."""
    if not source:
        message = "this sheet is printed from a file"
        raise QuestionError("missing_field", message, facts={"field": "file"})
    return source


def _write(to: str | None, text: str) -> None:
    if to:
        Path(to).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


def write_pdf(html: str, to: Path) -> None:
    """Have a browser of this machine print HTML to a file. Raises `QuestionError` (``no_browser``)."""
    browser = next((found for name in _BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        message = "no browser that prints to a file was found; write .html and print that"
        raise QuestionError("no_browser", message, facts={"browsers": list(_BROWSERS)})
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "sheet.html"
        page.write_text(html, encoding="utf-8")
        made = Path(folder) / "sheet.pdf"
        _run([browser, *_flags(folder), f"--print-to-pdf={made}", page.as_uri()])
        if not made.exists():
            raise QuestionError("no_browser", f"{browser} printed nothing; write .html and print that")
        shutil.copyfile(made, to)


def _flags(folder: str) -> Sequence[str]:
    # A profile of its own, so that a browser that runs is not asked; as root there is no sandbox to be had.
    return (
        "--headless",
        "--disable-gpu",
        "--no-sandbox",
        "--no-pdf-header-footer",
        f"--user-data-dir={folder}/profile",
    )


def _run(command: Sequence[str]) -> None:
    try:
        subprocess.run(command, check=False, capture_output=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        raise QuestionError("no_browser", f"{command[0]} did not print within {_PATIENCE} seconds") from None
