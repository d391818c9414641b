"""Roster: the bots of each game, by level.

A game's bots are the package of its name in `followsuit.bots`, which offers one value ``GAME_BOTS``, or those
given to `register_bots`. A game without bots is played by one that picks a random legal action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final, Literal, Protocol, runtime_checkable

from followsuit.base.agreements import NO_AGREEMENTS, Agreements, Clause
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.bots.agreements.sight import Sight
from followsuit.bots.interface import Bot, Budget

#: The names of the levels, weakest first. Not every game has all of them; see `levels_of`.
LEVELS: Final = ("beginner", "casual", "expert", "master")

#: The default level; see `default_level_of`.
DEFAULT_LEVEL: Final = "casual"


@dataclass(frozen=True, slots=True)
class GameBots:
    """The bots of one game by level, weakest first, and what the figures of their decisions mean.

    ``result`` says what `CandidateStats.result` counts: ``own_points`` or ``own_tricks`` (what the own side
    takes) or ``opposing_points`` (in Tractor: the opposing side's, negative to the declaring side).
    ``has_contract``: a side promises to take something; `CandidateStats.made` says how often it does.

    ``version`` grows whenever a bot of the game chooses differently. Challenges name it, so that people who
    play one later are warned that its opponents may differ; a test compares it with the choices.

    ``clauses`` are what partners may agree on in the game, and ``see_table`` gives what the observing seat
    sees of a deal, in which trump is known, with a card of them; None where nobody plays by agreement.
    """

    levels: Mapping[str, Bot]
    result: Literal["own_points", "own_tricks", "opposing_points"] = "own_points"
    has_contract: bool = False
    version: int = 1
    clauses: tuple[Clause, ...] = ()
    see_table: Callable[[Agreements, Any], Sight | None] | None = None

    def see(self, agreements: Agreements, observation: Any) -> Sight | None:
        """What the observing seat sees with a card of agreements; None where there is nothing to see."""
        if not agreements or self.see_table is None or observation.trump is None:
            return None
        return self.see_table(agreements, observation)


@runtime_checkable
class AgreeingBot(Bot, Protocol):
    """A bot that keeps and reads agreements."""

    def agreeing(self, agreements: Agreements) -> Bot:
        """The same player with a card of agreements."""


@dataclass(frozen=True, slots=True)
class AnyLegalBot:
    """A bot for any game: each of the offered actions is equally likely."""

    options: Callable[[Any], Sequence[Any]]

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """Return one of the actions offered; None if there is none."""
        options = self.options(observation)
        return options[int(rng.random() * len(options))] if options else None


_registered: dict[str, GameBots] = {}


def register_bots(game: str, bots: GameBots) -> None:
    """Give a game from outside this package its bots."""
    _registered[game] = bots


def unregister_bots(game: str) -> None:
    """Remove the bots that a game was given. Raises KeyError if it was given none."""
    del _registered[game]


def bots_of(game: AnyGame) -> GameBots:
    """Return the bots of a game."""
    if game.name in _registered:
        return _registered[game.name]
    package = f"followsuit.bots.{game.name}"
    try:
        bots: GameBots = import_module(package).GAME_BOTS
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        return GameBots({LEVELS[0]: AnyLegalBot(game.options)})
    return bots


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """Return the levels of a game's bots, weakest first."""
    return tuple(bots_of(game).levels)


def default_level_of(game: AnyGame) -> str:
    """Return the default level of a game: `DEFAULT_LEVEL`, or its weakest."""
    levels = levels_of(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[0]


def bot_for(game: AnyGame, level: str, agreements: Agreements = NO_AGREEMENTS) -> Bot:
    """Return the bot that plays a game at a level. Raises `RequestError` (``unknown_level``).

    It keeps and reads those of the ``agreements`` that the game has, unless it is a beginner.
    """
    of_game = bots_of(game)
    bots = of_game.levels
    if level not in tuple(bots):
        message = f"no level is called {level!r}; there are {', '.join(bots)}"
        raise RequestError("unknown_level", message, facts={"level": str(level)[:40], "levels": list(bots)})
    bot, kept = bots[level], agreements.among(of_game.clauses)
    return bot.agreeing(kept) if kept and isinstance(bot, AgreeingBot) else bot


def learn_from(game: AnyGame, agreements: Agreements, ended: Any, seat: AnySeat) -> Agreements:
    """Return a card of agreements after a deal, by the state in which it ended: with how often each seat has
    openly kept and broken them, which any ``seat`` has seen.
    """
    bots = bots_of(game)
    sight = bots.see(agreements.among(bots.clauses), game.observe(ended, seat)) if agreements else None
    if sight is None:
        return agreements
    shown = sight.signs.shown
    past = agreements.past or ((0, 0),) * len(shown)
    return agreements.after(
        tuple((kept + its.kept, broken + its.broken) for (kept, broken), its in zip(past, shown, strict=True))
    )
