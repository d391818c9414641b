"""Match setup: the rules and the players that a new match is given, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.errors import RequestError, RulesError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.record import Player


def misused(field: str, message: str) -> RequestError:
    """Return the error for an argument that is not what it should be: ``bad_field`` with its name."""
    return RequestError("bad_field", message, facts={"field": field})


def rules_of(game: AnyGame, rules: Any) -> Any:
    """Return the rules value that is given, or that a preset or a mapping names. Raises `RulesError`."""
    if rules is None or isinstance(rules, str | Mapping):
        return game.rules(rules)
    if not isinstance(rules, type(game.rules(None))):
        raise RulesError("bad_rules", f"{type(rules).__name__} is no rules value of {game.name}")
    return rules


def seated_by(players: Any, seats: tuple[AnySeat, ...]) -> dict[AnySeat, Player]:
    """Return the players by seat. Raises `RequestError` unless each seat has one, and nobody else."""
    # Seats of different tables are equal as numbers, so their types are looked at too.
    kind = type(seats[0])
    its = isinstance(players, Mapping) and set(players) == set(seats)
    if not its or not all(type(seat) is kind for seat in players):
        names = ", ".join(seat.name for seat in seats)
        raise misused("players", f"players are a mapping with a Player for each {kind.__name__}: {names}")
    for seat, player in players.items():
        if not isinstance(player, Player):
            raise misused("players", f"at {seat.name} sits {player!r}, which is no Player")
    return {seat: players[seat] for seat in seats}
