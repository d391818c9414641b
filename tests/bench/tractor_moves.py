"""Milliseconds a decision of Tractor's bots takes, by the kind of decision: median, 95th percentile, most.

``python tests/bench/tractor_moves.py [level] [deals] [preset] [packs] [seats]``; inside Pyodide with
``node build/node/pyodide.mjs tests/bench/tractor_moves.py --mount .=/repository``. The level plays seat S, the
heuristics the others. Times are of the processor, so that a busy machine counts for little; Pyodide has only
the clock on the wall, and needs a quiet machine.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

for place in ("/repository/engine", "engine"):
    sys.path.insert(0, place)

# ruff: noqa: E402
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.seats import Seat
from followsuit.tractor.game import GAME
from followsuit.tractor.rules import TractorRules, tractor_rules


def timed(level: str, deals: int, rules: TractorRules) -> dict[str, list[float]]:
    """The milliseconds of every decision that took any, by phase."""
    took: dict[str, list[float]] = {}
    for number in range(deals):
        rng = Random(f"moves/{number}")
        state = GAME.deal(GAME.new_match(rules, rng), rng).state
        while not (GAME.needs_deal(state) or GAME.is_over(state)):
            seat = GAME.to_act(state)
            if seat is None:
                state = GAME.apply(state, GAME.table_act(state)).state
            for asked in (seat,) if seat is not None else tuple(GAME.may_act(state)):
                seen = GAME.observe(state, asked)
                began = process_time()
                action = BOTS[level if asked == Seat.S else "casual"].act(seen, rng, Budget())
                ms = 1000 * (process_time() - began)
                if asked == Seat.S and (action is not None or ms > 1):
                    took.setdefault(seen.phase, []).append(ms)
                if action is not None:
                    state = GAME.apply(state, action).state
    return took


def main(
    level: str = "master", deals: str = "6", preset: str = "standard", packs: str = "2", seats: str = "4"
) -> None:
    """Print a line a phase."""
    rules = tractor_rules({"preset": preset, "packs": int(packs), "seats": int(seats)})
    for phase, took in timed(level, int(deals), rules).items():
        ranked = sorted(took)
        middle, late = ranked[len(ranked) // 2], ranked[int(0.95 * (len(ranked) - 1))]
        print(
            f"{phase:14} {len(ranked):4} decisions, {middle:7.1f} ms median, {late:7.1f} 95th, {ranked[-1]:7.1f} most"
        )


main(*(ARGS if "ARGS" in globals() else sys.argv[1:]))  # noqa: F821 - given by build/node/pyodide.mjs
