"""Past: a record that is opened to be looked through, beside the match at the table.

Nothing here touches the table of the session. A record is read and checked as for resuming; then every step
of its deals can be shown, with all four hands where the record holds the deal to its end. Of a deal that goes
on only the person's own hand is shown, because it may still be resumed.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from followsuit.errors import QuestionError
from followsuit.events import TrickWon, event_data, events_for
from followsuit.game import Step
from followsuit.protocol.answers import Answer, Message, asking_nothing, bad_field, seated
from followsuit.protocol.figures import Figures, deal_figures
from followsuit.record import DealRecord, Record, read_record
from followsuit.registry import game_named
from followsuit.seats import Seat

#: The longest text that is read as a record, in characters: a match of Tractor has some 40,000.
LONGEST: Final = 2_000_000


class PastDeal:
    """One deal of a record, replayed: ``steps`` from the cards dealt to its last act."""

    def __init__(self, record: Record, deal: DealRecord) -> None:
        self._game = game_named(record.game)
        self.number, self._is_assisted = deal.number, deal.is_assisted
        step = self._game.place(record.rules, deal.number, deal.opening)
        self.steps: list[Step[Any]] = [step]
        for action in deal.actions:
            step = self._game.apply(step.state, action)
            self.steps.append(step)

    @cached_property
    def summary(self) -> dict[str, Any] | None:
        """The summary of the deal; None where the record ends before it is over."""
        return self._game.summary(self.steps[-1].state)

    @property
    def figures(self) -> Figures | None:
        """The figures of the deal, for statistics; None before it is over."""
        summary = self.summary
        return (
            deal_figures(self._game, self.number, summary, is_assisted=self._is_assisted) if summary else None
        )

    def stops(self) -> list[int]:
        """The numbers of the steps at which a phase begins, a trick is complete, or the deal is over."""
        stops = {0, len(self.steps) - 1}
        for number, (before, after) in enumerate(zip(self.steps, self.steps[1:], strict=False), start=1):
            is_won = any(isinstance(event, TrickWon) for event in after.events)
            if is_won or type(before.state) is not type(after.state):
                stops.add(number)
        return sorted(stops)


class Past:
    """The record that is open, if any."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._you = Seat.S
        self._deals: list[PastDeal] = []

    def open(self, message: Message) -> Answer:
        """Open a record; what was open is closed. Raises `RecordError`, and then that stays open."""
        text = message.get("record")
        if not isinstance(text, str) or len(text) > LONGEST:
            raise bad_field("record", "'record' should be text")
        record = read_record(text)
        self._record = record
        self._you = next((seat for seat in Seat if record.players[seat].level is None), Seat.S)
        self._deals = [PastDeal(record, deal) for deal in record.deals]
        game = game_named(record.game)
        return {
            "game": record.game,
            "rules": game.specification(record.rules),
            "seed": record.seed,
            "you": self._you.name,
            "players": {
                seat.name: {"name": player.name, "level": player.level}
                for seat, player in record.players.items()
            },
            "over": game.is_over(self._deals[-1].steps[-1].state),
            "deals": [self._told(deal) for deal in self._deals],
        }

    def at(self, message: Message) -> Answer:
        """One step of one deal of the open record. Raises `QuestionError`."""
        if self._record is None:
            raise QuestionError("no_match", "no record is open")
        deal = next((deal for deal in self._deals if deal.number == message.get("deal")), None)
        if deal is None:
            raise bad_field("deal", "the record has no such deal")
        step = message.get("step")
        if type(step) is not int or not 0 <= step < len(deal.steps):
            raise bad_field("step", "the deal has no such step")
        return self._shown(self._record, deal, step)

    def _told(self, deal: PastDeal) -> Answer:
        return {
            "number": deal.number,
            "steps": len(deal.steps) - 1,
            "stops": deal.stops(),
            "figures": deal.figures,
        }

    def _shown(self, record: Record, deal: PastDeal, step: int) -> Answer:
        game = game_named(record.game)
        state, events = deal.steps[step].state, deal.steps[step].events
        views = {seat: game.view(game.observe(state, seat)) for seat in Seat}
        view = asking_nothing(seated(views[self._you], record.players), step)
        is_open = deal.summary is not None
        hands = {seat.name: view["hand"] for seat, view in views.items() if is_open or seat is self._you}
        told = [event_data(event) for event in events_for(self._you, events)]
        return {"view": view, "hands": hands, "events": told}
