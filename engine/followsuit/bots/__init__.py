"""Bots: decisions from an observation, by game and level."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from followsuit.bots.seam import Bot, Budget
from followsuit.errors import QuestionError

#: The levels there are, weakest first. More come with the search.
LEVELS: Final = ("casual",)

#: The module that holds the ``BOTS`` (level to bot) of each game, imported when first asked for.
MODULES: Final = {
    "two_hundred": "followsuit.bots.two_hundred",
    "tractor": "followsuit.bots.tractor",
    "rangvaar": "followsuit.bots.rangvaar",
}


def bot_for(game: str, level: str) -> Bot:
    """The bot that plays a game at a level. Raises `QuestionError` (``unknown_level``)."""
    if level not in LEVELS:
        message = f"no level is called {level!r}; there are {', '.join(LEVELS)}"
        raise QuestionError(
            "unknown_level", message, facts={"level": str(level)[:40], "levels": list(LEVELS)}
        )
    bot: Bot = import_module(MODULES[game]).BOTS[level]
    return bot


__all__ = ["LEVELS", "Bot", "Budget", "bot_for"]
