"""Parsed cards: what a text says lies where, with the place in the text, and how a setup takes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from followsuit.base.cards import Card
from followsuit.base.errors import FollowSuitError, Refusal
from followsuit.deal_editor.frame import Frame, Place
from followsuit.deal_editor.setup import Setup, too_long, too_often

#: More errors than this are not listed.
MOST_PROBLEMS: Final = 20


@dataclass(frozen=True, slots=True)
class CardInText:
    """A card in a text: whose it is, and where it stands, both counted from 1.

    ``owner`` is a seat's name or empty; ``place`` names one of its places, empty where the text does not say.
    """

    card: Card
    owner: str
    place: str
    line: int
    at: int


@dataclass(slots=True)
class Findings:
    """What has been read of a text so far."""

    cards: list[CardInText] = field(default_factory=list)
    problems: list[Refusal] = field(default_factory=list)
    #: Fields of the standing.
    standing: dict[str, str] = field(default_factory=dict)
    number: int = 0
    #: Whether bids, plays or further deals stand in the text, which are not taken.
    has_more: bool = False
    #: Whether hands were named, even empty ones.
    has_hands: bool = False

    def add(self, problem: Refusal) -> None:
        """Add an error, unless there are enough."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)


def settled(
    found: Findings, game: str, rules: Any, frame: Frame, standing: Mapping[str, str], rng: Random
) -> Setup:
    """The setup with the cards found. What cannot be placed is added to the problems.

    Where a text gives a whole hand of a game that deals it in packets, those of the first packet are drawn by
    lot.
    """
    _check(found, frame)
    cards: dict[str, tuple[Card, ...]] = {}
    for owner in frame.owners:
        mine = [one for one in found.cards if one.owner == owner]
        for place, held in _shared(frame.places_of(owner), mine, rng).items():
            cards[place] = tuple(one.card for one in held)
    return Setup(game, rules, standing, cards, found.number)


def _check(found: Findings, frame: Frame) -> None:
    counts: Counter[Card] = Counter()
    pack = frame.counts
    for one in found.cards:
        counts[one.card] += 1
        if counts[one.card] > pack[one.card] and len(found.problems) < MOST_PROBLEMS:
            error: FollowSuitError = too_often(frame, one.card, seat=one.owner, line=one.line, at=one.at)
            found.add(Refusal(error.code, "", error.facts))
    for owner in frame.owners:
        mine = [one for one in found.cards if one.owner == owner]
        sizes = [
            (place, [one for one in mine if one.place == place.name]) for place in frame.places_of(owner)
        ]
        whole = Place(f"hand {owner}", owner, frame.size_of(owner))
        for place, held in (*sizes, (whole, mine)):
            if len(held) > place.size:
                over = held[place.size]
                error = too_long(place, len(held), line=over.line, at=over.at)
                found.add(Refusal(error.code, "", error.facts))
                break


def _shared(places: tuple[Place, ...], mine: list[CardInText], rng: Random) -> dict[str, list[CardInText]]:
    """The cards of an owner by its places: those that name one there, the others where there is room."""
    by_place = {place.name: [one for one in mine if one.place == place.name] for place in places}
    loose = [one for one in mine if not one.place]
    if len(places) > 1:
        _shuffle(loose, rng)
    for place in places:
        room = max(0, place.size - len(by_place[place.name]))
        by_place[place.name] += loose[:room]
        del loose[:room]
    return by_place


def _shuffle(cards: list[CardInText], rng: Random) -> None:
    for last in range(len(cards) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        cards[last], cards[pick] = cards[pick], cards[last]
