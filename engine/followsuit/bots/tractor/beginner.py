"""Beginner: a bot of Tractor that sees this trick only, and slips now and then as people do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.actions import Play
from followsuit.bots.interface import RuleBot
from followsuit.bots.lapses import LAPSES
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.burial import plain_burial
from followsuit.bots.tractor.casual import heuristic
from followsuit.bots.tractor.many_packs.cardplay import weighed_plays
from followsuit.bots.tractor.reasons import reason_of, reason_to_bury
from followsuit.bots.tractor.slips import slipping
from followsuit.tractor.actions import Bury
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.lead import no_voids

#: Among plays that differ by less than this, in card points, it may take any.
SLIP: Final = 2.0
#: The same with more packs, where it has no other lapses.
SLIP_WITH_MORE: Final = 5.0


class BeginnerTractor(RuleBot):
    """The bot: it forgets past tricks, buries its lowest cards, at times plays its second best."""

    def thought(self, observation: TractorObservation, rng: Random) -> Thought:
        """Return the action and its reason."""
        if observation.phase == "burying":
            laid = plain_burial(observation)
            return Thought.plain(Bury(observation.seat, laid), reason_to_bury(observation, laid))
        if observation.phase != "playing":
            return heuristic(observation)
        if observation.rules.packs > 2:
            return _slipping(observation, rng)
        # What was played is out of its mind when it follows; its own cards are not.
        fresh = observation if observation.best_play is None else replace(observation, taken=(), failed=())
        cards = slipping(fresh, LAPSES["beginner"], rng, SLIP)
        return Thought.plain(Play(observation.seat, cards), reason_of(observation, cards))


def _slipping(seen: TractorObservation, rng: Random) -> Thought:
    """A play with more packs: the best one, or one that is nearly as good to somebody who forgets."""
    fresh = replace(seen, taken=(), voids=no_voids(seen.rules.seats), failed=())
    weighed = weighed_plays(fresh if seen.best_play is not None else seen)
    _, reason, cards = max(weighed, key=lambda option: option[0] + SLIP_WITH_MORE * rng.random())
    return Thought.plain(Play(seen.seat, cards), reason if len(weighed) > 1 else "only_play")
