"""Casual: a bot of Tractor that follows its own hand and the tricks it has seen; no search."""

from __future__ import annotations

from random import Random

from followsuit.actions import NameTrump, Pass, Play
from followsuit.bots.interface import Budget, Thinking
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.burial import burial
from followsuit.bots.tractor.cardplay import cards_to_play
from followsuit.bots.tractor.many_packs import many_packs_play
from followsuit.bots.tractor.naming import best_strain, call, declaration, last_word
from followsuit.bots.tractor.reasons import reason_of
from followsuit.bots.tractor.starter_card import starter_card
from followsuit.tractor.actions import Action, Bury
from followsuit.tractor.front.observation import TractorObservation


class CasualTractor:
    """Declares by its trumps in prospect, buries to be void, wins cheaply, feeds its partner."""

    def think(self, observation: TractorObservation, rng: Random, budget: Budget) -> Thinking:
        """Return the thought, without a pause."""
        yield from ()
        return heuristic(observation)

    def act(self, observation: TractorObservation, rng: Random, budget: Budget) -> Action | None:
        """The action; None while cards are dealt and it does not declare."""
        action: Action | None = heuristic(observation).action
        return action


def heuristic(seen: TractorObservation) -> Thought:
    """What the rules of thumb do, and why; the action is None where the seat need not act and will not."""
    match seen.phase:
        case "dealing":
            declared = declaration(seen)
            return Thought.plain(declared, "trumps_in_prospect" if declared else "trumps_too_weak")
        case "last_chance":
            word = last_word(seen)
            weak = isinstance(word, Pass)
            return Thought.plain(word, "trumps_too_weak" if weak else "trumps_in_prospect")
        case "bidding":
            made = call(seen)
            if made is None:
                return Thought.plain(None, "partner_speaks")
            return Thought.plain(made, "hand_too_weak" if isinstance(made, Pass) else "hand_worth_it")
        case "starter_trick":
            return Thought.plain(Play(seen.seat, (starter_card(seen),)), "starter_card")
        case "naming":
            return Thought.plain(NameTrump(seen.seat, best_strain(seen)), "best_suit")
        case "burying":
            return Thought.plain(Bury(seen.seat, burial(seen)), "buried_to_be_void")
        case _ if seen.rules.packs > 2:
            cards, reason = many_packs_play(seen)
            return Thought.plain(Play(seen.seat, cards), reason)
        case _:
            cards = cards_to_play(seen)
            return Thought.plain(Play(seen.seat, cards), reason_of(seen, cards))
