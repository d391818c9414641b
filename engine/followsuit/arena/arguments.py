"""Arguments: what ``arena`` and ``leaderboard`` take on the command line, and what other commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from followsuit.base.parsing import parse_number
from followsuit.bots import LEVELS
from followsuit.card_games.registry import game_names

_ABOUT_PLAYERS = (
    f"A player is a level ({', '.join(LEVELS)}), agreeing:LEVEL (it keeps and reads agreements), "
    "external:COMMAND (a program that answers in JSON lines), or LEVEL+PLAYER: the level makes the calls, "
    "the player plays the cards. Every figure is A's less B's for the same deals; e is half of the first: "
    "what A makes of the same cards more than B."
)


def add_to(commands: Any) -> None:
    """Add the commands to the command line's parser."""
    arena: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="measure bots against each other on the same deals",
        description="Measure two players against each other: each deal is played from both sides.",
        epilog=_ABOUT_PLAYERS,
    )
    add_game(arena, "the game that is played; left out with --check for all games", nargs="?")
    arena.add_argument("a", metavar="A", nargs="?", help="the player whose figures are shown")
    arena.add_argument("b", metavar="B", nargs="?", help="the player it is compared with; not with --null")
    arena.add_argument(
        "--pairs",
        type=at_least(1),
        default=100,
        metavar="N",
        help="how many deals, each played from both sides (default: %(default)s)",
    )
    arena.add_argument("--matches", action="store_true", help="play whole matches instead of deals")
    arena.add_argument(
        "--null", action="store_true", help="play A against itself: the result should be about 0"
    )
    add_seed(arena, default="1")
    arena.add_argument(
        "--jobs",
        type=at_least(1),
        default=1,
        metavar="N",
        help="how many processes play (default: %(default)s)",
    )
    add_rules(arena)
    add_table(arena)
    arena.add_argument(
        "--levels",
        "--totals",
        action="store_true",
        dest="under_way",
        help="play deals of matches under way: levels or totals are drawn by lot, in Tractor the starter too",
    )
    arena.add_argument(
        "--declare",
        choices=("own", "shared"),
        default="own",
        help="who makes the calls: each player its own (the default), or the casual bot all of them, so that "
        "burying and play are compared",
    )
    arena.add_argument("--lean", action="store_true", help="ask external players in few words")
    arena.add_argument(
        "--go-on",
        action="store_true",
        help="play the first legal act for an illegal one, instead of stopping there",
    )
    arena.add_argument("--records", metavar="DIR", help="write the record of every deal or match there")
    arena.add_argument(
        "--show", type=at_least(0), default=0, metavar="N", help="list the N pairs that went worst for A"
    )
    arena.add_argument("--nodes", type=at_least(0), metavar="N", help="the most rollouts a decision may take")
    arena.add_argument(
        "--limit",
        type=_seconds,
        default=10.0,
        metavar="SECONDS",
        help="how long an external player may take for a move (default: %(default)g)",
    )
    arena.add_argument("--json", metavar="FILE", help="keep every pair and the figures there")
    arena.add_argument("--resume", action="store_true", help="play only the pairs that the --json file lacks")
    arena.add_argument("--report", metavar="FILE", help="keep the figures alone there, for a leaderboard")
    arena.add_argument("--plot", metavar="FILE", help="draw the running mean and its interval there, as SVG")
    arena.add_argument("--scheduler", metavar="ADDRESS", help="play on the workers of a Dask scheduler")
    arena.add_argument(
        "--check",
        metavar="PLAYER",
        help="instead of measuring: see whether external:COMMAND keeps to the messages",
    )
    arena.add_argument(
        "--deals",
        type=at_least(1),
        default=6,
        metavar="N",
        help="how many deals of each set of rules with --check (default: %(default)s)",
    )
    board: argparse.ArgumentParser = commands.add_parser(
        "leaderboard",
        help="rank players by the results of arenas, as Markdown",
        description="Rank players by the results of arenas, and print the table as Markdown.",
    )
    board.add_argument("files", metavar="FILE", nargs="+", help="what arena --json or --report wrote")


def add_game(command: argparse.ArgumentParser, about: str, nargs: str | None = None) -> None:
    """Add the game that a command is about."""
    names = game_names()
    command.add_argument(
        "game", choices=names, nargs=nargs, metavar="GAME", help=f"{about}: {', '.join(names)}"
    )


def add_seed(command: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the seed that the cards come from."""
    shown = "drawn by lot" if default is None else default
    command.add_argument(
        "--seed",
        default=default,
        metavar="TEXT",
        help=f"the same text deals the same cards (default: {shown})",
    )


def add_rules(command: argparse.ArgumentParser) -> None:
    """Add the rules that are played."""
    command.add_argument(
        "--rules",
        default="reference",
        help="a preset, or PRESET,FIELD=VALUE,... (default: %(default)s); the command games lists them",
    )


def add_table(command: argparse.ArgumentParser) -> None:
    """Add the options of a command that say how large the table is."""
    command.add_argument("--packs", type=int, metavar="N", help="packs of cards in Tractor: 2, 3 or 4")
    command.add_argument("--seats", type=int, metavar="N", help="seats at a table of Tractor: 4, 6 or 8")


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option that is a whole number and not less than this."""

    def read(text: str) -> int:
        number = parse_number(text, digits=12)
        if number is None or number < least:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number from {least} on")
        return number

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds
