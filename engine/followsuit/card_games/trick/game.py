"""Game: the base classes of games of one card a play, and of those among them with an auction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from followsuit.base.cards import Card
from followsuit.base.decks import Deck
from followsuit.base.errors import Refusal
from followsuit.base.game import Step
from followsuit.base.rules import PresetGame
from followsuit.base.seats import Rotation, Seat, Side
from followsuit.card_games.trick import messages, notation, observation
from followsuit.card_games.trick.cardplay import TrickRulesT
from followsuit.card_games.trick.claim import sure_plays
from followsuit.card_games.trick.observation import AuctionObservation
from followsuit.card_games.trick.phases import DealState, DealtT, ScoreT, StandingT
from followsuit.card_games.trick.transitions import Action, Transitions


class TurnRules(Protocol):
    """Rules that say which way turns pass."""

    @property
    def direction(self) -> Rotation:
        """The direction in which turns pass."""


TurnRulesT = TypeVar("TurnRulesT", bound=TurnRules)


class TurnGame(PresetGame[TurnRulesT]):
    """The functions of `followsuit.base.game.Game` that are alike where seats act in turn, a card a play."""

    asked_options: Sequence[str] = ()

    def direction(self, rules: TurnRulesT) -> Rotation:
        """The direction in which turns pass by these rules."""
        return rules.direction

    def may_act(self, state: Any) -> Sequence[Seat]:
        """No seats: a seat acts only in its turn."""
        return ()

    def table_act(self, state: Any) -> None:
        """None: the table does not act."""

    def choosing(self, observation: Any, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
        """The tapped card alone: a play is one card."""
        return (tapped,)


class AuctionGame(TurnGame[TrickRulesT], ABC, Generic[StandingT, DealtT, ScoreT, TrickRulesT]):
    """The functions of `followsuit.base.game.Game` that need only the game's presets and its `Transitions`.

    Type parameters: the game's standing, its cards as they were dealt, a deal's score, and its rules.
    """

    rotation = Rotation.CLOCKWISE
    transitions: Transitions[StandingT, DealtT, ScoreT]

    # Acts ------------------------------------------------------------------------------------------------
    def needs_deal(self, state: DealState[StandingT, DealtT, ScoreT]) -> bool:
        """Whether a new deal comes next."""
        return self.transitions.next_standing(state) is not None

    def deal(
        self, state: DealState[StandingT, DealtT, ScoreT], rng: Random
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """Shuffle and begin the next deal. Raises `IllegalActError` if none is due."""
        return self.transitions.deal(state, rng)

    def to_act(self, state: DealState[StandingT, DealtT, ScoreT]) -> Seat | None:
        """The seat whose turn it is; None when it is nobody's."""
        return self.transitions.to_act(state)

    def check(self, state: DealState[StandingT, DealtT, ScoreT], action: Action) -> Refusal | None:
        """Why the action is refused now, or None."""
        return self.transitions.check(state, action)

    def apply(
        self, state: DealState[StandingT, DealtT, ScoreT], action: Action
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """The state and events after the action. Raises `IllegalActError`."""
        return self.transitions.apply(state, action)

    options = staticmethod(observation.options)

    @abstractmethod
    def pack(self, rules: TrickRulesT) -> Deck:
        """The cards the game is played with."""

    def sure_leads(
        self, observation: AuctionObservation[TrickRulesT, ScoreT]
    ) -> tuple[tuple[Card, ...], ...]:
        """The plays that win the observing seat every trick left; none if that is not certain."""
        return sure_plays(observation, self.pack(observation.rules))

    # Words -----------------------------------------------------------------------------------------------
    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """The figures of a finished deal for statistics: see `followsuit.base.game.Game`."""
        unit = "points" if "points" in summary else "tricks"
        change = summary["change"]
        best = max(Side, key=lambda side: int(change[side.name]))
        return {
            "declarer": summary["declarer"],
            "side": summary["side"],
            "contract": summary["contract"],
            "made": summary["made"],
            "unit": unit,
            "took": summary[unit],
            "standing": {side: str(total) for side, total in summary["totals"].items()},
            "ahead": best.name if change[best.name] > change[best.other.name] else None,
        }

    def margin(self, rules: TrickRulesT, summary: Mapping[str, Any], side: str) -> int:
        """What a side scored in a deal, less what the other did."""
        change = summary.get("change")
        return 0 if change is None else int(2 * change[side] - sum(change.values()))

    action_from = staticmethod(messages.action_from)
    write_actions = staticmethod(notation.write_actions)

    def read_actions(self, state: DealState[StandingT, DealtT, ScoreT], line: str) -> Sequence[Action]:
        """The actions of a record line. Raises `RequestError` (``bad_line``) or `CardError`."""
        return notation.read_actions(line)

    def position(self, state: DealState[StandingT, DealtT, ScoreT]) -> str:
        """The position in a line of words, for errors."""
        return self.transitions.position(state)
