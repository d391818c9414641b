"""Parser: lenient about form, with the line number in every error. What cannot be is only marked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.fields import Values
from followsuit.base.game import specification_in
from followsuit.base.score_entry import THROWN_IN
from followsuit.documents import (
    Document,
    Fields,
    Line,
    document_of,
    name_in,
    placed,
    read_document,
    value_of,
    wrong,
)
from followsuit.score_sheet.from_record import recorded_sheet
from followsuit.score_sheet.model import (
    LONGEST_NOTE,
    MOST_DEALS,
    DealEntry,
    ScoreSheet,
    SheetTitle,
    new_sheet,
)
from followsuit.score_sheet.sheet_standings import count_deal
from followsuit.score_sheet.timestamps import checked_moment

_HEAD = ("game", "rules", "date", "note", "dealer", "stake")
_TIME = re.compile(r"[0-9]{1,2}:[0-9]{2}")


def any_sheet(text: str) -> ScoreSheet:
    """The sheet of a text or a link: of a sheet, or of a record, whose sheet is made.

    Raises `DocumentError`, `LinkError`, `RequestError`, `RulesError`.
    """
    document = read_document(text)
    if document.kind == "record":
        return recorded_sheet(value_of(document))
    return read_parts(document) if document.kind == "sheet" else read_sheet(text)


def read_sheet(text: str) -> ScoreSheet:
    """The sheet of a text in the form of `write_sheet`, or nearly.

    Raises what `document_of` raises, and `DocumentError`: ``bad_line``, or what is wrong with a field of the
    head.
    """
    return read_parts(document_of(text, "sheet"))


def read_parts(document: Document) -> ScoreSheet:
    """The sheet of a document. Raises `DocumentError`."""
    head, deals = document.split("deal")
    return _with_deals(document, ScoreSheet(_title(document, head)), deals)


def _title(document: Document, lines: Sequence[Line]) -> SheetTitle:
    """The title that the lines before the first deal make."""
    fields = Fields(lines, _HEAD, ("player",))
    fields.refuse_unknown()
    names: dict[str, str] = {}
    for line in fields.each("player"):
        seat, name = line.split
        if seat.upper() in names or not seat:
            raise wrong(line, "field_twice" if seat else "bad_line", "a player line is: player SEAT NAME")
        names[seat.upper()] = name_in(line, name)
        if not name:
            document.leave(line.problem("left_over"))
    fields.require(["game"])
    stake = fields.rest("stake", "0")
    if not re.fullmatch(r"[0-9]{1,12}", stake):
        raise _line_error(next(line for line in lines if line.word == "stake"))
    try:
        return new_sheet(
            fields.word("game"),
            specification_in(fields.rest("rules", "reference")),
            dealer=fields.rest("dealer", "S").upper(),
            names=names,
            date=fields.rest("date"),
            note=fields.name("note", LONGEST_NOTE),
            stake=int(stake),
        ).title
    except FollowSuitError as error:
        about = _FIELD.get(error.code, "game").split()
        raise placed(next((line for line in lines if line.word in about), lines[0]), error) from error


#: The field of the head that an error is about, by its code.
_FIELD = {
    **dict.fromkeys(("bad_rules", "unknown_preset", "unknown_field", "bad_value", "contradiction"), "rules"),
    **dict.fromkeys(("bad_stake", "no_stakes"), "stake"),
    "bad_seat": "player dealer",
    "bad_date": "date",
}


def _with_deals(document: Document, sheet: ScoreSheet, lines: Sequence[Line]) -> ScoreSheet:
    """The sheet with its deals, each with what was due when it was played, unless its line says else.

    What is said of a deal and not asked about it is left over.
    """
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
        due = keeper.due(standing)
        if any(name in due and not isinstance(value, str) for name, value in entry.values.items()):
            raise _line_error(line)
        deal = count_deal(keeper, standing, len(entries) + 1, entry, over=over)
        played = {name: entry.played.get(name, value) for name, value in due.items()}
        if deal.result is not None:
            for name in entry.values.keys() - deal.values.keys() - due.keys():
                document.leave(line.problem("left_over", str(entry.values[name])))
        # What is not asked is not kept, unless the deal cannot be counted: then nothing is lost.
        kept = entry.values if deal.result is None else deal.values
        values = {name: value for name, value in kept.items() if name not in due}
        entries.append(replace(entry, values=values, played=played))
        standing, day = deal.after, entry.at[:10] or day
        over = over or (deal.result is not None and deal.result.end is not None)
    return sheet.with_entries(tuple(entries))


def _entry(title: SheetTitle, line: Line, due: int, day: str) -> DealEntry:
    """The entry of a line; raises `ValueError` for words that cannot be read."""
    words = line.rest.split()
    if line.word != "deal" or not words or words[0] != str(due):
        raise ValueError(line.word)
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


def _line_error(line: Line) -> DocumentError:
    return wrong(line, "bad_line", f"{line.raw.strip()[:40]!r} cannot be read")
