"""Sitting: a table at which one deal of a record is played from its beginning."""

from __future__ import annotations

from followsuit.events import Event
from followsuit.record import Record
from followsuit.registry import game_named
from followsuit.table import Table


def sit_down(record: Record) -> tuple[Table, tuple[Event, ...]]:
    """A table with the one deal of a record, no act of which has been made, and the events of its beginning.

    Its bots think as long as their level does: by counted work, so that they play alike on every machine.
    """
    deal = record.deals[0]
    step = game_named(record.game).place(record.rules, deal.number, deal.opening)
    return Table(record, step.state, 1), step.events
