"""Deals of four casual bots a second through `Table`, and random legal deals through the same games in the same run.

``python tests/bench/casual_deals.py [seconds]``: each kind in turn, over and over, so that a machine that is slow for a while is
slow for both. Times are of the processor. Aims: 100 deals of Tractor a second, 400 of the others, where random legal
deals reach 400.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from reference import per_second  # it puts the engine on the path, too
from tractor_deals import random_deal

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Suit
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.card_games.tractor.rules import PRESETS
from followsuit.card_games.trick.hand import cards_of, playable
from followsuit.record import Player
from followsuit.table import Table

GAMES = {"tractor": "standard", "two_hundred": "reference", "rangvaar": "reference"}
ROUNDS = 5


def casual(game: str, preset: str) -> Callable[[], object]:
    """A deal after the other of four casual bots, match after match."""
    players = {seat: Player("casual") for seat in Seat}
    tables: list[Table] = []

    def deal() -> None:
        if not tables or tables[-1].is_over:
            tables.append(Table.start(game, preset, players, f"bench {len(tables)}"))
        table = tables[-1]
        table.deal()
        while not (table.needs_deal or table.is_over):
            table.step()

    return deal


def at_random(name: str, preset: str) -> Callable[[], object]:
    """A deal in which every seat does anything legal, through the game's own checked verbs."""
    rng = Random(7)
    if name == "tractor":
        return lambda: random_deal(PRESETS[preset], rng)
    game = game_named(name)
    rules = game.rules(preset)

    def deal() -> None:
        state = game.deal(game.new_match(rules, rng), rng).state
        while (seat := game.to_act(state)) is not None:
            observation = game.observe(state, seat)
            if observation.trick is not None:
                cards = tuple(cards_of(playable(observation.hand, observation.trick.led)))
                action = Play(seat, (cards[int(rng.random() * len(cards))],))
            elif observation.contract is not None:
                action = NameTrump(seat, Suit(int(rng.random() * 4)))
            else:
                action = game.options(observation)[0]
            state = game.apply(state, action).state

    return deal


def main(seconds: float) -> None:
    """Measure in turn, and print the median of the rounds."""
    for game, preset in GAMES.items():
        works = [casual(game, preset), at_random(game, preset)]
        for work in works:
            work()
        rounds = [[per_second(work, seconds) for work in works] for _ in range(ROUNDS)]
        bots, legal = (sorted(column)[ROUNDS // 2] for column in zip(*rounds, strict=True))
        print(
            f"{game:12} casual {bots:6.0f} deals a second, random legal {legal:6.0f}, {bots / legal:5.2f} of it"
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
