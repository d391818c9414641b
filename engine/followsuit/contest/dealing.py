"""Dealing: a table with one deal of a record, to be played from its beginning."""

from __future__ import annotations

from followsuit.events import Event
from followsuit.record import Record
from followsuit.registry import game_named
from followsuit.table import Table


def dealt_table(record: Record) -> tuple[Table, tuple[Event, ...]]:
    """Return a table with the one deal of a record, no act of which has been made, and its first events.

    Its bots think as long as their level does: by counted work, so that they play alike on every machine.
    """
    deal = record.deals[0]
    step = game_named(record.game).place(record.rules, deal.number, deal.opening)
    return Table(record, step.state, 1), step.events
