"""Match state: its players, deals and state, and what can be asked about them; nothing here changes it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from followsuit.base.agreements import Agreements
from followsuit.base.cards import Card
from followsuit.base.errors import Refusal, RequestError
from followsuit.base.game import AnyGame, ChanceGame
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.base.turns import TableAct, Turn, next_turn
from followsuit.bots import BotDecision, Budget, DecisionReview, PlayWarning, Progress, Thinking
from followsuit.card_games.registry import game_named
from followsuit.record import DealRecord, Fork, Player, Record, write_record
from followsuit.table.table_bots import SeatAct, TableBots, acts_of, cards_of_deals


class MatchState:
    """A match as it stands, for its table to go on with. It holds the full state.

    ``ends`` are the states in which the deals of its record end.
    """

    def __init__(self, record: Record, state: Any, turn: int, ends: Sequence[Any] = ()) -> None:
        self._game: AnyGame = game_named(record.game)
        self._head = record
        self._deals = list(record.deals)
        self._state = state
        self._turn = turn
        #: A state, and what comes next in it.
        self._due: tuple[Any, Turn | TableAct | None] = (None, None)
        *_, agreements = cards_of_deals(self._game, record, ends[:-1])
        self._bots = TableBots(self._game, record.players, record.seed, agreements)
        #: The seats of people for whom a bot decides for the time being.
        self._handed_over: frozenset[AnySeat] = frozenset()
        #: The states in which the acts of this deal were made, as far back as this table made them.
        self._before: list[Any] = []
        #: The points of this deal at which people had a choice, in order: undo returns to these.
        self._forks: list[Fork] = []

    def _copied_to(self, other: MatchState) -> None:
        """Make another match of this one as it stands; from then on neither changes the other."""
        other.__dict__.update(self.__dict__)
        other._deals = list(self._deals)
        other._before = list(self._before)
        other._forks = list(self._forks)
        other._bots = self._bots.copy()

    # What can be asked -----------------------------------------------------------------------------------
    @property
    def state(self) -> Any:
        """The full state, with every hidden card: a frozen value, for whoever may know them all."""
        return self._state

    @property
    def game(self) -> AnyGame:
        """The game played."""
        return self._game

    @property
    def budget(self) -> Budget:
        """How much each bot may think."""
        return self._bots.budget

    @budget.setter
    def budget(self, budget: Budget) -> None:
        self._bots.budget = budget

    @property
    def players(self) -> Mapping[AnySeat, Player]:
        """Who sits where."""
        return self._head.players

    @property
    def people(self) -> tuple[AnySeat, ...]:
        """The seats at which people sit."""
        return tuple(seat for seat in self.players if seat not in self._bots or seat in self._handed_over)

    @property
    def agreements(self) -> Agreements:
        """What the bots have agreed on, as last chosen: for the next deal."""
        chosen = (deal.agreements for deal in reversed(self._deals))
        return next((one for one in chosen if one is not None), self._head.agreements)

    @property
    def agreements_now(self) -> Agreements:
        """What they have agreed on in this deal, with what they know of who keeps it."""
        return self._bots.agreements

    @property
    def turn(self) -> int:
        """The number of acts so far, deals included; grows with every act."""
        return self._turn

    @property
    def seed(self) -> Seed:
        """The text all randomness of the match comes from."""
        return self._head.seed

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._game.is_over(self._state)

    @property
    def needs_deal(self) -> bool:
        """Whether a new deal comes next."""
        return self._game.needs_deal(self._state)

    @property
    def to_act(self) -> AnySeat | None:
        """The seat whose turn it is; None if it is nobody's."""
        due = self._find_due()
        return due.seat if isinstance(due, Turn) else None

    def _find_due(self) -> Turn | TableAct | None:
        """What comes next where those who are free to act will not."""
        if self._due[0] is not self._state:
            self._due = self._state, next_turn(self._game, self._state, self.may_act)
        return self._due[1]

    @property
    def rules(self) -> Any:
        """The game's rules value."""
        return self._head.rules

    @property
    def may_act(self) -> tuple[AnySeat, ...]:
        """The seats that may act but need not."""
        return tuple(self._game.may_act(self._state))

    @property
    def position(self) -> str:
        """The position in a line of words, for errors."""
        return self._game.position(self._state)

    @property
    def is_assisted(self) -> bool:
        """Whether the person was helped in this deal."""
        return bool(self._deals) and self._deals[-1].is_assisted

    def can_undo(self, seat: AnySeat) -> bool:
        """Whether the seat has a decision in this deal that it can undo."""
        return self._is_deal_on and any(one.seat is seat for one in self._forks)

    @property
    def last_chooser(self) -> AnySeat | None:
        """The seat of the person whose decision was the last that can be undone; None if there is none."""
        return self._forks[-1].seat if self._is_deal_on and self._forks else None

    @property
    def handed_over(self) -> frozenset[AnySeat]:
        """The seats of people for whom a bot decides for the time being."""
        return self._handed_over

    def is_handed_over(self, seat: AnySeat) -> bool:
        """Whether a bot decides for the person who sits there, for the time being."""
        return seat in self._handed_over

    def can_hand_over(self, seat: AnySeat) -> bool:
        """Whether the person who sits there can have a bot play on."""
        return self._is_deal_on and bool(self._deals) and seat not in self._bots

    @property
    def _is_deal_on(self) -> bool:
        return not self.needs_deal and not self.is_over

    def is_bot(self, seat: AnySeat) -> bool:
        """Whether a bot decides for the seat."""
        return seat in self._bots

    def choosing(self, seat: AnySeat, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
        """The cards a seat has chosen once it has tapped another. Raises `CardError` for cards not held."""
        return tuple(self._game.choosing(self.observe(seat), chosen, tapped))

    def check(self, action: Any) -> Refusal | None:
        """Return why an action would be refused now, or None."""
        return self._game.check(self._state, action)

    def summary(self) -> dict[str, Any] | None:
        """Return the result of the deal as plain data; None before it is over."""
        return self._game.summary(self._state)

    def observe(self, seat: AnySeat) -> Any:
        """Return what the seat may know."""
        return self._game.observe(self._state, seat)

    def observe_chance(self, seat: AnySeat) -> Any | None:
        """Return what the seat would know if it were asked first, where seats are asked in turn for what few
        can do; None elsewhere.
        """
        state = self._game.asked_first(self._state, seat) if isinstance(self._game, ChanceGame) else None
        return None if state is None else self._game.observe(state, seat)

    def searches(self, seat: AnySeat) -> bool:
        """Whether the bot of a seat searches, which its level says; False for a person."""
        return seat in self._bots and self._bots.searches(seat)

    def record(self) -> Record:
        """Return the match so far."""
        return self._head.with_deals(self._deals)

    def record_text(self) -> str:
        """Return the match so far as ``.deal`` text. Raises `RequestError` before the first deal."""
        self._deal_now()
        return write_record(self.record())

    # Looking back ----------------------------------------------------------------------------------------
    def acts(self) -> list[SeatAct]:
        """The acts of the seats in this deal, in order, each with the state it was made in.

        Raises `RequestError` (``no_deal_in_progress``) before the first deal.
        """
        return acts_of(self._game, self._head.rules, self._deal_now())

    def advice(self, seat: AnySeat, level: str) -> Thinking:
        """Return what a bot of a level would do in the seat's place, from what the seat may know.

        Raises `RequestError` (``unknown_level``).
        """
        return self._bots.advice(seat, self._state, self._turn, level)

    def warning(self, action: Any) -> Generator[Progress, None, PlayWarning | None]:
        """Return the caution against a legal action, from what its seat may know.

        None if nothing is proven.
        """
        return self._bots.warning(action.seat, self._state, self._turn, action)

    def recalled(self, act: SeatAct) -> Generator[Progress, None, BotDecision | None]:
        """Return what the bot thought when it acted: kept, or computed again from what it knew then.

        None if that would now give another act: the record is of other bots, or of a person.
        """
        before = sum(1 + len(deal.actions) for deal in self._deals[:-1])
        return self._bots.recalled(act, before + 1 + act.at)

    def review(self, seat: AnySeat) -> Generator[Progress, None, DecisionReview]:
        """Return the decisions of this deal that cost a seat most, as the strongest bot judges them."""
        return self._bots.review(seat, self.acts(), self._deal_now().number)

    def _deal_now(self) -> DealRecord:
        """Return the deal in progress, or the last one. Raises `RequestError`."""
        if not self._deals:
            raise RequestError("no_deal_in_progress", "no deal has begun")
        return self._deals[-1]
