"""Trick results: the outcome of each trick of a deal for one side, as a word that reveals no card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from followsuit.base.events import TrickWon
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.record import Record, steps_of

#: ``won`` and ``lost`` are tricks that count, ``empty`` those without points.
Outcome = Literal["won", "lost", "empty"]


def trail_of(record: Record, you: AnySeat) -> Sequence[Outcome]:
    """What became of each trick of a record's one deal for the side of a seat, in the order of play.

    In a game without card points every trick counts.
    """
    game, deal = game_named(record.game), record.deals[0]
    steps = steps_of(game, record.rules, deal)
    won = [event for step in steps for event in step.events if isinstance(event, TrickWon)]
    has_points = any(trick.points for trick in won)
    return [
        "empty" if has_points and not trick.points else "won" if trick.seat.side is you.side else "lost"
        for trick in won
    ]
