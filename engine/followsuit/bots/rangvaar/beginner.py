"""Beginner: judges its five cards roughly and sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import NameTrump, Play
from followsuit.bots.interface import RuleBot
from followsuit.bots.lapses import LAPSES
from followsuit.bots.plain.cardplay import seen_in
from followsuit.bots.plain.layout import spread
from followsuit.bots.plain.slips import SLIP, beginners_choice
from followsuit.bots.rangvaar.casual import call, reason_of
from followsuit.bots.rangvaar.worth import best_trump
from followsuit.bots.search.thought import Thought
from followsuit.rangvaar.observation import RangvaarObservation
from followsuit.rangvaar.rules import PACK
from followsuit.trick.hand import mask_of

#: The tricks by which a beginner may misjudge its hand.
MISJUDGED: Final = 1.5


class BeginnerRangvaar(RuleBot):
    """Sees this trick only and judges its hand roughly."""

    def thought(self, observation: RangvaarObservation, rng: Random) -> Thought:
        """Return the action and its reason."""
        seen = observation
        if seen.trick is not None:
            gone = mask_of(card for won in seen.taken for card in won.trick.cards)
            card, reason = beginners_choice(seen_in(seen, PACK, worth={}), gone, LAPSES["beginner"], rng)
            return Thought.plain(Play(seen.seat, (card,)), reason)
        suit, worth = best_trump(spread(seen.hand))
        if seen.contract is not None:
            return Thought.plain(NameTrump(seen.seat, suit), reason_of(seen, NameTrump(seen.seat, suit)))
        assert seen.auction is not None, "a seat with a turn and neither trick nor contract bids"
        made = call(seen.auction, seen.seat, worth + MISJUDGED * (2 * rng.random() - 1))
        is_right = made == call(seen.auction, seen.seat, worth)
        return Thought.plain(made, reason_of(seen, made) if is_right else SLIP)
