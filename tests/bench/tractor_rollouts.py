"""Playouts and worlds of Tractor a second, as ratios to a fixed reference loop and in absolute figures.

    python tests/bench/tractor_rollouts.py
    node build/node/pyodide.mjs tests/bench/tractor_rollouts.py --mount .=/repository    (inside Pyodide)

A ratio says how many are done in the time of one loop of 100,000 turns of plain integer work; it compares
machines where absolute figures cannot. All is processor time, so that others on the machine do not count. Aims: 4,000 playouts a
second natively and 2,000 in Pyodide under Node, from positions in the middle of a deal.
"""

import sys
import time
from random import Random

# Inside Pyodide a script's own folder is not on the path.
sys.path.insert(0, "/repository/tests/bench")

from reference import reference_loop, timed

from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.facts import facts_of
from followsuit.bots.tractor.playing import start_of
from followsuit.bots.tractor.playout import play_out
from followsuit.bots.tractor.worlds import TractorWorlds
from followsuit.registry import game_named

SECONDS = 1.5


def positions(cards, count):
    """Observations in deals of the casual bots, of the seat to act with so many cards."""
    game, bot, found = game_named("tractor"), BOTS["casual"], []
    for seed in range(10 * count):
        rng = Random(seed)
        state = game.deal(game.new_match(game.rules("standard"), rng), rng).state
        while not (game.needs_deal(state) or game.is_over(state)):
            seat = game.to_act(state)
            if seat is None:
                state = game.apply(state, game.table_act(state)).state
                continue
            seen = game.observe(state, seat)
            if seen.phase == "playing" and len(seen.hand) <= cards:
                found.append(seen)
                break
            state = game.apply(state, bot.act(seen, rng, Budget())).state
        if len(found) == count:
            return found
    raise AssertionError("no positions")


def main():
    loop = timed(reference_loop, SECONDS, time.process_time)
    print(f"{'reference loop':34} {loop * 1000:10.2f} ms")
    for name, cards in (("the first lead", 25), ("mid-deal, 13 cards", 13), ("the end, 6 cards", 6)):
        rng = Random(1)
        prepared = []
        for seen in positions(cards, 12):
            facts = facts_of(seen)
            worlds = TractorWorlds(facts, seen.seat, seen.hand, seen.buried)
            prepared.append((facts.board, worlds, [worlds.draw(rng) for _ in range(10)], start_of(seen)))
        count = 10 * len(prepared)

        def playouts(prepared=prepared):
            for board, _, drawn, start in prepared:
                for world in drawn:
                    play_out(board, world.once, world.twice, start, ())

        def worlds(prepared=prepared, rng=rng):
            for _, source, drawn, _ in prepared:
                for _ in drawn:
                    source.draw(rng)

        for what, work in (("playouts", playouts), ("worlds", worlds)):
            took = timed(work, SECONDS, time.process_time)
            print(f"{what + ' from ' + name:34} {count / took:10,.0f} /s   {count * loop / took:8.1f} a loop")


if __name__ == "__main__":
    main()
