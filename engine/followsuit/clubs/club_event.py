"""Club event: deals from one seed, or made by somebody, which everybody plays from the same seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypedDict, Unpack, cast

from followsuit.bots import bot_for, bots_of, default_level_of
from followsuit.clubs.event_cards import DealtCards, EventCards, bad_field
from followsuit.clubs.made_deals import made_cards
from followsuit.errors import QuestionError
from followsuit.game import AnyGame, seats_of
from followsuit.links.names import named, tidy
from followsuit.record import Record
from followsuit.registry import game_named
from followsuit.rules import Specification
from followsuit.seats import AnySeat, parse_any_seat
from followsuit.seeds import Seed

#: How the results of an event are compared, see `ranked`.
Scoring = Literal["places", "margins"]
SCORINGS: Final[tuple[Scoring, ...]] = ("places", "margins")

#: The most characters of an event's name, and of its line of text.
LONGEST_TITLE: Final = 60
LONGEST_LINE: Final = 140

#: How many lines say what an event is, the kind of the link not counted.
HEAD_LINES: Final = 5
HELP: Final = "help"
SEALED: Final = "sealed"
MADE: Final = "made"


@dataclass(frozen=True, slots=True)
class ClubEvent:
    """An event: everybody sits at ``you``, against bots of one level, and plays every deal alone.

    ``version`` is that of its maker's bots. ``has_help``: hints and taking back are allowed, and marked.
    ``is_sealed``: a link with the hash of the seed went out before; made deals lie open in their link.
    """

    game: str
    rules: Any
    level: str
    you: AnySeat
    cards: EventCards
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
    def deals(self) -> int:
        """How many deals it has."""
        return self.cards.count

    @property
    def seed(self) -> Seed:
        """What chance is drawn from: the seed of its cards, or what tells made deals from others."""
        return Seed(self.cards.mark)

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, in hexadecimal."""
        return sha256(self.seed.encode()).hexdigest()


class EventTerms(TypedDict, total=False):
    """How any event is played; an empty ``level`` is the game's usual one, ``scoring`` one of `SCORINGS`."""

    level: str
    seat: str
    line: str
    scoring: str
    has_help: bool


def made_event(
    game: str,
    rules: Specification,
    deals: int,
    seed: str,
    name: str,
    *,
    is_sealed: bool = False,
    **terms: Unpack[EventTerms],
) -> ClubEvent:
    """Return an event whose cards come from a seed.

    Raises `QuestionError`: ``unknown_game``, ``unknown_level``, ``bad_seat``, ``no_name``, ``long_name``, or
    ``bad_field`` with the field; `RulesError` for rules that do not hold.
    """
    playing = game_named(game)
    cards = DealtCards(Seed(seed), deals)
    return _event(playing, playing.rules(rules), cards, name, terms, is_sealed=is_sealed)


def event_of_deals(
    deals: Sequence[Record],
    name: str,
    **terms: Unpack[EventTerms],
) -> ClubEvent:
    """Return an event of deals that somebody made, one a record, by their game and rules.

    Raises what `made_event` and `made_cards` do.
    """
    cards = made_cards(deals)
    return _event(game_named(deals[0].game), deals[0].rules, cards, name, terms)


def _event(
    game: AnyGame,
    rules: Any,
    cards: EventCards,
    name: str,
    terms: EventTerms,
    *,
    is_sealed: bool = False,
) -> ClubEvent:
    made = ClubEvent(
        game.name,
        rules,
        terms.get("level") or default_level_of(game),
        parse_any_seat(terms.get("seat", "S"), len(seats_of(game, rules))),
        cards,
        named(name, LONGEST_TITLE),
        tidy(terms.get("line", "")),
        cast("Scoring", terms.get("scoring", "places")),
        terms.get("has_help", False),
        is_sealed,
        bots_of(game).version,
    )
    check_event(made)
    return made


def check_event(event: ClubEvent) -> None:
    """Raise `QuestionError` for an event that may not be: what `made_event` does, but for its name.

    Made deals cannot be sealed (``made_not_sealed``).
    """
    bot_for(game_named(event.game), event.level)
    if event.is_sealed and event.cards.is_made:
        raise made_not_sealed()
    event.cards.check()
    if event.scoring not in SCORINGS:
        raise bad_field("scoring", "results are compared by places or by margins")
    if len(event.line) > LONGEST_LINE:
        raise bad_field("line", f"the line has {LONGEST_LINE} characters at most")


def made_not_sealed() -> QuestionError:
    """The error for a sealed event of made deals."""
    message = "an event of made deals cannot be sealed: the cards lie open in its link"
    return QuestionError("made_not_sealed", message)


def head_lines(event: ClubEvent, seed: str | None = None) -> list[str]:
    """The lines that say what an event is, without its line of text; ``seed`` stands for its own."""
    spelled = game_named(event.game).specification(event.rules)
    words = [str(event.deals), event.scoring]
    marks = ((HELP, event.has_help), (SEALED, event.is_sealed), (MADE, event.cards.is_made))
    words += [word for word, holds in marks if holds]
    return [
        f"{event.game} {spelled if isinstance(spelled, str) else json.dumps(spelled, ensure_ascii=False)}",
        f"{event.you.name} {event.version} {event.level}",
        " ".join(words),
        event.seed if seed is None else seed,
        event.name,
    ]
