"""Beside: two plays of one deal next to each other, passage by passage, and the act at which they part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from followsuit.cards import Card
from followsuit.contest.margin import margin_of
from followsuit.errors import QuestionError
from followsuit.events import CardsPlayed, DealScored, Event, MatchWon, TrickWon, public_of
from followsuit.game import AnyGame
from followsuit.record import Moment, Record, steps_of
from followsuit.registry import game_named
from followsuit.seats import AnySeat


@dataclass(frozen=True, slots=True)
class SeenAct:
    """An act that is no card to a trick, by its number from 1: who made it, and what everybody saw of it.

    ``seat`` is None for what the table does by itself.
    """

    act: int
    action: Any
    seat: AnySeat | None
    events: tuple[Event, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the act that none of its events has: what was buried."""
        told = any(getattr(event, "cards", ()) for event in self.events)
        return () if told else tuple(getattr(self.action, "cards", ()))


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """A trick as it was played, the leader first; nobody won one that was not completed."""

    plays: tuple[tuple[AnySeat, tuple[Card, ...]], ...]
    winner: AnySeat | None
    points: int


@dataclass(frozen=True, slots=True)
class Passage:
    """Part of a deal, from its act ``first`` to its act ``last``: the calls before a trick, or a trick.

    What was called in the course of a trick is with it.
    """

    first: int
    last: int
    calls: tuple[SeenAct, ...]
    trick: PlayedTrick | None


@dataclass(frozen=True, slots=True)
class DealPlay:
    """A deal as it was played to its end; ``margin`` is that of the person's side."""

    record: Record
    passages: tuple[Passage, ...]
    margin: int
    steps: Sequence[Moment] = field(repr=False)

    @property
    def end(self) -> Moment:
        """The last step."""
        return self.steps[-1]

    @property
    def calls(self) -> tuple[Passage, ...]:
        """The passages before the first trick: one, or none."""
        return tuple(one for one in self.passages if one.trick is None)[:1]

    @property
    def tricks(self) -> tuple[Passage, ...]:
        """The passages with a trick, and what was called after one."""
        return self.passages[len(self.calls) :]


@dataclass(frozen=True, slots=True)
class Beside:
    """Two plays of one deal; ``same``: how many acts both begin with."""

    one: DealPlay
    other: DealPlay
    same: int

    @property
    def parted(self) -> tuple[SeenAct | None, SeenAct | None]:
        """The first act that differs, of each play; None where it is over, or did nothing that is seen."""
        one, other = (_act_of(play, self.same + 1) for play in (self.one, self.other))
        return one, other

    @property
    def is_same(self) -> bool:
        """Whether both were played alike to the end."""
        return all(len(play.record.deals[0].actions) == self.same for play in (self.one, self.other))

    @property
    def rows(self) -> Sequence[tuple[Passage | None, Passage | None]]:
        """The passages next to each other: the calls, then each trick; None where one play has none."""
        pairs = [(self.one.calls, self.other.calls), (self.one.tricks, self.other.tricks)]
        return [
            (one[at] if at < len(one) else None, other[at] if at < len(other) else None)
            for one, other in pairs
            for at in range(max(len(one), len(other)))
        ]

    def differs_in(self, passage: Passage | None) -> bool:
        """Whether the first act that differs is in a passage."""
        return passage is not None and passage.first <= self.same + 1 <= passage.last

    def is_shared(self, passage: Passage | None) -> bool:
        """Whether a passage is over before the plays part."""
        return passage is not None and passage.last <= self.same


def beside(one: Record, other: Record, you: AnySeat) -> Beside:
    """Lay two plays of one deal next to each other, each a record with that deal alone, from a seat's side.

    Raises `QuestionError`: ``other_cards`` where they are of different deals, ``play_unfinished`` where one
    is not over.
    """
    opened = [(record.game, record.rules, dict(record.deals[0].opening)) for record in (one, other)]
    if opened[0] != opened[1]:
        raise QuestionError("other_cards", "these are plays of different deals", facts={"deal": 1})
    pairs = zip(one.deals[0].actions, other.deals[0].actions, strict=False)
    same = 0
    for mine, theirs in pairs:
        if mine != theirs:
            break
        same += 1
    return Beside(_played(one, you), _played(other, you), same)


def _played(record: Record, you: AnySeat) -> DealPlay:
    game = game_named(record.game)
    steps = list(steps_of(game, record.rules, record.deals[0]))
    summary = game.summary(steps[-1].state)
    if summary is None:
        raise QuestionError("play_unfinished", "a play ends before the deal is over", facts={"deal": 1})
    margin = margin_of(game, record.rules, summary, you.side.name)
    return DealPlay(record, tuple(_passages(game, steps)), margin, steps)


def _act_of(play: DealPlay, act: int) -> SeenAct | None:
    if act >= len(play.steps):
        return None
    step = play.steps[act]
    seat: AnySeat | None = getattr(step.action, "seat", None)
    public = (event for event in public_of(step.events) if not isinstance(event, TrickWon))
    seen = tuple(event for event in public if getattr(event, "seat", None) is seat)
    return SeenAct(act, step.action, seat, seen) if seat and seen else None


def _passages(game: AnyGame, steps: Sequence[Moment]) -> Iterator[Passage]:
    """The passages that the steps of a deal make, in order."""
    calls: list[SeenAct] = []
    plays: list[tuple[AnySeat, tuple[Card, ...]]] = []
    first, is_before = 1, True
    for act, step in enumerate(steps[1:], start=1):
        if is_before and any(isinstance(event, CardsPlayed) for event in step.events):
            if act > first:
                yield Passage(first, act - 1, tuple(calls), None)
                calls.clear()
            first, is_before = act, False
        if called := _called(game, step):
            calls.append(SeenAct(act, step.action, getattr(step.action, "seat", None), called))
        for event in step.events:
            if isinstance(event, CardsPlayed):
                first = min(first, act)  # a claim plays several tricks in one act
                plays.append((event.seat, event.cards))
            elif isinstance(event, TrickWon):
                yield Passage(first, act, tuple(calls), PlayedTrick(tuple(plays), event.seat, event.points))
                calls.clear()
                plays.clear()
                first = act + 1
    if calls or plays:
        trick = PlayedTrick(tuple(plays), None, 0) if plays else None
        yield Passage(first, len(steps) - 1, tuple(calls), trick)


def _called(game: AnyGame, step: Moment) -> tuple[Event, ...]:
    """What everybody saw of an act, besides cards and the end of a trick or deal; nothing of a plain card."""
    is_end = game.summary(step.state) is not None
    said: list[Event] = []
    for event in public_of(step.events):
        if isinstance(event, TrickWon) and is_end:
            break
        if not isinstance(event, CardsPlayed | TrickWon | DealScored | MatchWon):
            said.append(event)
    return tuple(said)
