"""Game: the functions that every game has. They are pure: the caller keeps the state.

A game is a package with a module ``game`` that offers one value ``GAME`` of this protocol. Its rules, states,
actions and observations are frozen values of its own types, which are the protocol's type parameters. The
table, the record and the roster of bots know only at run time which game they have (`AnyGame`): they pass its
values on without looking into them. Nothing in this module imports a concrete game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

from followsuit.base.cards import Card
from followsuit.base.errors import Refusal, RulesError
from followsuit.base.events import Event
from followsuit.base.fields import Field
from followsuit.base.parsing import read_json
from followsuit.base.rules import Specification
from followsuit.base.seats import AnySeat, Rotation, Seat, TableSeat

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
RulesT = TypeVar("RulesT")
ObservationT = TypeVar("ObservationT")
StepT = TypeVar("StepT", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[StepT]):
    """The result of an action: the new state, and the events in the order they happened."""

    state: StepT
    events: tuple[Event, ...] = ()


#: A function that answers one kind of referee question: from the rules and the question's fields it makes the
#: ruling's fields.
Ruling = Callable[[RulesT, Mapping[str, Any]], dict[str, Any]]


class Game(Protocol[StateT, ActionT, RulesT, ObservationT]):
    """The functions of one game, typed by its states, actions, rules and observations.

    All are pure; the caller passes the random generator in.
    """

    name: str
    #: The first letter of its clauses' numbers (``T26``); no two games share one.
    clause_letter: str
    #: The direction of its usual rules; `direction_of` is that of given rules.
    rotation: Rotation
    #: The options that a person chooses in addition to the preset when a match begins (Rangvaar's ``deals``).
    asked_options: Sequence[str]
    #: The fields of an opening that follow from the deal before (``dealer``, ``totals``), not from the cards.
    standing_fields: Sequence[str]

    def __hash__(self) -> int:
        """Games are told apart by identity, and may be keys."""

    # Rules -----------------------------------------------------------------------------------------------
    def preset_names(self) -> Sequence[str]:
        """The presets, ``reference`` first."""

    def rules(self, specification: Specification) -> RulesT:
        """The rules a specification describes. Raises `RulesError`."""

    def specification(self, rules: RulesT) -> str | dict[str, Any]:
        """The shortest specification of the rules."""

    def rule_options(self) -> Sequence[Field]:
        """The fields of the rules that are offered, with clause, choices and default."""

    def idle_rules(self, rules: RulesT) -> Mapping[str, str]:
        """The fields that have no effect under these rules, each with the field that switches it off."""

    # A match ---------------------------------------------------------------------------------------------
    def new_match(self, rules: RulesT, rng: Random) -> StateT:
        """The state before the first deal. What is random about it (the first dealer) is drawn here."""

    def needs_deal(self, state: StateT) -> bool:
        """Whether a new deal comes next: before deal 1, and after a deal that did not end the match."""

    def is_over(self, state: StateT) -> bool:
        """Whether the match is over."""

    def deal(self, state: StateT, rng: Random) -> Step[StateT]:
        """Shuffle and begin the next deal. Raises `IllegalActError` unless `needs_deal`."""

    def opening(self, state: StateT) -> Mapping[str, str]:
        """How the deal in progress began, as ordered record fields (``dealer``, ``totals``, ``hand S`` …).

        The fields hold the cards and the standing; with the actions since then they describe the whole deal.
        They are `standing_fields` and ``hand S`` … for each seat, or what an `OpeningGame` has instead.
        """

    def place(self, rules: RulesT, number: int, opening: Mapping[str, str]) -> Step[StateT]:
        """Begin deal ``number`` from an opening's fields. Raises `FollowSuitError` if they are invalid."""

    # A deal ----------------------------------------------------------------------------------------------
    def to_act(self, state: StateT) -> TableSeat | None:
        """The seat whose turn it is; None when nobody has to act."""

    def may_act(self, state: StateT) -> Sequence[TableSeat]:
        """The seats that may act but need not (declaring while cards are dealt); usually none."""

    def table_act(self, state: StateT) -> ActionT | None:
        """The table's own next action when no seat has to act (dealing one card); None otherwise."""

    def check(self, state: StateT, action: ActionT) -> Refusal | None:
        """Why the action is refused now, or None. This function alone decides what is legal."""

    def apply(self, state: StateT, action: ActionT) -> Step[StateT]:
        """The state and events after the action. Raises `IllegalActError` if `check` refuses it."""

    def observe(self, state: StateT, seat: TableSeat) -> ObservationT:
        """What the seat may know, as a fresh value that holds no reference to the state."""

    def options(self, observation: ObservationT) -> Sequence[ActionT]:
        """A bounded list of canonical legal actions for the observing seat; empty if it may not act."""

    def choosing(self, observation: ObservationT, chosen: Sequence[Card], tapped: Card) -> Sequence[Card]:
        """The cards to select after a tap on ``tapped`` when ``chosen`` are selected already.

        This is a suggestion; `check` decides whether the set may be played. Raises `CardError` for cards that
        the seat does not hold.
        """

    def sure_leads(self, observation: ObservationT) -> Sequence[Sequence[Card]]:
        """The plays that win the observing seat every trick left, whatever the others hold and play.

        They are in the order to be played, each a set of cards; the first answers the trick on the table, if
        there is one. Empty if that is not certain or if it is not the seat's turn.
        """

    # Words -----------------------------------------------------------------------------------------------
    def view(self, observation: ObservationT) -> dict[str, Any]:
        """The observation as plain data for a front end; keys in `followsuit.protocol`."""

    def summary(self, state: StateT) -> dict[str, Any] | None:
        """The result of the deal as plain data; None before the deal is over."""

    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """The figures of a finished deal for statistics, under the same keys in every game.

        ``summary`` is the deal's `summary`; the deal was not thrown in. The keys: ``declarer`` and ``side``
        (None in a game without one); ``contract`` (None if nothing was bid); ``made``, whether the declaring
        side reached its aim; ``unit``, ``points`` or ``tricks``; ``took``, how many of these by side;
        ``standing``, the totals or levels after the deal as text by side; ``ahead``, the side that gained
        more by the deal, None for neither.
        """

    def side_figures(self, rules: RulesT, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """The figures of a deal for comparing players over many deals.

        ``rules`` and ``summary`` are the deal's. The result maps the name of each figure to its values by
        side (``NS``, ``EW``); the most important figure comes first. Every deal of the same rules has the
        same figures: a deal that was thrown in has those of a deal that brought neither side anything.
        """

    def action_from(self, seat: TableSeat, data: Mapping[str, Any]) -> ActionT:
        """The action a message describes (``{"kind": "play", "cards": ["AS"]}``). Raises `RequestError`."""

    def write_actions(self, actions: Sequence[ActionT]) -> list[str]:
        """A deal's actions as record lines."""

    def read_actions(self, state: StateT, line: str) -> Sequence[ActionT]:
        """The actions of one record line that follows this state. Raises `FollowSuitError`."""

    def position(self, state: StateT) -> str:
        """The position in a line of words, for errors."""

    def rulings(self) -> Mapping[str, Ruling[RulesT]]:
        """The functions that answer the referee's questions for this game, by the name of the question."""


@runtime_checkable
class ShapedGame(Protocol):
    """A game in which several cards are played at once, and such a play has a name."""

    def shape_of(self, observation: Any, cards: Sequence[Card]) -> str | None:
        """The name of what the observing seat would play (``pair``, ``tractor``); None where it has none."""


@runtime_checkable
class OptionalActGame(Protocol):
    """A game that says which of the seats that may act have anything to think about."""

    def asks(self, state: Any, seat: TableSeat) -> bool:
        """Whether something has changed for a seat that may act, and it holds what it could act with."""


@runtime_checkable
class ChanceGame(Protocol):
    """A game in which seats are asked in turn for what few can do, such as a last chance to declare."""

    def asked_first(self, state: Any, seat: TableSeat) -> Any | None:
        """The state in which a seat is asked before the others of such a round; None outside of one.

        A seat that has answered in this round is not asked again: for it nothing changes.
        """


@runtime_checkable
class MarginGame(Protocol):
    """A game that says how good a deal was for a side in one number, for comparing those who played it."""

    def margin(self, rules: Any, summary: Mapping[str, Any], side: str) -> int:
        """How good the deal of a `Game.summary` was for a side; negative where it was bad, 0 if thrown in."""


@runtime_checkable
class OpeningGame(Protocol):
    """A game whose deals open with more than the standing and a hand for each seat."""

    #: The names of the fields that are not of the standing; SEAT stands for a seat's name (``hand SEAT``).
    dealt_fields: Sequence[str]


@runtime_checkable
class UnderWayGame(Protocol):
    """A game that can draw how a match under way stands, for playing single deals as they come in a match."""

    def under_way(self, rules: Any, opening: Mapping[str, str], rng: Random) -> tuple[int, dict[str, str]]:
        """A deal's number in its match, and the fields of its standing, drawn by lot.

        ``opening`` is that of the match's first deal, whose cards and first seat stay.
        """


@runtime_checkable
class DirectionByRules(Protocol):
    """A game whose rules say which way turns pass. A game without this always turns as its `rotation`."""

    def direction(self, rules: Any) -> Rotation:
        """The direction in which deal, auction and play pass by these rules."""


#: A game known only by its name: what the registry hands out.
AnyGame = Game[Any, Any, Any, Any]


@runtime_checkable
class SeatsByRules(Protocol):
    """A game whose rules say how many play. A game without this is for four."""

    def seats(self, rules: Any) -> Sequence[AnySeat]:
        """The seats of the table by these rules, clockwise from S."""

    def tables(self) -> Sequence[Mapping[str, Any]]:
        """The tables there are, the usual one first, as plain data.

        ``seats`` is how many there are, ``rotation`` their names in order of play, ``rules`` the fields that
        a specification names for this table, ``presets`` the presets that can be played at it. The other
        keys are the game's own, in numbers.
        """


def has_sheet(game: AnyGame) -> bool:
    """Whether the game has a score sheet: it is a `followsuit.base.score_entry.ScoreSheetGame`."""
    return callable(getattr(game, "score_keeper", None))


def opening_fields(game: AnyGame) -> tuple[str, ...]:
    """The names of the fields that a deal may open with: its standing, then its cards (``hand SEAT``)."""
    dealt = game.dealt_fields if isinstance(game, OpeningGame) else ("hand SEAT",)
    return (*game.standing_fields, *dealt)


def specification_text(game: AnyGame, rules: Any) -> str:
    """The rules as a record's line has them: a preset's name, or the object of a specification."""
    said = game.specification(rules)
    return said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)


def specification_in(text: str) -> Specification:
    """The rules that a text names: a preset, or fields as JSON. Raises `RulesError` (``bad_rules``)."""
    if not text.startswith("{"):
        return text
    try:
        return cast("Specification", read_json(text, once=True))
    except ValueError as error:
        raise RulesError("bad_rules", f"the rules are not JSON: {error}") from error


def seats_of(game: AnyGame, rules: Any) -> tuple[AnySeat, ...]:
    """The seats of the table at which a game is played by these rules, clockwise from S."""
    # Looked up, not asked by the protocol: that takes a tenth of a bot's step.
    seats: Callable[[Any], Sequence[AnySeat]] | None = getattr(game, "seats", None)
    return tuple(Seat if seats is None else seats(rules))


def direction_of(game: AnyGame, rules: Any) -> Rotation:
    """The direction in which turns pass at a table where a game is played by these rules."""
    return game.direction(rules) if isinstance(game, DirectionByRules) else game.rotation
