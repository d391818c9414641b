"""Turn: what a deal in progress waits for, by the rules alone; asked by everything that drives a deal.

A seat that is free to act is asked once after each act of the table, if it still may act when its time comes:
what one seat declares may leave the next nothing to declare. A driver keeps which seats it has `asked` since.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn. A seat that need not act may do nothing."""

    seat: AnySeat
    must: bool


@dataclass(frozen=True, slots=True)
class TableAct:
    """The table's own act, dealing a card: it is due when no seat has a turn."""

    action: Any


def next_turn(game: AnyGame, state: Any, asked: Container[AnySeat]) -> Turn | TableAct | None:
    """What comes next in a deal; None before it is dealt and once it is over.

    ``asked`` are the seats that have been asked since the table's last act, though they did not have to act.
    """
    if game.needs_deal(state) or game.is_over(state):
        return None
    seat: AnySeat | None = game.to_act(state)
    if seat is not None:
        return Turn(seat, must=True)
    for free in game.may_act(state):
        if free not in asked:
            return Turn(free, must=False)
    action = game.table_act(state)
    return None if action is None else TableAct(action)
