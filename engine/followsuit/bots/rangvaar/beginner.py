"""Beginner: judges its five cards roughly and sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.base.actions import NameTrump
from followsuit.bots.interface import RuleBot
from followsuit.bots.plain.five_cards import best_trump
from followsuit.bots.plain.human_errors import SLIP, play_as_beginner
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.rangvaar.casual import call_for, context_of, reason_of
from followsuit.bots.search.decision import BotDecision
from followsuit.card_games.rangvaar.observation import RangvaarObservation

#: The tricks by which a beginner may misjudge its hand.
MISJUDGED: Final = 1.5


class BeginnerRangvaar(RuleBot):
    """Sees this trick only and judges its hand roughly."""

    def decide(self, observation: RangvaarObservation, rng: Random) -> BotDecision:
        """Return the action and its reason."""
        if observation.trick is not None:
            return play_as_beginner(context_of(observation), observation.taken, rng)
        suit, worth = best_trump(spread_hand(observation.hand))
        if observation.contract is not None:
            return BotDecision.without_search(
                NameTrump(observation.seat, suit), reason_of(observation, NameTrump(observation.seat, suit))
            )
        assert observation.auction is not None, "a seat with a turn and neither trick nor contract bids"
        made = call_for(observation.auction, observation.seat, worth + MISJUDGED * (2 * rng.random() - 1))
        is_right = made == call_for(observation.auction, observation.seat, worth)
        return BotDecision.without_search(made, reason_of(observation, made) if is_right else SLIP)
