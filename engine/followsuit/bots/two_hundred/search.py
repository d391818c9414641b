"""Searching: the plug-in of Two Hundred, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.seats import Side
from followsuit.bots.plain.auction_problems import CallProblem, TrumpProblem
from followsuit.bots.plain.card_problem import PlainCardProblem
from followsuit.bots.plain.plain_position import position_of
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem, SingleChoice
from followsuit.bots.two_hundred import casual
from followsuit.bots.two_hundred.auction_model import TwoHundredAuction
from followsuit.bots.two_hundred.beliefs import TwoHundredBeliefs
from followsuit.bots.two_hundred.utility import TwoHundredUtility
from followsuit.card_games.trick.auction import bettors
from followsuit.card_games.trick.cardplay import points_taken
from followsuit.card_games.two_hundred.observation import TwoHundredObservation


@dataclass(frozen=True, slots=True)
class TwoHundredSearch:
    """How hard a level looks at cards, at calls, and at the last ``exact`` tricks (0: never exactly)."""

    cards: Settings
    calls: Settings
    exact: int = 0
    endings: Settings | None = None
    beliefs: bool = False
    agreements: Agreements = NO_AGREEMENTS

    def __call__(self, observation: TwoHundredObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for."""
        if observation.phase == "betting":
            return CallProblem(
                TwoHundredAuction(observation), casual.CASUAL.by_rule(observation).action
            ), self.calls
        if observation.phase == "naming":
            return TrumpProblem(
                TwoHundredAuction(observation), casual.CASUAL.by_rule(observation).action.suit
            ), self.calls
        position = position_of(observation, observation.rules.pack)
        if len(position.playable) == 1:
            first = casual.CASUAL.by_rule(observation)
            return SingleChoice(first.action, first.reason), self.cards
        assert observation.contract is not None and observation.auction is not None, (
            "cards are played under a contract"
        )
        contract, bet = observation.contract, bettors(observation.auction)
        utility = TwoHundredUtility.of(observation)
        exact = position.left <= self.exact
        problem = PlainCardProblem(
            position,
            casual.context_of(observation, self.agreements),
            lambda points: utility.value(contract, bet, points),
            points_taken(observation.taken)[Side.NS],
            tricks=False,
            exact=exact,
            belief=TwoHundredBeliefs(observation, position) if self.beliefs else None,
        )
        return problem, self.endings if exact and self.endings is not None else self.cards
