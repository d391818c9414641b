"""Beginner: judges its hand roughly, thinks of no hundred rule, sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.base.actions import NameTrump
from followsuit.bots.interface import RuleBot
from followsuit.bots.plain.human_errors import SLIP, play_as_beginner
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.search.decision import BotDecision
from followsuit.bots.two_hundred.casual import call_for, context_of, reason_of
from followsuit.bots.two_hundred.worth import best_trump
from followsuit.card_games.two_hundred.observation import TwoHundredObservation

#: The card points by which a beginner may misjudge its hand.
MISJUDGED: Final = 12.0


class BeginnerTwoHundred(RuleBot):
    """Sees this trick only, judges its hand roughly, does not think of the hundred rule."""

    def decide(self, observation: TwoHundredObservation, rng: Random) -> BotDecision:
        """Return the action and its reason."""
        if observation.phase == "betting":
            assert observation.auction is not None, "betting has an auction"
            worth = best_trump(spread_hand(observation.hand))[1]
            made = call_for(
                observation.auction,
                observation.seat,
                worth + MISJUDGED * (2 * rng.random() - 1),
                obliged=False,
            )
            is_right = made == call_for(observation.auction, observation.seat, worth, obliged=False)
            return BotDecision.without_search(
                made, reason_of(observation, made, minds_hundred=False) if is_right else SLIP
            )
        if observation.phase == "naming":
            named = NameTrump(observation.seat, best_trump(spread_hand(observation.hand))[0])
            return BotDecision.without_search(named, reason_of(observation, named))
        return play_as_beginner(context_of(observation), observation.taken, rng)
