"""Registry: all games by name. A game is imported when it is first asked for.

A game is a package next to this module with the game's name; its module ``game`` offers one value ``GAME``.
Its bots are the package of the same name in `followsuit.bots`. To add a game, add these two folders and its
name in `GAMES`. A game from outside this package is added by `register`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame

#: The names of the games of this package, in the order front ends offer them.
GAMES: Final = ("two_hundred", "tractor", "rangvaar", "court_piece")

_registered: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game from outside this package; it is offered after those of the package.

    Raises `ValueError` if another game already has its name or its clause letter.
    """
    if game.name in game_names():
        raise ValueError(f"a game is called {game.name!r} already")
    for name in game_names():
        if game_named(name).clause_letter == game.clause_letter:
            raise ValueError(f"the clauses of {name} begin with {game.clause_letter!r} already")
    _registered[game.name] = game


def unregister(name: str) -> None:
    """Remove a game that was added by `register`. Raises `KeyError` if no such game was added."""
    del _registered[name]


def game_names() -> tuple[str, ...]:
    """The names of the games, in the order front ends offer them."""
    return (*GAMES, *_registered)


def game_named(name: object) -> AnyGame:
    """The game with this name. Raises `RequestError` (``unknown_game``)."""
    if not isinstance(name, str) or name not in game_names():
        raise RequestError(
            "unknown_game",
            f"no game is called {name!r}; there are {', '.join(game_names())}",
            facts={"game": str(name)[:40], "games": list(game_names())},
        )
    if name in _registered:
        return _registered[name]
    game: AnyGame = import_module(f"followsuit.card_games.{name}.game").GAME
    return game
