"""Registry: the games there are, imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from followsuit.errors import QuestionError
from followsuit.game import Game

#: Name of each game, in the order front ends offer them, and the module that holds its ``GAME``.
MODULES: Final = {
    "tractor": "followsuit.tractor.game",
    "two_hundred": "followsuit.two_hundred.game",
    "rangvaar": "followsuit.rangvaar.game",
}


def game_names() -> tuple[str, ...]:
    """The names of the games, in the order front ends offer them."""
    return tuple(MODULES)


def game_named(name: object) -> Game:
    """The game of that name. Raises `QuestionError` (``unknown_game``)."""
    if not isinstance(name, str) or name not in MODULES:
        raise QuestionError(
            "unknown_game",
            f"no game is called {name!r}; there are {', '.join(MODULES)}",
            facts={"game": str(name)[:40], "games": list(MODULES)},
        )
    game: Game = import_module(MODULES[name]).GAME
    return game
