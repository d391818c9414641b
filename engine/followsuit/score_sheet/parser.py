"""Parser: lenient about form, with the line number in every error. What cannot be is only marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from followsuit.base.errors import FollowSuitError, RecordError
from followsuit.base.fields import Values
from followsuit.base.former_formats import SENTENCE, is_former_format
from followsuit.base.game import specification_in
from followsuit.base.score_entry import THROWN_IN
from followsuit.record import read_record
from followsuit.record.model import FORMAT as RECORD_FORMAT
from followsuit.score_sheet.from_record import recorded_sheet
from followsuit.score_sheet.model import (
    FORMAT,
    LONGEST_SHEET,
    MOST_DEALS,
    VERSION,
    DealEntry,
    ScoreSheet,
    SheetTitle,
    new_sheet,
)
from followsuit.score_sheet.scoring import counted
from followsuit.score_sheet.sheet_link import is_sheet_link, linked_text
from followsuit.score_sheet.timestamps import checked_moment

#: A line: its number from 1, its first word, and its other words.
Line = tuple[int, str, list[str]]

_HEAD = ("game", "rules", "date", "note", "player", "dealer", "stake")
_TIME = re.compile(r"[0-9]{1,2}:[0-9]{2}")


def any_sheet(text: str) -> ScoreSheet:
    """The sheet in a text: of a sheet, of a link of one, or of a record, whose sheet is made.

    Raises `RecordError`, `LinkError`, `RequestError`, `RulesError`.
    """
    _check_length(text)
    if is_sheet_link(text):
        return read_sheet(linked_text(text))
    if text.removeprefix("\ufeff").lstrip().lower().startswith(RECORD_FORMAT):
        return recorded_sheet(read_record(text))
    return read_sheet(text)


def read_sheet(text: str) -> ScoreSheet:
    """The sheet of a text in the form of `write_sheet`, or nearly.

    Raises `RecordError`: ``not_a_sheet``, ``sheet_version``, ``sheet_too_long``, ``sheet_line``, or what is
    wrong with a field of the head.
    """
    _check_length(text)
    lines = list(_lines(text))
    if not lines or lines[0][1] != FORMAT:
        if is_former_format(text):
            raise RecordError("no_longer", 0, SENTENCE)
        raise RecordError("not_a_sheet", lines[0][0] if lines else 0, f"a sheet begins with '{FORMAT} 1'")
    if lines[0][2] != [str(VERSION)]:
        version = " ".join(lines[0][2])[:20]
        facts = {"version": version}
        raise RecordError("sheet_version", lines[0][0], f"version {version!r} is not known here", facts=facts)
    first = next((at for at, line in enumerate(lines) if line[1] == "deal"), len(lines))
    sheet = ScoreSheet(_title(lines[1:first]))
    return _with_deals(sheet, lines[first:])


def _check_length(text: str) -> None:
    if len(text) > LONGEST_SHEET and not text.lstrip("\ufeff \n\r\t").lower().startswith(RECORD_FORMAT):
        facts = {"most": LONGEST_SHEET}
        raise RecordError("sheet_too_long", 0, f"a sheet has at most {LONGEST_SHEET} characters", facts=facts)


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        word, *rest = raw.split() or [""]
        if word and word[0] not in "#;":
            yield number, word.lower(), rest


def _title(lines: Sequence[Line]) -> SheetTitle:
    """The title that the lines before the first deal make."""
    fields: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    for line in lines:
        _, word, rest = line
        known = names if word == "player" else fields
        key = rest[0].upper() if word == "player" and rest else word
        if word not in _HEAD or key in known or not rest:
            raise _line_error(line)
        if word == "player":
            names[key] = " ".join(rest[1:])
        else:
            fields[key] = rest
    if "game" not in fields:
        raise RecordError("not_a_sheet", 0, "the sheet names no game")
    said = {name: " ".join(words) for name, words in fields.items()}
    stake = said.get("stake", "0")
    if not re.fullmatch(r"[0-9]{1,12}", stake):
        raise _line_error(next(line for line in lines if line[1] == "stake"))
    try:
        return new_sheet(
            said["game"],
            specification_in(said.get("rules", "reference")),
            dealer=said.get("dealer", "S"),
            names=names,
            date=said.get("date", ""),
            note=said.get("note", ""),
            stake=int(stake),
        ).title
    except FollowSuitError as error:
        at = next((line[0] for line in lines if line[1] in _FIELD.get(error.code, "game")), 0)
        raise RecordError(error.code, at, error.message, clause=error.clause, facts=error.facts) from error


#: The field of the head that an error is about, by its code.
_FIELD = {
    **dict.fromkeys(("bad_rules", "unknown_preset", "unknown_field", "bad_value", "contradiction"), "rules"),
    **dict.fromkeys(("bad_stake", "no_stakes"), "stake"),
    "bad_seat": "player dealer",
    "bad_date": "date",
    "name_too_long": "player note",
}


def _with_deals(sheet: ScoreSheet, lines: Sequence[Line]) -> ScoreSheet:
    """The sheet with its deals, each with what was due when it was played, unless its line says else."""
    if len(lines) > MOST_DEALS:
        return sheet.with_entries((DealEntry({}),) * len(lines))
    title, keeper = sheet.title, sheet.title.keeper
    standing, day, over = title.first, title.date, False
    entries: list[DealEntry] = []
    for line in lines:
        try:
            entry = _entry(title, line, len(entries) + 1, day)
        except (ValueError, FollowSuitError) as error:
            raise _line_error(line) from error
        deal = counted(keeper, standing, len(entries) + 1, entry, over=over)
        due = keeper.due(standing)
        played = {name: entry.played.get(name, value) for name, value in due.items()}
        # What is not asked is not kept, unless the deal cannot be counted: then nothing is lost.
        kept = entry.values if deal.result is None else deal.values
        values = {name: value for name, value in kept.items() if name not in due}
        entries.append(replace(entry, values=values, played=played))
        standing, day = deal.after, entry.at[:10] or day
        over = over or (deal.result is not None and deal.result.end is not None)
    return sheet.with_entries(tuple(entries))


def _entry(title: SheetTitle, line: Line, due: int, day: str) -> DealEntry:
    """The entry of a line; raises `ValueError` for words that cannot be read."""
    _, word, words = line
    if word != "deal" or not words or words[0] != str(due):
        raise ValueError(word)
    rest, played, at = words[1:], {}, ""
    if "at" in (lowered := [one.lower() for one in rest]):
        place = lowered.index("at")
        at = _moment(rest[place + 1 :], day)
        rest = rest[:place]
    if "played" in (lowered := [one.lower() for one in rest]):
        place = lowered.index("played")
        pairs = rest[place + 1 :]
        if not pairs or len(pairs) % 2:
            raise ValueError("played")
        played = {name.lower(): _name(value) for name, value in zip(pairs[::2], pairs[1::2], strict=True)}
        rest = rest[:place]
    if [one.lower() for one in rest] == [THROWN_IN]:
        return DealEntry({THROWN_IN: True}, at, played)
    if not rest or THROWN_IN in rest:
        raise ValueError("empty")
    values: Values = title.keeper.read(rest)
    # What stands in a line though it follows from the deal before was played with as well.
    texts = {name: value for name, value in values.items() if isinstance(value, str)}
    return DealEntry(values, at, {**texts, **played})


def _name(word: str) -> str:
    """A level or a seat as it is written; these have two letters at most."""
    return word.upper() if len(word) <= 2 else word.lower()


def _moment(words: Sequence[str], day: str) -> str:
    if len(words) not in (1, 2) or not _TIME.fullmatch(words[-1]):
        raise ValueError("at")
    time = words[-1].rjust(5, "0")
    return checked_moment(f"{words[0] if len(words) == 2 else day} {time}")


def _line_error(line: Line) -> RecordError:
    number, word, rest = line
    text = " ".join((word, *rest))[:40]
    return RecordError("sheet_line", number, f"{text!r} cannot be read", facts={"text": text})
