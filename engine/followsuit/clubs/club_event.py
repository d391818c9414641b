"""Club event: deals that come from one seed, each for itself, which everybody plays from the same seat."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, cast

from followsuit.bots import bot_for, bots_of, default_level_of
from followsuit.errors import QuestionError
from followsuit.game import seats_of
from followsuit.links.names import named, tidy
from followsuit.registry import game_named
from followsuit.rules import Specification
from followsuit.seats import AnySeat, parse_any_seat
from followsuit.seeds import Seed

#: How the results of an event are compared, see `ranked`.
Scoring = Literal["places", "margins"]
SCORINGS: Final[tuple[Scoring, ...]] = ("places", "margins")

FEWEST_DEALS: Final = 2
MOST_DEALS: Final = 16
#: The most characters of an event's name, and of its line of text.
LONGEST_TITLE: Final = 60
LONGEST_LINE: Final = 140
_LONGEST_SEED: Final = 80

#: How many lines say what an event is, the kind of the link not counted.
HEAD_LINES: Final = 5
HELP: Final = "help"
SEALED: Final = "sealed"


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
        return sha256("\n".join(head_lines(self)).encode()).hexdigest()[:12]

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, in hexadecimal."""
        return sha256(self.seed.encode()).hexdigest()


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
    check_event(made)
    return made


def check_event(event: ClubEvent) -> None:
    """Raise `QuestionError` for an event that may not be: what `made_event` does, but for its name."""
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


def head_lines(event: ClubEvent, seed: str | None = None) -> list[str]:
    """The lines that say what an event is, without its line of text; ``seed`` stands for its own."""
    spelled = game_named(event.game).specification(event.rules)
    words = [str(event.deals), event.scoring]
    words += [word for word, holds in ((HELP, event.has_help), (SEALED, event.is_sealed)) if holds]
    return [
        f"{event.game} {spelled if isinstance(spelled, str) else json.dumps(spelled, ensure_ascii=False)}",
        f"{event.you.name} {event.version} {event.level}",
        " ".join(words),
        event.seed if seed is None else seed,
        event.name,
    ]
