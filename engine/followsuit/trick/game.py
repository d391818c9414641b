"""Game: the base class of games with an auction, a named trump and tricks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic

from followsuit.cards import Card
from followsuit.decks import Deck
from followsuit.errors import Refusal
from followsuit.game import Step
from followsuit.rules import OptionInfo, Specification, options_of, read_rules, rules_specification
from followsuit.seats import Rotation, Seat, Side
from followsuit.trick import messages, notation, observation
from followsuit.trick.cardplay import TrickRulesT
from followsuit.trick.claim import sure_plays
from followsuit.trick.observation import AuctionObservation
from followsuit.trick.phases import DealState, DealtT, ScoreT, StandingT
from followsuit.trick.verbs import Action, Verbs


class AuctionGame(ABC, Generic[StandingT, DealtT, ScoreT, TrickRulesT]):
    """The functions of `followsuit.game.Game` that need only the game's presets and its `Verbs`.

    Type parameters: the game's standing, its cards as they were dealt, a deal's score, and its rules.
    """

    rotation = Rotation.CLOCKWISE
    asked_options: Sequence[str] = ()
    presets: Mapping[str, TrickRulesT]
    verbs: Verbs[StandingT, DealtT, ScoreT]

    # Rules -----------------------------------------------------------------------------------------------
    def preset_names(self) -> Sequence[str]:
        """The presets, ``reference`` first."""
        return tuple(self.presets)

    def rules(self, specification: Specification) -> TrickRulesT:
        """The rules a specification describes. Raises `RulesError`."""
        return read_rules(self.presets, specification)

    def specification(self, rules: TrickRulesT) -> str | dict[str, Any]:
        """The shortest specification of the rules."""
        return rules_specification(self.presets, rules)

    def rule_options(self) -> Sequence[OptionInfo]:
        """Every field of the rules."""
        return options_of(type(self.presets["reference"]))

    def idle_rules(self, rules: TrickRulesT) -> Mapping[str, str]:
        """An empty mapping: in these games every field always has an effect."""
        return {}

    def direction(self, rules: TrickRulesT) -> Rotation:
        """The direction in which deal, auction and play pass by these rules."""
        return rules.direction

    # Acts ------------------------------------------------------------------------------------------------
    def needs_deal(self, state: DealState[StandingT, DealtT, ScoreT]) -> bool:
        """Whether a new deal comes next."""
        return self.verbs.next_standing(state) is not None

    def deal(
        self, state: DealState[StandingT, DealtT, ScoreT], rng: Random
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """Shuffle and begin the next deal. Raises `IllegalActError` if none is due."""
        return self.verbs.deal(state, rng)

    def to_act(self, state: DealState[StandingT, DealtT, ScoreT]) -> Seat | None:
        """The seat whose turn it is; None when it is nobody's."""
        return self.verbs.to_act(state)

    def may_act(self, state: DealState[StandingT, DealtT, ScoreT]) -> Sequence[Seat]:
        """No seats: in these games a seat acts only in its turn."""
        return ()

    def table_act(self, state: DealState[StandingT, DealtT, ScoreT]) -> None:
        """None: in these games the table does not act."""

    def check(self, state: DealState[StandingT, DealtT, ScoreT], action: Action) -> Refusal | None:
        """Why the action is refused now, or None."""
        return self.verbs.check(state, action)

    def apply(
        self, state: DealState[StandingT, DealtT, ScoreT], action: Action
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """The state and events after the action. Raises `IllegalActError`."""
        return self.verbs.apply(state, action)

    options = staticmethod(observation.options)

    def choosing(
        self, observation: AuctionObservation[TrickRulesT, ScoreT], chosen: Sequence[Card], tapped: Card
    ) -> tuple[Card, ...]:
        """The tapped card alone: in these games a play is one card."""
        return (tapped,)

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
        """The figures of a finished deal for statistics: see `followsuit.game.Game`."""
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
        """The actions of a record line. Raises `QuestionError` (``bad_line``) or `CardError`."""
        return notation.read_actions(line)

    def position(self, state: DealState[StandingT, DealtT, ScoreT]) -> str:
        """The position in a line of words, for errors."""
        return self.verbs.position(state)
