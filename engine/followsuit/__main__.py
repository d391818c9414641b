"""Command line: ``python -m followsuit COMMAND``; ``--help`` lists the commands."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from followsuit import __version__, referee
from followsuit.arena import command as arena
from followsuit.arena.options import add_game, add_rules, add_seed, add_table, add_to, at_least
from followsuit.errors import FollowSuitError, QuestionError, RecordError, RulesError
from followsuit.plain import read_json
from followsuit.registry import game_named
from followsuit.table import default_level_of
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.contest import play_challenge, play_daily
from followsuit.terminal.games import list_games
from followsuit.terminal.linking import convert_pbn, link_file, open_link
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.screen import Screen
from followsuit.terminal.verifying import verify_file
from followsuit.terminal.words import refusal_sentence


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 if something was refused, 2 for wrong usage."""
    # Cards and names are UTF-8 in records and rulings, whatever the console's own encoding is. A byte that is
    # not valid spoils its line only; a character the console lacks is written as an escape.
    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    parser = _parser()
    if not (sys.argv[1:] if words is None else words):
        parser.print_help(sys.stderr)
        return 2
    options = parser.parse_args(words)
    try:
        return _run(options)
    except FollowSuitError as error:
        return _failed(refusal_sentence(error))
    except BrokenPipeError:
        return 0  # the reader closed the pipe
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130  # the status shells give an interrupted program


def _failed(message: str) -> int:
    print(f"followsuit: {message}", file=sys.stderr)
    return 1


def _run(options: argparse.Namespace) -> int:
    if options.command == "referee":
        referee.serve(sys.stdin, sys.stdout)
        return 0
    if options.command == "arena":
        rules = _widened(_rules(options.rules), options.packs, options.seats)
        return arena.run(options, rules, print, sys.stderr)
    if options.command == "text":
        from followsuit.adapters.text import TextEnvironment, serve_text

        environment = TextEnvironment(
            options.game, rules=_rules(options.rules), seat=options.seat, level=options.level
        )
        serve_text(environment, sys.stdin, sys.stdout)
        return 0
    if options.command == "leaderboard":
        return arena.board(options, print)
    screen = Screen.on(sys.stdout, False if getattr(options, "no_color", True) else None)
    if options.command in ("replay", "link", "pbn"):
        try:
            _read_file(screen, options)
        except RecordError as error:
            return _failed(f"{options.file}: {refusal_sentence(error)}")
        return 0
    if options.command == "verify":
        try:
            return 0 if verify_file(screen, options.source, exchanges=options.exchange) else 1
        except RecordError as error:
            return _failed(f"{options.source[:60]}: {refusal_sentence(error)}")
    if options.command == "open":
        if remark := open_link(screen, options.link):
            print(f"followsuit: {remark}", file=sys.stderr)
        return 0
    if options.command == "challenge":
        play_challenge(screen, _ask, options.link, options.site)
        return 0
    if options.command == "daily":
        day = options.day or datetime.now(UTC).date().isoformat()
        play_daily(screen, _ask, options.game, day, options.site)
        return 0
    if options.command == "games":
        list_games(screen)
        return 0
    if options.matches is not None and not options.auto:
        message = "--matches says how many matches are played with --auto"
        raise QuestionError("bad_field", message, facts={"field": "matches"})
    seed = options.seed if options.seed is not None else secrets.token_hex(8)
    rules = _widened(_rules(options.rules), options.packs, options.seats)
    level = options.level or default_level_of(game_named(options.game))
    if options.auto:
        auto_matches(screen, options.game, rules, seed, options.matches or 1, level)
    else:
        play_match(screen, _ask, options.game, rules, seed, level)
    return 0


def _read_file(screen: Screen, options: argparse.Namespace) -> None:
    """Run a command on one file. Raises `RecordError` for an invalid record."""
    if options.command == "replay":
        replay_file(screen, options.file)
    elif options.command == "pbn":
        convert_pbn(screen, options.file)
    elif remark := link_file(screen, options.file, options.deal, options.site, options.challenge):
        print(f"followsuit: {remark}", file=sys.stderr)


def _rules(text: str) -> Any:
    """Return the rules of a preset's name, of fields as JSON, or of ``preset,field=value,…``."""
    if text.startswith("{"):
        try:
            return read_json(text)
        except ValueError as error:
            raise RulesError("bad_rules", f"the rules are not JSON: {error}") from error
    preset, *fields = text.split(",")
    if not fields:
        return preset
    chosen: dict[str, Any] = {"preset": preset}
    for item in fields:
        name, _, value = item.partition("=")
        chosen[name.strip()] = int(value) if value.strip().isdecimal() else value.strip()
    return chosen


def _widened(rules: Any, packs: int | None, seats: int | None) -> Any:
    """The rules with this many packs and seats, where they are given."""
    given = {name: value for name, value in (("packs", packs), ("seats", seats)) if value is not None}
    if not given:
        return rules
    return {**(rules if isinstance(rules, Mapping) else {"preset": rules}), **given}


def _ask(prompt: str) -> str:
    return input(prompt)


_EXAMPLES = """\
for instance:
  followsuit play two_hundred          a match in the terminal, you at South
  followsuit play tractor --auto       a match of bots among themselves
  followsuit daily rangvaar            the deal of the day
  followsuit arena rangvaar expert casual --pairs 20
  followsuit COMMAND --help            what a command takes"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="followsuit",
        description="Tractor, Two Hundred and Rangvaar: play them, let bots play, ask a referee.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"followsuit {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    _add_playing(commands)
    _add_records(commands)
    add_to(commands)
    _add_answering(commands)
    return parser


def _add_playing(commands: Any) -> None:
    """Add the commands that play in the terminal."""
    play = _added(
        commands, "play", "play a match in the terminal", "Play a match: you at South, or only bots."
    )
    add_game(play, "the game")
    add_rules(play)
    add_table(play)
    add_seed(play)
    play.add_argument(
        "--level", help="how well the bots play (default: casual); the command games lists the levels"
    )
    play.add_argument("--auto", action="store_true", help="only bots play, and the results are printed")
    play.add_argument(
        "--matches", type=at_least(1), metavar="N", help="how many matches with --auto (default: 1)"
    )
    _add_colour(play)

    daily = _added(
        commands,
        "daily",
        "play a game's deal of the day in the terminal",
        "Play the deal that everybody has on a day, then print the result and a link with it.",
    )
    add_game(daily, "the game")
    daily.add_argument("--day", metavar="DATE", help="a date as 2026-11-23 (default: today, by UTC)")
    _add_site(daily)

    challenge = _added(
        commands,
        "challenge",
        "play the deal of a challenge's link in the terminal",
        "Play the deal of a challenge, then print your result, theirs, and a link that answers.",
    )
    challenge.add_argument("link", metavar="LINK", help="the link of the challenge")
    _add_site(challenge)

    _added(
        commands,
        "games",
        "list the games, their sets of rules and the levels of their bots",
        "List the games, their sets of rules and the levels of their bots.",
    )


def _add_records(commands: Any) -> None:
    """Add the commands about records and links."""
    replay = _added(
        commands, "replay", "play a record through", "Print every step of a record, with all hands."
    )
    replay.add_argument(
        "file", metavar="FILE", help="a record (.deal), as typing save FILE in a match makes it"
    )
    _add_colour(replay)

    link = _added(
        commands,
        "link",
        "turn a record into a link that carries all of it",
        "Print a link that carries a whole record, or one deal of it.",
    )
    link.add_argument("file", metavar="FILE", help="a record (.deal)")
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
        "turn a link back into the record it carries",
        "Print the record that a link or a challenge carries.",
    )
    opened.add_argument("link", metavar="LINK", help="the link")

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

    pbn = _added(
        commands,
        "pbn",
        "turn a record into PBN for bridge programs, or back",
        "Print a record as PBN, or a PBN file as a record.",
    )
    pbn.add_argument("file", metavar="FILE", help="a record (.deal) or a PBN file")


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
    text.add_argument("--level", default="casual", help="how well the others play (default: %(default)s)")


def _added(commands: Any, name: str, about: str, description: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, description=description)
    return command


def _add_colour(command: argparse.ArgumentParser) -> None:
    command.add_argument("--no-color", action="store_true", help="print plain text, without colours")


def _add_site(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--site", default="", metavar="ADDRESS", help="the address that the printed link begins with"
    )


if __name__ == "__main__":
    sys.exit(main())
