"""Player: whoever sits in the arena, a level of ours or a process that speaks JSON lines."""

from __future__ import annotations

import shlex
from random import Random
from typing import Any, Final, Protocol

from followsuit.bots import Bot, Budget, Thought, bot_for, levels_of, run_to_end, thinking
from followsuit.errors import QuestionError
from followsuit.game import AnyGame

#: How the name of a player that is a process begins; its command follows.
EXTERNAL: Final = "external:"


class ArenaPlayer(Protocol):
    """Decides for both seats of its side."""

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """What it thinks; its action is None where it will not act, or cannot say what it does."""

    def close(self) -> None:
        """Give back what it holds: a process, for one."""


class LevelPlayer:
    """A level of our own bots."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """The bot's own thought."""
        return run_to_end(thinking(self._bot, observation, rng, budget))

    def close(self) -> None:
        """Do nothing: it holds nothing."""


def player_named(game: AnyGame, name: str, limit: float) -> ArenaPlayer:
    """The player of a name; ``limit`` is how many seconds a process may take for an answer.

    Raises `QuestionError`: ``unknown_level``, or ``bad_field`` for a command that is none.
    """
    if not name.startswith(EXTERNAL):
        return LevelPlayer(bot_for(game, name))
    # Only here: it imports threads and processes, which not every place has that measures our own levels.
    from followsuit.arena.external import ExternalPlayer

    return ExternalPlayer(game, _command(name), limit)


def check_name(game: AnyGame, name: str) -> None:
    """Raise `QuestionError` (``unknown_level``, ``bad_field``) for a name no player can have."""
    if name.startswith(EXTERNAL):
        _command(name)
    elif name not in levels_of(game):
        levels = ", ".join(levels_of(game))
        message = f"no player is called {name!r}; there are {levels} and {EXTERNAL}COMMAND"
        raise QuestionError("unknown_level", message, facts={"level": name[:40]})


def _command(name: str) -> list[str]:
    command = name.removeprefix(EXTERNAL)
    try:
        words = shlex.split(command)
    except ValueError as error:
        message = f"{command!r} is no command: {error}"
        raise QuestionError("bad_field", message, facts={"field": "external"}) from error
    if not words:
        raise QuestionError("bad_field", f"{EXTERNAL} lacks its command", facts={"field": "external"})
    return words
