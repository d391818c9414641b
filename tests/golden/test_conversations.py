"""A conversation with each game is answered as it was, to the letter; tests/golden/conversations.py says which."""

import pytest

from followsuit.card_games.registry import game_names
from tests.golden.conversations import KEPT, checksums


@pytest.mark.parametrize("game", game_names())
def test_a_person_who_asks_of_everything_is_answered_as_ever(game: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert checksums(game) == kept, "where the change is meant: python -m tests.golden.conversations"
