"""Records: matches played by bots as if a person had sat South, for tests to take up."""

from collections.abc import Iterator

from followsuit.record import Player
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table


def last_tricks(game: str) -> str:
    """Return the record of a match by beginners of whose last deal two tricks are left, South to play."""
    text = [table.record_text() for table in _played(game) if _holds(table) == 2][-1]
    return text.replace("player S beginner", "player S person Ada")


def _played(game: str) -> Iterator[Table]:
    """Play a match to its end; yield the table whenever South is to act."""
    players = {seat: Player("beginner") for seat in Seat}
    table = Table.start(game, game_named(game).rules("reference"), players, "1")
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
