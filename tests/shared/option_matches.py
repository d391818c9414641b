"""Whole matches by given rules, for tests of options: played by bots to the end, and read back."""

from typing import Any

from followsuit.base.game import seats_of
from followsuit.card_games.registry import game_named
from followsuit.record import Player, read_record, record_link, write_record
from followsuit.table import Table


def played_match(game: str, rules: Any, seed: str, level: str = "beginner") -> Table:
    """A match of four bots by these rules, over."""
    playing = game_named(game)
    its_rules = playing.rules(rules)
    players = {seat: Player(level) for seat in seats_of(playing, its_rules)}
    table = Table.start(game, its_rules, players, seed)
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    return table


def comes_back(table: Table) -> bool:
    """Whether a match's record, and the link of each of its deals, give what they were made from."""
    text = table.record_text()
    record = read_record(text)
    links = all(
        read_record(record_link(record, deal.number)).deals[0].opening == deal.opening
        for deal in record.deals
    )
    return links and write_record(record) == text and Table.resume(text).is_over
