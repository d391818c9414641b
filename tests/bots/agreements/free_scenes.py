"""Scenes in which a seat is free to keep an agreement, from deals of bots that have them."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, NamedTuple

from followsuit.base.seats import AnySeat
from followsuit.bots import ALL_AGREEMENTS, Budget, Clause, bot_for, bots_of
from followsuit.bots.agreements.sight import SeatSigns
from followsuit.bots.plain.cardplay import value_cards
from followsuit.bots.tractor.agreed import ReadWorlds, free_plays, see_table
from followsuit.bots.tractor.cardplay import value_plays
from followsuit.bots.tractor.facts import facts_of
from followsuit.card_games.registry import game_named


class Scene(NamedTuple):
    """A decision with an agreement that may be kept: its clause, and whether the bot kept it."""

    state: Any
    seat: AnySeat
    clause: Clause
    is_kept: bool


def scenes(name: str, level: str, nodes: int | None = None) -> Iterator[Scene]:
    """Endless scenes of bots of a level."""
    game = game_named(name)
    bot = bot_for(game, level, ALL_AGREEMENTS)
    for number in count():
        rng = Random(f"agreements {name} {number}")
        state = game.deal(game.new_match(game.rules("reference"), rng), rng).state
        while not (game.needs_deal(state) or game.is_over(state)):
            seat = game.to_act(state)
            if seat is None:
                state = game.apply(state, game.table_act(state)).state
                continue
            observation = game.observe(state, seat)
            action = bot.act(observation, rng, Budget(nodes=nodes))
            if observation.trick is not None:
                for clause, plays in free_of(name, observation)[:1]:
                    yield Scene(state, seat, clause, sorted(action.cards) in plays)
            state = game.apply(state, action).state


def free_of(name: str, observation: Any) -> list[tuple[Clause, list[list[Any]]]]:
    """The clauses that the seat is free to keep, each with the cards that do."""
    agreements = ALL_AGREEMENTS.among(bots_of(game_named(name)).clauses)
    if name == "tractor":
        free = free_plays(agreements, observation, value_plays(observation))
        return [(clause, [sorted(cards) for cards in plays]) for clause, plays in free]
    context = import_module(f"followsuit.bots.{name}.casual").context_of(observation, agreements)
    return [
        (clause, [[card] for card in cards]) for clause, cards in context.agreed.free(value_cards(context))
    ]


def likelihood_of(name: str, observation: Any) -> Callable[[Any], float] | None:
    """How likely a world makes what the others have said; None where they have said nothing."""
    agreements = ALL_AGREEMENTS.among(bots_of(game_named(name)).clauses)
    if name == "tractor":
        return ReadWorlds(agreements, observation, facts_of(observation).board) or None
    context = import_module(f"followsuit.bots.{name}.casual").context_of(observation, agreements)
    likely = context.agreed.likelihood()
    return likely and (lambda hands: likely(hands, Random(0)))


def signs_of(name: str, observation: Any) -> Mapping[AnySeat, SeatSigns]:
    """What each seat has shown."""
    if name == "tractor":
        return see_table(observation).shown
    context_of = import_module(f"followsuit.bots.{name}.casual").context_of
    signs: Mapping[AnySeat, SeatSigns] = context_of(observation, ALL_AGREEMENTS).agreed.sight.shown
    return signs
