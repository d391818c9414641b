"""Player: whoever sits in the arena, a level of ours or a process that speaks JSON lines."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from followsuit.bots import Bot, Budget, Thought, bot_for, drained, levels_of, thinking
from followsuit.errors import QuestionError
from followsuit.game import AnyGame

#: How the name of a player that is a process begins.
EXTERNAL = "external:"


class Player(Protocol):
    """Decides for both seats of its side."""

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """What it thinks; its action may be None where the seat need not act."""

    def close(self) -> None:
        """Let go of whatever it holds."""


class Level:
    """A level of our own bots."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """The bot's own thought."""
        return drained(thinking(self._bot, observation, rng, budget))

    def close(self) -> None:
        """Nothing is held."""


def player_named(game: AnyGame, name: str, limit: float) -> Player:
    """The player of a name; ``limit`` is the seconds a process may take for an answer.

    Raises `QuestionError` (``unknown_level``).
    """
    if name.startswith(EXTERNAL):
        # Only here: the browser has no processes, and must not import them.
        from followsuit.arena.external import External

        return External(game, name.removeprefix(EXTERNAL), limit)
    return Level(bot_for(game, name))


def check_name(game: AnyGame, name: str) -> None:
    """Raise `QuestionError` (``unknown_level``) for a name no player has."""
    if name.startswith(EXTERNAL) and name.removeprefix(EXTERNAL).strip():
        return
    if name not in levels_of(game):
        levels = ", ".join(levels_of(game))
        message = f"no player is called {name!r}; there are {levels} and {EXTERNAL}COMMAND"
        raise QuestionError("unknown_level", message, facts={"level": name[:40]})
