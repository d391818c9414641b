"""Bots: decisions from an observation, by game and level."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from followsuit.bots.hindsight import Decision, Finding, Poser, Review, reviewed
from followsuit.bots.pondering import Pondering
from followsuit.bots.seam import Bot, Budget, Thinking, drained, thinking
from followsuit.bots.search.thought import Progress, Thought, Weighed
from followsuit.errors import QuestionError

#: The levels there are, weakest first. Not every game has all of them; see `levels_of`.
LEVELS: Final = ("beginner", "casual", "expert", "master")

#: The level where none is asked for.
DEFAULT: Final = "casual"

#: The module that holds the ``BOTS`` (level to bot) of each game, imported when first asked for.
MODULES: Final = {
    "two_hundred": "followsuit.bots.two_hundred",
    "tractor": "followsuit.bots.tractor",
    "rangvaar": "followsuit.bots.rangvaar",
}


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game's bots play at, weakest first."""
    bots = import_module(MODULES[game]).BOTS
    return tuple(level for level in LEVELS if level in bots)


def result_of(game: str) -> str:
    """What the results in a game's thoughts are: ``own_points``, ``own_tricks`` or ``opposing_points``."""
    result: str = import_module(MODULES[game]).RESULT
    return result


def points_of(game: str, utility: float) -> float:
    """A difference of utility in a game's thoughts, in points of the deal, with the match in view."""
    each: float = import_module(MODULES[game]).POINTS
    return utility * each


def bot_for(game: str, level: str) -> Bot:
    """The bot that plays a game at a level. Raises `QuestionError` (``unknown_level``)."""
    levels = levels_of(game)
    if level not in levels:
        message = f"no level is called {level!r}; there are {', '.join(levels)}"
        raise QuestionError(
            "unknown_level", message, facts={"level": str(level)[:40], "levels": list(levels)}
        )
    bot: Bot = import_module(MODULES[game]).BOTS[level]
    return bot


__all__ = [
    "DEFAULT",
    "LEVELS",
    "Bot",
    "Budget",
    "Decision",
    "Finding",
    "Pondering",
    "Poser",
    "Progress",
    "Review",
    "Thinking",
    "Thought",
    "Weighed",
    "bot_for",
    "drained",
    "levels_of",
    "points_of",
    "result_of",
    "reviewed",
    "thinking",
]
