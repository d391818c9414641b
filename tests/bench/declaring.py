"""Bench of declaring in Tractor: how many trumps it takes, and how early one should speak.

First deals of matches, where whoever declares also defends, by the rules of one preset. Duplicate deals of four
casual bots, the same cards from both sides; the bots of one side declare by another rule, and do everything
else alike:

- `trumps=N`: at the first card that makes N trumps of the suit to be named, jokers and the trump rank
  included; the last chance is used as the casual bot uses it;
- `wait=M`: as the casual bot, but not before M cards are in the hand.

Reported are the points by which that side did better a deal than by the casual bot's own rule, with the
standard error; how often a declaration of that side stood in the end, how often it then held the deal, and
with how many cards in the hand it was made.

    PYTHONPATH=engine python -m tests.bench.declaring [--pairs 1000] [--preset standard] [RULE ...]

`--write` adds the rows to `web/games/tractor/chapters/declaring.json`, from which the rules to read take their figures.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import ArenaPlayer, player_named
from followsuit.arena.playing import Encounter
from followsuit.bots import Budget
from followsuit.bots.search.thought import Thought
from followsuit.bots.tractor.naming import last_word, trump_worth
from followsuit.cards import NO_TRUMP
from followsuit.seats import AnySide
from followsuit.tractor.actions import Declare
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.front.options import declare_options
from followsuit.tractor.game import GAME
from followsuit.tractor.law.declaring import named

RULES: Final = (
    *(f"trumps={number}" for number in (2, 4, 5, 6, 8)),
    *(f"wait={cards}" for cards in (13, 19, 25)),
)
FIGURES: Final = Path(__file__).parents[2] / "web" / "games" / "tractor" / "chapters" / "declaring.json"


class ByRule:
    """A player that declares by a rule of the bench, and otherwise does what another player does."""

    def __init__(self, player: ArenaPlayer, rule: str) -> None:
        self._player = player
        self._kind, number = rule.split("=")
        self._number = int(number)
        #: The cards in hand at the last declaration of each deal, by seat; cleared for each deal.
        self.spoke: dict[Any, int] = {}

    def decide(self, observation: TractorObservation, rng: Random, budget: Budget) -> Thought:
        """Return what the player decides."""
        thought = self._decided(observation, rng, budget)
        if isinstance(thought.action, Declare):
            self.spoke[observation.seat] = len(observation.hand)
        return thought

    def close(self) -> None:
        """Close the player."""
        self._player.close()

    def _decided(self, seen: TractorObservation, rng: Random, budget: Budget) -> Thought:
        if seen.phase not in ("dealing", "last_chance"):
            return self._player.decide(seen, rng, budget)
        if self._kind == "wait":
            if len(seen.hand) < self._number:
                return Thought.plain(None, "")
            return self._player.decide(seen, rng, budget)
        standing = seen.declarations[-1] if seen.declarations else None
        if standing is not None and standing.seat.side is seen.seat.side:
            # The rule is about speaking first, or over the opponents.
            return self._player.decide(seen, rng, budget)
        if seen.phase == "last_chance":
            return Thought.plain(last_word(seen), "")
        return Thought.plain(self._declaration(seen), "")

    def _declaration(self, seen: TractorObservation) -> Declare | None:
        best: Declare | None = None
        most = (self._number - 1, 0.0)
        for option in declare_options(seen):
            strain = named(option.cards)
            # Jokers alone name no suit; by this rule they wait for the last chance.
            if strain is NO_TRUMP:
                continue
            trump = Trump.under(seen.rules, seen.trump_rank, strain)
            count = sum(map(trump.is_trump, seen.hand))
            worth = trump_worth(seen.hand, seen.trump_rank, strain, seen.rules)
            if count > most[0] or (best is not None and (count, worth) > most):
                best, most = option, (count, worth)
        return best


class Watched(Pairing):
    """Pairs of deals, with what became of the declarations of the side that follows the rule."""

    def __init__(self, plan: Plan, by_rule: ByRule, other: ArenaPlayer) -> None:
        super().__init__(plan, by_rule, other)
        self._by_rule = by_rule
        self.deals = 0
        self.points: list[float] = []
        self.held: list[bool] = []
        self.cards: list[int] = []

    def _figures(self, encounter: Encounter, side: AnySide) -> dict[str, float]:
        self._by_rule.spoke.clear()
        state = encounter.play_deal(encounter.begin(), 1)
        summary = self._game.summary(state) or {}
        self.deals += 1
        points = self._game.side_figures(self._rules, summary)["points about 80"][side.name]
        spoke = [cards for seat, cards in self._by_rule.spoke.items() if seat.name == summary["starter"]]
        if summary["declaring_side"] == side.name and spoke:
            self.held.append(points > 0)
            self.cards.append(spoke[0])
        return {"points": points}


def measured(rule: str, pairs: int, preset: str, seed: str) -> dict[str, Any]:
    """What a rule is worth, as a row."""
    plan = Plan("tractor", "casual", "casual", preset, seed)
    by_rule = ByRule(player_named(GAME, "casual", plan.limit), rule)
    watched = Watched(plan, by_rule, player_named(GAME, "casual", plan.limit))
    gains = [watched.play(number)["figures"]["points"] for number in range(1, pairs + 1)]
    watched.close()
    return {
        "rule": rule,
        "deals": watched.deals,
        "gained": round(mean(gains), 2),
        "error": round(stdev(gains) / len(gains) ** 0.5, 2),
        "stood": round(100 * len(watched.held) / watched.deals),
        "held": round(100 * mean(watched.held)) if watched.held else 0,
        "cards": round(mean(watched.cards), 1) if watched.cards else 0,
    }


def write(preset: str, rows: list[dict[str, Any]]) -> None:
    """Add rows to the figures of the rules to read, in the order of the rules."""
    known = json.loads(FIGURES.read_text(encoding="utf-8"))["rules"] if FIGURES.is_file() else []
    by_rule = {row["rule"]: row for row in [*known, *rows]}
    ordered = [by_rule[rule] for rule in RULES if rule in by_rule]
    lines = ",\n".join(f"    {json.dumps(row)}" for row in ordered)
    FIGURES.write_text(
        f'{{\n  "preset": "{preset}",\n  "level": "casual",\n  "rules": [\n{lines}\n  ]\n}}\n',
        encoding="utf-8",
    )


def main() -> None:
    """Print a row for each rule."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", default=list(RULES), metavar="RULE")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--seed", default="declaring")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    print("| rule | deals | gained | error | stood | held | cards |\n|---|---:|---:|---:|---:|---:|---:|")
    for rule in asked.rules:
        row = measured(rule, asked.pairs, asked.preset, asked.seed)
        if asked.write:
            write(asked.preset, [row])
        print("| " + " | ".join(str(value) for value in row.values()) + " |", flush=True)


if __name__ == "__main__":
    main()
