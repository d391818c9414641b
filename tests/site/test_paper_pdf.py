"""Sheets as PDF, as Chromium prints them: the pages counted, and the text read back.

Cards, numbers and Latin letters are read back to the last one. Of other letters pdftotext loses some that a font
joins. The gate reads a few sheets; FOLLOWSUIT_PDF=1 reads every sheet of every game in six languages, which needs
fonts for all of them.
"""

import os
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from followsuit.cards import Rank
from followsuit.paper import (
    LANGUAGES,
    Paper,
    Print,
    PrintedSheet,
    Size,
    print_deals,
    print_exercises,
    print_rules,
    print_scores,
    texts_of,
)
from followsuit.record import Record
from followsuit.registry import game_named
from tests.shared.option_matches import played_match
from tests.shared.pdf_texts import all_signs, pages_of, plain_signs, squeezed
from tests.shared.printed import tree
from tests.shared.sheet_matches import kept_matches

ROOT = Path(__file__).parents[2]
#: The share of letters that pdftotext reads at least, whatever a font joins.
MOST_LETTERS = 0.9
ASKED = os.environ.get("FOLLOWSUIT_PDF", "")
#: Tractor's matches are long: one of three deals.
RULES: dict[str, Any] = {
    "tractor": {"preset": "standard", "most_deals": 3},
    "two_hundred": "reference",
    "rangvaar": "reference",
    "court_piece": "reference",
}
SAMPLE = [
    ("tractor", PrintedSheet.HANDS, "ur"),
    ("rangvaar", PrintedSheet.SCORES, "en"),
    ("two_hundred", PrintedSheet.DEALING, "fr"),
    ("tractor", PrintedSheet.RULES, "ur"),
    ("court_piece", PrintedSheet.HANDS, "ur"),
]
WHOLE = [(game, sheet, language) for game in RULES for sheet in PrintedSheet for language in LANGUAGES]


@cache
def record_of(game: str) -> Record:
    return played_match(game, RULES[game], "paper").record()


def sheet_of(game: str, sheet: PrintedSheet, paper: Paper) -> Print:
    """A sheet of that kind."""
    playing = game_named(game)
    if sheet.is_of_deals:
        return print_deals(sheet, record_of(game), paper, results=True)
    if sheet is PrintedSheet.EXERCISES:
        folder = ROOT / "web" / "games" / game
        name = "puzzles" if (folder / "puzzles.txt").exists() else "lessons"
        return print_exercises(texts_of((folder / f"{name}.txt").read_text(encoding="utf-8"))[:4], paper)
    if sheet is PrintedSheet.SCORES:
        return print_scores(next(kept_matches(game, RULES[game], 1)).sheet, paper)
    return print_rules(sheet, playing, playing.rules(RULES[game]), paper, level=Rank.SEVEN)


#: The pages and frames of which something is cut off.
CUT = """() => [...document.querySelectorAll(".page, .box")].filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight}`)"""


@pytest.mark.long("what a browser makes of the sheets; FOLLOWSUIT_PDF=1 prints all of them")
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler's pdftotext is not there")
@pytest.mark.parametrize("size", Size)
def test_a_printed_sheet_has_its_pages_and_says_what_the_engine_wrote(
    page: Page, tmp_path: Path, size: Size
) -> None:
    wrong = []
    page.emulate_media(media="print")
    for game, sheet, language in WHOLE if ASKED else SAMPLE:
        made = sheet_of(game, sheet, Paper(size, language))
        page.set_content(made.html)
        if cut := page.evaluate(CUT):
            wrong.append(f"{game} {sheet} {language} is cut off: {cut}")
        pdf = tmp_path / "sheet.pdf"
        page.pdf(path=pdf, prefer_css_page_size=True)
        pages = pages_of(pdf)
        written, read = tree(made.html).find(name="body")[0].text, "\n".join(pages)
        if sheet is PrintedSheet.EXERCISES:
            # The numbers of the answers, which the browser writes.
            written += "".join(f"{number}." for number in range(1, 5))
        signs = all_signs if language in ("en", "fr") else plain_signs
        if len(pages) != made.pages:
            wrong.append(f"{game} {sheet} {language}: {len(pages)} pages, not {made.pages}")
        if signs(written) != signs(read):
            less, more = signs(written) - signs(read), signs(read) - signs(written)
            wrong.append(f"{game} {sheet} {language}: {less} is missing, {more} is there")
        there = (all_signs(written) & all_signs(read)).total() / all_signs(written).total()
        if ASKED and there < MOST_LETTERS:
            wrong.append(f"{game} {sheet} {language}: only {there:.0%} of the letters can be read")
        rows = [squeezed(row.text) for row in tree(made.html).find(kind="suit")]
        cards = [row for row in rows if not row.startswith("★")]
        if lost := [row for row in cards if row not in squeezed(read)]:
            wrong.append(f"{game} {sheet} {language}: {lost} cannot be read")
    assert wrong == [], "\n".join(wrong)
