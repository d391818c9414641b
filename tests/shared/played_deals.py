"""Played deals: a deal played to its end without a table, decision by decision."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat


class Decision(NamedTuple):
    """What a seat did, the state it did it in, and what it could know of that."""

    state: Any
    seat: AnySeat
    observation: Any
    action: Any


def decisions_of(
    game: AnyGame, rules: Any, rng: Random, choose: Callable[[AnySeat, Any, Random], Any]
) -> Iterator[Decision]:
    """Deal by ``rng`` and let ``choose`` act for each seat, from its observation; every decision in order."""
    state = game.deal(game.new_match(rules, rng), rng).state
    while not (game.needs_deal(state) or game.is_over(state)):
        seat = game.to_act(state)
        if seat is None:
            state = game.apply(state, game.table_act(state)).state
            continue
        observation = game.observe(state, seat)
        action = choose(seat, observation, rng)
        yield Decision(state, seat, observation, action)
        state = game.apply(state, action).state
