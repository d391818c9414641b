"""Command line: what ``python -m followsuit COMMAND`` does with each command."""

from __future__ import annotations

import argparse
import contextlib
import io
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from followsuit import referee
from followsuit.arena import command as arena
from followsuit.base.agreements import NONE, Agreements
from followsuit.base.characters import printable
from followsuit.base.errors import DocumentError, FollowSuitError, RequestError
from followsuit.base.game import has_sheet, specification_in
from followsuit.base.parsing import parse_number
from followsuit.bots import bots_of, levels_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.commands import command_parser
from followsuit.table import default_level_of
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.challenges import play_challenge, play_daily
from followsuit.terminal.files import is_file
from followsuit.terminal.links import link_file, open_source
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.score_sheets import show_sheet
from followsuit.terminal.screen import Screen
from followsuit.terminal.verification import verify_file
from followsuit.terminal.words import refusal_sentence


def run_command(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 if something was refused, 2 for wrong usage."""
    # Cards and names are UTF-8 in records and rulings, whatever the console's own encoding is. A byte that is
    # not valid spoils its line only; a character the console lacks is written as an escape.
    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    # A stream that was closed before the program began is None.
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    # A file or another program is given UTF-8, so that what is written can be read again.
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")  # type: ignore[union-attr]
    parser = command_parser()
    if not (sys.argv[1:] if words is None else words):
        parser.print_help(sys.stderr)
        return 2
    options = parser.parse_args(words)
    try:
        return _run(options)
    except FollowSuitError as error:
        return _failed(refusal_sentence(error))
    except UnicodeEncodeError as error:  # a name or a seed of bytes that are no text
        return _failed(f"{str(error.object)[:60]!r} is not UTF-8 text")
    except BrokenPipeError:
        return 0  # the reader closed the pipe
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _about(source: str, error: DocumentError) -> str:
    """What is wrong with a record, with the file or link it came from."""
    said, name = refusal_sentence(error), source if is_file(source) else source[:60]
    return said if said.startswith(name) else f"{name}: {said}"


def _failed(message: str) -> int:
    print(f"followsuit: {printable(message)}", file=sys.stderr)
    return 1


def _run(options: argparse.Namespace) -> int:
    file = getattr(options, "to", None)
    try:
        if file is None:
            screen = Screen.on(sys.stdout, False if getattr(options, "no_color", True) else None)
            done = _COMMANDS[options.command](screen, options)
        else:
            written = io.StringIO()
            done = _COMMANDS[options.command](Screen(written, colour=False), options)
            # Spreadsheets take a table for UTF-8 by its mark.
            mark = "\ufeff" if getattr(options, "form", "") == "csv" else ""
            Path(file).write_text(mark + written.getvalue(), encoding="utf-8", newline="\n")
    except DocumentError as error:
        source = getattr(options, "file", None) or getattr(options, "source", None)
        if source is None:
            raise
        return _failed(_about(source, error))
    if isinstance(done, str) and done:
        print(f"followsuit: {printable(done)}", file=sys.stderr)
    return done if isinstance(done, int) else 0


def _serve_text(options: argparse.Namespace) -> None:
    from followsuit.adapters.text import TextEnvironment, serve_text

    rules = _rules(options.rules)
    environment = TextEnvironment(options.game, rules=rules, seat=options.seat, level=options.level)
    serve_text(environment, sys.stdin, sys.stdout)


#: What is chosen of a match, and what each option has if nothing is.
_OF_MATCHES: Final = {
    "rules": "reference",
    "auto": False,
    **dict.fromkeys(("packs", "seats", "seed", "level", "matches", "agreements")),
}


def _play(screen: Screen, options: argparse.Namespace) -> None:
    """Play a match, or the deal of a day or a challenge, whose cards and bots are given."""
    is_challenge = options.game not in game_names()
    if is_challenge or options.day is not None:
        for name, usual in (_OF_MATCHES | ({"day": None} if is_challenge else {})).items():
            if getattr(options, name) != usual:
                message = f"--{name} cannot be chosen there: everybody has the same deal"
                raise RequestError("bad_field", message, facts={"field": name})
        if is_challenge:
            play_challenge(screen, _ask, options.game, options.site)
        else:
            day = options.day or datetime.now(UTC).date().isoformat()
            play_daily(screen, _ask, options.game, day, options.site)
        return
    if options.matches is not None and not options.auto:
        message = "--matches says how many matches are played with --auto"
        raise RequestError("bad_field", message, facts={"field": "matches"})
    seed = options.seed if options.seed is not None else secrets.token_hex(8)
    rules = _widened(_rules(options.rules), options.packs, options.seats)
    game = game_named(options.game)
    level = options.level or default_level_of(game)
    words = options.agreements if options.agreements is not None else NONE if options.auto else "all"
    agreements = Agreements.chosen(words, bots_of(game).clauses)
    if options.auto:
        auto_matches(screen, options.game, rules, seed, options.matches or 1, level, agreements)
    else:
        play_match(screen, _ask, options.game, rules, seed, level, agreements)


def _rules(text: str) -> Any:
    """Return the rules of a preset's name, of fields as JSON, or of ``preset,field=value,…``."""
    if text.startswith("{"):
        return specification_in(text)
    preset, *fields = text.split(",")
    if not fields:
        return preset
    chosen: dict[str, Any] = {"preset": preset}
    for item in fields:
        name, _, value = item.partition("=")
        number = parse_number(value.strip())
        chosen[name.strip()] = value.strip() if number is None else number
    return chosen


def _widened(rules: Any, packs: int | None, seats: int | None) -> Any:
    """The rules with this many packs and seats, where they are given."""
    given = {name: value for name, value in (("packs", packs), ("seats", seats)) if value is not None}
    if not given:
        return rules
    return {**(rules if isinstance(rules, Mapping) else {"preset": rules}), **given}


def _print(text: str) -> None:
    print(printable(text))


def _ask(prompt: str) -> str:
    return input(prompt)


#: What each command does. It returns its exit status, or a remark on what it did.
_COMMANDS: Final[Mapping[str, Callable[[Screen, argparse.Namespace], int | str | None]]] = {
    "play": _play,
    "games": lambda screen, _: list_games(screen),
    "replay": lambda screen, options: replay_file(screen, options.file),
    "link": lambda screen, options: link_file(
        screen, options.file, options.deal, options.site, options.challenge
    ),
    "open": lambda screen, options: open_source(screen, options.link),
    "verify": lambda screen, options: (
        0 if verify_file(screen, options.source, exchanges=options.exchange) else 1
    ),
    "sheet": lambda screen, options: show_sheet(screen, options.source, form=options.form, site=options.site),
    "referee": lambda _, options: referee.serve(sys.stdin, sys.stdout),
    "text": lambda _, options: _serve_text(options),
    "arena": lambda _, options: arena.run(
        options, _widened(_rules(options.rules), options.packs, options.seats), _print, sys.stderr
    ),
    "leaderboard": lambda _, options: arena.board(options, _print),
}


def list_games(screen: Screen) -> None:
    """Print each game with its presets and the levels of its bots."""
    for name in game_names():
        game = game_named(name)
        screen.say(screen.strong(name))
        screen.say(f"  rules   {', '.join(game.preset_names())}")
        screen.say(f"  levels  {', '.join(levels_of(game))}")
        if not has_sheet(game):
            screen.say("  sheet   none")
