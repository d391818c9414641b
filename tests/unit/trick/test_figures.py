"""What is told of a finished deal for statistics, at its boundaries: equal sides, no score, and who leads a match."""

from random import Random
from typing import Any

import pytest

from followsuit.base.seats import Side
from followsuit.card_games.registry import game_named


def told(change: dict[str, int]) -> dict[str, Any]:
    """The figures of a deal of Rangvaar that changed the score so."""
    game = game_named("rangvaar")
    summary = {
        "declarer": "S",
        "side": "NS",
        "contract": 8,
        "made": True,
        "tricks": {"NS": 8, "EW": 5},
        "change": change,
        "totals": {"NS": 12, "EW": 9},
    }
    return {**game.deal_figures(summary), "margin": game.margin(game.rules(None), summary, "NS")}


@pytest.mark.parametrize(
    ("change", "ahead", "margin"),
    [({"NS": 8, "EW": 5}, "NS", 3), ({"NS": 5, "EW": 8}, "EW", -3), ({"NS": 5, "EW": 5}, None, 0)],
)
def test_a_deal_is_told_whole_and_after_equal_changes_nobody_is_ahead(change, ahead, margin):
    assert told(change) == {
        "declarer": "S",
        "side": "NS",
        "contract": 8,
        "made": True,
        "unit": "tricks",
        "took": {"NS": 8, "EW": 5},
        "standing": {"NS": "12", "EW": "9"},
        "ahead": ahead,
        "margin": margin,
    }


def test_in_matches_of_court_piece_under_way_either_side_has_the_row():
    game = game_named("court_piece")
    drawn = [game.under_way(game.rules(None), {}, Random(seed)) for seed in range(60)]
    rows = {fields["rows"] for _, fields in drawn}
    assert {
        f"{mine.name} {row} {mine.other.name} 0" if mine is Side.NS else f"NS 0 EW {row}"
        for mine in Side
        for row in range(7)
    } == rows
    assert min(number for number, _ in drawn) >= 1
