"""Command line: ``python -m followsuit play | replay | referee | arena``."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from followsuit import __version__, referee
from followsuit.arena import command as arena
from followsuit.errors import FollowSuitError, RecordError, RulesError
from followsuit.plain import read_json
from followsuit.registry import game_named, game_names
from followsuit.table import default_level_of
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import refusal_sentence


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the status is 0, 1 for something refused, 2 for a command that makes no sense."""
    # Cards and names are UTF-8 in records and rulings, whatever the console's own encoding is. A byte that is
    # not spoils its line and no other; a letter the console does not have is written as its number.
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
        return 0  # whoever reads us has seen enough
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130  # what a shell says of a program that was interrupted


def _failed(message: str) -> int:
    print(f"followsuit: {message}", file=sys.stderr)
    return 1


def _run(options: argparse.Namespace) -> int:
    if options.command == "referee":
        referee.serve(sys.stdin, sys.stdout)
        return 0
    if options.command == "arena":
        bar = sys.stderr if sys.stderr.isatty() else None
        return arena.run(options, _rules(options.rules), print, bar)
    screen = Screen.on(sys.stdout, False if options.no_color else None)
    if options.command == "replay":
        try:
            replay_file(screen, options.file)
        except RecordError as error:
            return _failed(f"{options.file}: {refusal_sentence(error)}")
        return 0
    seed = options.seed if options.seed is not None else secrets.token_hex(8)
    rules = _widened(_rules(options.rules), options.packs, options.seats)
    level = options.level or default_level_of(game_named(options.game))
    if options.auto:
        auto_matches(screen, options.game, rules, seed, options.matches, level)
    else:
        play_match(screen, _ask, options.game, rules, seed, level)
    return 0


def _rules(text: str) -> Any:
    """A preset's name, or fields as JSON; ``preset,field=value,…`` is understood too."""
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
    """The rules with so many packs and seats, where they are given."""
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
    play.add_argument("--packs", type=int, help="Tractor: packs of cards, 2 to 4")
    play.add_argument("--seats", type=int, help="Tractor: seats at the table, 4, 6 or 8")
    play.add_argument("--seed", help="the same seed deals the same cards")
    play.add_argument("--level", help="how well the bots play")
    play.add_argument("--auto", action="store_true", help="four bots, no person")
    play.add_argument("--matches", type=int, default=1, help="how many matches with --auto")
    play.add_argument("--no-color", action="store_true", help="plain text")

    replay = commands.add_parser("replay", help="play a .deal record through")
    replay.add_argument("file")
    replay.add_argument("--no-color", action="store_true", help="plain text")

    commands.add_parser("referee", help="rulings as JSON lines: questions in, rulings out")
    arena.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
