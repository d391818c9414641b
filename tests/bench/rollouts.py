"""Rollouts a second of the plain games, as the search asks for them: from positions all over a deal.

    python tests/bench/rollouts.py
    node build/node/pyodide.mjs tests/bench/rollouts.py --mount .=/repository    (the same inside Pyodide)

A rollout is one call of a playout from a random position of a deal, the hands known, to its end. Printed besides:
from the first lead only, worlds drawn a second, exact endings, and the ratio to a fixed reference loop (100,000
turns of plain integer work), which compares machines where absolute figures cannot.
"""

import sys
from random import Random

# Inside Pyodide a script's own folder is not on the path.
sys.path.insert(0, "/repository/tests/bench")

from reference import reference_loop, timed

from followsuit.bots.plain.ending import PlainEnding
from followsuit.bots.plain.layout import BITS, each, spread
from followsuit.bots.plain.playout import opened, play_points, play_tricks
from followsuit.bots.plain.position import position_of
from followsuit.decks import FIFTY_TWO
from followsuit.registry import game_named


def positions(name, count):
    """Observations and true hands of seats to play, each trick of a deal as often as the next."""
    game, rng, found = game_named(name), Random(name), []
    rules = game.rules("reference")
    while len(found) < count:
        state = game.deal(game.new_match(rules, rng), rng).state
        while (seat := game.to_act(state)) is not None:
            seen = game.observe(state, seat)
            if seen.trick is not None:
                found.append((seen, [spread(hand) for hand in state.cardplay.hands]))
            state = game.apply(state, rng.choice(game.options(seen))).state
    return found[:count]


def starts_of(found):
    """Arguments of a playout that leaves the first play to the policy."""
    return [
        (
            hands,
            opened(int(seen.trick.leader), [BITS[card] for card in seen.trick.cards], int(seen.trump)),
            0,
            int(seen.trump),
            seen.contract.declarer & 1,
        )
        for seen, hands in found
    ]


def playouts(playout, starts):
    for start in starts:
        playout(*start)


def draws(placed, rng):
    for position in placed:
        position.draw(rng)


def solutions(starts, tricks):
    for hands, start, _, trump, _ in starts:
        ending = PlainEnding(trump, tricks=tricks)
        for card in each(hands[start.seat]):
            ending.after(hands, start, card)


def measured(loop, name, playout, size):
    tricks = name == "rangvaar"
    found = positions(name, 40 * size)
    starts = starts_of(found)
    leads = [start for start in starts if not start[1].count]
    firsts = [start for start in leads if start[0][0].bit_count() == size]
    placed = [position_of(seen, getattr(seen.rules, "pack", FIFTY_TWO)) for seen, _ in found]
    tell(loop, name, "rollouts", lambda: playouts(playout, starts), len(starts))
    tell(loop, name, "rollouts from the first lead", lambda: playouts(playout, firsts), len(firsts))
    tell(loop, name, "worlds", lambda: draws(placed, Random(1)), len(placed))
    for left in (4, 5) if tricks else (3, 4):
        ends = [start for start in leads if start[0][0].bit_count() == left][:8]
        what = f"exact endings of {left} tricks, every first card"
        tell(loop, name, what, lambda ends=ends: solutions(ends, tricks), len(ends))


def tell(loop, game, what, work, count):
    seconds = timed(work) / count
    print(f"{game:<12} {what:<45} {1 / seconds:>9,.0f} a second   {loop / seconds:>8.1f} a loop")


LOOP = timed(reference_loop)
print(f"reference loop {LOOP * 1000:.1f} ms, Python {sys.version.split()[0]} on {sys.platform}")
measured(LOOP, "two_hundred", play_points, 10)
measured(LOOP, "rangvaar", play_tricks, 13)
