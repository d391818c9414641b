"""Goal: predicates over what has happened in a lesson. Each is true, false for good, or open.

The whole language; ``S`` stands for any seat, ``NS`` for any side, ``H`` for any suit:
``trick 2 won by S`` (or ``NS``) · ``points at least 20``, ``tricks at most 3 for EW`` ·
``play 1 is AH or KH``, ``play 1 is not AH`` ·
``play 1 contains tractor`` · ``bid at least 60`` · ``passed`` · ``named H`` ·
``declared H`` · ``buried at most 5 points`` · ``buried no trump`` · ``contract made``, ``contract failed`` ·
``deal for NS`` · ``refused at most 0``.

Of what only one game has: ``did KIND FIELD=VALUE …``, an act of the learner's as a message has it,
``happens KIND FIELD=VALUE …``, an event, and ``never KIND FIELD=VALUE …``, none such. Strokes part the values
that a field may have: ``did lay_indicator card=3D/9D``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.cards import Card, parse_cards


@dataclass(slots=True)
class LessonFacts:
    """What has happened since a lesson began, as far as goals speak of it.

    ``tricks`` has the seat, its side and the points of each trick; ``plays`` the learner's plays with the
    name of their shape; ``calls`` the learner's bids, None for a pass; ``figures`` the deal's,
    once it is over. ``acts`` are the learner's as messages have them, ``events`` all there were, each with
    its ``kind``.
    """

    learner_side: str
    tricks: list[tuple[str, str, int]] = field(default_factory=list)
    plays: list[tuple[tuple[Card, ...], str | None]] = field(default_factory=list)
    calls: list[int | None] = field(default_factory=list)
    named: str | None = None
    declared: str | None = None
    buried: tuple[Card, ...] | None = None
    buried_points: int = 0
    buried_trumps: int = 0
    figures: dict[str, Any] | None = None
    acts: list[Mapping[str, Any]] = field(default_factory=list)
    events: list[Mapping[str, Any]] = field(default_factory=list)
    refused: int = 0
    is_over: bool = False
    is_your_turn: bool = False


#: True, False for good, or None while it is open.
Verdict = bool | None


@dataclass(frozen=True, slots=True)
class Predicate:
    """A predicate: its text, and what decides it."""

    text: str
    verdict: Callable[[LessonFacts], Verdict] = field(compare=False)


def read_predicate(text: str) -> Predicate:
    """The predicate a text states. Raises ValueError for a text that states none."""
    for pattern, make in _PREDICATES:
        found = pattern.fullmatch(text)
        if found:
            return Predicate(text, make(found))
    raise ValueError(f"{text!r} is no goal")


Deciding = Callable[[LessonFacts], Verdict]


def _trick(found: re.Match[str]) -> Deciding:
    at, who = int(found["number"]) - 1, found["who"]

    def decide(facts: LessonFacts) -> Verdict:
        if len(facts.tricks) <= at:
            return False if facts.is_over else None
        return who in facts.tricks[at][:2]

    return decide


def _count(found: re.Match[str]) -> Deciding:
    wanted, side = int(found["number"]), found["side"]
    is_points, is_least = found["what"] == "points", found["bound"] == "least"

    def decide(facts: LessonFacts) -> Verdict:
        own = [points for _, winner, points in facts.tricks if winner == (side or facts.learner_side)]
        reached = sum(own) if is_points else len(own)
        if is_least:
            return True if reached >= wanted else (False if facts.is_over else None)
        return False if reached > wanted else (True if facts.is_over else None)

    return decide


def _play(found: re.Match[str]) -> Deciding:
    at, is_not = int(found["number"]) - 1, bool(found["no"])
    sets = [sorted(parse_cards(cards)) for cards in found["cards"].split(" or ")]

    def decide(facts: LessonFacts) -> Verdict:
        if len(facts.plays) <= at:
            return False if facts.is_over else None
        return (sorted(facts.plays[at][0]) in sets) is not is_not

    return decide


def _shape(found: re.Match[str]) -> Deciding:
    at, shape = int(found["number"]) - 1, found["shape"]

    def decide(facts: LessonFacts) -> Verdict:
        if len(facts.plays) <= at:
            return False if facts.is_over else None
        return facts.plays[at][1] == shape

    return decide


def _bid(found: re.Match[str]) -> Deciding:
    wanted, is_least = int(found["number"]), found["bound"] == "least"

    def decide(facts: LessonFacts) -> Verdict:
        if not facts.calls:
            return False if facts.is_over else None
        value = facts.calls[0]
        if value is None:
            return not is_least
        return value >= wanted if is_least else value <= wanted

    return decide


def _passed(found: re.Match[str]) -> Deciding:
    return lambda facts: facts.calls[0] is None if facts.calls else (False if facts.is_over else None)


def _chosen(found: re.Match[str]) -> Deciding:
    which, suit = found["which"], found["suit"]

    def decide(facts: LessonFacts) -> Verdict:
        chosen = facts.named if which == "named" else facts.declared
        if chosen is None:
            # Who passes where a declaration was due has missed it.
            return False if facts.is_over or (which == "declared" and facts.calls) else None
        return chosen == suit

    return decide


def _buried(found: re.Match[str]) -> Deciding:
    most, suit = found["points"], found["suit"]

    def decide(facts: LessonFacts) -> Verdict:
        if facts.buried is None:
            return None
        if most is not None:
            return facts.buried_points <= int(most)
        if suit == "trump":
            return facts.buried_trumps == 0
        return suit not in {card.text[1] for card in facts.buried if not card.is_joker}

    return decide


def _contract(found: re.Match[str]) -> Deciding:
    wanted = found["how"] == "made"
    return lambda facts: None if facts.figures is None else bool(facts.figures["made"]) is wanted


def _deal(found: re.Match[str]) -> Deciding:
    side = found["side"]
    return lambda facts: None if facts.figures is None else facts.figures["ahead"] == side


def _matches(told: Mapping[str, Any], fields: str) -> bool:
    """Whether a plain value has these fields; a list of cards is written as one text with no spaces."""
    for part in fields.split():
        name, _, values = part.partition("=")
        value = told.get(name)
        text = "".join(map(str, value)) if isinstance(value, list) else str(value)
        if text not in values.split("/"):
            return False
    return True


def _did(found: re.Match[str]) -> Deciding:
    kind, fields = found["kind"], found["fields"]

    def decide(facts: LessonFacts) -> Verdict:
        done = [act for act in facts.acts if act["kind"] == kind]
        if any(_matches(act, fields) for act in done):
            return True
        # Who did it otherwise has missed it.
        return False if done or facts.is_over else None

    return decide


def _happens(found: re.Match[str]) -> Deciding:
    kind, fields, is_wanted = found["kind"], found["fields"], found["how"] == "happens"

    def decide(facts: LessonFacts) -> Verdict:
        if any(event["kind"] == kind and _matches(event, fields) for event in facts.events):
            return is_wanted
        return not is_wanted if facts.is_over else None

    return decide


def _refused(found: re.Match[str]) -> Deciding:
    most = int(found["number"])
    return lambda facts: False if facts.refused > most else (True if facts.is_over else None)


_SIDE: Final = "NS|EW"
_FIELDS: Final = r"( [a-z_]+=[\w/]+)*"
_PREDICATES: Final = tuple(
    (re.compile(pattern), make)
    for pattern, make in (
        (rf"trick (?P<number>\d+) won by (?P<who>[SWNE]|{_SIDE})", _trick),
        (
            rf"(?P<what>points|tricks) at (?P<bound>least|most) (?P<number>\d+)( for (?P<side>{_SIDE}))?",
            _count,
        ),
        (r"play (?P<number>\d+) contains (?P<shape>pair|tractor|throw)", _shape),
        (r"play (?P<number>\d+) is (?P<no>not )?(?P<cards>[0-9A-Z ]+( or [0-9A-Z ]+)*)", _play),
        (r"bid at (?P<bound>least|most) (?P<number>\d+)", _bid),
        (r"passed", _passed),
        (r"(?P<which>named|declared) (?P<suit>[SHCD]|NT)", _chosen),
        (r"buried (at most (?P<points>\d+) points|no (?P<suit>[SHCD]|trump))", _buried),
        (r"contract (?P<how>made|failed)", _contract),
        (rf"deal for (?P<side>{_SIDE})", _deal),
        (r"refused at most (?P<number>\d+)", _refused),
        (rf"did (?P<kind>[a-z_]+)(?P<fields>{_FIELDS})", _did),
        (rf"(?P<how>happens|never) (?P<kind>[a-z_]+)(?P<fields>{_FIELDS})", _happens),
    )
)
