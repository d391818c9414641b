"""Whole matches under rules drawn from all fields: they end, are read back, and show nobody a hidden card.

``FOLLOWSUIT_MATCHES`` asks for any number of matches; ``FOLLOWSUIT_FULL=1`` for 200.
"""

import os
from random import Random

import pytest

from followsuit.base.game import seats_of
from followsuit.card_games.registry import game_named
from followsuit.record import Player, read_record, record_link, replayed, write_record
from followsuit.table import Table
from tests.shared import court_piece_positions, plain_positions
from tests.shared.drawn_rules import drawn_specification
from tests.shared.tractor import tractor_positions

MATCHES = int(os.environ.get("FOLLOWSUIT_MATCHES", "200" if os.environ.get("FOLLOWSUIT_FULL") else "4"))

#: No match takes so many deals, whatever its rules. Where a court takes all thirteen tricks of single sar, a few
#: hundred deals go by before there is one, and ten of them may be wanted (C21, C26).
MOST_DEALS = {"court_piece": 20_000, "rangvaar": 400, "tractor": 400, "two_hundred": 400}

#: The chance that a position is looked at from every seat; Tractor's deals are the longest, Court Piece's matches.
LOOKED_AT = {"court_piece": 0.01, "rangvaar": 0.05, "tractor": 0.004, "two_hundred": 0.05}

#: The games, and what deals the hidden cards again in a position of each.
PERMUTED = {
    "court_piece": court_piece_positions.permuted,
    "rangvaar": plain_positions.permuted,
    "tractor": tractor_positions.permuted,
    "two_hundred": plain_positions.permuted,
}


def same_from_every_seat(game, state, rng):
    """Nothing that a seat sees changes with the cards that it cannot see."""
    permuted = PERMUTED[game.name]
    for seat in seats_of(game, state.standing.rules):
        other = permuted(state, seat, rng)
        observation, again = game.observe(state, seat), game.observe(other, seat)
        assert observation == again, seat
        assert game.view(observation) == game.view(again), seat


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_under_drawn_rules_ends_is_read_back_and_leaks_nothing(number):
    rng = Random(f"drawn/{number}")
    game = game_named(tuple(PERMUTED)[number % len(PERMUTED)])
    said = drawn_specification(game, rng)
    rules = game.rules(said)
    assert game.rules(game.specification(rules)) == rules
    players = {seat: Player(rng.choice(["beginner", "casual"])) for seat in seats_of(game, rules)}
    table = Table.start(game.name, rules, players, str(number))
    deals = 0
    while not table.is_over:
        if table.needs_deal:
            deals += 1
            assert deals < MOST_DEALS[game.name], said
            table.deal()
            continue
        table.step()
        if rng.random() < LOOKED_AT[game.name] and not (table.needs_deal or table.is_over):
            same_from_every_seat(game, table._state, rng)
    text = table.record_text()
    record = read_record(text)
    assert write_record(record) == text, said
    assert record.rules == rules
    linked = read_record(record_link(record, record.deals[-1].number))
    assert (linked.rules, linked.deals[0].actions) == (rules, record.deals[-1].actions), said
    end = replayed(record)
    assert game.is_over(end), said
    assert game.summary(end) == table.summary(), said
