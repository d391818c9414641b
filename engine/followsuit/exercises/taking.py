"""Taking: a position of a deal becomes the record of an exercise, without names and the rest of its match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from followsuit.errors import QuestionError
from followsuit.record import DealRecord, Player, Record, Remarks, write_record
from followsuit.registry import game_named
from followsuit.seeds import Seed
from followsuit.table import Table, default_level_of

#: The cards are written out, but a record has a seed all the same.
SEED: Final = Seed("exercise")


def taken(record: Record, deal: DealRecord, actions: Sequence[Any]) -> str:
    """The record of a deal that ends after some actions.

    Raises `QuestionError` (``nobody_decides``) where it is nobody's turn then.
    """
    level = default_level_of(game_named(record.game))
    players = dict.fromkeys(record.players, Player(level))
    kept = DealRecord(deal.number, deal.opening, tuple(actions), remarks=Remarks())
    text = write_record(replace(record, players=players, tags={}, seed=SEED, deals=(kept,)))
    if Table.resume(text).to_act is None:
        raise QuestionError("nobody_decides", "nobody is to act there")
    return text
