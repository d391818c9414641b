"""Club event: deals that come from one seed, each for itself, to be played by everybody from the same seat.

Its link has a line each for the game with its rules; the seat, the version of the bots and their level; the
number of deals, how they are compared, and words for what is allowed; the seed; the name; a line of text. Of
a *sealed* event a link goes out before with the SHA-256 of the seed in the seed's place.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Literal, cast

from followsuit.bots import bot_for, bots_of, default_level_of
from followsuit.errors import LinkError, QuestionError
from followsuit.game import StandingAloneGame, seats_of
from followsuit.links import Challenge, LinkKind, dealt_first, read
from followsuit.links.dictionaries import CHALLENGES_OF_GAME, OF_CHALLENGES, OF_GAME, PLAIN
from followsuit.links.link import Link, written
from followsuit.plain import read_json
from followsuit.record import DealRecord, Player, Record
from followsuit.registry import game_named
from followsuit.rules import Specification
from followsuit.seats import AnySeat, parse_any_seat
from followsuit.seeds import Seed

#: How the results of an event are compared, see `ranked`.
Scoring = Literal["places", "margins"]
SCORINGS: Final[tuple[Scoring, ...]] = ("places", "margins")

FEWEST_DEALS: Final = 2
MOST_DEALS: Final = 16
#: The most characters of a person's name, of an event's, and of its line of text.
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
LONGEST_LINE: Final = 140
_LONGEST_SEED: Final = 80

EVENT: Final = "event"
SEAL: Final = "seal"
#: How many lines say what an event is, the kind of the link not counted.
HEAD_LINES: Final = 5
_HELP: Final = "help"
_SEALED: Final = "sealed"
_HASH: Final = re.compile(r"[0-9a-f]{64}")
#: Letters that turn the direction of the text around a name.
_TURNS: Final = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


@dataclass(frozen=True, slots=True)
class ClubEvent:
    """An event: everybody sits at ``you``, against bots of one level, and plays every deal alone.

    ``version`` is that of its maker's bots. ``has_help``: hints and taking back are allowed, and marked.
    ``is_sealed``: a link with the hash of the seed went out before.
    """

    game: str
    rules: Any
    level: str
    you: AnySeat
    deals: int
    seed: Seed
    name: str
    line: str = ""
    scoring: Scoring = "places"
    has_help: bool = False
    is_sealed: bool = False
    version: int = 1

    @property
    def key(self) -> str:
        """What tells it from every other event: twelve hexadecimal digits."""
        return sha256("\n".join(_head(self, self.seed)).encode()).hexdigest()[:12]

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, in hexadecimal."""
        return sha256(self.seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Sealed:
    """An event before its start: ``event`` has no seed, ``seed_hash`` is what the seed will have."""

    event: ClubEvent
    seed_hash: str


def tidy(text: str) -> str:
    r"""A name on one line, without letters that turn the direction of what stands around it.

    >>> tidy("  Ama\n Mensah ")
    'Ama Mensah'
    """
    kept = unicodedata.normalize("NFC", text).translate(_TURNS)
    return " ".join("".join(" " if unicodedata.category(one) == "Cc" else one for one in kept).split())


def made_event(
    game: str,
    rules: Specification,
    deals: int,
    seed: str,
    name: str,
    *,
    level: str = "",
    seat: str = "S",
    line: str = "",
    scoring: str = "places",
    has_help: bool = False,
    is_sealed: bool = False,
) -> ClubEvent:
    """Return an event; ``level`` is the game's usual one where it is empty.

    Raises `QuestionError`: ``unknown_game``, ``unknown_level``, ``bad_seat``, ``no_name``, ``long_name``, or
    ``bad_field`` with the field; `RulesError` for rules that do not hold.
    """
    playing = game_named(game)
    its_rules = playing.rules(rules)
    you = parse_any_seat(seat, len(seats_of(playing, its_rules)))
    made = ClubEvent(
        playing.name,
        its_rules,
        level or default_level_of(playing),
        you,
        deals,
        Seed(seed),
        named(name, LONGEST_TITLE),
        tidy(line),
        cast("Scoring", scoring),
        has_help,
        is_sealed,
        bots_of(playing).version,
    )
    _check(made)
    return made


def named(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is kept. Raises `QuestionError`: ``no_name``, ``long_name``."""
    kept = tidy(name)
    if not kept:
        raise QuestionError("no_name", "the name is empty")
    if len(kept) > longest:
        raise QuestionError("long_name", f"a name has {longest} characters at most", facts={"most": longest})
    return kept


def _check(event: ClubEvent) -> None:
    bot_for(game_named(event.game), event.level)
    if isinstance(event.deals, bool) or not FEWEST_DEALS <= event.deals <= MOST_DEALS:
        raise _bad("deals", f"an event has {FEWEST_DEALS} to {MOST_DEALS} deals")
    if event.scoring not in SCORINGS:
        raise _bad("scoring", "results are compared by places or by margins")
    if not event.seed or len(event.seed) > _LONGEST_SEED:
        raise _bad("seed", f"a seed has 1 to {_LONGEST_SEED} characters")
    if len(event.line) > LONGEST_LINE:
        raise _bad("line", f"the line has {LONGEST_LINE} characters at most")


def _bad(field: str, message: str) -> QuestionError:
    return QuestionError("bad_field", message, facts={"field": field})


# Links -----------------------------------------------------------------------------------------------------
def event_link(event: ClubEvent) -> str:
    """The link of an event, from ``e1.`` on."""
    return packed_link(event.game, [EVENT, *_head(event, event.seed), event.line])


def seal_link(event: ClubEvent) -> str:
    """The link that goes out before a sealed event: with the hash of the seed, from which no card follows."""
    return packed_link(event.game, [SEAL, *_head(event, event.seed_hash), event.line])


def packed_link(game: str, lines: Sequence[str]) -> str:
    """These lines as a link, with the dictionary that makes it shortest."""
    link = Link(LinkKind.EVENT, "\n".join(lines))
    usable = (PLAIN, OF_GAME.get(game, PLAIN), CHALLENGES_OF_GAME.get(game, OF_CHALLENGES))
    return min((written(link, one) for one in usable), key=len)


def lines_in(link: str) -> list[str]:
    """The lines of an event's link of any kind. Raises `LinkError`."""
    found = read(link)
    if found.kind is not LinkKind.EVENT:
        raise LinkError("not_a_link", "the link is of no event")
    return found.text.split("\n")


def linked_event(link: str) -> ClubEvent | Sealed:
    """The event that a link carries, or that it announces.

    Raises `LinkError`, and `FollowSuitError` for an unknown game, or invalid rules, seats or levels.
    """
    kind, *lines = lines_in(link)
    if kind == SEAL and len(lines) > HEAD_LINES and _HASH.fullmatch(lines[3]):
        return Sealed(replace(head_of(lines), seed=Seed(), line=tidy(lines[HEAD_LINES])), lines[3])
    if kind != EVENT or len(lines) <= HEAD_LINES:
        raise LinkError("link_damaged", "an event has six lines")
    return replace(head_of(lines), line=tidy(lines[HEAD_LINES])[:LONGEST_LINE])


def head_lines(event: ClubEvent) -> list[str]:
    """The lines that say what an event is, without its line of text."""
    return _head(event, event.seed)


def head_of(lines: Sequence[str]) -> ClubEvent:
    """The event that these lines say, without its line of text. Raises what `linked_event` does."""
    if len(lines) < HEAD_LINES:
        raise LinkError("link_damaged", f"an event has {HEAD_LINES} lines at least")
    of, who, how, seed, name = lines[:HEAD_LINES]
    game_name, _, spelled = of.partition(" ")
    playing = game_named(game_name)
    try:
        rules = playing.rules(read_json(spelled) if spelled.startswith("{") else spelled)
    except ValueError as error:
        raise LinkError("link_damaged", f"the rules are not JSON: {error}") from error
    seat = re.fullmatch(r"([A-Z]{1,2}) ([1-9][0-9]{0,4}) ([a-z_]+)", who)
    words = re.fullmatch(r"([1-9][0-9]?) ([a-z]+)((?: [a-z]+)*)", how)
    if not seat or not words:
        raise LinkError("link_damaged", "an event has a seat, a level and a number of deals")
    allowed = words[3].split()
    event = ClubEvent(
        playing.name,
        rules,
        seat[3],
        parse_any_seat(seat[1], len(seats_of(playing, rules))),
        int(words[1]),
        Seed(seed),
        named(name, LONGEST_TITLE),
        "",
        cast("Scoring", words[2]),
        _HELP in allowed,
        _SEALED in allowed,
        int(seat[2]),
    )
    _check(event)
    return event


def _head(event: ClubEvent, seed: str) -> list[str]:
    spelled = game_named(event.game).specification(event.rules)
    words = [str(event.deals), event.scoring]
    words += [word for word, holds in ((_HELP, event.has_help), (_SEALED, event.is_sealed)) if holds]
    return [
        f"{event.game} {spelled if isinstance(spelled, str) else json.dumps(spelled, ensure_ascii=False)}",
        f"{event.you.name} {event.version} {event.level}",
        " ".join(words),
        seed,
        event.name,
    ]


def opened_seal(seal: Sealed, event: ClubEvent) -> ClubEvent:
    """The event that a seal announced.

    Raises `QuestionError` (``not_sealed_so``): ``field`` says what differs.
    """
    if seal.seed_hash != event.seed_hash:
        raise _other("seed")
    for field, ours, theirs in zip(
        ("rules", "level", "deals", "seed", "name"),
        _head(seal.event, ""),
        _head(event, ""),
        strict=True,
    ):
        if ours != theirs:
            raise _other(field)
    return event


def _other(field: str) -> QuestionError:
    return QuestionError("not_sealed_so", f"the {field} is not what was sealed", facts={"field": field})


# Deals -----------------------------------------------------------------------------------------------------
def record_of(event: ClubEvent, number: int, name: str = "") -> Record:
    """A deal of an event as a match of one deal, before its first act.

    Raises `QuestionError` (``bad_field``).
    """
    if isinstance(number, bool) or not 1 <= number <= event.deals:
        raise _bad("deal", f"the event has deals 1 to {event.deals}")
    fresh = _fresh(event, number)
    return replace(fresh, players={**fresh.players, event.you: Player(None, name)}) if name else fresh


@lru_cache(maxsize=MOST_DEALS)
def _fresh(event: ClubEvent, number: int) -> Record:
    """The match of one deal, its person without a name: everybody's results are read with the same cards."""
    game = game_named(event.game)
    seats = seats_of(game, event.rules)
    players = {seat: Player(None if seat is event.you else event.level) for seat in seats}
    record = dealt_first(Record(event.game, event.rules, players, event.seed.numbered(number)))
    if not isinstance(game, StandingAloneGame):
        return record
    opening = {**record.deals[0].opening, **game.standing_alone(event.rules, number)}
    placed = game_named(event.game).place(event.rules, 1, opening)
    return record.with_deals((DealRecord(1, dict(game_named(event.game).opening(placed.state)), ()),))


def challenge_to(event: ClubEvent, number: int) -> Challenge:
    """A deal of an event as it is played: a challenge, by counted thought, unaided unless help is allowed."""
    version = bots_of(game_named(event.game)).version
    return Challenge(record_of(event, number), event.you, version, is_unaided=not event.has_help)
