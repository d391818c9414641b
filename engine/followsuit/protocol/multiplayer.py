"""Multiplayer: a match of people who each have a device of their own, so that nothing need be covered.

A message about the table names a ``seat``, and the answer is what that seat may know: its view, its prompt
and the events since it was answered last. Whoever carries the messages sets the seat from where they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from followsuit.base.errors import RequestError
from followsuit.base.events import CardsDealt, Event, events_for, public_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.protocol.answers import seat_name
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.pass_and_play import find_agreeing_seats, hide_hand
from followsuit.table import BotDecision, Progress, SharedWork, Table, Thinking

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: What a guest's device may ask of the host's engine: each message with its fields. The host sets the seat.
#: The page has this list from here (build/tools/make_messages.py).
GUEST_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("turn", "action"),
    "select_cards": ("turn", "chosen", "card", "kind"),
    "claim_tricks": ("turn",),
    "undo": ("turn",),
    "hint": ("turn", "level"),
    "coach": ("turn", "action", "ahead"),
    "list_acts": ("turn",),
    "explain_act": ("turn", "at"),
    "review_deal": ("turn",),
    "view_before_act": ("turn", "at"),
}
#: The messages that a person's seat sends or asks about.
OF_A_SEAT: Final = frozenset((*GUEST_FIELDS, "act_for_seat"))
#: Those that may be about no seat, and are then answered with what everybody may see.
OF_ANY: Final = frozenset(("view", "step", "deal"))
#: The most events that are remembered for a seat that asks for nothing: more than a deal of Tractor has.
MOST_EVENTS: Final = 800


class Multiplayer:
    """The seats of a table whose people have a device each, and what each has not been told yet."""

    def __init__(self, table: Table) -> None:
        self._table = table
        #: The events since a seat was answered last; under None those since the table was looked at last.
        self._untold: dict[AnySeat | None, list[Event]] = {}
        #: The turn since which nothing has happened but cards being dealt.
        self._dealing_since = table.turn
        #: What a bot was last asked to think in a person's place: the turn, the level, and the thought.
        self._stand_in: tuple[object, SharedWork[Progress, BotDecision]] | None = None
        table.return_to_every_act()

    def read_seat(self, message: Message) -> AnySeat | None:
        """The seat a message is about; None for what everybody may see.

        Raises `RequestError`: ``bad_field`` where it has to name one, ``not_a_person`` for a bot's.
        """
        op = message.get("op")
        if op not in OF_A_SEAT and op not in OF_ANY:
            return None
        if op in OF_ANY and message.get("seat") is None and "seat" in message:
            return None
        if message.get("seat") is None:
            raise bad_field("seat", "each person has a device: a message names the seat it is about")
        return self.find_person(message["seat"])

    def find_person(self, name: object) -> AnySeat:
        """The seat of that name. Raises `RequestError` unless a person sits there."""
        seat = parse_any_seat(name, len(self._table.players))
        if seat not in self._table.people:
            raise RequestError("not_a_person", f"no person sits at {seat.name}", facts={"seat": seat.name})
        return seat

    def remember_events(self, events: Iterable[Event]) -> None:
        """Remember events until each seat is told."""
        new = tuple(events)
        if any(not isinstance(event, CardsDealt) for event in new):
            self._dealing_since = self._table.turn
        for seat in (None, *self._table.people):
            untold = self._untold.setdefault(seat, [])
            untold += public_of(new) if seat is None else events_for(seat, new)
            del untold[:-MOST_EVENTS]

    def is_in_time(self, turn: object) -> bool:
        """Whether an act for that turn still counts: the same turn, or while cards are dealt an earlier one.

        Cards go on being dealt while a device thinks of declaring, and since then nobody has acted.
        """
        if type(turn) is not int:
            return False
        earliest = self._dealing_since if self._table.to_act is None else self._table.turn
        return earliest <= turn <= self._table.turn

    def think_for(self, seat: AnySeat, level: str) -> Thinking:
        """Return what a bot of a level would do in the place of a person who is away; a thought begun before
        is gone on with.
        """
        key = (self._table.turn, seat, level)
        if self._stand_in is None or self._stand_in[0] != key:
            self._stand_in = key, SharedWork(self._table.advice(seat, level))
        return self._stand_in[1].advance()

    def observe(self, seat: AnySeat) -> object:
        """What a seat may know; in a round of chances (`ChanceGame`) as if it were asked first."""
        observation: object = self._table.observe_chance(seat)
        return self._table.observe(seat) if observation is None else observation

    def take_events(self, seat: AnySeat | None) -> tuple[Event, ...]:
        """The events a seat has not been told yet, which are told with that."""
        return tuple(self._untold.pop(seat, ()))

    def list_others(self, seat: AnySeat | None) -> list[messages.Seat]:
        """The seats of the other people, whose views have changed once something has happened."""
        return [seat_name(other) for other in self._table.people if other is not seat]

    def _tell_helps(self) -> messages.View:
        """Whether and how people were helped, once the deal is over: before, it would say who is in doubt."""
        if self._table.summary() is not None:
            return cast("messages.View", {})
        return cast("messages.View", {"assisted": False, "helps": []})

    def view_for(self, view: messages.View, seat: AnySeat | None) -> messages.View:
        """The view of a seat as it is at a device of its own; without a seat what everybody may see."""
        table = self._table
        is_chance = table.observe_chance(next(iter(table.players))) is not None
        waits: messages.WaitsFor = view["waits_for"]
        if is_chance and seat is not None:
            waits = "table"
        elif waits == "you" and table.to_act is not seat:
            waits = "person"
        shown = hide_hand(view) if seat is None else view
        if is_chance and seat is not None:
            shown = {**shown, "to_act": None, "prompt": _offer_chance(view["prompt"])}
        return {
            **shown,
            **self._tell_helps(),
            "waits_for": waits,
            "can_undo": seat is not None and self._table.can_undo(seat),
            "multiplayer": {
                "seat": seat_name(seat),
                "people": [seat_name(other) for other in self._table.people],
                "asks": []
                if seat is None
                else [seat_name(other) for other in find_agreeing_seats(self._table, seat)],
                "is_chance": is_chance,
                "is_open": view["waits_for"] == "bot" and any(one in table.people for one in table.may_act),
                "is_search": table.to_act is not None and table.searches(table.to_act),
            },
        }


def _offer_chance(prompt: messages.Prompt | None) -> messages.Prompt | None:
    """The question of a round of chances: none to a seat that can do nothing, and no need to answer."""
    if prompt is None or not prompt.get("declarations"):
        return None
    return cast("messages.Prompt", {**prompt, "can_pass": False})
