"""Parser: a challenge from its text.

It has the game and its rules; the seat; the version of the bots and their level, or a seat and a level
for each; the seed, or the date of a day's deal; the agreements of the bots, if they have any. Then follow,
where it carries cards, the name of who played them, and the lines of the deal as in a record. Where a deal
begins at its contract, ``begun`` says how many of these acts everybody begins with.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from followsuit.base.agreements import Agreements
from followsuit.base.errors import DocumentError
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.bots import bot_for
from followsuit.challenges.daily import daily_seed
from followsuit.challenges.model import Challenge, as_begun, dealt_first, for_nothing, is_over
from followsuit.documents import Document, Fields, Line, document_of
from followsuit.record import Player, Record, read_deals, read_rules

_FIELDS: Final = ("game", "rules", "seat", "bots", "seed", "day", "begun", "agreements", "name")


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
    with fields.placing("seat"):
        you = parse_any_seat(fields.rest("seat").upper(), len(seats))
    version, *levels = fields.word("bots").split()
    with fields.placing("bots"):
        _check_number(version, r"[1-9][0-9]{0,4}")
        players = _players(game, seats, you, levels)
    day, begun = fields.rest("day"), fields.rest("begun", "0")
    with fields.placing("day"):
        seed = daily_seed(game.name, day) if day else Seed(fields.own("seed"))
    with fields.placing("begun"):
        _check_number(begun, r"[0-9]{1,4}")
    with fields.placing("agreements"):
        agreements = Agreements.of(fields.rest("agreements"))
    record = Record(game.name, rules, players, seed, agreements=agreements)
    bare = Challenge(record, you, int(version), day)
    if not lines and begun == "0":
        return replace(bare, record=dealt_first(record))
    return _with_cards(bare, game, fields.name("name"), lines, int(begun))


def _check_number(text: str, form: str) -> None:
    if not re.fullmatch(form, text):
        raise DocumentError("bad_number", 0, f"{text[:20]!r} is no number here")


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


def _with_cards(bare: Challenge, game: AnyGame, name: str, lines: Sequence[Line], begun: int) -> Challenge:
    """The challenge with the deal of these lines, and with a claim where they hold one that replays.

    ``begun``: how many of their acts it begins with.
    """
    rules, refused = bare.record.rules, None
    try:
        deals, _ = read_deals(game, rules, lines)
    except DocumentError as error:
        # The lines before the act that does not fit may hold the cards, which can still be played.
        before = [line for line in lines if line.number < error.line]
        if not before:
            raise
        deals, _ = read_deals(game, rules, before)
        refused = error
    if len(deals) != 1:
        raise DocumentError("bad_line", 0, "a challenge has one deal")
    deal = for_nothing(deals[0])
    if len(deal.actions) < begun:
        raise refused or DocumentError("bad_line", 0, f"the challenge begins after act {begun}")
    if bare.day and deal.opening != dealt_first(bare.record).deals[0].opening:
        raise DocumentError("not_the_days_cards", 0, f"these are not the cards of {bare.day}")
    players = {**bare.record.players, bare.you: Player(None, name)}
    whole = replace(bare.record, players=players, deals=(deal,))
    is_claim = refused is None and len(deal.actions) > begun
    if is_claim and not is_over(whole):
        refused = DocumentError("claim_unfinished", 0, "the claim ends before the deal is over")
    claim = whole if is_claim and refused is None else None
    fresh = bare.record.with_deals((as_begun(deal, begun),))
    return replace(bare, record=fresh, claim=claim, refused=refused)
