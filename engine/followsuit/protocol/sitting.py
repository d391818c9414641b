"""Sitting: the table a front end plays at and the seat it plays from."""

from __future__ import annotations

from typing import Any

from followsuit.errors import QuestionError
from followsuit.events import Event, event_data, events_for
from followsuit.protocol.answers import Answer, Message, seated
from followsuit.protocol.past import Past
from followsuit.seats import Seat
from followsuit.table import Budget, Table


class Sitting:
    """One seat at one table, or none yet."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self.you = Seat.S
        #: How often everything in thought was called off.
        self.calls_off = 0
        #: How much bots may think, None for as much as their level does.
        self.budget: Budget | None = None
        #: How much of what is being looked through is done, from 0 to 1; None: nothing is.
        self.part: float | None = None
        #: The record that is looked through beside the table.
        self.past = Past()

    @property
    def match(self) -> Table | None:
        """The table, None before the first match."""
        return self._table

    def sit_down(self, table: Table, you: Seat) -> None:
        """Leave the old table, if any, for this one."""
        if self.budget is not None:
            table.budget = self.budget
        self._table, self.you = table, you

    def table(self) -> Table:
        """The table. Raises `QuestionError` (``no_match``)."""
        if self._table is None:
            raise QuestionError("no_match", "no match has begun")
        return self._table

    def on_turn(self, message: Message) -> Table:
        """The table, if the message is about it as it stands. Raises `QuestionError` (``stale_turn``)."""
        table = self.table()
        if message.get("turn") != table.turn or type(message.get("turn")) is not int:
            raise stale(table)
        return table

    def told(self, events: tuple[Event, ...]) -> Answer:
        """What the seat may know of what happened, and how the table stands now."""
        told = [event_data(event) for event in events_for(self.you, events)]
        return {"events": told, "view": self.seen()}

    def seen(self) -> Answer:
        """The view: what the seat may know, and what it can do."""
        table = self.table()
        return {
            **self.observed(table.observe(self.you)),
            "turn": table.turn,
            "waits_for": waits_for(table),
            "assisted": table.is_assisted,
            "can_undo": table.can_undo(self.you),
        }

    def observed(self, observation: Any) -> Answer:
        """What an observation tells, with the names of those who sit at the table."""
        table = self.table()
        return seated(table.game.view(observation), table.players)


def stale(table: Table) -> QuestionError:
    """The refusal of a message about another turn."""
    return QuestionError("stale_turn", f"the table stands at turn {table.turn}", facts={"turn": table.turn})


def waits_for(table: Table) -> str:
    """Who or what the table waits for: ``you``, ``bot``, ``table``, ``deal`` or ``over``."""
    if table.is_over:
        return "over"
    if table.needs_deal:
        return "deal"
    seat = table.to_act
    if seat is None:
        return "table"
    return "bot" if table.is_bot(seat) else "you"
