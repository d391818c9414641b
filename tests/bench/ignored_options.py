"""Bench of options that a bot might ignore: the bot against itself told that the default's rules hold.

For each option duplicate deals are played by its rules, the same cards from both sides. One side's bots see
the table as it is; the other's see the same observation, but in its rules the option has its default. What is
reported is by how much the first did better a deal, and the standard error. Where an option ends the match,
matches are played instead of deals.

    PYTHONPATH=engine python -m tests.bench.ignored_options [--level casual] [--pairs 60] [FIELD ...]
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import ArenaPlayer, player_named
from followsuit.bots import Budget
from followsuit.bots.search.thought import Thought
from followsuit.registry import game_named

#: The options by a name: game, rules, and whether matches decide.
OPTIONS: Final[dict[str, tuple[str, dict[str, Any], bool]]] = {
    "hundred_rule": ("two_hundred", {"hundred_rule": False}, False),
    "hundred_at": ("two_hundred", {"hundred_at": "half", "target": 500}, False),
    "forced_bet_counts": ("two_hundred", {"forced_bet_counts": False}, False),
    "first_lead": ("rangvaar", {"first_lead": "last_winner"}, False),
    "auction_deals": ("tractor", {"preset": "auction", "auction_deals": "every"}, False),
    "auction_rounds": ("tractor", {"preset": "auction", "auction_rounds": "single"}, False),
    "auction_starter": ("tractor", {"preset": "auction", "auction_starter": "any"}, False),
    "bid_binds": ("tractor", {"preset": "auction", "bid_binds": False}, False),
    "most_deals": ("tractor", {"preset": "standard", "most_deals": 3}, True),
    "first_level": ("tractor", {"preset": "standard", "first_level": "K"}, True),
}


class Unaware:
    """A player that is told the default's rules for one option, whatever is played."""

    def __init__(self, player: ArenaPlayer, option: str, default: Any) -> None:
        self._player = player
        self._change = {option: default}

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """Return what the player decides on what it is told."""
        return self._player.decide(self._told(observation), rng, budget)

    def close(self) -> None:
        """Close the player."""
        self._player.close()

    def _told(self, seen: Any) -> Any:
        rules = replace(seen.rules, **self._change)
        if not hasattr(seen, "standing"):
            return replace(seen, rules=rules)
        told = replace(seen, standing=replace(seen.standing, rules=rules))
        if "auction_rounds" in self._change and seen.bidding is not None:
            bidding = replace(seen.bidding, single=False)
            told = replace(told, prelude=replace(seen.prelude, bidding=bidding))
        return told


def gained(option: str, level: str, pairs: int, seed: str) -> tuple[str, list[float]]:
    """The figure that counts, and by how much the bot that knows the rules did better in each pair."""
    game, rules, matches = OPTIONS[option]
    playing = game_named(game)
    default = getattr(playing.rules("reference"), option)
    # Only the first deal has an auction, unless every deal has.
    is_first = game == "tractor" and option != "auction_deals"
    plan = Plan(game, level, level, rules, seed, matches=matches, under_way=not matches and not is_first)
    knows = player_named(playing, level, plan.limit)
    pairing = Pairing(plan, knows, Unaware(player_named(playing, level, plan.limit), option, default))
    results = [pairing.play(number)["figures"] for number in range(1, pairs + 1)]
    pairing.close()
    figure = "matches won" if matches else next(iter(results[0]))
    return figure, [result[figure] for result in results]


def main() -> None:
    """Print a row for each option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", default=list(OPTIONS), metavar="FIELD")
    parser.add_argument("--level", default="casual")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", default="ignored")
    asked = parser.parse_args()
    print("| option | level | pairs | figure | gained | error |\n|---|---|---:|---|---:|---:|")
    for option in asked.options:
        figure, gains = gained(option, asked.level, asked.pairs, asked.seed)
        error = stdev(gains) / len(gains) ** 0.5
        row = (option, asked.level, len(gains), figure, f"{mean(gains):+.2f}", f"{error:.2f}")
        print("| " + " | ".join(map(str, row)) + " |", flush=True)


if __name__ == "__main__":
    main()
