"""Choices: a bot that chooses otherwise than before has a new version, which the links of challenges name."""

from hashlib import sha256
from pathlib import Path

import pytest

from followsuit.base.seats import Seat
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player, write_record
from followsuit.table import Budget, Table, levels_of

#: What the bots of each version chose in one deal, by game and level: a line each, and none is ever changed.
KEPT = Path(__file__).parent / "choices.txt"
#: Rollouts a decision: enough that the search overrules the heuristics, and quick.
BUDGET = Budget(nodes=60)


def choices(game: str, level: str) -> str:
    """The checksum of all that four bots of a level did in one deal."""
    table = Table.start(game, None, {seat: Player(level) for seat in Seat}, "choices")
    table.budget = BUDGET
    table.deal()
    while not (table.needs_deal or table.is_over):
        table.step()
    return sha256(write_record(table.record()).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in sorted(game_names()) for level in levels_of(game_named(game))],
)
def test_bots_that_choose_otherwise_have_another_version(game: str, level: str) -> None:
    version = bots_of(game_named(game)).version
    line = f"{game} {level} {version} {choices(game, level)}"
    assert line in KEPT.read_text(encoding="utf-8").splitlines(), (
        f"raise `version` in GAME_BOTS of {game} and add to {KEPT.name}: {line}"
    )
