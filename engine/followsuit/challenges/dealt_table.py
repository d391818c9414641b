"""Dealt table: a table with one deal of a record, to be played from its beginning."""

from __future__ import annotations

from followsuit.base.events import Event
from followsuit.card_games.registry import game_named
from followsuit.record import Record, steps_of
from followsuit.table import Table


def dealt_table(record: Record) -> tuple[Table, tuple[Event, ...]]:
    """Return a table with the one deal of a record, where its acts end, and the events that led there.

    Its bots think as long as their level does: by counted work, so that they play alike on every machine.
    """
    steps = list(steps_of(game_named(record.game), record.rules, record.deals[0]))
    return Table(record, steps[-1].state, len(steps)), tuple(event for step in steps for event in step.events)
