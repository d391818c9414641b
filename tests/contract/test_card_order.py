"""Card order: what a view tells of which card beats which is public, and is how tricks are won."""

from collections import Counter
from typing import Any

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.zones import zone_cards

PRESETS = [(name, preset) for name in game_names() for preset in game_named(name).preset_names()]


def views_of_a_deal(name, preset):
    """The views of all seats, after each act of a deal of beginners."""
    table = Table.start(
        name, game_named(name).rules(preset), {seat: Player("beginner") for seat in Seat}, "order"
    )
    table.deal()
    while not (table.needs_deal or table.is_over):
        yield [table.game.view(table.observe(seat)) for seat in Seat]
        table.step()


def winner_by(order, plays):
    """The seat that wins a trick of single cards by an order."""
    heights = {card: -place for place, equal in enumerate(order["trumps"]) for card in equal}
    led = plays[0]["cards"][0]

    def height(play):
        [card] = play["cards"]
        if card in heights:
            return (2, heights[card])
        follows = led not in heights and card[-1] == led[-1]
        return (1, -order["plain"].index(card[0])) if follows else (0, 0)

    return max(plays, key=height)["seat"]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_seat_is_told_the_same_order_and_by_it_tricks_are_won_and_cards_are_ahead(name, preset):
    known: dict[str, Any] = {}
    seen: Counter[int] = Counter()
    for views in views_of_a_deal(name, preset):
        order = views[0]["order"]
        assert all(view["order"] == order for view in views)
        [view, *_] = views
        tricks = view["tricks"]
        is_open = bool(view["trick"] and view["trick"]["plays"])
        trick = view["trick"] if is_open else tricks[-1] if len(tricks) > known.get("tricks", 0) else None
        # Trump that is turned up in the middle of a trick rules from there on (C36).
        if trick and all(len(play["cards"]) == 1 for play in trick["plays"]) and order == known["order"]:
            assert winner_by(order, trick["plays"]) == trick["winner"]
            seen[len(trick["plays"])] += 1
        if not is_open:
            known = {"order": order, "tricks": len(tricks)}
    assert min(seen[count] for count in (1, 2, 3, 4)) > 3


def test_points_are_those_of_the_cards_and_trumps_that_are_equally_high_stand_together():
    for name, points in (
        ("two_hundred", {"A": 10, "T": 10, "5": 5}),
        ("tractor", {"K": 10, "T": 10, "5": 5}),
    ):
        [*_, last] = views_of_a_deal(name, "reference")
        order = last[0]["order"]
        assert order["points"] == points
        assert {card: order["points"][card[0]] for card in last[0]["worth"]} == last[0]["worth"]
    assert [len(equal) for equal in order["trumps"]][:4] == [1, 1, 1, 3]


def test_before_trump_is_turned_up_the_caller_is_told_no_trumps_either():
    laid = [views for views in views_of_a_deal("court_piece", "hidden") if views[0]["phase"] == "playing"]
    assert any(zone_cards(view, "indicator") for view in laid[0])
    assert all(view["order"]["trumps"] == [] for view in laid[0])
