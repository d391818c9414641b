"""Casual: a bot of Tractor that follows its own hand and the tricks it has seen; no search."""

from __future__ import annotations

from random import Random

from followsuit.actions import NameTrump, Play
from followsuit.bots.interface import Budget, Thinking
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.burial import burial
from followsuit.bots.tractor.cardplay import cards_to_play
from followsuit.bots.tractor.many_packs import many_packs_play
from followsuit.bots.tractor.naming import best_strain, call, counter_word, declaration, last_word
from followsuit.bots.tractor.reasons import (
    reason_of,
    reason_to_bury,
    reason_to_call,
    reason_to_declare,
    reason_to_name,
)
from followsuit.bots.tractor.starter_card import starter_card
from followsuit.tractor.actions import Action, Bury
from followsuit.tractor.front.observation import TractorObservation


class CasualTractor:
    """The bot: it declares by its expected trumps, buries to be void, wins cheaply, feeds its partner."""

    def think(self, observation: TractorObservation, rng: Random, budget: Budget) -> Thinking:
        """Return the thought, without a pause."""
        yield from ()
        return heuristic(observation)

    def act(self, observation: TractorObservation, rng: Random, budget: Budget) -> Action | None:
        """Return the action; None while cards are dealt and it does not declare."""
        action: Action | None = heuristic(observation).action
        return action


def heuristic(seen: TractorObservation) -> Thought:
    """Return the action of the rules of thumb and its reason's code.

    The action is None where the seat need not act and will not.
    """
    match seen.phase:
        case "dealing":
            declared = declaration(seen)
            return Thought.plain(declared, reason_to_declare(seen, declared))
        case "last_chance":
            word = last_word(seen)
            return Thought.plain(word, reason_to_declare(seen, word))
        case "countering":
            counter = counter_word(seen)
            return Thought.plain(counter, reason_to_declare(seen, counter))
        case "bidding":
            made = call(seen)
            if made is None:
                return Thought.plain(None, "partner_speaks")
            return Thought.plain(made, reason_to_call(made))
        case "starter_trick":
            return Thought.plain(Play(seen.seat, (starter_card(seen),)), "starter_card")
        case "naming":
            strain = best_strain(seen)
            return Thought.plain(NameTrump(seen.seat, strain), reason_to_name(seen, strain))
        case "burying":
            laid = burial(seen)
            return Thought.plain(Bury(seen.seat, laid), reason_to_bury(seen, laid))
        case _ if seen.rules.packs > 2:
            cards, reason = many_packs_play(seen)
            return Thought.plain(Play(seen.seat, cards), reason)
        case _:
            cards = cards_to_play(seen)
            return Thought.plain(Play(seen.seat, cards), reason_of(seen, cards))
