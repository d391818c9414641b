"""Searching: the plug-in of Rangvaar, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from followsuit.base.actions import NameTrump
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.cards import Suit
from followsuit.base.seats import Side
from followsuit.bots.plain.auction_problems import CallProblem, TrumpProblem
from followsuit.bots.plain.card_problem import PlainCardProblem
from followsuit.bots.plain.plain_position import position_of
from followsuit.bots.rangvaar import casual
from followsuit.bots.rangvaar.auction_model import RangvaarAuction
from followsuit.bots.rangvaar.beliefs import RangvaarBeliefs
from followsuit.bots.rangvaar.utility import RangvaarUtility
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem, SingleChoice
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import PACK
from followsuit.card_games.trick.cardplay import tricks_taken


@dataclass(frozen=True, slots=True)
class RangvaarSearch:
    """How hard a level looks at cards, at calls, and at the last ``exact`` tricks (0: never exactly)."""

    cards: Settings
    calls: Settings
    exact: int = 0
    endings: Settings | None = None
    beliefs: bool = False
    agreements: Agreements = NO_AGREEMENTS

    def __call__(self, observation: RangvaarObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for."""
        if observation.trick is None:
            calling, called = RangvaarAuction(observation), casual.choose_call(observation)
            if isinstance(called, NameTrump):
                return TrumpProblem(calling, cast("Suit", called.suit)), self.calls
            return CallProblem(calling, called), self.calls
        position = position_of(observation, PACK)
        if len(position.playable) == 1:
            first = casual.CASUAL.by_rule(observation)
            return SingleChoice(first.action, first.reason), self.cards
        contract = observation.contract
        assert contract is not None, "cards are played under a contract"
        utility = RangvaarUtility.of(observation)
        exact = position.left <= self.exact
        problem = PlainCardProblem(
            position,
            casual.context_of(observation, self.agreements),
            lambda tricks: utility.value(contract, tricks),
            tricks_taken(observation.taken)[Side.NS],
            tricks=True,
            exact=exact,
            belief=RangvaarBeliefs(observation, position) if self.beliefs else None,
        )
        return problem, self.endings if exact and self.endings is not None else self.cards
