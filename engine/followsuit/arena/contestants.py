"""Contestants: the players of the arena: our levels, processes that speak JSON lines, or one of each."""

from __future__ import annotations

import shlex
from random import Random
from typing import Any, Final, Protocol

from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.bots import (
    ALL_AGREEMENTS,
    NO_AGREEMENTS,
    Bot,
    BotDecision,
    Budget,
    bot_for,
    levels_of,
    run_to_end,
    think_with,
)

#: How the name of a player that is a process begins; its command follows.
EXTERNAL: Final = "external:"

#: How the name of a level begins that keeps and reads all agreements its game has; the level follows.
AGREEING: Final = "agreeing:"

#: Separates, in a name, the level that makes the calls from the player of the cards.
DIVIDES: Final = "+"


class ArenaPlayer(Protocol):
    """Decides for all seats of its side."""

    def decide(self, observation: Any, rng: Random, budget: Budget) -> BotDecision:
        """Return its thought; the action is None if it does not act or gives no valid answer."""

    def close(self) -> None:
        """Release what it holds, such as a process."""


class LevelPlayer:
    """A level of our own bots."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, observation: Any, rng: Random, budget: Budget) -> BotDecision:
        """The bot's own thought."""
        return run_to_end(think_with(self._bot, observation, rng, budget))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class DividedPlayer:
    """One player makes the calls (bets, bids, declarations, trump), another buries and plays the cards."""

    def __init__(self, calls: ArenaPlayer, cards: ArenaPlayer) -> None:
        self._calls, self._cards = calls, cards

    def decide(self, observation: Any, rng: Random, budget: Budget) -> BotDecision:
        """Return the thought of the player responsible for this kind of act."""
        player = self._calls if is_call(observation) else self._cards
        return player.decide(observation, rng, budget)

    def close(self) -> None:
        """Close both."""
        self._calls.close()
        self._cards.close()


def is_call(observation: Any) -> bool:
    """Whether a seat is asked for a call: it neither plays to a trick nor buries."""
    return observation.trick is None and not getattr(observation, "picked", ())


def player_named(game: AnyGame, name: str, limit: float, *, lean: bool = False) -> ArenaPlayer:
    """The player of a name.

    ``limit`` is how many seconds a process may take for an answer; ``lean``: it is asked in few words
    (EXTERNAL.md). Raises `RequestError`: ``unknown_level``, or ``bad_field`` for an invalid command.
    """
    calls, cards = _divided(name)
    if calls:
        return DividedPlayer(
            player_named(game, calls, limit, lean=lean), player_named(game, cards, limit, lean=lean)
        )
    if not name.startswith(EXTERNAL):
        level = name.removeprefix(AGREEING)
        agreements = NO_AGREEMENTS if level == name else ALL_AGREEMENTS
        return LevelPlayer(bot_for(game, level, agreements))
    # Imported here: it needs threads and processes, which a browser lacks.
    from followsuit.arena.external import ExternalPlayer

    return ExternalPlayer(game, command_of(name), limit, lean=lean)


def check_name(game: AnyGame, name: str) -> None:
    """Raise `RequestError` (``unknown_level``, ``bad_field``) for a name no player can have."""
    calls, cards = _divided(name)
    if calls:
        check_name(game, calls)
        check_name(game, cards)
    elif name.startswith(EXTERNAL):
        command_of(name)
    elif name.removeprefix(AGREEING) not in levels_of(game):
        levels = ", ".join(levels_of(game))
        message = (
            f"no player is called {name!r}; there are {levels}, "
            f"{AGREEING}LEVEL, {EXTERNAL}COMMAND, and LEVEL+PLAYER"
        )
        raise RequestError("unknown_level", message, facts={"level": name[:40]})


def _divided(name: str) -> tuple[str, str]:
    """Return the names of the caller and of the card player; the first is empty for a single player."""
    calls, divides, cards = name.partition(DIVIDES)
    return (calls, cards) if divides and not name.startswith(EXTERNAL) else ("", name)


def command_of(name: str) -> list[str]:
    """The program and its arguments that ``external:COMMAND`` names. Raises `RequestError`."""
    if not name.startswith(EXTERNAL):
        message = f"{name!r} is no external player: write {EXTERNAL}COMMAND"
        raise RequestError("bad_field", message, facts={"field": "external"})
    command = name.removeprefix(EXTERNAL)
    try:
        words = shlex.split(command)
    except ValueError as error:
        message = f"{command!r} is no command: {error}"
        raise RequestError("bad_field", message, facts={"field": "external"}) from error
    if not words:
        raise RequestError("bad_field", f"{EXTERNAL} lacks its command", facts={"field": "external"})
    return words
