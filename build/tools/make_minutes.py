"""Minutes: how long matches of each length take, measured with Casual bots at the page's normal speed.

    python3 build/tools/make_minutes.py            every game
    python3 build/tools/make_minutes.py tractor    one, into web/games/tractor/minutes.json

Bots play whole matches by each preset and length. Each act counts as long as the page shows it at normal
speed (web/js/table/store/next-step.js); a person is taken to act as fast as the bots, and to read no
summary. The middle match is written down, in whole minutes. `--matches` says how many are played.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "engine"))

from followsuit.base.events import TrickWon  # noqa: E402 - the path is set above
from followsuit.base.game import AnyGame, seats_of  # noqa: E402
from followsuit.base.rule_groups import Length, RuleGroupsGame, lengths_of  # noqa: E402
from followsuit.card_games.registry import game_named, game_names  # noqa: E402
from followsuit.record import Player  # noqa: E402
from followsuit.table import Table  # noqa: E402

PACE = ROOT / "web/js/table/store/next-step.js"
LEVEL = "casual"
MATCHES = 200
MOST_DEALS = 400
"""A match of bots that is not over by then is left out, and said."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match that was played: its deals, and how many minutes the page shows it."""

    deals: int
    minutes: float


def normal_pace() -> dict[str, int]:
    """Return the milliseconds of each kind of act at normal speed, as the page's file says them."""
    found = re.search(r"normal: \{([^}]*)\}", PACE.read_text())
    assert found, f"{PACE} has no normal speed"
    return {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", found[1])}


def played(game: AnyGame, rules: Any, length: Length, number: int, pace: dict[str, int]) -> Match | None:
    """Return a match of bots; None where it does not end."""
    seats = seats_of(game, rules)
    table = Table.start(game.name, rules, {seat: Player(LEVEL) for seat in seats}, f"minutes/{number}")
    deals = shown = 0
    while not table.is_over:
        if table.needs_deal:
            if deals == MOST_DEALS:
                return None
            if deals and length.is_one_deal:
                break
            table.deal()
            deals += 1
            shown += pace["deal"]
            continue
        is_tables = table.to_act is None
        tricks = sum(isinstance(event, TrickWon) for event in table.step())
        shown += tricks * (pace["trick"] + len(seats) * (pace["play"] - pace["call"]))
        shown += pace["card" if is_tables else "call"]
    return Match(deals, shown / 60_000)


def measured(game: AnyGame, matches: int) -> dict[str, dict[str, dict[str, float]]]:
    """Return the deals and the minutes of the middle match, by preset and length."""
    pace = normal_pace()
    found: dict[str, dict[str, dict[str, float]]] = {}
    for preset in game.preset_names():
        found[preset] = {}
        for length in lengths_of(game, game.rules(preset)):
            rules = game.rules({"preset": preset, **length.rules})
            many = [played(game, rules, length, number, pace) for number in range(matches)]
            ended = [match for match in many if match is not None]
            if len(ended) < matches:
                print(f"{game.name} {preset} {length.name}: {matches - len(ended)} matches did not end")
            found[preset][length.name] = {
                "deals": statistics.median(match.deals for match in ended),
                "minutes": max(1, round(statistics.median(match.minutes for match in ended))),
            }
            print(game.name, preset, length.name, found[preset][length.name], flush=True)
    return found


def main() -> None:
    """Measure the games asked for and write down what is found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[*game_names(), []], metavar="GAME")
    parser.add_argument("--matches", type=int, default=MATCHES)
    asked = parser.parse_args()
    more = "" if asked.matches == MATCHES else f" --matches {asked.matches}"
    for name in asked.games or game_names():
        game = game_named(name)
        if not isinstance(game, RuleGroupsGame):
            continue
        said = {
            "command": f"python3 build/tools/make_minutes.py {name}{more}",
            "matches": asked.matches,
            "level": LEVEL,
            "presets": measured(game, asked.matches),
        }
        (ROOT / "web/games" / name / "minutes.json").write_text(json.dumps(said, indent=2) + "\n")


if __name__ == "__main__":
    main()
