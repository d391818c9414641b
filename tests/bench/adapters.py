"""Random rollouts a second of the adapters, compared with OpenSpiel's own trick games and RLCard in the same run.

`PYTHONPATH=engine .cache/extras/bin/python tests/bench/adapters.py [SECONDS]`
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

import numpy
import pyspiel
import rlcard

import followsuit.adapters.openspiel_game  # noqa: F401 - registers the games
from followsuit.adapters.arrays import DealArrays
from followsuit.adapters.episode import PlayedDeal
from followsuit.adapters.pettingzoo_env import env
from followsuit.card_games.registry import GAMES

SECONDS = float(sys.argv[1]) if sys.argv[1:] else 3.0
OTHERS = ("bridge", "hearts", "euchre", "oh_hell", "spades", "skat", "python_block_dominoes")


def bare(game: str) -> Callable[[int], int]:
    """Return a rollout of the engine itself; it returns how many acts it had."""

    def roll(number: int) -> int:
        deal, rng, acts = PlayedDeal(game, "reference", str(number)), Random(number), 0
        while not deal.is_over:
            deal.act(deal.options[int(rng.random() * len(deal.options))] if deal.must_act else None)
            acts += 1
        return acts

    return roll


def zoo(game: str) -> Callable[[int], int]:
    """Return a rollout of the PettingZoo environment, its observations included."""
    environment, rng = env(game), Random(1)

    def roll(number: int) -> int:
        environment.reset(seed=number)
        acts = 0
        for _ in environment.agent_iter():
            observation, _, is_over, _, _ = environment.last()
            offered = numpy.flatnonzero(observation["action_mask"])
            environment.step(None if is_over else int(rng.choice(offered)))
            acts += not is_over
        return acts

    return roll


def arrays(game: str) -> Callable[[int], int]:
    """Return a rollout of some deals of 16 stepped as arrays."""
    many, rng = DealArrays(16, game), numpy.random.default_rng(1)
    step = many.reset(seed=1)

    def roll(number: int) -> int:
        nonlocal step
        for _ in range(10):
            drawn = rng.random(step.action_mask.shape) * step.action_mask
            step = many.step(drawn.argmax(axis=1))
        return 160

    return roll


def rlcard_bridge() -> Callable[[int], int]:
    """Return a rollout of RLCard's bridge, its states included, which are its observations."""
    environment, rng = rlcard.make("bridge"), Random(1)

    def roll(number: int) -> int:
        state, acts = environment.reset()[0], 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            acts += 1
        return acts

    return roll


def spiel(name: str) -> Callable[[int], int]:
    """Return a rollout of a game of OpenSpiel, without observations."""
    game = pyspiel.load_game(name)

    def roll(number: int) -> int:
        state, rng, acts = game.new_initial_state(), Random(number), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                acts += 1
        return acts

    return roll


def main() -> None:
    """Print a row for each game."""
    rolls = {f"engine, {game}": bare(game) for game in GAMES}
    rolls |= {f"PettingZoo, {game}": zoo(game) for game in GAMES}
    rolls |= {f"OpenSpiel, ours, {game}": spiel(f"python_followsuit_{game}") for game in GAMES}
    rolls |= {f"arrays of 16, {game}": arrays(game) for game in GAMES}
    rolls["RLCard, its own, bridge"] = rlcard_bridge()
    there = set(pyspiel.registered_names())
    rolls |= {f"OpenSpiel, its own, {name}": spiel(name) for name in OTHERS if name in there}
    print("| | rollouts a second | acts a second |\n|---|---|---|")
    for name, roll in rolls.items():
        roll(0)
        count = acts = 0
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            count += 1
            acts += roll(count)
        took = time.process_time() - began
        print(f"| {name} | {count / took:,.0f} | {acts / took:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
