"""Casual: a bot of Tractor that follows its own hand and the tricks it has seen; no search."""

from __future__ import annotations

from random import Random

from followsuit.actions import NameTrump, Play
from followsuit.bots.seam import Budget
from followsuit.bots.tractor.burial import burial
from followsuit.bots.tractor.cardplay import cards_to_play
from followsuit.bots.tractor.naming import best_strain, call, declaration, last_word
from followsuit.bots.tractor.starter_card import starter_card
from followsuit.tractor.actions import Action, Bury
from followsuit.tractor.observation import Observation


class CasualTractor:
    """Declares by its trumps in prospect, buries to be void, wins cheaply, feeds its partner."""

    def act(self, observation: Observation, rng: Random, budget: Budget) -> Action | None:
        """The action; None while cards are dealt and it does not declare."""
        seat = observation.seat
        match observation.phase:
            case "dealing":
                return declaration(observation)
            case "last_chance":
                return last_word(observation)
            case "bidding":
                return call(observation)
            case "starter_trick":
                return Play(seat, (starter_card(observation),))
            case "naming":
                return NameTrump(seat, best_strain(observation))
            case "burying":
                return Bury(seat, burial(observation))
            case _:
                return Play(seat, cards_to_play(observation))
