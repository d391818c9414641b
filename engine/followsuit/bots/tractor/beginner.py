"""Beginner: a bot of Tractor that sees this trick only, and slips now and then as people do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.actions import Play
from followsuit.bots.interface import Budget, Thinking, run_to_end
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.burial import plain_burial
from followsuit.bots.tractor.cardplay import valued
from followsuit.bots.tractor.casual import heuristic
from followsuit.bots.tractor.reasons import reason_of
from followsuit.tractor.actions import Action, Bury
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.lead import NO_VOIDS

#: Among plays that differ by less than this, in card points, it may take any.
SLIP: Final = 5.0


class BeginnerTractor:
    """Forgets the tricks that are over, buries its lowest cards, and takes the second best play at times."""

    def think(self, observation: TractorObservation, rng: Random, budget: Budget) -> Thinking:
        """Return the thought, without a pause."""
        yield from ()
        if observation.phase == "burying":
            return Thought.plain(Bury(observation.seat, plain_burial(observation)), "buried_the_lowest")
        if observation.phase != "playing" or observation.rules.packs > 2:
            return heuristic(observation)
        # What was played and shown is out of its mind; its own cards are not.
        fresh = replace(observation, taken=(), voids=NO_VOIDS, failed=())
        options = valued(fresh) if observation.best_play is not None else valued(observation)
        slipped = [(value + SLIP * rng.random(), cards) for value, cards in options]
        cards = max(slipped, key=lambda option: option[0])[1]
        return Thought.plain(Play(observation.seat, cards), reason_of(observation, cards))

    def act(self, observation: TractorObservation, rng: Random, budget: Budget) -> Action | None:
        """The action; None while cards are dealt and it does not declare."""
        action: Action | None = run_to_end(self.think(observation, rng, budget)).action
        return action
