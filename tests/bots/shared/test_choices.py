"""Choices: a bot that chooses otherwise than before has a new version, which the links of challenges name."""

from hashlib import sha256
from pathlib import Path

import pytest

from followsuit.base.seats import Seat
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player, write_record
from followsuit.table import Budget, Table, levels_of

#: What the bots of each version chose in one deal, by game, with its packs where those decide, and level: a line each,
#: and none is ever changed.
KEPT = Path(__file__).parent / "choices.txt"
#: Rollouts a decision: enough that the search overrules the heuristics, and quick.
BUDGET = Budget(nodes=60)


def choices(game: str, level: str, rules: dict[str, int] | None = None) -> str:
    """The checksum of all that four bots of a level did in one deal."""
    its_rules = None if rules is None else game_named(game).rules(rules)
    table = Table.start(game, its_rules, {seat: Player(level) for seat in Seat}, "choices")
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
    require(game, f"{game} {level} {bots_of(game_named(game)).version} {choices(game, level)}")


@pytest.mark.long("more packs, of which `thoughts.txt` holds more in each gate")
@pytest.mark.parametrize(
    ("packs", "level"), [(3, "beginner"), (3, "casual"), (3, "master"), (4, "casual"), (4, "expert")]
)
def test_so_have_those_with_three_and_four_packs(packs: int, level: str) -> None:
    version = bots_of(game_named("tractor")).version
    chosen = choices("tractor", level, {"packs": packs})
    require("tractor", f"tractor-{packs} {level} {version} {chosen}")


def require(game: str, line: str) -> None:
    """Fail unless the line is among those that are kept."""
    assert line in KEPT.read_text(encoding="utf-8").splitlines(), (
        f"raise `version` in GAME_BOTS of {game} and add to {KEPT.name}: {line}"
    )
