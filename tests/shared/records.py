"""Records: matches played by bots as if a person had sat South, for tests to take up."""

from collections.abc import Iterator

from followsuit.game import seats_of
from followsuit.record import Player
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table
from followsuit.units import Cents


def last_tricks(game: str, stake: Cents | None = None) -> str:
    """Return the record of a match by beginners of whose last deal two tricks are left, South to play."""
    text = [table.record_text() for table in _played(game, stake) if _holds(table) == 2][-1]
    return text.replace("player S beginner", "player S person Ada")


def last_chance(seats: int, packs: int) -> str:
    """Return the record of a deal of Tractor by bots, all of it dealt, in which South has something to declare."""
    rules = game_named("tractor").rules({"preset": "standard", "packs": packs, "seats": seats})
    around = seats_of(game_named("tractor"), rules)
    for seed in range(50):
        players = {seat: Player(None, "Ada") if seat is around[0] else Player("casual") for seat in around}
        table = Table.start("tractor", rules, players, str(seed))
        table.deal()
        while table.to_act is not around[0]:
            table.step()
        prompt = table.game.view(table.observe(around[0]))["prompt"]
        if prompt["kind"] == "declare" and prompt["declarations"]:
            return table.record_text()
    raise AssertionError("South never has anything to declare")


def _played(game: str, stake: Cents | None) -> Iterator[Table]:
    """Play a match to its end; yield the table whenever South is to act."""
    players = {seat: Player("beginner") for seat in Seat}
    table = Table.start(game, game_named(game).rules("reference"), players, "1", stake=stake)
    while not table.is_over:
        if table.needs_deal:
            table.deal()
        else:
            if table.to_act is Seat.S:
                yield table
            table.step()


def _holds(table: Table) -> int:
    """Return how many cards South holds."""
    hand = table.observe(Seat.S).hand
    return hand.bit_count() if isinstance(hand, int) else len(hand)
