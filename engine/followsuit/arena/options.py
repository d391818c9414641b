"""Options: what ``arena`` and ``leaderboard`` take on the command line."""

from __future__ import annotations

import argparse
from typing import Any

from followsuit.bots import LEVELS
from followsuit.registry import game_names


def add_to(commands: Any) -> None:
    """Add the command to the command line's parser."""
    arena: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="bots against each other",
        description=f"A player is a level ({', '.join(LEVELS)}), external:COMMAND, or LEVEL+PLAYER: the "
        "level makes the calls, the player plays the cards. Every figure of a pair is A's less B's; e is "
        "half of the first: what A makes of the same cards more than B.",
    )
    arena.add_argument("game", choices=game_names(), nargs="?", help="left out with --check for all games")
    arena.add_argument("a", metavar="A", nargs="?")
    arena.add_argument("b", metavar="B", nargs="?", help="left out with --null")
    arena.add_argument("--pairs", type=int, default=100, help="deals, each played from both sides")
    arena.add_argument("--matches", action="store_true", help="whole matches instead of deals")
    arena.add_argument("--null", action="store_true", help="A against itself: the result should be 0")
    arena.add_argument("--seed", default="1", help="the same seed deals the same cards")
    arena.add_argument("--jobs", type=int, default=1, help="processes")
    arena.add_argument("--rules", default="reference", help="a preset, or preset,field=value,...")
    add_table(arena)
    arena.add_argument(
        "--levels",
        "--totals",
        action="store_true",
        dest="under_way",
        help="deals of matches under way: levels or totals drawn by lot, and in Tractor who starts",
    )
    arena.add_argument(
        "--declare",
        choices=("own", "shared"),
        default="own",
        help="shared: the casual bot makes all calls, so that burying and play are compared",
    )
    arena.add_argument("--lean", action="store_true", help="ask external players in few words")
    arena.add_argument(
        "--go-on", action="store_true", help="play the first option for an illegal act, and go on"
    )
    arena.add_argument("--records", metavar="DIR", help="write every deal or match there")
    arena.add_argument(
        "--show", type=int, default=0, metavar="N", help="tell the N pairs that went worst for A"
    )
    arena.add_argument("--nodes", type=int, help="the most rollouts a decision may take")
    arena.add_argument("--limit", type=float, default=10.0, help="seconds an external player has for a move")
    arena.add_argument("--json", metavar="FILE", help="keep every pair and the report there")
    arena.add_argument("--scheduler", metavar="ADDRESS", help="play the pairs on a Dask scheduler's workers")
    arena.add_argument("--plot", metavar="FILE", help="draw the running mean and its interval as SVG")
    arena.add_argument("--report", metavar="FILE", help="keep the report alone there, for a leaderboard")
    arena.add_argument("--check", metavar="PLAYER", help="see whether external:COMMAND keeps to the messages")
    arena.add_argument("--deals", type=int, default=6, help="deals of each preset with --check")
    arena.add_argument("--resume", action="store_true", help="go on with the pairs FILE lacks")
    board: argparse.ArgumentParser = commands.add_parser(
        "leaderboard", help="how strong players are, from arenas' JSON, as Markdown"
    )
    board.add_argument("files", metavar="FILE", nargs="+", help="what arena --json or --report wrote")


def add_table(command: argparse.ArgumentParser) -> None:
    """Add the options of a command that say how large the table is."""
    command.add_argument("--packs", type=int, help="Tractor: packs of cards, 2 to 4")
    command.add_argument("--seats", type=int, help="Tractor: seats at the table, 4, 6 or 8")
