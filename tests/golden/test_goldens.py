"""Goldens: whole matches, recorded once and compared byte for byte.

A change in a rule, in a bot or in the use of random numbers shows here. If it is intended, write them again:
``python tests/golden/test_goldens.py``, and read the difference before committing it.
"""

from pathlib import Path

import pytest

from followsuit.record import Player, moments, read_record, write_record
from followsuit.registry import game_named, game_names
from followsuit.seats import Seat
from followsuit.table import Table

FOLDER = Path(__file__).parent / "matches"
DEALS = 2


def matches():
    return [(name, preset) for name in game_names() for preset in game_named(name).preset_names()]


def played(name, preset):
    """Two deals of four bots, from a seed that names them."""
    players = {seat: Player("casual") for seat in Seat}
    table = Table.start(name, game_named(name).rules(preset), players, f"golden {name} {preset}")
    while not table.is_over:
        if table.needs_deal and len(table.record().deals) == DEALS:
            break
        _ = table.deal() if table.needs_deal else table.step()
    return table.record_text()


def path_of(name, preset):
    return FOLDER / f"{name}-{preset}.deal"


@pytest.mark.parametrize(("name", "preset"), matches())
def test_the_same_seed_still_plays_the_same_match(name, preset):
    assert played(name, preset) == path_of(name, preset).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "preset"), matches())
def test_the_golden_is_read_replayed_and_written_to_the_letter(name, preset):
    text = path_of(name, preset).read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    steps = list(moments(record))
    assert game_named(name).summary(steps[-1].state) is not None


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in matches():
        path_of(*golden).write_text(played(*golden), encoding="utf-8")
