"""Beginner: a bot of Tractor that sees this trick only, and slips now and then as people do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.actions import Play
from followsuit.bots.seam import Budget
from followsuit.bots.tractor.burial import plain_burial
from followsuit.bots.tractor.cardplay import valued
from followsuit.bots.tractor.casual import thumb
from followsuit.tractor.actions import Action, Bury
from followsuit.tractor.contest import NO_VOIDS
from followsuit.tractor.observation import Observation

#: Among plays that differ by less than this, in card points, it may take any.
SLIP: Final = 5.0


class BeginnerTractor:
    """Forgets the tricks that are over, buries its lowest cards, and takes the second best play at times."""

    def act(self, observation: Observation, rng: Random, budget: Budget) -> Action | None:
        """The action; None while cards are dealt and it does not declare."""
        if observation.phase == "burying":
            return Bury(observation.seat, plain_burial(observation))
        if observation.phase != "playing":
            action: Action | None = thumb(observation).action
            return action
        # What was played and shown is out of its mind; its own cards are not.
        fresh = replace(observation, taken=(), voids=NO_VOIDS, failed=())
        options = valued(fresh) if observation.contest is not None else valued(observation)
        slipped = [(value + SLIP * rng.random(), cards) for value, cards in options]
        return Play(observation.seat, max(slipped, key=lambda option: option[0])[1])
