"""Player session: the table a front end plays at, the seat it plays from, and what goes with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.errors import QuestionError
from followsuit.events import Event, event_data, events_for
from followsuit.protocol.answers import Answer, Message, bad_field, seated
from followsuit.protocol.past import Past
from followsuit.protocol.record_lines import RecordLines
from followsuit.seats import Seat
from followsuit.table import Budget, Table


class PlayerSession:
    """One player's table, or none yet, and what the player has open besides."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._names: Mapping[Seat, str] = {}
        self._record_lines = RecordLines()
        #: The player's seat.
        self.you = Seat.S
        #: Number of `cancel` messages so far; work in progress compares it.
        self.cancel_count = 0
        #: How much bots may think, None for as much as their level does.
        self.budget: Budget | None = None
        #: The part of a review that is done, from 0 to 1; None while there is no review.
        self.review_part: float | None = None
        #: The record that is open to be looked through, beside the table.
        self.past = Past()

    @property
    def open_table(self) -> Table | None:
        """The table, None before the first match."""
        return self._table

    def begin(self, table: Table, you: Seat, names: Mapping[Seat, str] | None = None) -> None:
        """Play at this table from now on, and leave the old one.

        ``names`` are shown for seats whose name is empty in the record.
        """
        if self.budget is not None:
            table.budget = self.budget
        self._table, self.you, self._names = table, you, names or {}

    def table(self) -> Table:
        """The table. Raises `QuestionError` (``no_match``)."""
        if self._table is None:
            raise QuestionError("no_match", "no match has begun")
        return self._table

    def table_at_turn(self, message: Message) -> Table:
        """The table, if it stands at the message's ``turn``. Raises `QuestionError` (``stale_turn``)."""
        table = self.table()
        if message.get("turn") != table.turn or type(message.get("turn")) is not int:
            raise stale(table)
        return table

    def answer_to(self, events: tuple[Event, ...]) -> Answer:
        """The answer to an act: the events the player may know of, and the view after them."""
        return {"events": [event_data(event) for event in events_for(self.you, events)], "view": self.view()}

    def view(self) -> Answer:
        """The player's view of the table: what the seat may know, and what it can do."""
        table = self.table()
        return {
            **self.view_of(table.observe(self.you)),
            "turn": table.turn,
            "waits_for": waits_for(table),
            "assisted": table.is_assisted,
            "can_undo": table.can_undo(self.you),
        }

    def view_of(self, observation: Any) -> Answer:
        """An observation of this table's game as plain data, with the names and levels of the players."""
        table = self.table()
        return seated(table.game.view(observation), table.players, self._names)

    def new_record_lines(self, message: Message) -> Answer:
        """The part of an answer that holds the record's new lines; empty unless the message has ``since``."""
        if self._table is None or "since" not in message:
            return {}
        return {"record_lines": self._record_lines.since(message["since"], self._table)}


def check_since(message: Message) -> None:
    """Raise `QuestionError` (``bad_field``) unless ``since`` is left out or a whole number."""
    if "since" in message and type(message["since"]) is not int:
        raise bad_field("since", "'since' is the revision of the record lines you hold, or 0")


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
