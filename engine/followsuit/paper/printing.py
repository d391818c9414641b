"""Printing: a sheet of any kind as one HTML file, from a record, from rules, or from exercises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from followsuit.cards import Rank, Suit
from followsuit.errors import QuestionError
from followsuit.game import AnyGame
from followsuit.paper.deal_sheets import dealing_list, hand_record, hand_slips, travellers
from followsuit.paper.document import Size, document
from followsuit.paper.exercise_sheet import MOST, exercise_sheet, read_exercise
from followsuit.paper.filled_sheet import filled_sheet
from followsuit.paper.game_paper import paper_of
from followsuit.paper.markup import Markup
from followsuit.paper.paper_deal import paper_deals
from followsuit.paper.rule_sheets import rules_card, rules_name, score_sheet
from followsuit.paper.words import Words
from followsuit.record import Record
from followsuit.registry import game_named
from followsuit.sheet import ScoreSheet


class PrintedSheet(StrEnum):
    """What is printed. The first four are of deals, the next two of rules."""

    HANDS = "hands"
    DEALING = "dealing"
    SLIPS = "slips"
    TRAVELLER = "traveller"
    SCORES = "scores"
    RULES = "rules"
    EXERCISES = "exercises"

    @property
    def is_of_deals(self) -> bool:
        """Whether it needs a record."""
        return self in (PrintedSheet.HANDS, PrintedSheet.DEALING, PrintedSheet.SLIPS, PrintedSheet.TRAVELLER)


@dataclass(frozen=True, slots=True)
class Print:
    """A finished sheet: its HTML, and how many pages it has.

    ``level`` is that of a rules card, ``levels`` are those it may be of; None and none where a game's card is
    of no level.
    """

    html: str
    pages: int
    level: str | None = None
    levels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """How a sheet is printed: the size of the paper, and the language by its code."""

    size: Size = Size.A4
    language: str = "en"


def print_deals(
    sheet: PrintedSheet,
    record: Record,
    paper: Paper,
    numbers: Sequence[int] | None = None,
    *,
    results: bool = False,
    tricks: bool = False,
    unfinished: bool = False,
) -> Print:
    """A sheet of deals, all of a record or those with these ``numbers``.

    ``results`` and ``tricks`` are for hand records. Raises what `paper_deals` does, and `QuestionError`
    (``unknown_language``).
    """
    game = game_named(record.game)
    own = paper_of(game)
    words = Words(paper.language, own.words)
    deals = paper_deals(record, numbers, unfinished=unfinished)
    match sheet:
        case PrintedSheet.HANDS:
            pages = hand_record(deals, words, results=results, tricks=tricks)
        case PrintedSheet.DEALING:
            pages = dealing_list(deals, words)
        case PrintedSheet.SLIPS:
            pages = hand_slips(deals, words)
        case PrintedSheet.TRAVELLER:
            pages = travellers(deals, words, own)
        case _:
            raise QuestionError("unknown_sheet", f"{sheet.value} is no sheet of deals")
    title = f"{words['sheet-' + sheet.value]} · {rules_name(game, record.rules, words)}"
    return _finished(title, words, paper, pages)


def print_rules(
    sheet: PrintedSheet,
    game: AnyGame,
    rules: Any,
    paper: Paper,
    *,
    level: Rank | None = None,
    trump: Suit = Suit.HEARTS,
) -> Print:
    """A score sheet or a rules card of a game by these rules.

    A card of Tractor is of a ``level``, that of the first deal if none is given, and a ``trump`` suit.
    Raises `QuestionError` (``unknown_language``).
    """
    own = paper_of(game)
    words = Words(paper.language, own.words)
    title = f"{words['sheet-' + sheet.value]} · {rules_name(game, rules, words)}"
    if sheet is PrintedSheet.SCORES:
        return _finished(title, words, paper, score_sheet(game, rules, words, own))
    if sheet is PrintedSheet.RULES:
        first = getattr(rules, "first_level", Rank.TWO) if level is None else level
        pages = rules_card(game, rules, words, own, level=first, trump=trump)
        made = _finished(title, words, paper, pages)
        levels = tuple(rank.letter for rank in Rank)
        return replace(made, level=first.letter, levels=levels) if own.asks_level else made
    raise QuestionError("unknown_sheet", f"{sheet.value} is no sheet of rules")


def print_scores(sheet: ScoreSheet, paper: Paper) -> Print:
    """The score sheet of a match that was kept, filled. Raises `QuestionError` (``unknown_language``)."""
    game, rules = sheet.title.game, sheet.title.rules
    own = paper_of(game)
    words = Words(paper.language, own.words)
    title = f"{words['sheet-scores']} · {rules_name(game, rules, words)}"
    return _finished(title, words, paper, filled_sheet(sheet, words, own))


def print_exercises(texts: Sequence[str], paper: Paper, tasks: Sequence[str] = ()) -> Print:
    """Exercises from the texts of puzzles and lessons, with questions of their authors where there are any.

    Raises `QuestionError` (``too_many_exercises``, ``unknown_language``), `LessonError`, `RecordError`.
    """
    if not 0 < len(texts) <= MOST:
        message = f"1 to {MOST} exercises are printed at once, not {len(texts)}"
        raise QuestionError("too_many_exercises", message, facts={"count": len(texts), "most": MOST})
    asked = [*tasks, *[""] * len(texts)]
    exercises = [read_exercise(text, task) for text, task in zip(texts, asked, strict=False)]
    words = Words(paper.language, paper_of(game_named(exercises[0].game)).words)
    return _finished(words["sheet-exercises"], words, paper, exercise_sheet(exercises, words))


def _finished(title: str, words: Words, paper: Paper, pages: Sequence[Markup]) -> Print:
    return Print(document(title, words, paper.size, pages), len(pages))
