"""Sitting: what a person plays at; a handler asks it, and never which one it is.

A match and a task are sittings. A challenge, covered hands and a device for each person are put around a
match (`Around`): each changes what it is there for, and leaves the rest to the sitting within.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from followsuit.base.agreements import Agreements
from followsuit.base.cards import Card
from followsuit.base.errors import RequestError
from followsuit.base.events import Event, events_for
from followsuit.base.seats import AnySeat
from followsuit.protocol.answers import Answer, add_players, add_role, describe_events, drop_prompt
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.record_lines import RecordLines
from followsuit.table import (
    BotDecision,
    Budget,
    DecisionReview,
    PlayWarning,
    Progress,
    Stepping,
    Table,
    Thinking,
)

if TYPE_CHECKING:
    from followsuit.challenges import Challenge
    from followsuit.lessons import Task
    from followsuit.protocol import messages
    from followsuit.record import Record

#: A message about no seat.
OF_NO_SEAT: Final[Message] = {"seat": None}
#: Work in slices that ends with the events of what was done.
Acting = Generator[Progress, None, tuple[Event, ...]]
#: Work in slices that ends with the level asked, None where it is no bot's, and what it would do.
Hinting = Generator[Progress, None, tuple[str | None, BotDecision]]


class Sitting(ABC):
    """A table, and the seat a person has there. What it does not offer it refuses (`not_offered`).

    ``names`` are shown for seats whose name is empty in the record.
    """

    def __init__(self, you: AnySeat, names: Mapping[AnySeat, str]) -> None:
        self._you, self.names = you, names

    @property
    @abstractmethod
    def table(self) -> Table:
        """The table as it stands."""

    # Whose message it is ------------------------------------------------------------------------------------
    def find_seat(self, message: Message) -> AnySeat:
        """The seat that a message is about. Raises `RequestError`."""
        return self._you

    def find_viewer(self, message: Message) -> AnySeat | None:
        """The same of a message that may be about no seat: None for what everybody may see."""
        return self.find_seat(message)

    def check_open(self, *, acting: bool = False) -> None:  # noqa: B027 most sittings hide nothing
        """Raise `RequestError` (``covered``, ``not_a_person``) unless a seat is shown that may do so."""

    def tells_position(self) -> bool:
        """Whether a refusal may say how the seat whose turn it is stands."""
        return self.table.to_act is self._you

    def table_at_turn(self, message: Message) -> Table:
        """The table, if it stands at the message's ``turn``.

        Raises `RequestError`: ``bad_field`` where that is no whole number, else ``stale_turn``.
        """
        turn = message.get("turn")
        if type(turn) is not int:
            raise bad_field("turn", "'turn' is the number of the turn one looks at")
        if turn != self.table.turn:
            raise stale_turn(self.table)
        return self.table

    def table_in_time(self, message: Message) -> Table:
        """The table, if an act of the message's ``turn`` still counts. Raises `RequestError`."""
        return self.table_at_turn(message)

    # What is shown ------------------------------------------------------------------------------------------
    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """What a seat may know, and what it can do; ``observation``: by what it would know elsewhere."""
        table, own = self.table, self._seated(seat)
        seen = table.observe(own) if observation is None else observation
        view: messages.View = {
            **add_players(table.game.view(seen), table.players, table.turn, find_wait(table), self.names),
            "assisted": table.is_assisted,
            "helps": list(table.helps),
            "can_undo": table.can_undo(own),
            "can_hand_over": self.can_hand_over(own),
            "handed_over": table.is_handed_over(own),
        }
        view = add_role(view, table.handed_over, "handed_over")
        return drop_prompt(view) if table.is_handed_over(own) else view

    def view_moment(self, observation: object, turn: int) -> messages.View:
        """What a seat knew at an earlier turn of this deal."""
        table = self.table
        view = add_players(table.game.view(observation), table.players, turn, "table", self.names)
        return {**drop_prompt(view), "assisted": table.is_assisted}

    def tell(self, seat: AnySeat | None, events: tuple[Event, ...]) -> messages.Told:
        """What has just happened, as far as a seat may know."""
        return {"events": describe_events(events_for(self._seated(seat), events))}

    def catch_up(self, seat: AnySeat | None) -> messages.CaughtUp:
        """What a seat was not told yet, where others act while its device asks for nothing."""
        return {}

    def _seated(self, seat: AnySeat | None) -> AnySeat:
        assert seat is not None, "nobody's view is asked for but where each person has a device"
        return seat

    # What is done -------------------------------------------------------------------------------------------
    def read_action(self, seat: AnySeat, data: Mapping[str, object]) -> Any:
        """A seat's act as a message has it. Raises `FollowSuitError`."""
        return self.table.game.action_from(seat, data)

    def complete_selection(self, seat: AnySeat, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
        """The cards that are chosen once another is tapped."""
        return self.table.choosing(seat, chosen, tapped)

    def list_choices(self) -> list[object]:
        """What people may do although it is nobody's turn; the table waits where there is more of it."""
        table = self.table
        people = [seat for seat in table.may_act if not table.is_bot(seat)]
        return [action for seat in people for action in table.game.options(table.observe(seat))]

    def deal_on(self) -> Stepping:
        """One more act of the table in the same answer, so that a front end can show its cards one by one.

        What changes more than the cards is left to the next answer: that a bot declares, and the last card.
        """
        return self.table.stepping(holds_end=True, holds_change=True)

    @abstractmethod
    def act(self, action: Any) -> Acting:
        """Make a person's act. Raises `FollowSuitError`, and then nothing has changed."""

    def claim(self, seat: AnySeat) -> tuple[Event, ...]:
        """Take all tricks that are left."""
        raise not_offered("claim_tricks")

    def deal(self) -> tuple[Event, ...]:
        """Deal the next deal."""
        raise not_offered("deal")

    def undo(self, seat: AnySeat, message: Message) -> tuple[Event, ...]:
        """Go back to a seat's last decision in this deal."""
        raise not_offered("undo")

    def can_hand_over(self, seat: AnySeat) -> bool:
        """Whether a person can have a bot play on."""
        return False

    def hand_over(self, seat: AnySeat, level: str) -> None:
        """Let a bot play on for a person."""
        raise not_offered("hand_over")

    def take_over(self, seat: AnySeat) -> None:
        """Let the person decide again for whom a bot played on."""
        raise not_offered("take_over")

    def uncover(self, message: Message) -> AnySeat:
        """Show the cards of the message's seat and of no other, where people share a device; the seat."""
        raise not_offered("uncover_seat")

    def cover(self) -> None:  # noqa: B027 most sittings hide nothing
        """Cover all cards that can be covered."""

    def agree(self, agreements: Agreements) -> None:
        """Have the bots keep and read these from the next deal on."""
        raise not_offered("set_agreements")

    def stand_in(self, seat: AnySeat, level: str) -> Thinking:
        """What a bot would do in the place of a person who is away."""
        raise not_offered("act_for_seat")

    def seat_person(self, message: Message) -> AnySeat:
        """Let a person sit down between two deals; the seat."""
        raise not_offered("take_seat")

    # Help ---------------------------------------------------------------------------------------------------
    @abstractmethod
    def hint(self, seat: AnySeat, level: str) -> Hinting:
        """What to do in the seat's place, by a bot of a level or as it is known."""

    def judge(self, action: Any) -> Generator[Progress, None, PlayWarning | None]:
        """The caution against a legal act before it is made, None where there is none."""
        yield from ()
        return None

    def review(self, seat: AnySeat) -> Generator[Progress, None, DecisionReview]:
        """The decisions of a deal that is over that cost the seat most."""
        raise not_offered("review_deal")

    def can_try(self, seat: AnySeat, state: object) -> bool:
        """Whether a seat may try again what it did in a state of this deal."""
        return False

    def find_moment(self, message: Message) -> Task:
        """The task of a moment that the review found. Raises `RequestError`."""
        raise not_offered("start_task")

    def try_again(self) -> Task:
        """The task that is played, from its beginning."""
        raise not_offered("start_task")

    # What it is kept as -------------------------------------------------------------------------------------
    def set_pace(self, budget: Budget) -> None:
        """Limit how much the bots think."""
        self.table.budget = budget

    def find_challenge(self, record: Record) -> Challenge | None:
        """The challenge that is played here, None where the record is not of it."""
        return None

    def collect_record_lines(self, lines: RecordLines, since: int) -> Answer:
        """The part of an answer that holds the record's new lines; empty where it is not kept as a match."""
        return {}


if TYPE_CHECKING:
    _Within = Sitting
else:
    _Within = object


class Around(_Within):
    """Something put around a sitting. What it does not change itself the sitting within does."""

    def __init__(self, within: Sitting) -> None:
        self._within = within

    @property
    def table(self) -> Table:
        """The table within."""
        return self._within.table

    def act(self, action: Any) -> Acting:
        """Make the act."""
        return self._within.act(action)

    def hint(self, seat: AnySeat, level: str) -> Hinting:
        """What the sitting within says."""
        return self._within.hint(seat, level)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._within, name)


def answer_events(sitting: Sitting, seat: AnySeat | None, events: tuple[Event, ...]) -> messages.ActAnswer:
    """The answer to an act: the events that a seat may know of, and its view after them."""
    told = sitting.tell(seat, events)
    return {**told, "view": sitting.view(seat)}


def not_offered(op: str) -> RequestError:
    """The refusal of what cannot be done at this table, whoever asks and whatever the turn."""
    return RequestError("not_offered", f"{op!r} is not offered at this table", facts={"op": op})


def stale_turn(table: Table) -> RequestError:
    """The refusal of a message about another turn."""
    return RequestError("stale_turn", f"the table stands at turn {table.turn}", facts={"turn": table.turn})


def find_wait(table: Table) -> messages.WaitsFor:
    """Who or what the table waits for: ``you``, ``bot``, ``table``, ``deal`` or ``over``."""
    if table.is_over:
        return "over"
    if table.needs_deal:
        return "deal"
    seat = table.to_act
    if seat is None:
        return "table"
    return "bot" if table.is_bot(seat) else "you"
