"""No level of any game ever makes an illegal move, under any preset, by itself or among the others.

``FOLLOWSUIT_FULL=1`` plays 100,000 moves, ``FOLLOWSUIT_MOVES`` any number.
"""

import os
from itertools import count
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for, levels_of
from followsuit.card_games.registry import game_named, game_names
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_positions import random_rules

KEPT = 1200
MOVES = int(os.environ.get("FOLLOWSUIT_MOVES", "100000" if os.environ.get("FOLLOWSUIT_FULL") else str(KEPT)))

#: Few rollouts: what is asked is whether a move is legal, not whether it is good.
BUDGET = Budget(nodes=24)

CASES = [(name, level) for name in game_names() for level in levels_of(game_named(name))]


def rules_of(game, rng):
    """A preset, or in Tractor as often any options that hold together."""
    if game.name == "tractor" and rng.random() < 0.5:
        return random_rules(rng)
    return game.rules(rng.choice(list(game.preset_names())))


def moves(name, level, seed):
    """Every move of a match until its second deal is over: the state, the seat, and what its bot does.

    The level sits in two chairs, any other in the other two.
    """
    game, rng = game_named(name), Random(seed)
    others = levels_of(game_named(name))
    bots = {seat: bot_for(game_named(name), level if seat % 2 else rng.choice(others)) for seat in Seat}
    state = game.new_match(rules_of(game, rng), rng)
    for _ in range(2):
        if game.is_over(state):
            return
        state = game.deal(state, rng).state
        while not (game.needs_deal(state) or game.is_over(state)):
            seat = game.to_act(state)
            if seat is None:
                state = game.apply(state, game.table_act(state)).state
            for asked in (seat,) if seat is not None else tuple(game.may_act(state)):
                action = bots[asked].act(game.observe(state, asked), rng, BUDGET)
                if action is not None:
                    yield game, state, action
                    state = game.apply(state, action).state


@pytest.mark.parametrize(("name", "level"), CASES)
def test_no_move_is_illegal(name, level):
    made, most = list[str](), MOVES // len(CASES) + 1
    for seed in count():
        for game, state, action in moves(name, level, f"{name}/{level}/{seed}"):
            assert game.check(state, action) is None, game.position(state)
            made.append(str(action))
        if len(made) >= most:
            break
    if MOVES == KEPT:
        require_kept(f"{name} moves of {level}", made)
