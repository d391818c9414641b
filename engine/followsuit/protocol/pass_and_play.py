"""Pass and play: what hides the hands of people who share one device, so that each sees only their own.

A match of exactly one person has no cover: that person's cards are always shown. In every other match at most
one seat is uncovered at a time, and a front end gets what that seat may know. While all are covered it gets
what everybody may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from followsuit.base.errors import RequestError
from followsuit.base.events import Event, events_for, public_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.protocol.answers import describe_events, seat_name
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.sitting import Acting, Around, Sitting
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: What others see of what only its seat may know, besides the zones.
HIDDEN: Final[Mapping[str, object]] = {"hand": [], "by_rank": [], "trumps": [], "prompt": None}


class PassAndPlay(Around):
    """A match whose people share a device: which seat is uncovered, if any; all are covered at first."""

    def __init__(self, within: Sitting, you: AnySeat) -> None:
        super().__init__(within)
        #: The seat whose cards are shown, and the one whose were last.
        self.uncovered: AnySeat | None = None
        self._shown = you

    @property
    def next_seat(self) -> AnySeat | None:
        """The person whose turn it is; None where it is a bot's or nobody's."""
        seat = self.table.to_act
        return None if seat is None or self.table.is_bot(seat) else seat

    @property
    def may_look(self) -> tuple[AnySeat, ...]:
        """The seats that may be uncovered: the people's, or every seat where four bots are watched."""
        return self.table.people or tuple(self.table.players)

    @property
    def undo_seat(self) -> AnySeat | None:
        """The seat that can take back: the uncovered one, else the person who had a choice last."""
        if self.uncovered is not None and self.table.can_undo(self.uncovered):
            return self.uncovered
        return self.table.last_chooser

    # Whose message it is ------------------------------------------------------------------------------------
    def find_seat(self, message: Message) -> AnySeat:
        """The seat that was uncovered last."""
        return self._shown

    def find_viewer(self, message: Message) -> AnySeat | None:
        """The seat that was uncovered last; `view` hides its cards once they are covered."""
        return self._shown

    def check_open(self, *, acting: bool = False) -> None:
        """Raise `RequestError`: ``covered``, or for an act ``not_a_person`` where a bot is looked at."""
        if self.uncovered is None:
            turn = self.next_seat
            facts = {"seat": None if turn is None else turn.name}
            raise RequestError("covered", "all cards are covered: uncover a seat first", facts=facts)
        if acting and self.table.is_bot(self.uncovered):
            name = self.uncovered.name
            raise RequestError("not_a_person", f"no person sits at {name}", facts={"seat": name})

    def tells_position(self) -> bool:
        """Only to the uncovered seat, on its turn."""
        return self.uncovered is self._shown and self.table.to_act is self._shown

    # What is shown ------------------------------------------------------------------------------------------
    def uncover(self, message: Message) -> AnySeat:
        """Uncover the message's ``seat`` and cover every other. Raises `RequestError`."""
        seat = parse_any_seat(message.get("seat"), len(self.table.players))
        if seat not in self.may_look:
            raise RequestError("not_a_person", f"no person sits at {seat.name}", facts={"seat": seat.name})
        self.uncovered = self._shown = seat
        return seat

    def cover(self) -> None:
        """Cover all seats."""
        self.uncovered = None

    def tell(self, seat: AnySeat | None, events: tuple[Event, ...]) -> messages.Told:
        """What the uncovered seat may know, once those are covered who have nothing more to do."""
        turn = self.next_seat
        is_done = self.table.needs_deal or self.table.is_over
        if is_done or (turn is not None and turn is not self.uncovered):
            self.cover()
        shown = self.uncovered
        return {"events": describe_events(public_of(events) if shown is None else events_for(shown, events))}

    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """The part of a view that may be shown now, with the state of the cover."""
        view, back = self._within.view(seat, observation), self.undo_seat
        asked = () if back is None else find_agreeing_seats(self.table, back)
        if self.uncovered is None:
            view = hide_hand(view)
        elif self.table.is_bot(self.uncovered):
            view = {**view, "prompt": None}
        is_turn = self.next_seat is not None and self.next_seat is self.uncovered
        waits_for: messages.WaitsFor = (
            "person" if view["waits_for"] == "you" and not is_turn else view["waits_for"]
        )
        return {
            **view,
            "waits_for": waits_for,
            "can_undo": back is not None,
            "can_hand_over": self.uncovered is not None and view["can_hand_over"],
            "handed_over": self.uncovered is not None and view["handed_over"],
            "pass_and_play": {
                "uncovered": seat_name(self.uncovered),
                "next": seat_name(self.next_seat),
                "may_look": [seat_name(seat) for seat in self.may_look],
                "takes_back": seat_name(back),
                "asks": [seat_name(seat) for seat in asked],
            },
        }

    # What is done -------------------------------------------------------------------------------------------
    def act(self, action: object) -> Acting:
        """Make the act, and cover its seat unless it has to act again."""
        events = yield from self._within.act(action)
        self._cover_actor()
        return events

    def claim(self, seat: AnySeat) -> tuple[Event, ...]:
        """Take all tricks that are left, and cover the seat."""
        events = self._within.claim(seat)
        self._cover_actor()
        return events

    def hand_over(self, seat: AnySeat, level: str) -> None:
        """Let a bot of the level play on for the uncovered seat, and cover it."""
        self.check_open(acting=True)
        self._within.hand_over(seat, level)
        self.cover()

    def take_over(self, seat: AnySeat) -> None:
        """Let the person decide again whose seat is uncovered."""
        self.check_open()
        self._within.take_over(seat)

    def _cover_actor(self) -> None:
        if self.next_seat is not self.uncovered:
            self.cover()

    def deal(self) -> tuple[Event, ...]:
        """Deal the next deal; all are covered."""
        events = self._within.deal()
        self.cover()
        return events

    def undo(self, seat: AnySeat, message: Message) -> tuple[Event, ...]:
        """Take back a decision of the message's ``seat``, else `undo_seat`'s, if the other side agrees."""
        back = self.undo_seat
        if "seat" in message:
            back = parse_any_seat(message["seat"], len(self.table.players))
        if back is not None:
            check_agreed(self.table, back, message)
        return self._within.undo(seat if back is None else back, message)


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
    return cast("messages.View", {**view, **HIDDEN, "zones": [hide_cards(zone) for zone in view["zones"]]})


def hide_cards(zone: messages.Zone) -> messages.Zone:
    """A zone as those see it who may not know its cards: how many lie there."""
    cards = zone.get("cards")
    if cards is None or not zone.get("secret"):
        return zone
    told = {name: value for name, value in zone.items() if name not in ("cards", "secret")}
    return cast("messages.Zone", {**told, "count": len(cards)})
