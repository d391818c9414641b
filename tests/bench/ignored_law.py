"""Bench of Tractor's readings that a bot might ignore: the bot against itself told that the default holds.

For each option duplicate deals are played by its rules, the same cards from both sides. One side's bots see
the table as it is; the other's see the same observation, but its rules, and where twos are trumps also its
trump, are those of the default. What they then do that is not allowed is replaced by the first of the table's
options. Reported are the points by which the first did better a deal, and the standard error; for the jacks
in the last trick the levels.

    PYTHONPATH=engine python -m tests.bench.ignored_law [--level casual] [--pairs 60] [FIELD=VALUE ...]
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import ArenaPlayer, player_named
from followsuit.bots import Budget
from followsuit.bots.search.thought import Thought
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.shapes import format_of
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.game import GAME, Tractor
from followsuit.tractor.law.winning import BestPlay, lead_strength, strength_of
from followsuit.tractor.rules import TractorRules

#: The preset in which each option has an effect; `standard` where throws are tried.
OPTIONS: Final[dict[str, str]] = {
    "void_plays=must_trump": "standard",
    "throw_proof=voids": "reference",
    "throw_proof=unbeatable": "reference",
    "throw_voids=opponents": "reference",
    "failed_throw=all_back": "standard",
    "throw_beat=highest_type": "standard",
    "declare_least=pair": "standard",
    "self_override=any": "standard",
    "jack_hook=to_two": "standard",
    "jack_hook=half": "standard",
    "always_trump=twos": "standard",
}

#: Options that are about the declaring of deal 1.
FIRST_DEAL: Final = ("declare_least", "self_override")


class AtJack(Tractor):
    """Tractor with deals in which the declaring side plays at J, judged by the levels they end with."""

    def under_way(
        self, rules: TractorRules, opening: Mapping[str, str], rng: Random
    ) -> tuple[int, dict[str, str]]:
        """Deal 2 with both sides at J."""
        number, fields = super().under_way(rules, opening, rng)
        return number, {**fields, "levels": "NS J EW J"}

    def side_figures(self, rules: TractorRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """The levels by which each side rose, or fell."""
        ranks = "23456789TJQKA"
        after, before = summary["levels"], summary["before"]
        return {
            "levels": {side: float(ranks.index(after[side]) - ranks.index(before[side])) for side in after}
        }


class Unaware:
    """A player that is told the default's rules, whatever is played."""

    def __init__(self, player: ArenaPlayer, field: str, default: Any) -> None:
        self._player = player
        self._change = {field: default}

    def decide(self, observation: TractorObservation, rng: Random, budget: Budget) -> Thought:
        """Return what the player decides on what it is told."""
        return self._player.decide(self._told(observation), rng, budget)

    def close(self) -> None:
        """Close the player."""
        self._player.close()

    def _told(self, seen: TractorObservation) -> TractorObservation:
        rules = replace(seen.rules, **self._change)
        told = replace(seen, standing=replace(seen.standing, rules=rules))
        if "always_trump" not in self._change or seen.trump is None:
            return told
        trump = Trump.under(rules, seen.trump.rank, seen.trump.suit)
        best_play = _best_play(seen, trump, rules)
        if seen.best_play is not None and best_play is None:
            # A lead of twos and other trumps is no lead without the option: it cannot be ignored.
            return seen
        return replace(told, trump=trump, best_play=best_play)


def _best_play(seen: TractorObservation, trump: Trump, rules: TractorRules) -> BestPlay | None:
    """The best play of the trick as somebody sees it who does not count twos as trumps."""
    if seen.best_play is None or seen.trick is None:
        return None
    ladder = ladder_of(trump, rules)
    lead = Holding.of(seen.trick.plays[0].cards, ladder)
    form = format_of(lead)
    if form is None:
        return None
    seat = seen.best_play.seat
    cards = next(play.cards for play in seen.trick.plays if play.seat is seat)
    strength = strength_of(Holding.of(cards, ladder), form, rules)
    return BestPlay(form, seat, strength or lead_strength(lead, form, rules))


def gained(option: str, level: str, pairs: int, seed: str) -> tuple[str, list[float]]:
    """The figure that counts, and by how much the bot that knows the rules did better in each pair."""
    field, value = option.split("=")
    rules = {"preset": OPTIONS[option], field: value}
    default = getattr(GAME.rules({"preset": OPTIONS[option]}), field)
    plan = Plan("tractor", level, level, rules, seed, under_way=field not in FIRST_DEAL)
    knows = player_named(GAME, level, plan.limit)
    pairing = Pairing(plan, knows, Unaware(player_named(GAME, level, plan.limit), field, default))
    if field == "jack_hook":
        pairing._game = AtJack()
    results = [pairing.play(number)["figures"] for number in range(1, pairs + 1)]
    pairing.close()
    figure = next(iter(results[0]))
    return figure, [result[figure] for result in results]


def main() -> None:
    """Print a row for each option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", default=list(OPTIONS), metavar="FIELD=VALUE")
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
