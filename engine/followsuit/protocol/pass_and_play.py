"""Pass and play: what hides the hands of people who share one device, so that each sees only their own.

A match of exactly one person has no cover: that person's cards are always shown. In every other match at most
one seat is uncovered at a time, and a front end gets what that seat may know. While all are covered it gets
what everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from followsuit.base.errors import RequestError
from followsuit.base.events import Event, events_for, public_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.protocol.answers import seat_name
from followsuit.protocol.message import Message, bad_field
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: The keys of a view that hold what only its seat may know: its cards and its prompt.
OWN_CARDS: Final = ("hand", "by_rank", "trumps", "picked", "buried")
PROMPT: Final = "prompt"
#: The key of a view that says whether a seat has picked its packet up.
PACKET: Final = "packet"


class PassAndPlay:
    """Which seat of a table is uncovered, if any; all are covered at first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        #: The seat whose cards are shown.
        self.uncovered: AnySeat | None = None

    @property
    def next_seat(self) -> AnySeat | None:
        """The person whose turn it is; None where it is a bot's or nobody's."""
        seat = self._table.to_act
        return None if seat is None or self._table.is_bot(seat) else seat

    @property
    def may_look(self) -> tuple[AnySeat, ...]:
        """The seats that may be uncovered: the people's, or every seat where four bots are watched."""
        return self._table.people or tuple(self._table.players)

    @property
    def undo_seat(self) -> AnySeat | None:
        """The seat that can take back: the uncovered one, else the person who had a choice last."""
        if self.uncovered is not None and self._table.can_undo(self.uncovered):
            return self.uncovered
        return self._table.last_chooser

    def uncover(self, message: Message) -> AnySeat:
        """Uncover the message's ``seat`` and cover every other. Raises `RequestError`."""
        seat = parse_any_seat(message.get("seat"), len(self._table.players))
        if seat not in self.may_look:
            raise RequestError("not_a_person", f"no person sits at {seat.name}", facts={"seat": seat.name})
        self.uncovered = seat
        return seat

    def cover_all(self) -> None:
        """Cover all seats."""
        self.uncovered = None

    def cover_if_done(self) -> None:
        """Cover all seats once it is another person's turn, or the deal is over."""
        table, turn = self._table, self.next_seat
        if table.needs_deal or table.is_over or (turn is not None and turn is not self.uncovered):
            self.cover_all()

    def cover_after_act(self) -> None:
        """Cover the seat that acted, unless it has to act again."""
        if self.next_seat is not self.uncovered:
            self.cover_all()

    def check_open(self, *, acting: bool = False) -> None:
        """Raise `RequestError`: ``hide_hand``, or for an act ``not_a_person`` where a bot is looked at."""
        if self.uncovered is None:
            turn = self.next_seat
            facts = {"seat": None if turn is None else turn.name}
            raise RequestError("covered", "all cards are covered: uncover a seat first", facts=facts)
        if acting and self._table.is_bot(self.uncovered):
            name = self.uncovered.name
            raise RequestError("not_a_person", f"no person sits at {name}", facts={"seat": name})

    def find_undo_seat(self, message: Message) -> AnySeat | None:
        """The seat whose decision is taken back, if a person of the other side agrees.

        Raises `RequestError`. It is that of the message, else `undo_seat`.
        """
        seat = self.undo_seat
        if "seat" in message:
            seat = parse_any_seat(message["seat"], len(self._table.players))
        if seat is not None:
            check_agreed(self._table, seat, message)
        return seat

    def events_for(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return the events that may be sent now."""
        if self.uncovered is not None:
            return events_for(self.uncovered, events)
        return public_of(events)

    def view_for(self, view: messages.View) -> messages.View:
        """Return the part of a view that may be shown now, with the state of the cover."""
        back = self.undo_seat
        asked = () if back is None else find_agreeing_seats(self._table, back)
        if self.uncovered is None:
            view = hide_hand(view)
        elif self._table.is_bot(self.uncovered):
            view = {**view, "prompt": None}
        is_turn = self.next_seat is not None and self.next_seat is self.uncovered
        waits_for: messages.WaitsFor = (
            "person" if view["waits_for"] == "you" and not is_turn else view["waits_for"]
        )
        return {
            **view,
            "waits_for": waits_for,
            "can_undo": back is not None,
            "pass_and_play": {
                "uncovered": seat_name(self.uncovered),
                "next": seat_name(self.next_seat),
                "may_look": [seat_name(seat) for seat in self.may_look],
                "takes_back": seat_name(back),
                "asks": [seat_name(seat) for seat in asked],
            },
        }


def find_agreeing_seats(table: Table, seat: AnySeat) -> tuple[AnySeat, ...]:
    """The people of the other side, one of whom has to agree when ``seat`` takes back."""
    return tuple(other for other in table.people if other.side is not seat.side)


def check_agreed(table: Table, seat: AnySeat, message: Message) -> None:
    """Raise `RequestError` (``ask_first``) unless a person of the other side agrees to an undo."""
    asked = find_agreeing_seats(table, seat)
    agreed = message.get("agreed")
    if agreed is not None and not isinstance(agreed, str):
        raise bad_field("agreed", "'agreed' is the seat of the person who agrees")
    if asked and agreed not in {other.name for other in asked}:
        facts = {"seat": seat.name, "asks": [other.name for other in asked]}
        raise RequestError("ask_first", "a person of the other side has to agree", facts=facts)


def hide_hand(view: messages.View) -> messages.View:
    """A view without what only its seat may know."""
    hidden: dict[str, object] = {PROMPT: None, **{key: [] for key in OWN_CARDS if key in view}}
    if "face_down" in (packet := view.get(PACKET, {})):
        # Nobody looks at cards under a cover: every packet still to be added to lies face down.
        hidden[PACKET] = {**packet, "face_down": packet["to_come"] > 0}
    indicator = view.get("indicator")
    if indicator is not None and indicator["face_down"]:
        hidden["indicator"] = {"face_down": True, "card": None}
    return cast("messages.View", {**view, **hidden})
