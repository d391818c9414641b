"""Human errors: how the lower levels of Tractor err, by the rates of `followsuit.bots.human_errors`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.cards import Card
from followsuit.bots.human_errors import ErrorRates
from followsuit.bots.tractor.cardplay import choose_of, value_plays
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import units_of
from followsuit.card_games.shengji.law.lead import no_voids
from followsuit.card_games.shengji.law.trick_winner import is_stronger, strength_of
from followsuit.card_games.tractor.interface.observation import TractorObservation

Cards = tuple[Card, ...]


def play_with_errors(
    observation: TractorObservation,
    rates: ErrorRates,
    rng: Random,
    noise: float = 0.0,
    agreements: Agreements = NO_AGREEMENTS,
) -> Cards:
    """The cards the rules of thumb play, or what is played by mistake.

    ``noise``: of plays that differ by less than this, in card points, any may be the best.
    """
    if rates.forgotten(any(observation.voids), rng):
        observation = replace(observation, voids=no_voids(4))
    options = value_plays(observation)
    if noise:
        options = [(value + noise * rng.random(), cards) for value, cards in options]
    cards = choose_of(options, observation, agreements)
    kind = rates.kind(rng) if len(options) > 1 and observation.best_play is not None else ""
    mistakes = _mistakes(observation, cards, kind, [other for _, other in options]) if kind else []
    return mistakes[int(rng.random() * len(mistakes))] if mistakes else cards


def _mistakes(
    observation: TractorObservation, cards: Cards, kind: str, options: Sequence[Cards]
) -> list[Cards]:
    """The plays of the same suit that waste a master, or those that feed the enemy; not ``cards``."""
    known = Knowledge.of(observation)
    best_play, trick = observation.best_play, observation.trick
    assert best_play is not None and trick is not None, "a follower sees a lead"
    suit = known.ladder.suit
    suits = {suit[card] for card in cards}

    def takes(play: Cards) -> bool:
        offered = strength_of(Holding.of(play, known.ladder), best_play.form, observation.rules)
        return offered is not None and is_stronger(
            offered, best_play.strength, best_play.form, observation.rules, known.ladder
        )

    def is_boss(play: Cards) -> bool:
        return any(known.is_boss(unit, suit[play[0]]) for unit in units_of(Holding.of(play, known.ladder)))

    if len(suits) > 1 or (kind == "wastes" and is_boss(cards)):
        return []
    others = [play for play in options if play != cards and {suit[card] for card in play} == suits]
    mate = best_play.seat.side is observation.seat.side
    if not mate and takes(cards):
        # The last to play takes it with more than is needed.
        return [play for play in others if len(trick.plays) == 3 and kind == "wastes" and is_boss(play)]
    losing = [play for play in others if not takes(play)]
    if kind == "wastes":
        return [play for play in losing if is_boss(play)]
    return [play for play in losing if not mate and card_points(play) > card_points(cards)]
