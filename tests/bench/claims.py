"""How often the rest could be claimed, and how often it is offered: `python tests/bench/claims.py [deals]`.

Four casual bots play. At each turn of South with two tricks or more to come it is noted whether a claim is
offered, and with few cards left, whether a proof by brute force finds one: with open cards, in a sample of the
deals that fit what South knows, South wins every trick against any play. A deal where one of them fails is
none; where all hold, the claim *could* be certain, so the figure is an upper bound.
"""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from followsuit.record import Player  # noqa: E402
from followsuit.registry import game_named, game_names  # noqa: E402
from followsuit.seats import Seat  # noqa: E402
from followsuit.table import Table  # noqa: E402
from tests.shared.open_claims import TooLongError, reshuffled, wins_all  # noqa: E402

#: So many cards in hand at most are proven, in so many deals that fit, each with so many plays.
CARDS = {"two_hundred": 5, "rangvaar": 5, "tractor": 4}
FITTING = 40
PLAYS = 4_000


def could_be_certain(game, state, rng):
    """Whether South wins every trick left in each of a sample of the deals that fit; None if it takes too long."""
    try:
        return all(
            wins_all(game, reshuffled(game, state, Seat.S, rng), Seat.S, [PLAYS]) for _ in range(FITTING)
        )
    except TooLongError:
        return None


def measure(name, deals):
    game = game_named(name)
    players = {seat: Player("casual") for seat in Seat}
    rng = Random(1)
    offered = certain = both = unknown = tricks = 0
    for number in range(deals):
        table = Table.start(name, None, players, f"claims {number}")
        table.deal()
        is_offered = is_certain = is_unknown = False
        while not table.needs_deal and not table.is_over:
            state = table._state
            if table.to_act is Seat.S and game.observe(state, Seat.S).phase == "playing":
                view = game.view(game.observe(state, Seat.S))
                claim = view["prompt"]["claim"]
                if claim and not is_offered:
                    is_offered, tricks = True, tricks + claim
                if 1 < len(view["hand"]) <= CARDS[name] and not is_certain:
                    found = could_be_certain(game, state, rng)
                    is_certain, is_unknown = bool(found), is_unknown or found is None
            table.step()
        offered, certain = offered + is_offered, certain + is_certain
        both, unknown = both + (is_offered and is_certain), unknown + is_unknown
    print(
        f"{name:12} {deals} deals: offered in {offered} ({tricks / max(1, offered):.1f} tricks),"
        f" possible by the proof in {certain}, both in {both}, not decided in {unknown}",
        flush=True,
    )


if __name__ == "__main__":
    for game_name in game_names():
        measure(game_name, int(sys.argv[1]) if len(sys.argv) > 1 else 300)
