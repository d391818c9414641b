"""Printing: the messages that make sheets of paper, as HTML, and deals as PBN."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.cards import parse_rank, parse_suit
from followsuit.clubs import linked_deals
from followsuit.paper import (
    LANGUAGES,
    Paper,
    Print,
    PrintedSheet,
    Size,
    boards,
    print_deals,
    print_exercises,
    print_rules,
    print_scores,
)
from followsuit.protocol.message import Message, bad_field, flag_in, record_in, rules_in, text_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import Record, read_record
from followsuit.registry import game_named
from followsuit.sheet import any_sheet

if TYPE_CHECKING:
    from followsuit.protocol import messages


def printed(player: PlayerSession, message: Message) -> messages.Printed:
    """A sheet as a file of HTML: of a record's deals that are over, of rules, scores, or of exercises."""
    sheet, paper = PrintedSheet(_one_of(message, "sheet", tuple(PrintedSheet))), _paper_in(message)
    if sheet.is_of_deals:
        record = _record_of(message)
        results, tricks = flag_in(message, "results"), flag_in(message, "tricks")
        made = print_deals(sheet, record, paper, _deals_in(message), results=results, tricks=tricks)
    elif sheet is PrintedSheet.SCORES and message.get("text") is not None:
        made = print_scores(any_sheet(text_in(message, "text", "a score sheet")), paper)
    elif sheet is PrintedSheet.EXERCISES:
        made = print_exercises(_texts_in(message, "exercises"), paper, _texts_in(message, "tasks"))
    else:
        made = _of_rules(sheet, message, paper)
    return {"html": made.html, "pages": made.pages, "level": made.level, "levels": list(made.levels)}


def _of_rules(sheet: PrintedSheet, message: Message, paper: Paper) -> Print:
    game = game_named(message.get("game"))
    rank = message.get("level")
    level = None if rank is None else parse_rank(text_in(message, "level", "a rank"))
    trump = parse_suit(text_in(message, "trump", "a suit", "H"))
    return print_rules(sheet, game, game.rules(rules_in(message)), paper, level=level, trump=trump)


def written_boards(player: PlayerSession, message: Message) -> messages.Boards:
    """The deals of a record as PBN without play; refused for a game that no bridge program knows."""
    return {"pbn": boards(_record_of(message), _deals_in(message))}


def _record_of(message: Message) -> Record:
    """The record that is meant; of an event's link all its deals, of which nothing is played."""
    text = record_in(message)
    return linked_deals(text) or read_record(text)


def _paper_in(message: Message) -> Paper:
    size = Size(_one_of(message, "size", tuple(Size), Size.A4))
    return Paper(size, _one_of(message, "language", tuple(LANGUAGES), "en"))


def _one_of(message: Message, field: str, choices: tuple[str, ...], usual: str | None = None) -> str:
    """A field that is one of these texts. Raises `QuestionError` (``bad_field``), as those below do."""
    value = text_in(message, field, "one of " + ", ".join(choices), usual)
    if value not in choices:
        raise bad_field(field, f"'{field}' is one of {', '.join(choices)}")
    return value


def _deals_in(message: Message) -> list[int] | None:
    """The numbers of the deals that are meant; None: all."""
    deals = message.get("deals")
    if deals is None:
        return None
    if not isinstance(deals, list) or not all(type(number) is int for number in deals):
        raise bad_field("deals", "'deals' is a list of the deals' numbers")
    return deals


def _texts_in(message: Message, field: str) -> list[str]:
    texts = message.get(field, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise bad_field(field, f"'{field}' is a list of texts")
    return texts


OPS: Final[Mapping[str, Handler]] = {"print": printed, "boards": written_boards}
