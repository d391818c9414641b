"""Fork: a point of a deal at which a seat had a choice, to which undo returns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from followsuit.base.actions import Pass
from followsuit.base.game import AnyGame, ChanceGame
from followsuit.base.seats import AnySeat
from followsuit.record.replay import ReplayStep


@dataclass(frozen=True, slots=True)
class Fork:
    """The seat that acted, how many acts of the deal were made before, and the state it acted in."""

    seat: AnySeat
    acts: int
    state: Any


def is_fork(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether a seat that acted so did not have to act at all, or could have acted otherwise."""
    seat: AnySeat = action.seat
    return game.to_act(state) is not seat or len(game.options(game.observe(state, seat))) > 1


def is_own_act(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether a seat has acted of itself, which everybody sees: it has not just let a chance pass."""
    is_chance = isinstance(game, ChanceGame) and game.asked_first(state, action.seat) is not None
    return not (is_chance and isinstance(action, Pass))


def forks_of(
    game: AnyGame,
    deal: Iterable[ReplayStep],
    seats: Collection[AnySeat],
    returns_to: Callable[[AnyGame, Any, Any], bool] | None = None,
) -> list[Fork]:
    """The forks of a deal that was played: the points to which some seats can return, in order."""
    is_point = returns_to or is_fork
    found: list[Fork] = []
    state: Any = None
    for acts, moment in enumerate(deal, start=-1):
        seat: AnySeat | None = getattr(moment.action, "seat", None)
        if seat is not None and seat in seats and is_point(game, state, moment.action):
            found.append(Fork(seat, acts, state))
        state = moment.state
    return found
