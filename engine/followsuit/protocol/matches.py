"""Matches: the messages that begin, record and resume a match, and those that need no match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit import __version__, referee
from followsuit.game import AnyGame
from followsuit.plain import plain
from followsuit.protocol import chips
from followsuit.protocol.answers import Answer, Handler, Message, bad_field
from followsuit.protocol.player_session import PlayerSession
from followsuit.protocol.record_lines import last_figures
from followsuit.record import Player
from followsuit.registry import game_named, game_names
from followsuit.seats import Seat, parse_seat
from followsuit.table import LEVELS, Table, default_level_of, levels_of


def hello(player: PlayerSession, message: Message) -> Answer:
    """The games, presets, options and levels there are."""
    return {
        "engine": __version__,
        "games": [_game_data(name) for name in game_names()],
        "levels": list(LEVELS),
    }


def new(player: PlayerSession, message: Message) -> Answer:
    """A new match, its first deal dealt."""
    game = game_named(message.get("game"))
    rules = game.rules(message.get("rules"))
    you = parse_seat(message.get("you", "S"))
    seed = message.get("seed", 0)
    if type(seed) not in (str, int) or len(str(seed)) > 200 or "\n" in str(seed):
        raise bad_field("seed", "'seed' is a short text or whole number")
    stake = chips.stake_of(game, message)
    players = _players(game, message, you)
    table = Table.start(game.name, rules, players, " ".join(str(seed).split()), stake=stake)
    events = table.deal()
    # Only now: a message that failed above has left the old table standing.
    player.begin(table, you)
    return {**player.answer_to(events), "seed": table.seed, **chips.balance_after(game, message, stake)}


def stake(player: PlayerSession, message: Message) -> Answer:
    """What a stake would win or leave."""
    return chips.quote(message)


def resume(player: PlayerSession, message: Message) -> Answer:
    """Go on with a match from its record."""
    text = message.get("record")
    if not isinstance(text, str):
        raise bad_field("record", "'record' should be text")
    table = Table.resume(text)
    names = _names(message)
    people = [seat for seat in Seat if not table.is_bot(seat)]
    you = parse_seat(message["you"]) if "you" in message else (people[0] if people else Seat.S)
    player.begin(table, you, names)
    return {**player.answer_to(()), "seed": table.seed}


def record(player: PlayerSession, message: Message) -> Answer:
    """The record of the match so far, and the figures of its last deal if that is over."""
    table = player.table()
    return {"record": table.record_text(), "turn": table.turn, "figures": last_figures(table)}


def rule(player: PlayerSession, message: Message) -> Answer:
    """The referee's ruling."""
    question = message.get("question")
    if not isinstance(question, dict):
        raise bad_field("question", "'question' should be an object")
    return {"ruling": referee.rule(question)}


def rules(player: PlayerSession, message: Message) -> Answer:
    """The rules a specification means, field by field, and the fields another field switches off."""
    game = game_named(message.get("game"))
    return _meaning(game, message.get("rules"))


def _meaning(game: AnyGame, specification: Any) -> Answer:
    meant = game.rules(specification)
    return {"rules": plain(meant), "idle": dict(game.idle_rules(meant))}


def _game_data(name: str) -> Answer:
    game = game_named(name)
    presets = [{"name": preset, **_meaning(game, preset)} for preset in game.preset_names()]
    rotation = [seat.name for seat in game.rotation.order(Seat.S)]
    return {
        "name": name,
        "clause_letter": game.clause_letter,
        "rotation": rotation,
        "presets": presets,
        "default_preset": presets[0]["name"],
        "options": plain(game.rule_options()),
        "asked_options": list(game.asked_options),
        "chips": chips.chips_data(game),
        "levels": list(levels_of(game)),
        "default_level": default_level_of(game),
    }


def _players(game: AnyGame, message: Message, you: Seat) -> dict[Seat, Player]:
    levels = message.get("levels", {})
    level = message.get("level", default_level_of(game))
    if not isinstance(levels, dict):
        raise bad_field("levels", "'levels' gives a level by seat")
    names = _names(message)
    return {
        seat: Player(
            None if seat is you else str(levels.get(seat.name, level)),
            names[seat],
        )
        for seat in Seat
    }


def _names(message: Message) -> dict[Seat, str]:
    """The names a message gives the seats, empty where it gives none."""
    names = message.get("names", {})
    if not isinstance(names, dict) or any(
        not isinstance(name, str) or len(name) > 60 for name in names.values()
    ):
        raise bad_field("names", "'names' gives a text of at most 60 characters by seat")
    return {seat: " ".join(names.get(seat.name, "").split()) for seat in Seat}


OPS: Final[Mapping[str, Handler]] = {
    "hello": hello,
    "stake": stake,
    "new": new,
    "resume": resume,
    "record": record,
    "rule": rule,
    "rules": rules,
}
