"""Bench of options that a bot might ignore: the bot against itself told that the default's rules hold.

For each option duplicate deals are played by its rules, the same cards from both sides. One side's bots see
the table as it is; the other's see the same observation, but in its rules the option has its default, and
where twos are trumps also its trump. What they then do that is not allowed is replaced by the first of the
table's options. What is reported is by how much the first did better a deal, and the standard error; for the
jacks in the last trick in levels. Where an option ends the match, matches are played instead of deals.

    PYTHONPATH=engine python -m tests.bench.ignored_options [--level casual] [--pairs 60] [OPTION ...]
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import ArenaPlayer, player_named
from followsuit.bots import Budget
from followsuit.bots.search.thought import Thought
from followsuit.registry import game_named
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.shapes import format_of
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.game import Tractor
from followsuit.tractor.law.winning import BestPlay, lead_strength, strength_of
from followsuit.tractor.rules import TractorRules


@dataclass(frozen=True)
class Option:
    """An option that is tried: the game, the field and its value, and the rules beside it.

    ``is_first``: only the first deal of a match is about it; ``matches``: it ends them.
    """

    game: str
    name: str
    value: Any
    rules: dict[str, Any] = field(default_factory=dict)
    is_first: bool = False
    matches: bool = False


_STANDARD: Final = {"preset": "standard"}
_AUCTION: Final = {"preset": "auction"}

#: What is tried, called by field and value.
OPTIONS: Final = {
    f"{one.name}={str(one.value).lower()}": one
    for one in (
        Option("two_hundred", "hundred_rule", False),
        Option("two_hundred", "hundred_at", "half", {"target": 500}),
        Option("two_hundred", "forced_bet_counts", False),
        Option("rangvaar", "first_lead", "last_winner"),
        Option("rangvaar", "direction", "counter_clockwise"),
        Option("tractor", "auction_deals", "every", _AUCTION),
        # Only the first deal has an auction, unless every deal has.
        Option("tractor", "auction_rounds", "single", _AUCTION, is_first=True),
        Option("tractor", "auction_starter", "any", _AUCTION, is_first=True),
        Option("tractor", "bid_binds", False, _AUCTION, is_first=True),
        Option("tractor", "most_deals", 3, _STANDARD, matches=True),
        Option("tractor", "first_level", "K", _STANDARD, matches=True),
        Option("tractor", "void_plays", "must_trump", _STANDARD),
        Option("tractor", "throw_proof", "voids"),
        Option("tractor", "throw_proof", "unbeatable"),
        Option("tractor", "throw_voids", "opponents"),
        # Throws are tried by this preset.
        Option("tractor", "failed_throw", "all_back", _STANDARD),
        Option("tractor", "throw_beat", "highest_type", _STANDARD),
        Option("tractor", "declare_least", "pair", _STANDARD, is_first=True),
        Option("tractor", "self_override", "any", _STANDARD, is_first=True),
        Option("tractor", "jack_hook", "to_two", _STANDARD),
        Option("tractor", "jack_hook", "half", _STANDARD),
        Option("tractor", "always_trump", "twos", _STANDARD),
    )
}


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
    """A player that is told the default's rules for one option, whatever is played."""

    def __init__(self, player: ArenaPlayer, name: str, default: Any) -> None:
        self._player = player
        self._change = {name: default}

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
            return replace(told, prelude=replace(seen.prelude, bidding=bidding))
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


def gained(option: Option, level: str, pairs: int, seed: str) -> tuple[str, list[float]]:
    """The figure that counts, and by how much the bot that knows the rules did better in each pair."""
    playing = game_named(option.game)
    default = getattr(playing.rules(option.rules or None), option.name)
    rules = {**option.rules, option.name: option.value}
    under_way = not option.matches and not option.is_first
    plan = Plan(option.game, level, level, rules, seed, matches=option.matches, under_way=under_way)
    knows = player_named(playing, level, plan.limit)
    pairing = Pairing(plan, knows, Unaware(player_named(playing, level, plan.limit), option.name, default))
    if option.name == "jack_hook":
        pairing._game = AtJack()
    results = [pairing.play(number)["figures"] for number in range(1, pairs + 1)]
    pairing.close()
    figure = "matches won" if option.matches else next(iter(results[0]))
    return figure, [result[figure] for result in results]


def main() -> None:
    """Print a row for each option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", default=list(OPTIONS), metavar="OPTION")
    parser.add_argument("--level", default="casual")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", default="ignored")
    asked = parser.parse_args()
    print("| option | level | pairs | figure | gained | error |\n|---|---|---:|---|---:|---:|")
    for name in asked.options:
        figure, gains = gained(OPTIONS[name], asked.level, asked.pairs, asked.seed)
        error = stdev(gains) / len(gains) ** 0.5
        row = (name, asked.level, len(gains), figure, f"{mean(gains):+.2f}", f"{error:.2f}")
        print("| " + " | ".join(map(str, row)) + " |", flush=True)


if __name__ == "__main__":
    main()
