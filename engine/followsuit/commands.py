"""Commands: what the command line offers, and what each command takes."""

from __future__ import annotations

import argparse
from typing import Any

from followsuit import __version__
from followsuit.arena.arguments import add_game, add_rules, add_seed, add_table, add_to, at_least
from followsuit.base.characters import printable
from followsuit.card_games.registry import game_names
from followsuit.terminal.files import is_link

_EXAMPLES = """\
for instance:
  followsuit play two_hundred          a match in the terminal, you at South
  followsuit play tractor --auto       a match of bots among themselves
  followsuit play rangvaar --day       the deal of the day
  followsuit arena rangvaar expert casual --pairs 20
  followsuit COMMAND --help            what a command takes"""


class CommandParser(argparse.ArgumentParser):
    """A parser that repeats wrong words without their control characters."""

    def _print_message(self, message: str, file: Any = None) -> None:
        super()._print_message(printable(message), file)


def command_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; ``command`` is the name of the one given."""
    games = ", ".join(name.replace("_", " ").title() for name in game_names())
    parser = CommandParser(
        prog="followsuit",
        description=f"{games}: play, watch bots, ask a referee.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"followsuit {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    _add_playing(commands)
    _add_records(commands)
    _add_sheet(commands)
    add_to(commands)
    _add_answering(commands)
    return parser


def _add_playing(commands: Any) -> None:
    """Add the commands that play in the terminal."""
    play = _added(
        commands,
        "play",
        "play a match, the deal of a day or of a challenge, in the terminal",
        "Play a match: you at South, or only bots. Of a day and of a challenge it is one deal, with the "
        "cards and bots that everybody has; then your result is printed, and a link with it.",
    )
    play.add_argument(
        "game",
        type=_game_or_link,
        metavar="GAME|LINK",
        help=f"the game: {', '.join(game_names())}; or the link of a challenge",
    )
    play.add_argument(
        "--day",
        nargs="?",
        const="",
        metavar="DATE",
        help="the game's deal of a day, as 2026-11-23 (if nothing follows, today's, by UTC)",
    )
    add_rules(play)
    add_table(play)
    add_seed(play)
    play.add_argument(
        "--level", help="how well the bots play (default: casual); the command games lists the levels"
    )
    play.add_argument(
        "--agreements",
        metavar="WORDS",
        help="what partners agree that cards say: some of 'return_suit high_low first_discard weak_discards "
        "low_trump points last_trick', 'all' or 'none' (default: all, with --auto none)",
    )
    play.add_argument("--auto", action="store_true", help="only bots play, and the results are printed")
    play.add_argument(
        "--matches", type=at_least(1), metavar="N", help="how many matches with --auto (default: 1)"
    )
    _add_site(play)
    _add_colour(play)

    _added(
        commands,
        "games",
        "list the games, their sets of rules and the levels of their bots",
        "List the games, their sets of rules and the levels of their bots.",
    )


def _game_or_link(word: str) -> str:
    """A word that is the name of a game or looks like a link. Raises `argparse.ArgumentTypeError`."""
    if word in game_names() or is_link(word):
        return word
    names = ", ".join(game_names())
    raise argparse.ArgumentTypeError(f"{word[:40]!r} is no link and none of the games {names}")


def _add_records(commands: Any) -> None:
    """Add the commands about records and links."""
    replay = _added(
        commands, "replay", "play a record through", "Print every step of a record, with all hands."
    )
    replay.add_argument(
        "file",
        metavar="FILE|LINK",
        help="a record (.deal), as typing save FILE in a match makes it, or a link that carries one",
    )
    _add_colour(replay)

    link = _added(
        commands,
        "link",
        "turn a record into a link that carries all of it",
        "Print a link that carries a whole record, or one deal of it.",
    )
    link.add_argument("file", metavar="FILE|LINK", help="a record (.deal), or a link that carries one")
    link.add_argument(
        "--deal", type=at_least(1), metavar="N", help="only the deal with this number (default: all)"
    )
    _add_site(link)
    link.add_argument(
        "--challenge",
        nargs="?",
        const="claim",
        choices=("claim", "cards"),
        help="make a link to play the deal: with the deal as it was played (claim, which is meant if nothing "
        "follows), or its cards alone (cards)",
    )

    opened = _added(
        commands,
        "open",
        "turn a link back into the text it carries",
        "Print the text that a link or a file carries, whatever its kind; of a challenge the record.",
    )
    opened.add_argument("link", metavar="FILE|LINK", help="the link, or a file with any of these texts")
    _add_to(opened)

    verified = _added(
        commands,
        "verify",
        "check a record's cards and bots against its seed",
        "Deal the cards again from the record's seed, ask its bots again, and tell what differs.",
    )
    verified.add_argument("source", metavar="FILE|LINK", help="a record, or a link that carries one")
    verified.add_argument(
        "--exchange",
        action="store_true",
        help="ask the bots once more with the cards they could not see exchanged",
    )
    _add_colour(verified)


def _add_sheet(commands: Any) -> None:
    """Add the command about score sheets."""
    sheet = _added(
        commands,
        "sheet",
        "count the score of a match with real cards",
        "Print the score that a sheet comes to, deal by deal; a record is made a sheet of first.",
    )
    sheet.add_argument(
        "source", metavar="FILE|LINK", help="a sheet (.sheet), a record (.deal), a link of a sheet, or -"
    )
    sheet.add_argument(
        "--as",
        dest="form",
        choices=("score", "text", "csv", "link"),
        default="score",
        help="what is printed: the score (if nothing else is said), the sheet itself, a table, or a link",
    )
    _add_site(sheet)
    _add_to(sheet)


def _add_answering(commands: Any) -> None:
    """Add the commands that answer another program, line by line."""
    _added(
        commands,
        "referee",
        "answer questions about the rules, as JSON lines",
        "Read a question in a line of JSON, write the ruling in a line of JSON, until the input ends.",
    )
    text = _added(
        commands,
        "text",
        "offer a seat to a language model, as JSON lines",
        "Play a deal with a program that answers in words: lines of JSON in, lines of JSON out.",
    )
    add_game(text, "the game")
    add_rules(text)
    text.add_argument("--seat", default="S", help="where the model sits (default: %(default)s)")
    text.add_argument("--level", help="how well the others play (default: casual)")


def _added(commands: Any, name: str, about: str, description: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, description=description)
    return command


def _add_to(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--to", metavar="FILE", help="write to this file, as UTF-8, in place of standard output"
    )


def _add_colour(command: argparse.ArgumentParser) -> None:
    command.add_argument("--no-color", action="store_true", help="print plain text, without colours")


def _add_site(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--site", default="", metavar="ADDRESS", help="the address that the printed link begins with"
    )
