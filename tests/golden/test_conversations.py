"""What a session, the terminal, the commands and the library say is what they ever said, to the letter.

`conversations.py`, `chatter.py`, `sheets.py`, `typed.py`, `commanded.py`, `shown.py`, `called.py` and `taught.py`, all in this
folder, say to what.
"""

import pytest

from followsuit.card_games.registry import game_names
from tests.golden import called, chatter, commanded, conversations, sheets, shown, taught, typed

#: One of all in this folder that play by chance is enough to see whether another interpreter says the same.
TALKS = [
    conversations,
    *(
        pytest.param(talk, marks=pytest.mark.host)
        for talk in (chatter, sheets, typed, commanded, shown, called, taught)
    ),
]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("talk", TALKS, ids=lambda talk: talk.KEPT.stem)
def test_who_asks_of_everything_is_answered_as_ever(talk, game):
    kept = [line for line in talk.KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert talk.checksums(game) == kept, f"where the change is meant: python -m {talk.__name__}"
