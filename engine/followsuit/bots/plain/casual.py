"""Casual: the rules of thumb of a game of one card a play, with the lapses of its level; no search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import PlayContext, choose_card
from followsuit.bots.plain.human_errors import play_with_errors, slip_of
from followsuit.bots.search.decision import BotDecision

Call = Bid | Pass | NameTrump


class PlainCasual(RuleBot):
    """Follows its own hand and the tricks it has seen; no search.

    Its functions are the game's: what the choice of a card is based on, the call or the trump that an
    observation asks for, and why a call or a trump makes sense. It keeps the ``agreements``.
    """

    def __init__(
        self,
        cards_seen: Callable[[Any, Agreements], PlayContext],
        called: Callable[[Any], Call],
        why: Callable[[Any, Call], str],
        agreements: Agreements = NO_AGREEMENTS,
    ) -> None:
        self._context_of, self._called, self._why_called = cards_seen, called, why
        self._agreements = agreements

    def agreeing(self, agreements: Agreements) -> PlainCasual:
        """The same player with a card of agreements."""
        return PlainCasual(self._context_of, self._called, self._why_called, agreements)

    def _cards_seen(self, observation: Any) -> PlayContext:
        return self._context_of(observation, self._agreements)

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
            card, seen = made.cards[0], self._cards_seen(observation)
            return BotDecision.without_search(made, reasons.reason_of(seen, card) or slip_of(seen, card))
        return BotDecision.without_search(made, self._why_called(observation, made))
