"""Beginner: a bot of Tractor that sees this trick only, and slips now and then as people do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.search.decision import BotDecision
from followsuit.bots.tractor.burial_heuristic import plain_burial
from followsuit.bots.tractor.casual import choose_action, reason_for
from followsuit.bots.tractor.human_errors import play_with_errors
from followsuit.bots.tractor.many_packs.cardplay import value_plays
from followsuit.bots.tractor.trump_choice import choose_patiently
from followsuit.card_games.shengji.law.lead import no_voids
from followsuit.card_games.tractor.actions import Action, Bury
from followsuit.card_games.tractor.interface.observation import TractorObservation

#: Among plays that differ by less than this, in card points, it may take any.
SLIP: Final = 2.0
#: The same with more packs, where it has no other lapses.
SLIP_WITH_MORE: Final = 5.0


class BeginnerTractor(RuleBot):
    """The bot: it forgets past tricks, buries its lowest cards, at times plays its second best."""

    def decide(self, observation: TractorObservation, rng: Random) -> BotDecision:
        """Return the action and its reason."""
        if observation.phase == "playing" and observation.rules.packs > 2:
            return _play_with_errors(observation, rng)
        action = self.act(observation, rng, Budget())
        return BotDecision.without_search(action, reason_for(observation, action))

    def act(self, observation: TractorObservation, rng: Random, budget: Budget) -> Action | None:
        """Return the action, without the time that its reason takes; None where it does not declare."""
        match observation.phase:
            case "dealing" | "last_chance":
                return choose_patiently(observation, rng)
            case "burying":
                return Bury(observation.seat, plain_burial(observation))
            case "playing" if observation.rules.packs > 2:
                played: Play = _play_with_errors(observation, rng).action
                return played
            case "playing":
                return Play(observation.seat, _forget_own_play(observation, rng))
            case _:
                return choose_action(observation)


def _forget_own_play(observation: TractorObservation, rng: Random) -> tuple[Card, ...]:
    """A play: what was played is out of its mind when it follows; its own cards are not."""
    fresh = observation if observation.best_play is None else replace(observation, taken=(), failed=())
    return play_with_errors(fresh, ERROR_RATES["beginner"], rng, SLIP)


def _play_with_errors(observation: TractorObservation, rng: Random) -> BotDecision:
    """A play with more packs: the best one, or one that is nearly as good to somebody who forgets."""
    fresh = replace(observation, taken=(), voids=no_voids(observation.rules.seats), failed=())
    weighed = value_plays(fresh if observation.best_play is not None else observation)
    _, reason, cards = max(weighed, key=lambda option: option[0] + SLIP_WITH_MORE * rng.random())
    return BotDecision.without_search(
        Play(observation.seat, cards), reason if len(weighed) > 1 else "only_play"
    )
