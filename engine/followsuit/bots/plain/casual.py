"""Casual: the rules of thumb of a game of one card a play, with the lapses of its level; no search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import PlayContext, choose_card
from followsuit.bots.plain.human_errors import SLIP, play_with_errors
from followsuit.bots.search.decision import BotDecision

Call = Bid | Pass | NameTrump


class PlainCasual(RuleBot):
    """Follows its own hand and the tricks it has seen; no search.

    Its functions are the game's: what the choice of a card is based on, the call or the trump that an
    observation asks for, and why a call or a trump makes sense.
    """

    def __init__(
        self,
        cards_seen: Callable[[Any], PlayContext],
        called: Callable[[Any], Call],
        why: Callable[[Any, Call], str],
    ) -> None:
        self._cards_seen, self._called, self._why_called = cards_seen, called, why

    def decide(self, observation: Any, rng: Random) -> BotDecision:
        """The action and its reason."""
        return self._why(observation, self.act(observation, rng, Budget()))

    def act(self, observation: Any, rng: Random, budget: Budget) -> Call | Play:
        """The action; it must be this seat's turn."""
        if observation.trick is None:
            return self._called(observation)
        return Play(
            observation.seat, (play_with_errors(self._cards_seen(observation), ERROR_RATES["casual"], rng),)
        )

    def by_rule(self, observation: Any) -> BotDecision:
        """The play of the rules of thumb without a lapse, and its reason."""
        if observation.trick is None:
            return self._why(observation, self._called(observation))
        return self._why(observation, Play(observation.seat, (choose_card(self._cards_seen(observation)),)))

    def _why(self, observation: Any, made: Call | Play) -> BotDecision:
        if isinstance(made, Play):
            card = made.cards[0]
            return BotDecision.without_search(
                made, reasons.reason_of(self._cards_seen(observation), card) or SLIP
            )
        return BotDecision.without_search(made, self._why_called(observation, made))
