"""Factory: makes a match by the names of its game, its rules and its players, or from its record."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, overload

from followsuit.api.match import Match
from followsuit.api.players import SeatPlayer, seat_among, seated
from followsuit.base.agreements import Agreements
from followsuit.base.errors import DocumentError, RequestError, RulesError
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat
from followsuit.bots import bots_of, default_level_of, levels_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player, ReplayStep, read_record, replay_steps, write_record
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.card_games.court_piece.observation import CourtPieceObservation
    from followsuit.card_games.rangvaar.observation import RangvaarObservation
    from followsuit.card_games.tractor.interface.observation import TractorObservation
    from followsuit.card_games.two_hundred.observation import TwoHundredObservation

#: Who sits where, by seat or its name; the other seats have bots of the match's level. The type of the keys
#: is open: with a choice of several, mypy no longer knows what a function among the values is given.
Players = Mapping[Any, SeatPlayer]


def games() -> tuple[str, ...]:
    """Return the names of the games."""
    return game_names()


def presets(game: str) -> tuple[str, ...]:
    """Return the names of a game's presets, ``reference`` first. Raises `RequestError`
    (``unknown_game``).
    """
    return tuple(game_named(game).preset_names())


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game's bots, weakest first. Raises `RequestError` (``unknown_game``)."""
    return levels_of(game_named(game))


@overload
def match(
    game: Literal["two_hundred"],
    *,
    rules: Any = ...,
    level: str | None = ...,
    players: Players | None = ...,
    seed: str | int | None = ...,
    agreements: str = ...,
) -> Match[TwoHundredObservation]: ...
@overload
def match(
    game: Literal["tractor"],
    *,
    rules: Any = ...,
    level: str | None = ...,
    players: Players | None = ...,
    seed: str | int | None = ...,
    agreements: str = ...,
) -> Match[TractorObservation]: ...
@overload
def match(
    game: Literal["rangvaar"],
    *,
    rules: Any = ...,
    level: str | None = ...,
    players: Players | None = ...,
    seed: str | int | None = ...,
    agreements: str = ...,
) -> Match[RangvaarObservation]: ...
@overload
def match(
    game: Literal["court_piece"],
    *,
    rules: Any = ...,
    level: str | None = ...,
    players: Players | None = ...,
    seed: str | int | None = ...,
    agreements: str = ...,
) -> Match[CourtPieceObservation]: ...
@overload
def match(
    game: str,
    *,
    rules: Any = ...,
    level: str | None = ...,
    players: Players | None = ...,
    seed: str | int | None = ...,
    agreements: str = ...,
) -> Match[Any]: ...
def match(
    game: str,
    *,
    rules: Any = "reference",
    level: str | None = None,
    players: Players | None = None,
    seed: str | int | None = None,
    agreements: str = "",
) -> Match[Any]:
    """Return a new match before its first deal.

    ``game`` is one of `games`. ``rules`` is a preset's name, a mapping with ``preset`` and the fields that
    differ, or the game's own rules value. ``level`` is played by every seat that ``players`` does not name.
    ``players`` says who sits where: a level, ``"person"`` for a seat whose acts you push yourself, or a bot
    of your own, which is a function from a `Situation` to an act or an object with `Bot.act`. The same
    ``seed`` deals the same cards; without one it is random, and `Match.seed` has it. ``agreements`` are what
    the levels keep and read of what partners agree on, as words of `Agreements`, or ``"all"``.

    >>> import followsuit
    >>> match = followsuit.match("two_hundred", level="beginner", seed="x")
    >>> events = match.run()
    >>> match.result().won_by
    'EW'

    Raises `RulesError` for rules the game does not have, `RequestError` for any other invalid argument.
    """
    playing = game_named(game)
    its_rules = rules_named(playing, rules)
    seats = seats_of(playing, its_rules)
    named, own = seated(playing, seats, level or default_level_of(playing), _by_seat(players, seats))
    # The record keeps the seed, so the match can be repeated either way.
    text = secrets.token_hex(8) if seed is None else seed
    agreed = Agreements.chosen(agreements, bots_of(playing).clauses)
    return Match(Table.start(playing.name, its_rules, named, text, agreements=agreed), own)


def resume(record: str, *, players: Players | None = None) -> Match[Any]:
    """Return a match from its ``.deal`` text, at the point where the record ends.

    ``players`` replaces the players of the record at the seats it names. Raises `DocumentError` for an
    invalid record, with the number of the line, and `RequestError` for invalid players and for what is no
    text.
    """
    table = Table.resume(text_of(record))
    changed = _by_seat(players, tuple(table.players))
    if not changed:
        return Match(table, {})
    kept: dict[AnySeat, Player] = dict(table.players)
    named, own = seated(table.game, changed, "", changed)
    text = write_record(replace(table.record(), players={**kept, **named}))
    return Match(Table.resume(text), own)


def replay(record: str) -> Iterator[ReplayStep]:
    """Yield every step of a record, in order: the deal's number, the action, its events, the state after it.

    Raises `DocumentError` for an invalid record, with the number of the line, and `RequestError` for what is
    no text.
    """
    return replay_steps(read_record(text_of(record)))


def text_of(record: object) -> str:
    """Return the text of a record. Raises `RequestError`; `DocumentError` for a file's name."""
    if not isinstance(record, str):
        error = RequestError("bad_field", f"a record is text, not {record!r}", facts={"field": "record"})
        raise error.advised("read it from its file first: Path(name).read_text(encoding='utf-8')")
    if record.strip() and "\n" not in record.strip():
        # A record has several lines; a single one is most likely the name of its file.
        path_given = DocumentError("not_a_record", 1, f"{record[:40]!r} is no record")
        raise path_given.advised("give its text; of a file: Path(name).read_text(encoding='utf-8')")
    return record


def rules_named(game: AnyGame, rules: Any) -> Any:
    """Return the rules value that is given, or that a preset or a mapping names. Raises `RulesError`."""
    try:
        if rules is None or isinstance(rules, str | Mapping):
            return game.rules(rules)
        if not isinstance(rules, type(game.rules(None))):
            raise RulesError("bad_rules", f"{type(rules).__name__} is no rules value of {game.name}")
    except RulesError as error:
        raise error.advised(f"presets('{game.name}') lists {', '.join(game.preset_names())}") from None
    return rules


def _by_seat(players: object, seats: tuple[AnySeat, ...]) -> dict[AnySeat, SeatPlayer]:
    if players is None:
        return {}
    if not isinstance(players, Mapping):
        error = RequestError(
            "bad_field", f"players are a mapping, not {players!r}", facts={"field": "players"}
        )
        raise error.advised('write players={"S": "person"}, say')
    found: dict[AnySeat, SeatPlayer] = {}
    for seat, player in players.items():
        found[seat_among(seats, seat)] = player
    return found
