"""Tally: while a deal is played out the pile is counted as the rules count it."""

from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.bots.court_piece.tally import PlayoutTally
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.registry import game_named

GAME = game_named("court_piece")
RULES = [
    "single",
    "double",
    "double_ace",
    {"preset": "double", "ace_rule": "any_ace", "taken_by": "side", "first_taking": 3},
    {"preset": "double_ace", "twelfth_takes": False, "first_taking": 5, "court_at": "seven"},
    {"preset": "double_ace", "taken_by": "side"},
]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_tally_from_any_trick_on_counts_as_the_rules_do(rules):
    rules, rng = GAME.rules(rules), Random(str(rules))
    for _ in range(3_000):
        pile, cut = Pile(), rng.randrange(8)
        tally = None
        while not pile.is_over(rules):
            if pile.number == cut:
                tally = PlayoutTally(rules, pile, -1 if pile.winner is None else int(pile.winner))
            seat, ace = Seat(rng.randrange(4)), rng.random() < 0.4
            pile, _ = pile.won(rules, seat, ace=ace)
            if tally is not None:
                over = tally.won(int(seat), ace)
                assert (tally.even, tally.odd) == (pile.north_south, pile.east_west)
                assert (tally.lying, over) == (pile.lying, pile.is_over(rules))
