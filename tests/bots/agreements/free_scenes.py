"""Scenes in which a seat is free to keep an agreement, from deals of bots that have them."""

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, NamedTuple

from followsuit.base.seats import AnySeat
from followsuit.bots import ALL_AGREEMENTS, Budget, Clause, bot_for, bots_of
from followsuit.bots.agreements.readings import trust_in
from followsuit.bots.plain.cardplay import value_cards
from followsuit.bots.tractor.agreed import ReadWorlds, free_plays
from followsuit.bots.tractor.cardplay import value_plays
from followsuit.bots.tractor.facts import facts_of
from followsuit.card_games.registry import game_named
from tests.shared.played_deals import decisions_of


class Scene(NamedTuple):
    """A decision with an agreement that may be kept: its clause, and whether the bot kept it."""

    state: Any
    seat: AnySeat
    clause: Clause
    is_kept: bool


def scenes(name: str, level: str, nodes: int | None = None) -> Iterator[Scene]:
    """Endless scenes of bots of a level."""
    game = game_named(name)
    bot, budget = bot_for(game, level, ALL_AGREEMENTS), Budget(nodes=nodes)
    for number in count():
        rng = Random(f"agreements {name} {number}")
        for made in decisions_of(
            game, game.rules("reference"), rng, lambda seat, seen, rng: bot.act(seen, rng, budget)
        ):
            if made.observation.trick is not None:
                for clause, plays in free_of(name, made.observation)[:1]:
                    yield Scene(made.state, made.seat, clause, sorted(made.action.cards) in plays)


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


def trust_towards(name: str, observation: Any, seat: AnySeat) -> float:
    """How far a seat is trusted by the one that observes."""
    bots = bots_of(game_named(name))
    agreements = ALL_AGREEMENTS.among(bots.clauses)
    sight = bots.see(agreements, observation)
    assert sight is not None
    return trust_in(agreements, seat, sight.signs.shown[seat])


def seen_by(name: str, observation: Any) -> list[Any]:
    """What agreements let the seat see that observes: what is out, and what all seats have shown."""
    bots = bots_of(game_named(name))
    sight = bots.see(ALL_AGREEMENTS.among(bots.clauses), observation)
    assert sight is not None
    shown = [
        (
            one.led,
            sorted(one.followed.items()),
            one.discard,
            one.led_low_trump,
            sorted(one.not_returned),
            sorted(one.not_given),
            one.kept,
            one.broken,
        )
        for one in sight.signs.shown
    ]
    return [sight.hand, sight.out, shown]
