"""Fork: a point of a deal at which a seat had a choice, to which undo returns."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from followsuit.base.game import AnyGame
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


def forks_of(game: AnyGame, deal: Iterable[ReplayStep], seats: Collection[AnySeat]) -> list[Fork]:
    """The forks of some seats in one deal that was played through, in order."""
    found: list[Fork] = []
    state: Any = None
    for acts, moment in enumerate(deal, start=-1):
        seat: AnySeat | None = getattr(moment.action, "seat", None)
        if seat is not None and seat in seats and is_fork(game, state, moment.action):
            found.append(Fork(seat, acts, state))
        state = moment.state
    return found
