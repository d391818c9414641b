"""Casual: a bot of Tractor that follows its own hand and the tricks it has seen; no search."""

from __future__ import annotations

from random import Random
from typing import Any

from followsuit.base.actions import NameTrump, Play
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.search.decision import BotDecision
from followsuit.bots.tractor.burial_heuristic import choose_burial
from followsuit.bots.tractor.cardplay import choose_cards
from followsuit.bots.tractor.human_errors import play_with_errors
from followsuit.bots.tractor.many_packs.cardplay import choose_many_packs_cards
from followsuit.bots.tractor.reasons import (
    reason_of,
    reason_to_bury,
    reason_to_call,
    reason_to_declare,
    reason_to_name,
)
from followsuit.bots.tractor.starter_card import choose_starter_card
from followsuit.bots.tractor.trump_choice import (
    choose_at_last_chance,
    choose_bid,
    choose_counter,
    choose_declaration,
    choose_patiently,
    choose_strain,
)
from followsuit.card_games.tractor.actions import Action, Bury
from followsuit.card_games.tractor.interface.observation import TractorObservation


class CasualTractor(RuleBot):
    """The bot: it waits for the middle of the deal to declare, buries to be void, wins cheaply, feeds its
    partner.
    """

    def __init__(self, agreements: Agreements = NO_AGREEMENTS) -> None:
        self._agreements = agreements

    def agreeing(self, agreements: Agreements) -> CasualTractor:
        """The same player with a card of agreements."""
        return CasualTractor(agreements)

    def decide(self, observation: TractorObservation, rng: Random) -> BotDecision:
        """Return the action and its reason."""
        action = self.act(observation, rng, Budget())
        return BotDecision.without_search(action, reason_for(observation, action))

    def act(self, observation: TractorObservation, rng: Random, budget: Budget) -> Action | None:
        """Return the action; None while cards are dealt and it does not declare."""
        if observation.phase in ("dealing", "last_chance"):
            return choose_patiently(observation, rng)
        if observation.phase != "playing" or observation.rules.packs > 2:
            return choose_action(observation)
        cards = play_with_errors(observation, ERROR_RATES["casual"], rng, agreements=self._agreements)
        return Play(observation.seat, cards)


def choose_action(observation: TractorObservation, agreements: Agreements = NO_AGREEMENTS) -> Action | None:
    """Return the action of the rules of thumb; None where the seat need not act and will not."""
    match observation.phase:
        case "dealing":
            return choose_declaration(observation)
        case "last_chance":
            return choose_at_last_chance(observation)
        case "countering":
            return choose_counter(observation)
        case "bidding":
            return choose_bid(observation)
        case "starter_trick":
            return Play(observation.seat, (choose_starter_card(observation),))
        case "naming":
            return NameTrump(observation.seat, choose_strain(observation))
        case "burying":
            return Bury(observation.seat, choose_burial(observation))
        case _ if observation.rules.packs > 2:
            return Play(observation.seat, choose_many_packs_cards(observation)[0])
        case _:
            return Play(observation.seat, choose_cards(observation, agreements))


def reason_for(observation: TractorObservation, action: Any) -> str:
    """Return the code of the reason for an action of the rules of thumb."""
    match action:
        case NameTrump():
            return reason_to_name(observation, action.suit)
        case Bury():
            return reason_to_bury(observation, action.cards)
        case Play() if observation.phase == "starter_trick":
            return "starter_card"
        case Play() if observation.rules.packs > 2:
            return choose_many_packs_cards(observation)[1]
        case Play():
            return reason_of(observation, action.cards)
        case _ if observation.phase != "bidding":
            return reason_to_declare(observation, action)
        case None:
            return "partner_speaks"
        case _:
            return reason_to_call(action)
