"""Command line: ``python -m followsuit COMMAND``, the commands being those of `_parser`."""

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
from followsuit.arena.options import add_table, add_to
from followsuit.errors import FollowSuitError, RecordError, RulesError
from followsuit.plain import read_json
from followsuit.registry import game_named, game_names
from followsuit.table import default_level_of
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.contest import play_challenge, play_daily
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
    options = _parser().parse_args(words)
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
    seed = options.seed if options.seed is not None else secrets.token_hex(8)
    rules = _widened(_rules(options.rules), options.packs, options.seats)
    level = options.level or default_level_of(game_named(options.game))
    if options.auto:
        auto_matches(screen, options.game, rules, seed, options.matches, level)
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="followsuit", description=__doc__)
    parser.add_argument("--version", action="version", version=f"followsuit {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)

    play = commands.add_parser("play", help="a match in the terminal")
    play.add_argument("game", choices=game_names())
    play.add_argument("--rules", default="reference", help="a preset, or preset,field=value,...")
    add_table(play)
    play.add_argument("--seed", help="the same seed deals the same cards")
    play.add_argument("--level", help="how well the bots play")
    play.add_argument("--auto", action="store_true", help="only bots, no person")
    play.add_argument("--matches", type=int, default=1, help="how many matches with --auto")
    play.add_argument("--no-color", action="store_true", help="plain text")

    replay = commands.add_parser("replay", help="play a .deal record through")
    replay.add_argument("file")
    replay.add_argument("--no-color", action="store_true", help="plain text")

    link = commands.add_parser("link", help="a .deal record as a link that carries all of it")
    link.add_argument("file")
    link.add_argument("--deal", type=int, help="only the deal with this number")
    link.add_argument("--site", default="", help="the address the link is to begin with")
    link.add_argument(
        "--challenge",
        nargs="?",
        const="claim",
        choices=("claim", "cards"),
        help="a link to play the deal: with the deal as it was played, or its cards alone",
    )

    pbn = commands.add_parser("pbn", help="a .deal record for bridge programs, or a PBN file as a record")
    pbn.add_argument("file")

    opened = commands.add_parser("open", help="the .deal record that a link or challenge carries")
    opened.add_argument("link")

    verified = commands.add_parser("verify", help="whether a record's cards and bots are what its seed gives")
    verified.add_argument("source", help="a .deal record, or a link that carries one")
    verified.add_argument(
        "--exchange", action="store_true", help="ask bots again with the cards they could not see exchanged"
    )
    verified.add_argument("--no-color", action="store_true", help="plain text")
    challenge = commands.add_parser("challenge", help="play the deal of a challenge's link in the terminal")
    challenge.add_argument("link")
    daily = commands.add_parser("daily", help="play a game's deal of the day in the terminal")
    daily.add_argument("game", choices=game_names())
    daily.add_argument("--day", help="a date as 2026-11-23; today, by UTC, if left out")
    for played in (challenge, daily):
        played.add_argument("--site", default="", help="the address the answer's link is to begin with")

    commands.add_parser("referee", help="rulings as JSON lines: questions in, rulings out")
    text = commands.add_parser("text", help="a seat for a language model, as JSON lines")
    text.add_argument("game", choices=game_names())
    text.add_argument("--rules", default="reference", help="a preset, or preset,field=value,...")
    text.add_argument("--seat", default="S", help="where the model sits")
    text.add_argument("--level", default="casual", help="how well the others play")
    add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
