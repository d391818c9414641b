"""What several folders of unit tests share: the toy game, a game from outside the package."""

import sys
from pathlib import Path

import pytest

from followsuit.card_games import registry

TOY = Path(__file__).parents[1] / "toy" / "engine"


@pytest.fixture
def toy(monkeypatch):
    """The toy game, registered as by an import of it."""
    monkeypatch.syspath_prepend(str(TOY))
    import six_cards

    yield six_cards.GAME
    registry.unregister("six_cards")
    for name in [name for name in sys.modules if name.startswith("six_cards")]:
        del sys.modules[name]
