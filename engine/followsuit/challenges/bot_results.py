"""Bot results: the same deal played by our levels from one seat, against the same bots, with other random
numbers.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.challenges.dealt_table import dealt_table
from followsuit.challenges.margin import margin_of
from followsuit.challenges.model import challenge_of, final_summary
from followsuit.record import Player, Record
from followsuit.table import Progress


def field_run(record: Record, you: AnySeat, level: str, lot: int) -> Generator[Progress, None, int]:
    """Play the one deal of a record with a bot of a level at a seat, in slices; return its margin.

    ``record`` has a level at every other seat; the acts of its deal are ignored. Runs of the same level
    differ by ``lot``, from which the bots' random choices follow. Raises `RequestError` (``unknown_level``).
    """
    deal = replace(record.deals[0], actions=(), is_assisted=False, helps=())
    players = {**record.players, you: Player(level)}
    seed = record.seed.at("field", level, lot)
    table, _ = dealt_table(replace(record, players=players, seed=seed, deals=(deal,)))
    while not (table.needs_deal or table.is_over):
        yield from table.stepping()
        yield Progress(0, 0, None)
    summary = table.summary()
    assert summary is not None, "a deal that is over has a summary"
    return margin_of(table.game, record.rules, summary, you.side.name)


def played_margin(record: Record, deal: int) -> tuple[Record, AnySeat, int | None]:
    """A deal of a record as a field plays it, the person's seat, and its margin; None if unfinished.

    Raises `RequestError` (``bad_field``) where the record has no such deal.
    """
    challenge = challenge_of(record, deal)
    summary = None if challenge.claim is None else final_summary(challenge.claim)
    if summary is None:
        return challenge.record, challenge.you, None
    side = challenge.you.side.name
    return challenge.record, challenge.you, margin_of(game_named(record.game), record.rules, summary, side)
