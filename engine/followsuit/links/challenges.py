"""Challenges: the cards of one deal as a link, for others to play from the same seat against the same bots.

A challenge whose cards come from its seed carries no cards. With a *claim* it carries the deal as somebody
played it, which is replayed when the link is read: a claim that the rules do not allow is refused, and the
cards can still be played.

The text in the link has a line each for the game with its rules; the seat, the version of the bots and their
level, or a seat and a level for each; the seed, or ``@`` and the date of a day's deal. Then follow, where the
link carries cards, the name of who played them, and the lines of the deal as in a record. A deal that begins
at its contract has ``begun`` behind the levels, and how many of these acts everybody begins with.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from followsuit.base.errors import LinkError, RecordError, RequestError
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.bots import bot_for, bots_of, default_level_of
from followsuit.card_games.registry import game_named
from followsuit.links.daily import check_day, daily_seed
from followsuit.links.dictionaries import OF_CHALLENGES, OF_GAME, PLAIN
from followsuit.links.link import LinkKind, PackedLink, record_text_in, rules_in, written
from followsuit.links.shorthand import shortened
from followsuit.record import (
    DealRecord,
    Opening,
    Player,
    Record,
    deal_lines,
    end_of,
    header_lines,
    read_record,
)

_LINES: Final = 3
#: After the levels, where a deal does not begin with its first act: how many are made already.
_BEGUN: Final = re.compile(r" begun ([1-9][0-9]{0,3})$")


@dataclass(frozen=True, slots=True)
class Challenge:
    """Cards, a seat and opponents, for others to play.

    ``record`` is the match at its beginning, in which the seat ``you`` is a person's: one deal without acts,
    or with those that lead to the contract it begins at.
    ``version`` is that of the bots its maker had, ``day`` the date of a day's deal or empty. ``claim`` is the
    deal as somebody played it, None where nobody has; ``refused`` says why a claim that came was not taken.
    """

    record: Record
    you: AnySeat
    version: int
    day: str = ""
    claim: Record | None = None
    refused: RecordError | None = None

    @property
    def has_same_bots(self) -> bool:
        """Whether this version of the bots is the one it was made with."""
        return self.version == bots_of(game_named(self.record.game)).version

    @property
    def begun(self) -> int:
        """How many acts of the deal are made before anybody plays it."""
        return len(self.record.deals[0].actions)

    def as_claimed(self, claim: Record | None) -> Challenge:
        """The same challenge with another claim."""
        return replace(self, claim=claim, refused=None)


def challenge_of(
    record: Record, deal: int, *, claims: bool = True, name: str | None = None, begun: int = 0
) -> Challenge:
    """Return the challenge to play a deal of a record, from the seat of the person who played it.

    ``claims``: it carries the deal as it was played, if it was played to its end, under a ``name`` (None:
    that in the record). Where only bots played, the person challenged sits where the first did. It begins
    with the first ``begun`` acts of the deal.

    Raises `RequestError` (``bad_field``) where the record has no such deal.
    """
    played = next((one for one in record.deals if one.number == deal), None)
    if played is None:
        raise RequestError("bad_field", f"the record has no deal {deal}", facts={"field": "deal"})
    game = game_named(record.game)
    people = [seat for seat, one in record.players.items() if one.level is None]
    you = (people or list(record.players))[0]
    usual = default_level_of(game)
    players = {
        seat: Player(None, one.name if name is None else name) if seat is you else Player(one.level or usual)
        for seat, one in record.players.items()
    }
    whole = Record(record.game, record.rules, players, record.seed, (_for_nothing(played),))
    claim = whole if claims and _is_over(whole) else None
    fresh = _with(whole, _begun(whole.deals[0], begun))
    return Challenge(_unnamed(fresh, you), you, bots_of(game).version, claim=claim)


def daily_challenge(game: str, day: str) -> Challenge:
    """The deal of a day, a date as ``2026-11-23``: the same cards and opponents for everybody.

    Raises `RequestError` (``bad_field``) for a text that is no date.
    """
    playing = game_named(game)
    rules = playing.rules("standard" if "standard" in playing.preset_names() else "reference")
    seats = seats_of(playing, rules)
    level = default_level_of(playing)
    players = {seat: Player(None if seat is seats[0] else level) for seat in seats}
    record = Record(playing.name, rules, players, daily_seed(game, day))
    return Challenge(dealt_first(record), seats[0], bots_of(playing).version, day)


# Writing ---------------------------------------------------------------------------------------------------
def challenge_link(challenge: Challenge) -> str:
    """The link of a challenge, from ``c1.`` on. Raises `LinkError` (``link_too_long``)."""
    record, you = challenge.record, challenge.you
    rules = game_named(record.game).specification(record.rules)
    spelled = rules if isinstance(rules, str) else json.dumps(rules, ensure_ascii=False)
    how = f" begun {challenge.begun}" if challenge.begun else ""
    lines = [
        f"{record.game} {spelled}",
        f"{you.name} {challenge.version} {_levels_text(record, you)}{how}",
        f"@{challenge.day}" if challenge.day else record.seed,
    ]
    carried = challenge.claim or (None if _follows(record) else record)
    if carried is not None:
        name = " ".join(carried.players[you].name.split())
        lines += [name, *deal_lines(record.game, carried.deals[0])[1:]]
    link = PackedLink(LinkKind.CHALLENGE, shortened("\n".join(lines)))
    dictionaries = (OF_CHALLENGES, OF_GAME.get(record.game, PLAIN))
    return min((written(link, dictionary) for dictionary in dictionaries), key=len)


def _levels_text(record: Record, you: AnySeat) -> str:
    levels = {seat.name: player.level for seat, player in record.players.items() if seat is not you}
    if len(set(levels.values())) == 1:
        return str(next(iter(levels.values())))
    return " ".join(f"{seat} {level}" for seat, level in levels.items())


# Reading ---------------------------------------------------------------------------------------------------
def linked_challenge(text: str) -> Challenge:
    """The challenge that a link carries, with its claim replayed.

    ``text`` is an address or what stands after ``#`` in one. Raises `LinkError`, and `FollowSuitError` for an
    unknown game, or invalid rules, seats, levels or cards.
    """
    lines = record_text_in(text, LinkKind.CHALLENGE).split("\n")
    if len(lines) < _LINES:
        raise LinkError("link_damaged", "a challenge has three lines at least")
    return _read(lines[0], lines[1], lines[2], lines[_LINES:])


def _read(of: str, who: str, seed: str, rest: Sequence[str]) -> Challenge:
    name, _, spelled = of.partition(" ")
    game = game_named(name)
    rules = rules_in(game, spelled)
    seats = seats_of(game, rules)
    found = re.fullmatch(r"([A-Z]{1,2}) ([1-9][0-9]{0,4}) (.+)", who)
    if not found:
        raise LinkError("link_damaged", f"{who[:40]!r} is no seat, version and levels")
    you = parse_any_seat(found[1], len(seats))
    begun = _BEGUN.search(found[3])
    players = _players(game, seats, you, _BEGUN.sub("", found[3]).split(" "))
    day = seed.removeprefix("@") if seed.startswith("@") else ""
    if day:
        check_day(day)
    record = Record(game.name, rules, players, daily_seed(game.name, day) if day else Seed(seed))
    bare = Challenge(record, you, int(found[2]), day)
    if not rest and not begun:
        return replace(bare, record=dealt_first(record))
    return _with_cards(bare, "".join(rest[:1]), rest[1:], int(begun[1]) if begun else 0)


def _players(
    game: AnyGame, seats: Sequence[AnySeat], you: AnySeat, words: Sequence[str]
) -> dict[AnySeat, Player]:
    if len(words) == 1:
        levels = {seat: words[0] for seat in seats if seat is not you}
    else:
        pairs = zip(words[::2], words[1::2], strict=False)
        levels = {parse_any_seat(seat, len(seats)): level for seat, level in pairs}
    if set(levels) != set(seats) - {you} or len(words) not in (1, 2 * len(levels)):
        raise LinkError("link_damaged", "a challenge names a level for each of the other seats")
    for level in levels.values():
        bot_for(game, level)
    return {seat: Player(levels.get(seat)) for seat in seats}


def _with_cards(bare: Challenge, name: str, lines: Sequence[str], begun: int) -> Challenge:
    """The challenge with the deal of these lines, and with a claim where they hold one that replays.

    ``begun``: how many of their acts it begins with.
    """
    players = {**bare.record.players, bare.you: Player(None, name)}
    head = header_lines(replace(bare.record, players=players))
    refused: RecordError | None = None
    try:
        whole = read_record("\n".join([*head, *lines]) + "\n")
    except RecordError as error:
        # The lines before the act that does not fit may hold the cards, which can still be played.
        number = error.line - len(head)
        if not 0 < number <= len(lines):
            raise
        whole = read_record("\n".join([*head, *lines[: number - 1]]) + "\n")
        refused = _told(error, lines[number - 1])
    if len(whole.deals) != 1:
        raise LinkError("link_damaged", "a challenge has one deal")
    whole = _with(whole, _for_nothing(whole.deals[0]))
    deal = whole.deals[0]
    if len(deal.actions) < begun:
        raise refused or LinkError("link_damaged", f"the challenge begins after act {begun}")
    fresh = _with(whole, _begun(deal, begun))
    if bare.day and deal.opening != dealt_first(bare.record).deals[0].opening:
        raise LinkError("not_the_days_cards", f"these are not the cards of {bare.day}")
    is_claim = refused is None and len(deal.actions) > begun
    if is_claim and not _is_over(whole):
        refused = RecordError("claim_unfinished", 0, "the claim ends before the deal is over")
    claim = whole if is_claim and refused is None else None
    return replace(bare, record=_unnamed(fresh, bare.you), claim=claim, refused=refused)


def _told(error: RecordError, line: str) -> RecordError:
    """Add the line that does not fit to the error's facts."""
    facts = {**error.facts, "line": error.line, "act": line[:80]}
    return RecordError(error.code, error.line, error.message, clause=error.clause, facts=facts)


# Deals -----------------------------------------------------------------------------------------------------
def dealt_first(record: Record) -> Record:
    """The record with its first deal, dealt from the seed as a table deals it."""
    game = game_named(record.game)
    match = game.new_match(record.rules, Random(record.seed.match()))
    state = game.deal(match, Random(record.seed.deal(1))).state
    return _with(record, DealRecord(1, dict(game.opening(state)), ()))


def _follows(record: Record) -> bool:
    """Whether the cards and the standing follow from the seed."""
    return record.deals[0] == dealt_first(record).deals[0]


def _begun(deal: DealRecord, acts: int) -> DealRecord:
    """The deal with as many of its acts, of which nobody's help or remarks are known."""
    return DealRecord(deal.number, deal.opening, deal.actions[:acts])


def _for_nothing(deal: DealRecord) -> DealRecord:
    """The deal without remarks and without a stake: a challenge is played for nothing."""
    opening = Opening(deal.opening).with_stake(0).fields
    return DealRecord(deal.number, opening, deal.actions, deal.is_assisted, helps=deal.helps)


def _is_over(record: Record) -> bool:
    return final_summary(record) is not None


def final_summary(record: Record) -> dict[str, Any] | None:
    """Return the `summary` of a record's one deal; None if it is unfinished."""
    game, deal = game_named(record.game), record.deals[0]
    return game.summary(end_of(game, record.rules, deal))


def _with(record: Record, deal: DealRecord) -> Record:
    return record.with_deals((deal,))


def _unnamed(record: Record, you: AnySeat) -> Record:
    players: Mapping[AnySeat, Player] = {**record.players, you: Player()}
    return replace(record, players=players)
