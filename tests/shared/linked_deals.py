"""Linked deals: records of one played deal each, as people share them, for tests and benches of links."""

from collections.abc import Iterator
from random import Random

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import Player, Record
from followsuit.table import Table

#: The most characters that the link of one played deal may have, by game.
LONGEST = {"two_hundred": 300, "rangvaar": 350, "tractor": 600}

#: Deals that a match is followed for: the later ones have other totals, levels and dealers.
DEALS = 3


def linked_deals(game: str, count: int, level: str = "beginner") -> Iterator[Record]:
    """Yield records of one deal each: every preset in turn, a person called Ada in the South.

    The seeds are as long as the page's own.
    """
    rng = Random(f"links of {game}")
    presets = game_named(game).preset_names()
    made = 0
    for number in range(count):
        parts = ("".join(rng.choices("0123456789abcdefghijklmnopqrstuvwxyz", k=7)) for _ in range(3))
        players = {seat: Player(level) for seat in Seat}
        rules = game_named(game).rules(presets[number % len(presets)])
        for record in _deals_of(Table.start(game, rules, players, "-".join(parts))):
            yield Record(
                game, rules, {**record.players, Seat.S: Player(None, "Ada")}, record.seed, record.deals
            )
            made += 1
            if made == count:
                return


def _deals_of(table: Table) -> Iterator[Record]:
    for _ in range(DEALS):
        if table.is_over:
            return
        table.deal()
        while not (table.needs_deal or table.is_over):
            table.step()
        record = table.record()
        # What is thrown in is nothing to be shared.
        if "passed_out" not in (table.summary() or {}):
            yield record.with_deals(record.deals[-1:])
