"""Parser: a challenge from its text.

It has the game and its rules; the seat; the version of the bots and their level, or a seat and a level
for each; the seed, or the date of a day's deal. Then follow, where it carries cards, the name of who played
them, and the lines of the deal as in a record. Where a deal begins at its contract, ``begun`` says how many
of these acts everybody begins with.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from followsuit.base.errors import DocumentError
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.bots import bot_for
from followsuit.challenges.daily import check_day, daily_seed
from followsuit.challenges.model import Challenge, as_begun, dealt_first, for_nothing, is_over, unnamed
from followsuit.documents import Document, Fields, document_of
from followsuit.record import Player, Record, header_lines, read_record, read_rules

_FIELDS: Final = ("game", "rules", "seat", "bots", "seed", "day", "begun", "name")


def read_challenge(text: str) -> Challenge:
    """The challenge of a text or a link, with its claim replayed.

    Raises what `document_of` raises, and `FollowSuitError` for an unknown game, or invalid rules, seats,
    levels or cards.
    """
    return read_parts(document_of(text, "challenge"))


def read_parts(document: Document) -> Challenge:
    """The challenge of a document. Raises `FollowSuitError`."""
    head, lines = document.split("deal")
    fields = Fields(head, _FIELDS, bare=("seed", "name"))
    for line in fields.unknown:
        document.leave(line.problem("unknown_line"))
    # The day says the seed; a name is that of whoever played the cards.
    for name, is_idle in (("seed", "day" in fields), ("name", not lines)):
        idle = fields.line(name) if is_idle else None
        if idle is not None:
            document.leave(idle.problem("left_over"))
    game, rules = read_rules(fields)
    fields.require(["seat", "bots"])
    seats = seats_of(game, rules)
    you = parse_any_seat(fields.rest("seat").upper(), len(seats))
    version, *levels = fields.rest("bots").split()
    players = _players(game, seats, you, levels)
    day, begun = fields.rest("day"), fields.rest("begun", "0")
    if day:
        check_day(day)
    if not re.fullmatch(r"[1-9][0-9]{0,4}", version) or not re.fullmatch(r"[0-9]{1,4}", begun):
        raise DocumentError("bad_number", 0, f"{version[:20]!r} or {begun[:20]!r} is no number")
    record = Record(
        game.name, rules, players, daily_seed(game.name, day) if day else Seed(fields.own("seed"))
    )
    bare = Challenge(record, you, int(version), day)
    if not lines and begun == "0":
        return replace(bare, record=dealt_first(record))
    return _with_cards(bare, fields.own("name"), [line.raw for line in lines], int(begun))


def _players(
    game: AnyGame, seats: Sequence[AnySeat], you: AnySeat, words: Sequence[str]
) -> dict[AnySeat, Player]:
    if len(words) == 1:
        levels = {seat: words[0] for seat in seats if seat is not you}
    else:
        pairs = zip(words[::2], words[1::2], strict=False)
        levels = {parse_any_seat(seat.upper(), len(seats)): level for seat, level in pairs}
    if set(levels) != set(seats) - {you} or len(words) not in (1, 2 * len(levels)):
        raise DocumentError("bad_line", 0, "a challenge names a level for each of the other seats")
    for level in levels.values():
        bot_for(game, level)
    return {seat: Player(levels.get(seat)) for seat in seats}


def _with_cards(bare: Challenge, name: str, lines: Sequence[str], begun: int) -> Challenge:
    """The challenge with the deal of these lines, and with a claim where they hold one that replays.

    ``begun``: how many of their acts it begins with.
    """
    players = {**bare.record.players, bare.you: Player(None, name)}
    head = header_lines(replace(bare.record, players=players))
    refused: DocumentError | None = None
    try:
        whole = read_record("\n".join([*head, *lines]) + "\n")
    except DocumentError as error:
        # The lines before the act that does not fit may hold the cards, which can still be played.
        number = error.line - len(head)
        if not 0 < number <= len(lines):
            raise
        whole = read_record("\n".join([*head, *lines[: number - 1]]) + "\n")
        refused = _told(error, lines[number - 1])
    if len(whole.deals) != 1:
        raise DocumentError("bad_line", 0, "a challenge has one deal")
    whole = whole.with_deals((for_nothing(whole.deals[0]),))
    deal = whole.deals[0]
    if len(deal.actions) < begun:
        raise refused or DocumentError("bad_line", 0, f"the challenge begins after act {begun}")
    fresh = whole.with_deals((as_begun(deal, begun),))
    if bare.day and deal.opening != dealt_first(bare.record).deals[0].opening:
        raise DocumentError("not_the_days_cards", 0, f"these are not the cards of {bare.day}")
    is_claim = refused is None and len(deal.actions) > begun
    if is_claim and not is_over(whole):
        refused = DocumentError("claim_unfinished", 0, "the claim ends before the deal is over")
    claim = whole if is_claim and refused is None else None
    return replace(bare, record=unnamed(fresh, bare.you), claim=claim, refused=refused)


def _told(error: DocumentError, line: str) -> DocumentError:
    """Add the line that does not fit to the error's facts."""
    facts = {**error.facts, "line": error.line, "act": line[:80]}
    return DocumentError(error.code, error.line, error.message, clause=error.clause, facts=facts)
