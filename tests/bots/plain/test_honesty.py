"""Honesty: no bot's choice depends on a card its seat cannot see, at any decision of any level."""

import os
from itertools import cycle
from random import Random

import pytest

from followsuit.bots import Budget, bot_for, levels_of
from followsuit.card_games.registry import game_named
from tests.shared.kept_sums import require_kept
from tests.shared.plain_positions import permuted

#: Positions of each kind of decision; the levels are asked in turn.
KEPT = 20
COUNT = 500 if os.environ.get("FOLLOWSUIT_FULL") else KEPT

NODES = 60


def decisions(name, kind):
    """Endless positions with a decision of the kind, from deals played at random."""
    game, seed = game_named(name), 0
    while True:
        seed += 1
        rng = Random(f"{name} {kind} {seed}")
        preset = rng.choice(game.preset_names())
        state = game.deal(game.new_match(game.rules(preset), rng), rng).state
        while (seat := game.to_act(state)) is not None:
            observation = game.observe(state, seat)
            asked = (
                "play"
                if observation.trick is not None
                else "name"
                if observation.contract is not None
                else "call"
            )
            if asked == kind and (kind != "play" or rng.random() < 0.2):
                yield game, state, seat
            state = game.apply(state, rng.choice(game.options(observation))).state


@pytest.mark.parametrize("kind", ["call", "name", "play"])
@pytest.mark.parametrize("name", ["two_hundred", "rangvaar"])
def test_a_choice_hangs_on_nothing_hidden(name, kind):
    levels, told = cycle(levels_of(game_named(name))), list[object]()
    for number, (game, state, seat), level in zip(range(COUNT), decisions(name, kind), levels, strict=False):
        bot = bot_for(game, level)
        other = permuted(state, seat, Random(number))
        observation, same = game.observe(state, seat), game.observe(other, seat)
        assert observation == same
        first = bot.act(observation, Random(7), Budget(nodes=NODES))
        assert bot.act(same, Random(7), Budget(nodes=NODES)) == first
        assert game.check(state, first) is None
        told.append(first)
    require_kept(f"{name} choices to {kind}", told[:KEPT])
