"""What a session answers and the terminal prints is what they ever did, to the letter.

`conversations.py`, `chatter.py` and `typed.py`, all in this folder, say to what.
"""

import pytest

from followsuit.card_games.registry import game_names
from tests.golden import chatter, conversations, typed


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("talk", [conversations, chatter, typed], ids=lambda talk: talk.KEPT.stem)
def test_who_asks_of_everything_is_answered_as_ever(talk, game):
    kept = [line for line in talk.KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert talk.checksums(game) == kept, f"where the change is meant: python -m {talk.__name__}"
