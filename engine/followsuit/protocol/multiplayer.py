"""Multiplayer: a match of people who each have a device of their own, so that nothing need be covered.

A message about the table names a ``seat``, and the answer is what that seat may know: its view, its prompt
and the events since it was answered last. Whoever carries the messages sets the seat from where they come.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.actions import Play
from followsuit.base.errors import RequestError
from followsuit.base.events import CardsDealt, Event, events_for, public_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.protocol.answers import add_role, describe_events, seat_name
from followsuit.protocol.message import Message, bad_field, number_names, read_name
from followsuit.protocol.pass_and_play import check_agreed, find_agreeing_seats, hide_hand
from followsuit.protocol.sitting import Around, Hinting, Sitting, not_offered
from followsuit.table import BotDecision, Progress, SharedWork, Stepping, Table, Thinking

if TYPE_CHECKING:
    from followsuit.lessons import Task
    from followsuit.protocol import messages

#: What a guest's device may ask of the host's engine: each message with its fields. The host sets the seat.
#: The page has this list from here (build/tools/make_messages.py).
GUEST_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("turn", "action"),
    "select_cards": ("turn", "chosen", "card", "kind"),
    "claim_tricks": ("turn",),
    "hand_over": ("turn", "level"),
    "take_over": ("turn",),
    "undo": ("turn",),
    "hint": ("turn", "level"),
    "coach": ("turn", "action", "ahead"),
    "list_acts": ("turn",),
    "explain_act": ("turn", "at"),
    "review_deal": ("turn",),
    "view_before_act": ("turn", "at"),
}
#: The most events that are remembered for a seat that asks for nothing: more than a deal of Tractor has.
MOST_EVENTS: Final = 800


class Multiplayer(Around):
    """A match whose people have a device each, and what each has not been told yet."""

    def __init__(self, within: Sitting) -> None:
        super().__init__(within)
        table = self.table
        #: The events since a seat was answered last; under None those since the table was looked at last.
        self._untold: dict[AnySeat | None, list[Event]] = {}
        #: The turn since which nothing has happened but cards being dealt.
        self._dealing_since = table.turn
        #: The seats of people for whom a bot acted last, since they are away.
        self._stood_in: frozenset[AnySeat] = frozenset()
        #: What a bot was last asked to think in a person's place: the turn, the level, and the thought.
        self._stand_in: tuple[object, SharedWork[Progress, BotDecision]] | None = None
        table.return_to_every_act()

    # Whose message it is ------------------------------------------------------------------------------------
    def find_seat(self, message: Message) -> AnySeat:
        """The message's ``seat``. Raises `RequestError`: ``bad_field`` without one, ``not_a_person``."""
        if message.get("seat") is None:
            raise bad_field("seat", "each person has a device: a message names the seat it is about")
        return find_person(self.table, message["seat"])

    def find_viewer(self, message: Message) -> AnySeat | None:
        """The message's ``seat``, which may be null."""
        return None if message.get("seat", "") is None else self.find_seat(message)

    def tells_position(self) -> bool:
        """Never: the others' devices may be asking."""
        return False

    def table_in_time(self, message: Message) -> Table:
        """The table; while cards are dealt an act may be of an earlier turn.

        Cards go on being dealt while a device thinks of declaring, and since then nobody has acted.
        """
        turn, table = message.get("turn"), self.table
        if type(turn) is int and table.to_act is None and self._dealing_since <= turn <= table.turn:
            return table
        return self.table_at_turn(message)

    # What is shown ------------------------------------------------------------------------------------------
    def tell(self, seat: AnySeat | None, events: tuple[Event, ...]) -> messages.Told:
        """What the seat was not told yet; the others are told when they are answered."""
        if any(not isinstance(event, CardsDealt) for event in events):
            self._dealing_since = self.table.turn
        for one in (None, *self.table.people):
            untold = self._untold.setdefault(one, [])
            untold += public_of(events) if one is None else events_for(one, events)
            del untold[:-MOST_EVENTS]
        others = [seat_name(other) for other in self.table.people if other is not seat]
        return {"events": describe_events(tuple(self._untold.pop(seat, ()))), "changed": others}

    def catch_up(self, seat: AnySeat | None) -> messages.CaughtUp:
        """What the seat was not told yet."""
        return {"events": self.tell(seat, ())["events"]}

    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """The view of a seat as it is at a device of its own; without a seat what everybody may see."""
        table = self.table
        first = next(iter(table.players))
        is_chance = table.observe_chance(first) is not None
        # In a round of chances (`ChanceGame`) each seat sees the table as if it were asked first.
        view = self._within.view(
            first if seat is None else seat, None if seat is None else table.observe_chance(seat)
        )
        waits: messages.WaitsFor = view["waits_for"]
        if is_chance and seat is not None:
            waits = "table"
        elif waits == "you" and table.to_act is not seat:
            waits = "person"
        shown = hide_hand(view) if seat is None else view
        if is_chance and seat is not None:
            shown = {**shown, "to_act": None, "prompt": _offer_chance(view["prompt"])}
        return {
            **add_role(shown, self._stood_in, "stand_in"),
            **self._tell_helps(),
            "waits_for": waits,
            "can_undo": seat is not None and table.can_undo(seat),
            "can_hand_over": seat is not None and table.can_hand_over(seat),
            "handed_over": seat is not None and table.is_handed_over(seat),
            "multiplayer": {
                "seat": seat_name(seat),
                "people": [seat_name(other) for other in table.people],
                "asks": []
                if seat is None
                else [seat_name(other) for other in find_agreeing_seats(table, seat)],
                "is_chance": is_chance,
                "is_open": view["waits_for"] == "bot" and any(one in table.people for one in table.may_act),
                "is_search": table.to_act is not None and table.searches(table.to_act),
            },
        }

    def _tell_helps(self) -> messages.View:
        """Whether and how people were helped, once the deal is over: before, it would say who is in doubt."""
        if self.table.summary() is not None:
            return cast("messages.View", {})
        return cast("messages.View", {"assisted": False, "helps": []})

    # What is done -------------------------------------------------------------------------------------------
    def read_action(self, seat: AnySeat, data: Mapping[str, object]) -> Any:
        """The act, its cards in the same order however they were tapped.

        That order would tell others of a card that played itself.
        """
        self._stood_in -= {seat}
        action = self._within.read_action(seat, data)
        return replace(action, cards=tuple(sorted(action.cards))) if isinstance(action, Play) else action

    def list_choices(self) -> list[object]:
        """None: if the table waited, the others would see what somebody was dealt."""
        return []

    def deal_on(self) -> Stepping:
        """One more act of the table: all are dealt in one answer, which does not tell when a bot declares."""
        return self.table.stepping(holds_end=True)

    def undo(self, seat: AnySeat, message: Message) -> tuple[Event, ...]:
        """Take back the seat's last act, if a person of the other side agrees."""
        if self.table.can_undo(seat):
            check_agreed(self.table, seat, message)
        return self._within.undo(seat, message)

    def hint(self, seat: AnySeat, level: str) -> Hinting:
        """No hint in a round of chances, in which a seat is asked nothing."""
        if self.table.observe_chance(seat) is not None:
            raise RequestError("no_hint_now", "the person is not asked anything")
        return self._within.hint(seat, level)

    def can_try(self, seat: AnySeat, state: object) -> bool:
        """Never: the table is everybody's."""
        return False

    def find_moment(self, message: Message) -> Task:
        """Refused: a moment is tried at a table of one's own."""
        raise not_offered("start_task")

    def stand_in(self, seat: AnySeat, level: str) -> Thinking:
        """What a bot of the level would do on the seat's turn; a thought begun before is gone on with."""
        if self.table.to_act is not seat:
            raise RequestError("no_hint_now", "it is not that person's turn")
        self._stood_in |= {seat}
        key = (self.table.turn, seat, level)
        if self._stand_in is None or self._stand_in[0] != key:
            self._stand_in = key, SharedWork(self.table.advice(seat, level))
        return self._stand_in[1].advance()

    def seat_person(self, message: Message) -> AnySeat:
        """Let a person sit down where a bot or somebody else sat."""
        table = self.table
        seat = parse_any_seat(message.get("seat"), len(table.players))
        others = {other: player.name for other, player in table.players.items() if other is not seat}
        table.seat_person(seat, number_names({**others, seat: read_name(message) or ""})[seat])
        return seat


def find_person(table: Table, name: object) -> AnySeat:
    """The seat of that name. Raises `RequestError` unless a person sits there."""
    seat = parse_any_seat(name, len(table.players))
    if seat not in table.people:
        raise RequestError("not_a_person", f"no person sits at {seat.name}", facts={"seat": seat.name})
    return seat


def _offer_chance(prompt: messages.Prompt | None) -> messages.Prompt | None:
    """The question of a round of chances: none to a seat that can do nothing, and no need to answer."""
    if prompt is None or not prompt.get("declarations"):
        return None
    return cast("messages.Prompt", {**prompt, "can_pass": False})
