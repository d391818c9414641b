"""Match: a whole match in one object, for programs: legal acts, push, undo, result, record.

A match wraps a table: seats and acts may be given as text, every error says where the match stood and what to
do instead, and any seat's act may be pushed, a bot's too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic

from followsuit.api.acts import NO_ACT, SeatAction, Written
from followsuit.api.advice import legal_or_due, stage, what_is_due
from followsuit.api.players import ObservationT, Situation, situation_of
from followsuit.api.position import Position
from followsuit.api.results import TIE, DealResult, MatchResult, deal_result
from followsuit.base.errors import FollowSuitError, IllegalActError, Refusal, RequestError
from followsuit.base.events import Event
from followsuit.base.seats import AnySeat
from followsuit.bots import Bot
from followsuit.table import Table


class Match(Generic[ObservationT]):
    """A match in progress. Make one with `followsuit.match` or `followsuit.resume`.

    >>> import followsuit
    >>> match = followsuit.match("rangvaar", players={"S": "person"}, seed="x")
    >>> events = match.run()
    >>> match.to_act, match.situation().phase, match.legal()[0]
    (Seat.S, 'bidding', Pass(seat=Seat.S))
    >>> match
    <Match of rangvaar, deal 1, S to act (a person)>
    """

    def __init__(self, table: Table, own: Mapping[AnySeat, Bot]) -> None:
        self._own = dict(own)
        self._table = table
        for seat, bot in self._own.items():
            table.sit(seat, bot)

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {stage(self)}>"

    # What can be asked -----------------------------------------------------------------------------------
    @property
    def game(self) -> str:
        """The game's name."""
        return self._table.game.name

    @property
    def rules(self) -> Any:
        """The game's rules value."""
        return self._table.rules

    @property
    def seed(self) -> str:
        """The text all randomness of the match comes from."""
        return self._table.seed

    @property
    def seats(self) -> tuple[AnySeat, ...]:
        """The seats at the table."""
        return tuple(self._table.players)

    @property
    def to_act(self) -> AnySeat | None:
        """The seat whose turn it is; None when it is nobody's."""
        return self._table.to_act

    @property
    def may_act(self) -> tuple[AnySeat, ...]:
        """The seats that may act now but need not: declaring in Tractor while cards are dealt."""
        return self.position.may_act

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._table.is_over

    @property
    def needs_deal(self) -> bool:
        """Whether a new deal comes next."""
        return self._table.needs_deal

    @property
    def deals(self) -> int:
        """How many deals have begun."""
        return len(self._table.record().deals)

    @property
    def position(self) -> Position[ObservationT]:
        """The deal as it stands, with every card: a value to branch from. As text, a line of words."""
        return Position(self._table.game, self.rules, self._table.state)

    def is_bot(self, seat: AnySeat | str) -> bool:
        """Whether a bot acts for the seat when the match goes on by itself."""
        return self._table.is_bot(self.seat(seat))

    def seat(self, seat: AnySeat | str) -> AnySeat:
        """The seat of this table with a name. Raises `RequestError` (``bad_seat``)."""
        return self.position.seat(seat)

    def situation(self, seat: AnySeat | str | None = None) -> Situation[ObservationT]:
        """Return what a seat may know and do now; by default the seat whose turn it is.

        Raises `RequestError` (``bad_seat``) if no seat is given and it is nobody's turn.
        """
        which = self.position.seat_or_turn(seat)
        rng = Random(self._table.seed.bot(self._table.turn, which.name))
        return situation_of(self._table.game, self._table.observe(which), rng)

    def legal(self, seat: AnySeat | str | None = None) -> tuple[SeatAction, ...]:
        """Return the legal acts of a seat (see `Situation.legal`); none if it may not act."""
        return self.position.legal(seat)

    def why_not(self, act: Written, seat: AnySeat | str | None = None) -> Refusal | None:
        """Return why the rules refuse an act now; None if it is legal.

        Raises `FollowSuitError` if it is not an act at all.
        """
        return self._table.check(self._read(act, seat))

    def acts(self) -> tuple[SeatAction, ...]:
        """Return the seats' actions in this deal, in order, without the table's own."""
        deals = self._table.record().deals
        return tuple(act for act in deals[-1].actions if hasattr(act, "seat")) if deals else ()

    def deal_result(self) -> DealResult | None:
        """Return the result of the deal; None before it is over."""
        return deal_result(self._table.game, self.seats, self._table.summary())

    def result(self) -> MatchResult | None:
        """Return the result of the match; None before it is over."""
        last = self.deal_result()
        if not self.is_over or last is None:
            return None
        won_by = last.summary.get("won_by")
        return MatchResult(None if won_by == TIE else won_by, self.deals, last)

    def record(self) -> str:
        """Return the match so far as ``.deal`` text. Raises `RequestError` before the first deal."""
        try:
            return self._table.record_text()
        except RequestError as error:
            raise error.advised(
                "a match has a record once step() or deal() has dealt", self._table.position
            ) from None

    def copy(self) -> Match[ObservationT]:
        """Return a match that stands where this one does; from then on neither changes the other.

        It may go on in another thread. Bots of your own are the same objects in both.
        """
        other = type(self).__new__(type(self))
        other._own, other._table = self._own, self._table.copy()
        return other

    # What can be done ------------------------------------------------------------------------------------
    def deal(self) -> tuple[Event, ...]:
        """Begin the next deal. Raises `IllegalActError` (``no_deal_now``) if none is due."""
        try:
            return self._table.deal()
        except IllegalActError as error:
            raise error.advised(what_is_due(self)) from None

    def push(self, act: Written, seat: AnySeat | str | None = None) -> tuple[Event, ...]:
        """Make an act for the seat whose turn it is, or for ``seat``; a bot may sit there.

        ``act`` is an action (``Play(Seat.S, …)``), its text (``"play AS"``) or its message (``{"kind": …}``).
        Returns the events. Raises `IllegalActError` for an act the rules refuse and `RequestError` for
        anything that is not an act; then nothing has changed.
        """
        if self.needs_deal or self.is_over:
            error = RequestError("no_deal_in_progress", "no deal is being played")
            raise error.advised(what_is_due(self), self._table.position)
        action = self._read(act, seat)
        try:
            return self._table.act(action)
        except IllegalActError as error:
            raise error.advised(legal_or_due(self, action.seat)) from None

    def step(self) -> tuple[Event, ...]:
        """Let the table or a bot make the next act: deal, deal a card, bid, play. Returns the events.

        Raises `RequestError`: ``your_turn`` if a person has to act, ``no_deal_in_progress`` once the match
        is over; and `IllegalActError` if a bot of your own acts against the rules.
        """
        if self.is_over:
            error = RequestError("no_deal_in_progress", "the match is over")
            raise error.advised("result() says how it ended", self._table.position)
        return self._table.deal() if self.needs_deal else self._step(self.to_act)

    def _step(self, turn: AnySeat | None) -> tuple[Event, ...]:
        try:
            return self._table.step()
        except FollowSuitError as error:
            due = legal_or_due(self, turn) if turn in self._own else what_is_due(self)
            raise error.advised(error.remedy or due, self._table.position) from None

    def run(
        self, *, deals: int | None = None, until: Callable[[Match[ObservationT]], bool] | None = None
    ) -> tuple[Event, ...]:
        """Let the table and its bots act, and return all events.

        It stops when a person has to act, when the match is over, when ``deals`` more deals are finished, or
        as soon as ``until(match)`` is true. Raises `RequestError` (``bad_field``) for what is no number of
        deals.
        """
        if deals is not None and (type(deals) is not int or deals < 0):
            error = RequestError("bad_field", f"{deals!r} deals cannot be played", facts={"field": "deals"})
            raise error.advised("deals counts the deals to be finished, from now", self._table.position)
        happened: list[Event] = []
        finished = 0
        while finished != deals and not self.is_over and (until is None or not until(self)):
            turn = self.to_act
            if turn is not None and not self._table.is_bot(turn):
                break
            was_between = self.needs_deal
            happened += self._table.deal() if was_between else self._step(turn)
            finished += not was_between and (self.needs_deal or self.is_over)
        return tuple(happened)

    def undo(self, seat: AnySeat | str | None = None) -> SeatAction | None:
        """Take back the last act, whoever made it, and return it; None for an act of the table itself.

        With a ``seat`` of a person, go back to the seat's last decision in this deal and mark the deal as
        assisted. Raises `IllegalActError` (``nothing_to_undo``) if there is nothing to take back.
        """
        if seat is not None:
            return self._undo_to(self.seat(seat))
        if not self.deals:
            raise self._nothing_to_undo("no deal has begun")
        if not self._table.record().deals[-1].actions:
            raise self._nothing_to_undo(
                "acts of the deal being played can be taken back, not the deal itself"
            )
        undone = self._table.take_back()
        return undone if hasattr(undone, "seat") else None

    def _undo_to(self, seat: AnySeat) -> SeatAction | None:
        before = self._table.record().deals[-1:]
        try:
            self._table.undo(seat)
        except IllegalActError as error:
            raise error.advised(
                f"{seat.name} has decided nothing in this deal that could be taken back"
            ) from None
        undone: SeatAction = before[0].actions[len(self._table.record().deals[-1].actions)]
        return undone

    # Errors ----------------------------------------------------------------------------------------------
    def _read(self, act: Written, seat: AnySeat | str | None) -> Any:
        if isinstance(act, str) and act.strip().lower() == NO_ACT:
            error = RequestError("unclear", f"{act!r} is not acting at all")
            raise error.advised("call step() instead of pushing it", self._table.position)
        return self.position.read(act, seat)

    def _nothing_to_undo(self, why: str) -> IllegalActError:
        return IllegalActError(Refusal("nothing_to_undo"), "undo", self._table.position).advised(why)
