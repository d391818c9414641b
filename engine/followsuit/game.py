"""Game: the pure verbs every game answers to, whoever holds its state.

A game is a package with a module ``game`` that offers one value ``GAME`` of this protocol. Its rules, states,
actions and observations are frozen values of its own, which the protocol is typed by. The table, the record
and the roster of bots learn only while running which game they hold (`AnyGame`): they treat its values as
opaque and ask here. Nothing in this module imports a concrete game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.events import Event
from followsuit.rules import OptionInfo, Specification
from followsuit.seats import Rotation, Seat

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
RulesT = TypeVar("RulesT")
ObservationT = TypeVar("ObservationT")
StepT = TypeVar("StepT", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[StepT]):
    """What an act led to: the new state, and the events in the order they happened."""

    state: StepT
    events: tuple[Event, ...] = ()


#: A referee's handler: rules and the question's fields in, the ruling's fields out.
Ruling = Callable[[RulesT, Mapping[str, Any]], dict[str, Any]]


class Game(Protocol[StateT, ActionT, RulesT, ObservationT]):
    """One game's verbs, typed by its states, actions, rules and observations.

    All are pure; randomness is passed in.
    """

    name: str
    #: The letter that the numbers of its clauses begin with (``T26``); no two games share one.
    clause_letter: str
    rotation: Rotation
    #: The options that whoever begins a match is asked for beside the preset (Rangvaar's ``deals``).
    asked_options: Sequence[str]
    #: The fields of an opening that follow from the deal before (``dealer``, ``totals``), not from the cards.
    standing_fields: Sequence[str]

    # Rules -----------------------------------------------------------------------------------------------
    def preset_names(self) -> Sequence[str]:
        """The presets, ``reference`` first."""

    def rules(self, specification: Specification) -> RulesT:
        """The rules a specification names. Raises `RulesError`."""

    def specification(self, rules: RulesT) -> str | dict[str, Any]:
        """The shortest specification of the rules."""

    def rule_options(self) -> Sequence[OptionInfo]:
        """Every field of the rules with clause, choices and default."""

    def idle_rules(self, rules: RulesT) -> Mapping[str, str]:
        """The fields that have no say under these rules, each with the field that switches it off."""

    # A match ---------------------------------------------------------------------------------------------
    def new_match(self, rules: RulesT, rng: Random) -> StateT:
        """The state before the first deal; whatever is drawn by lot (the first dealer) is drawn here."""

    def needs_deal(self, state: StateT) -> bool:
        """Whether a new deal comes next: before deal 1, and after a deal that ended no match."""

    def is_over(self, state: StateT) -> bool:
        """Whether the match is over."""

    def deal(self, state: StateT, rng: Random) -> Step[StateT]:
        """Shuffle and begin the next deal. Only where `needs_deal`."""

    def opening(self, state: StateT) -> Mapping[str, str]:
        """How the deal in progress began, as ordered record fields (``dealer``, ``totals``, ``hand S`` …).

        Together with the actions since, it is the whole deal: it stores the cards and the standing.
        """

    def place(self, rules: RulesT, number: int, opening: Mapping[str, str]) -> Step[StateT]:
        """Begin deal ``number`` as an opening says. Raises `FollowSuitError` for one that is no deal."""

    # A deal ----------------------------------------------------------------------------------------------
    def to_act(self, state: StateT) -> Seat | None:
        """The seat whose turn it is; None where nobody has to act."""

    def may_act(self, state: StateT) -> Sequence[Seat]:
        """Seats that may act without having to (declaring while cards are dealt); mostly none."""

    def table_act(self, state: StateT) -> ActionT | None:
        """What the table itself does next where no seat has to act (deal one card); None otherwise."""

    def check(self, state: StateT, action: ActionT) -> Refusal | None:
        """Why the action is refused now, or None. It alone decides legality."""

    def apply(self, state: StateT, action: ActionT) -> Step[StateT]:
        """The state and events after the action. Raises `IllegalActError` with what `check` says."""

    def observe(self, state: StateT, seat: Seat) -> ObservationT:
        """What the seat may know, as a fresh value that holds no reference to the state."""

    def options(self, observation: ObservationT) -> Sequence[ActionT]:
        """A bounded list of canonical legal actions for the observing seat; empty if it may not act."""

    def choosing(self, observation: ObservationT, chosen: Sequence[Card], tapped: Card) -> Sequence[Card]:
        """The cards that are chosen once ``tapped`` has been added to ``chosen``: smart selection.

        A suggestion: whether the set may be played is `check`'s. Raises `CardError` for cards not held.
        """

    def sure_leads(self, observation: ObservationT) -> Sequence[Sequence[Card]]:
        """The leads by which the observing seat takes every trick left, whatever the others hold and play.

        Empty where that is not certain, or the seat is not to lead.
        """

    # Words -----------------------------------------------------------------------------------------------
    def view(self, observation: ObservationT) -> dict[str, Any]:
        """The observation as plain data for a front end; keys in `followsuit.protocol`."""

    def summary(self, state: StateT) -> dict[str, Any] | None:
        """What the deal came to, as plain data; None before it is over."""

    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """What a deal that was played out came to, in the same keys for every game, for statistics.

        ``summary`` is what `summary` says of the deal, never of one that was thrown in. The keys:
        ``declarer`` and ``side`` (None in a game without one); ``contract`` (None where nothing was bid);
        ``made``, whether the declaring side did what it set out to do; ``unit``, ``points`` or ``tricks``;
        ``took``, how many of these by side; ``standing``, the totals or levels after the deal as text by
        side; ``ahead``, the side the deal was good for, None for neither.
        """

    def side_figures(self, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """What a deal brought each side, for comparing players over many deals.

        ``summary`` is what `summary` says of the deal. By the name of each figure its value by side (``NS``,
        ``EW``); the figure that counts most comes first. Every deal has the same figures: one that was thrown
        in has those of a deal that was good for nobody.
        """

    def action_from(self, seat: Seat, data: Mapping[str, Any]) -> ActionT:
        """The action a message describes (``{"kind": "play", "cards": ["AS"]}``). Raises `QuestionError`."""

    def write_actions(self, actions: Sequence[ActionT]) -> list[str]:
        """A deal's actions as record lines."""

    def read_actions(self, state: StateT, line: str) -> Sequence[ActionT]:
        """The actions one record line stands for, beginning at a state. Raises `FollowSuitError`."""

    def position(self, state: StateT) -> str:
        """The position in a line of words, for errors."""

    def rulings(self) -> Mapping[str, Ruling[RulesT]]:
        """The referee's questions for this game."""


#: A game known only by its name: what the registry hands out.
AnyGame = Game[Any, Any, Any, Any]
