"""What a table tells its seats of deals of chance stays as it was, to the letter; tests/golden/sights.py says what."""

import pytest

from followsuit.card_games.registry import game_names
from tests.golden.sights import KEPT, checksums


@pytest.mark.host
@pytest.mark.parametrize("game", game_names())
def test_what_seats_are_told_of_deals_of_chance_is_as_it_was(game: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert checksums(game) == kept, "where the change is meant: python -m tests.golden.sights"
