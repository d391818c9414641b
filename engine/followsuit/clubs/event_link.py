"""Event link: a club's event as a link, and the link that announces one.

It has a line each for the game with its rules; the seat, the version of the bots and their level; the
number of deals, how they are compared, and words for what is allowed; the seed; the name; a line of text. Of
a *sealed* event a link goes out before with the SHA-256 of the seed in the seed's place. Of *made* deals the
mark stands there, and the deals follow in shorthand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, cast

from followsuit.clubs.club_event import (
    HEAD_LINES,
    HELP,
    LONGEST_LINE,
    LONGEST_TITLE,
    MADE,
    SEALED,
    ClubEvent,
    Scoring,
    check_event,
    head_lines,
)
from followsuit.clubs.event_cards import DealtCards, MadeCards, UnseenCards, cards_unseen
from followsuit.clubs.made_deals import cards_in
from followsuit.errors import LinkError, QuestionError
from followsuit.game import seats_of
from followsuit.links import LinkKind, read
from followsuit.links.dictionaries import OF_CHALLENGES, OF_GAME, PLAIN
from followsuit.links.link import Link, rules_in, written
from followsuit.links.names import named, tidy
from followsuit.links.packing import LONGEST_TEXT
from followsuit.links.shorthand import shortened, spelled_out
from followsuit.registry import game_named
from followsuit.seats import parse_any_seat
from followsuit.seeds import Seed

#: The first line of each kind of link; ``made`` of the link of an event, too, whose deals somebody made.
EVENT: Final = "event"
SEAL: Final = "seal"
RESULT: Final = "result"
TABLE: Final = "table"

_HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Sealed:
    """An event before its start: ``event`` has no seed, ``seed_hash`` is what the seed will have."""

    event: ClubEvent
    seed_hash: str


def event_link(event: ClubEvent) -> str:
    """The link of an event, from ``e1.`` on.

    Raises `QuestionError` (``cards_unseen``) for one that is known by a result or a table only, `LinkError`
    (``link_too_long``).
    """
    if isinstance(event.cards, MadeCards):
        deals = shortened("\n".join(event.cards.texts))
        return packed_link(event.game, [MADE, *head_lines(event), event.line, deals])
    if not event.cards.are_known:
        raise cards_unseen()
    return packed_link(event.game, [EVENT, *head_lines(event), event.line])


def seal_link(event: ClubEvent) -> str:
    """The link that goes out before a sealed event: with the hash of the seed, from which no card follows."""
    return packed_link(event.game, [SEAL, *head_lines(event, event.seed_hash), event.line])


def packed_link(game: str, lines: Sequence[str]) -> str:
    """These lines as a link, with the dictionary that makes it shortest."""
    link = Link(LinkKind.EVENT, "\n".join(lines))
    usable = (PLAIN, OF_GAME.get(game, PLAIN), OF_CHALLENGES)
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
        event = head_of(lines)
        return Sealed(
            replace(event, cards=DealtCards(Seed(), event.deals), line=tidy(lines[HEAD_LINES])), lines[3]
        )
    if kind in (RESULT, TABLE) and head_of(lines).cards.is_made:
        raise cards_unseen()
    if kind not in (EVENT, MADE) or len(lines) <= HEAD_LINES:
        raise LinkError("link_damaged", "an event has six lines")
    event = replace(head_of(lines), line=tidy(lines[HEAD_LINES])[:LONGEST_LINE])
    if event.cards.is_made != (kind == MADE):
        raise LinkError(
            "link_damaged", f"the deals of an event are said to be made, but its link is of {kind}"
        )
    return _with_deals(event, "\n".join(lines[HEAD_LINES + 1 :])) if kind == MADE else event


@lru_cache(maxsize=4)
def _with_deals(event: ClubEvent, short: str) -> ClubEvent:
    """The event with the deals of these lines. One event is asked about again and again."""
    text = spelled_out(short)
    if len(text) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"the link holds more than {LONGEST_TEXT} characters of text")
    texts = re.split(r"\n(?=deal )", text)
    cards = cards_in(event.game, event.rules, texts)
    if cards.texts != tuple(texts) or cards.count != event.deals:
        raise LinkError("link_damaged", "the deals of the event are not written as they are made")
    if cards.mark != event.cards.mark:
        raise LinkError("not_the_made_deals", "the cards in the link are not those that its mark stands for")
    return replace(event, cards=cards)


def head_of(lines: Sequence[str]) -> ClubEvent:
    """The event that these lines say, without its line of text. Raises what `linked_event` does."""
    if len(lines) < HEAD_LINES:
        raise LinkError("link_damaged", f"an event has {HEAD_LINES} lines at least")
    of, who, how, seed, name = lines[:HEAD_LINES]
    game_name, _, spelled = of.partition(" ")
    playing = game_named(game_name)
    rules = rules_in(playing, spelled)
    seat = re.fullmatch(r"([A-Z]{1,2}) ([1-9][0-9]{0,4}) ([a-z_]+)", who)
    words = re.fullmatch(r"([1-9][0-9]?) ([a-z]+)((?: [a-z]+)*)", how)
    if not seat or not words:
        raise LinkError("link_damaged", "an event has a seat, a level and a number of deals")
    allowed, count = words[3].split(), int(words[1])
    event = ClubEvent(
        playing.name,
        rules,
        seat[3],
        parse_any_seat(seat[1], len(seats_of(playing, rules))),
        UnseenCards(seed, count) if MADE in allowed else DealtCards(Seed(seed), count),
        named(name, LONGEST_TITLE),
        "",
        cast("Scoring", words[2]),
        HELP in allowed,
        SEALED in allowed,
        int(seat[2]),
    )
    check_event(event)
    return event


def opened_seal(seal: Sealed, event: ClubEvent) -> ClubEvent:
    """The event that a seal announced.

    Raises `QuestionError` (``not_sealed_so``): ``field`` says what differs.
    """
    if seal.seed_hash != event.seed_hash:
        raise _other("seed")
    for field, ours, theirs in zip(
        ("rules", "level", "deals", "seed", "name"),
        head_lines(seal.event, ""),
        head_lines(event, ""),
        strict=True,
    ):
        if ours != theirs:
            raise _other(field)
    return event


def _other(field: str) -> QuestionError:
    return QuestionError("not_sealed_so", f"the {field} is not what was sealed", facts={"field": field})
