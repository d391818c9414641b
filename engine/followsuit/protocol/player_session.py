"""Player session: the table a front end plays at, and the seat it plays from."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, TypeVar, cast

from followsuit.base.errors import RequestError
from followsuit.base.events import Event, events_for
from followsuit.base.seats import AnySeat, Seat
from followsuit.protocol.answers import Answer, Slice, Slices, add_players, describe_events
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.multiplayer import Multiplayer
from followsuit.protocol.pass_and_play import PassAndPlay
from followsuit.protocol.reasons import describe_warning
from followsuit.protocol.record_lines import RecordLines
from followsuit.protocol.replay_state import Replay
from followsuit.table import Budget, CostlyDecision, PlayWarning, Progress, Table

if TYPE_CHECKING:
    from followsuit.bots import SharedWork
    from followsuit.challenges import Challenge
    from followsuit.lessons import Task
    from followsuit.protocol import messages

T = TypeVar("T")


class PlayerSession:
    """One player's table, or none yet, and what the player has open besides."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._names: Mapping[AnySeat, str] = {}
        self._record_lines = RecordLines()
        #: The player's seat; where several people play, the one that was uncovered last.
        self.you: AnySeat = Seat.S
        self._pass_and_play: PassAndPlay | None = None
        self._multiplayer: Multiplayer | None = None
        #: Whether nobody's seat is looked from, where each person has a device.
        self.is_public = False
        #: Number of `cancel_thinking` messages so far; work in progress compares it.
        self.cancel_count = 0
        #: How much bots may think, None for as much as their level does.
        self.budget: Budget | None = None
        #: The part of a review that is done, from 0 to 1; None while there is no review.
        self.review_part: float | None = None
        #: The record opened for viewing, beside the table.
        self.replay = Replay()
        #: The challenge that is played at the table, None where it is a match like any other.
        self.challenge: Challenge | None = None
        #: The task that is tried, if any; meanwhile its table is the one shown.
        self.task: Task | None = None
        self._came_from: tuple[AnySeat, Mapping[AnySeat, str]] = (Seat.S, {})
        #: What the last review found.
        self.findings: tuple[CostlyDecision, ...] = ()
        #: The play that the coach was asked about last, and its judgement (`protocol.coach`).
        self.coaching: tuple[object, SharedWork[Progress, PlayWarning | None]] | None = None

    @property
    def open_table(self) -> Table | None:
        """The table, None before the first match."""
        return self._table if self.task is None else self.task.table

    @property
    def pass_and_play(self) -> PassAndPlay | None:
        """What hides the hands of people who share the device; None for one person, or at a task."""
        return None if self.task is not None else self._pass_and_play

    @property
    def multiplayer(self) -> Multiplayer | None:
        """What is different where each person has a device; None where people share one, or at a task."""
        return None if self.task is not None else self._multiplayer

    @property
    def is_asked(self) -> bool:
        """Whether it is the turn of the seat whose cards are shown."""
        table = self.open_table
        is_open = self.pass_and_play is None or self.pass_and_play.uncovered is self.you
        return table is not None and is_open and table.to_act is self.you

    def begin(
        self,
        table: Table,
        you: AnySeat,
        names: Mapping[AnySeat, str] | None = None,
        challenge: Challenge | None = None,
        *,
        is_multiplayer: bool = False,
    ) -> None:
        """Play at this table from now on, and leave the old one.

        ``names`` are shown for seats whose name is empty in the record. ``challenge`` is played: it
        ends with its one deal, and its bots think by counted work, whatever the clock says.
        ``is_multiplayer``: each person has a device.
        """
        if self.budget is not None and challenge is None:
            table.budget = self.budget
        self._table, self.you, self._names, self.challenge = table, you, names or {}, challenge
        self.task = None
        self._multiplayer, self.is_public = Multiplayer(table) if is_multiplayer else None, False
        self._pass_and_play = None if is_multiplayer or len(table.people) == 1 else PassAndPlay(table)

    def begin_task(self, task: Task, names: Mapping[AnySeat, str]) -> None:
        """Try a task from now on; the table one comes from stays as it is. ``names`` as in `begin`."""
        if self.budget is not None:
            task.table.budget = self.budget
        if self.task is None:
            self._came_from = (self.you, self._names)
        self.task, self.you = task, task.you
        # A moment of the match keeps the match's names.
        self._names = names if any(names.values()) else self._came_from[1]

    def leave_task(self) -> None:
        """Return to the table before the task. Raises `RequestError` (``no_match``) if there was none."""
        self.task = None
        self.you, self._names = self._came_from
        self.table()

    def look_from(self, message: Message) -> None:
        """Look from the seat that a message names, where each person has a device. Raises `RequestError`."""
        if self.multiplayer is not None:
            seat = self.multiplayer.read_seat(message)
            self.look_from_seat(seat)

    def look_from_seat(self, seat: AnySeat | None) -> None:
        """Look from a seat, or from none."""
        self.you = next(iter(self.table().players)) if seat is None else seat
        self.is_public = seat is None

    def hold_seat(self, work: Generator[Slice, None, T]) -> Generator[Slice, None, T]:
        """Do some work in slices from the seat it was begun from.

        Between two slices messages of other seats may be handled.
        """
        seat, is_public = self.you, self.is_public
        while True:
            before = self.you, self.is_public
            self.you, self.is_public = seat, is_public
            try:
                done = next(work)
            except StopIteration as finished:
                found: T = finished.value
                return found
            finally:
                self.you, self.is_public = before
            yield done

    def table(self) -> Table:
        """The table. Raises `RequestError` (``no_match``)."""
        table = self.open_table
        if table is None:
            raise RequestError("no_match", "no match has begun")
        return table

    def table_at_turn(self, message: Message) -> Table:
        """The table, if it stands at the message's ``turn``.

        Raises `RequestError`: ``bad_field`` where that is no whole number, else ``stale_turn``.
        """
        table, turn = self.table(), message.get("turn")
        if type(turn) is not int:
            raise bad_field("turn", "'turn' is the number of the turn one looks at")
        if turn != table.turn:
            raise stale_turn(table)
        return table

    def table_in_time(self, message: Message) -> Table:
        """As `table_at_turn`; where each person has a device, an act may come while cards are being dealt."""
        if self.multiplayer is not None and self.multiplayer.is_in_time(message.get("turn")):
            return self.table()
        return self.table_at_turn(message)

    def answer_events(self, events: tuple[Event, ...]) -> messages.ActAnswer:
        """The answer to an act: the events the player may know of, and the view after them."""
        if self.multiplayer is not None:
            self.multiplayer.remember_events(events)
            seat = None if self.is_public else self.you
            told = describe_events(self.multiplayer.take_events(seat))
            return {"events": told, "view": self.view(), "changed": self.multiplayer.list_others(seat)}
        if self.pass_and_play is None:
            visible = events_for(self.you, events)
        else:
            self.pass_and_play.cover_if_done()
            visible = self.pass_and_play.events_for(events)
        return {"events": describe_events(visible), "view": self.view()}

    def answer_own_act(self, events: tuple[Event, ...]) -> messages.ActAnswer:
        """The answer to an act of the player's own, whose cards are covered again."""
        if self.pass_and_play is not None:
            self.pass_and_play.cover_after_act()
        return self.answer_events(events)

    def check_open(self, *, acting: bool = False) -> None:
        """Raise `RequestError` (``covered``, ``not_a_person``) unless a seat is shown that may do so."""
        if self.pass_and_play is not None:
            self.pass_and_play.check_open(acting=acting)

    def view(self) -> messages.View:
        """The player's view of the table: what the seat may know, and what it can do."""
        table = self.table()
        view: messages.View = {
            **self.view_of(self._observe(table), table.turn, self._waits_for(table)),
            "assisted": table.is_assisted,
            "helps": list(table.helps),
            "can_undo": table.can_undo(self.you),
        }
        if self.task is not None:
            return self._show_task(self.task, view)
        if self.challenge is not None:
            view["challenge"] = {"day": self.challenge.day, "margin": self._margin(table)}
        if self.pass_and_play is not None:
            return self.pass_and_play.view_for(view)
        if self.multiplayer is not None:
            return self.multiplayer.view_for(view, None if self.is_public else self.you)
        return view

    def _show_task(self, task: Task, view: messages.View) -> messages.View:
        """The view with the task, and with the caution against the act that was tried."""
        shown, warning = cast("messages.View", task.shown(view)), task.warning
        against = None if warning is None else describe_warning(task.table, task.observation, warning)
        return {**shown, "task": {**shown["task"], "against": against}}

    def _observe(self, table: Table) -> object:
        """What the player's seat may know."""
        if self.multiplayer is None or self.is_public:
            return table.observe(self.you)
        return self.multiplayer.observe(self.you)

    def _waits_for(self, table: Table) -> messages.WaitsFor:
        waits = find_wait(table)
        return "over" if waits == "deal" and self.challenge is not None and self.task is None else waits

    def _margin(self, table: Table) -> int | None:
        """The margin of the player's side in the deal; None before it is over."""
        summary = table.summary()
        if summary is None:
            return None
        from followsuit.challenges import margin_of

        return margin_of(table.game, table.record().rules, summary, self.you.side.name)

    def view_of(self, observation: object, turn: int, waits_for: messages.WaitsFor) -> messages.View:
        """An observation of this table's game as plain data, with the names and levels of the players."""
        table = self.table()
        return add_players(table.game.view(observation), table.players, turn, waits_for, self._names)

    def collect_record_lines(self, since: int | None) -> Answer:
        """The part of an answer that holds the record's new lines; empty unless the message has ``since``."""
        # A task is not kept as a match.
        if self._table is None or self.task or since is None:
            return {}
        return {"record_lines": self._record_lines.since(since, self._table)}


def read_since(message: Message) -> int | None:
    """The revision of a message's ``since``, None without one. Raises `RequestError` (``bad_field``)."""
    if "since" not in message:
        return None
    since = message["since"]
    if not isinstance(since, int) or isinstance(since, bool):
        raise bad_field("since", "'since' is the revision of the record lines you hold, or 0")
    return since


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


#: Answers one kind of message, at once or in slices. If it raises `FollowSuitError`, nothing has changed.
Handler = Callable[[PlayerSession, Message], Answer | Slices[Answer]]
