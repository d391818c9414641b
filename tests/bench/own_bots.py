"""Decisions a second of bots of one's own in a match, beside the plain loop of the engine in the same run.

`PYTHONPATH=engine .venv/bin/python tests/bench/own_bots.py [DEALS]`; processor time.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from random import Random
from typing import Any

import followsuit
from followsuit.base.turns import TableAct, next_turn
from followsuit.card_games.registry import game_named

DEALS = int(sys.argv[1]) if sys.argv[1:] else 30


def first(situation: followsuit.Situation) -> followsuit.SeatAction | None:
    """A bot that is a function."""
    return situation.legal[0] if situation.must_act else None


class First:
    """The same as an object that gets the observation."""

    def __init__(self, game: str) -> None:
        self._game = game_named(game)

    def act(self, observation: Any, rng: Random, budget: followsuit.Budget) -> Any:
        """Return the first act there is."""
        options = self._game.options(observation)
        return options[0] if options and observation.to_act is observation.seat else None


def matches(game: str, bot: Any) -> int:
    """Play deals of a match, and return how many acts they had."""
    acts = 0
    match = followsuit.match(game, players=dict.fromkeys("SWNE", bot), seed="1")
    for number in range(DEALS):
        if match.is_over:
            match = followsuit.match(game, players=dict.fromkeys("SWNE", bot), seed=str(number))
        match.run(deals=1)
        acts += len(match.acts())
    return acts


def plain(name: str) -> int:
    """The same deals' acts by the engine's functions alone."""
    game, acts = game_named(name), 0
    rules = game.rules("reference")
    for number in range(DEALS):
        state, asked = game.deal(game.new_match(rules, Random(number)), Random(number)).state, set()
        while (due := next_turn(game, state, asked)) is not None:
            if isinstance(due, TableAct):
                state, asked = game.apply(state, due.action).state, set()
                continue
            asked.add(due.seat)
            options = game.options(game.observe(state, due.seat))
            if due.must:
                state, acts = game.apply(state, options[0]).state, acts + 1
    return acts


def main() -> None:
    """Print a row for each game."""
    print("| | plain loop | function | object | function of plain |\n|---|---:|---:|---:|---:|")
    for game in followsuit.games():
        rates = []
        ways = (
            partial(plain, game),
            partial(matches, game, first),
            partial(matches, game, First(game)),
        )
        for play in ways:
            play()
            began = time.process_time()
            rates.append(play() / (time.process_time() - began))
        print(f"| {game} | {' | '.join(f'{rate:,.0f}' for rate in rates)} | {rates[1] / rates[0]:.2f} |")


if __name__ == "__main__":
    main()
