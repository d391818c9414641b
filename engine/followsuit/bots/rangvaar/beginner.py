"""Beginner: judges its five cards roughly and sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import NameTrump, Play
from followsuit.bots.plain.beginner import beginners_choice
from followsuit.bots.plain.cardplay import seen_in
from followsuit.bots.plain.layout import spread
from followsuit.bots.rangvaar.casual import Action, call
from followsuit.bots.rangvaar.worth import best_trump
from followsuit.bots.seam import Budget
from followsuit.rangvaar.observation import Observation
from followsuit.rangvaar.rules import PACK
from followsuit.trick.hand import mask_of

#: The tricks by which a beginner may misjudge its hand.
MISJUDGED: Final = 1.5


class BeginnerRangvaar:
    """Sees this trick only and judges its hand roughly."""

    def act(self, observation: Observation, rng: Random, budget: Budget) -> Action:
        """The action; it must be this seat's turn."""
        seen = observation
        if seen.trick is not None:
            gone = mask_of(card for won in seen.taken for card in won.trick.cards)
            choice = beginners_choice(seen_in(seen, PACK, worth={}), gone, rng)
            return Play(seen.seat, (choice.card,))
        suit, worth = best_trump(spread(seen.hand))
        if seen.contract is not None:
            return NameTrump(seen.seat, suit)
        assert seen.auction is not None, "a seat with a turn and neither trick nor contract bids"
        return call(seen.auction, seen.seat, worth + MISJUDGED * (2 * rng.random() - 1))
