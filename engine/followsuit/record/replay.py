"""Replay: a record played through, act by act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from followsuit.base.events import Event
from followsuit.base.game import AnyGame
from followsuit.card_games.registry import game_named
from followsuit.record.model import DealRecord, Record


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step of a replay: the deal's number, the action (None where the deal begins), its result."""

    deal: int
    action: Any | None
    events: tuple[Event, ...]
    state: Any = field(repr=False)  # it would fill the screen


def steps_of(game: AnyGame, rules: Any, deal: DealRecord) -> Iterator[ReplayStep]:
    """Every step of one deal, from the cards as they were dealt to its last act.

    Raises `FollowSuitError` if its opening is invalid or an act in it is not legal.
    """
    step = game.place(rules, deal.number, deal.opening)
    yield ReplayStep(deal.number, None, step.events, step.state)
    for action in deal.actions:
        step = game.apply(step.state, action)
        yield ReplayStep(deal.number, action, step.events, step.state)


def end_of(game: AnyGame, rules: Any, deal: DealRecord) -> Any:
    """The final state of one deal. Raises what `steps_of` does."""
    for step in steps_of(game, rules, deal):
        state = step.state
    return state


def replay_steps(record: Record) -> Iterator[ReplayStep]:
    """Every step of a record, in order. Raises `FollowSuitError` if an act in it is not legal."""
    game = game_named(record.game)
    for deal in record.deals:
        yield from steps_of(game, record.rules, deal)


def replayed(record: Record) -> Any:
    """The state a record ends in; it must have a deal."""
    state = None
    for step in replay_steps(record):
        state = step.state
    assert state is not None, "a record that was read has a deal"
    return state
