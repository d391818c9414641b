"""Matches: the messages that begin, record and resume a match, and those that need no match."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from followsuit import __version__
from followsuit.base.agreements import Agreements, words_of
from followsuit.base.characters import checked_name
from followsuit.base.events import Event
from followsuit.base.game import AnyGame, SeatsByRules, has_sheet, seats_of
from followsuit.base.jsonable import to_json
from followsuit.base.rule_groups import grouped_options, lengths_of
from followsuit.base.seats import AnySeat, Seat, parse_any_seat
from followsuit.base.stakes import ForChips
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.answers import seat_name
from followsuit.protocol.challenges import ChallengeSitting, is_challenge_record
from followsuit.protocol.match_sitting import MatchSitting
from followsuit.protocol.message import (
    Message,
    bad_field,
    number_names,
    read_flag,
    read_record_field,
    read_rules,
    read_text_field,
)
from followsuit.protocol.multiplayer import Multiplayer, find_person
from followsuit.protocol.pass_and_play import PassAndPlay
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.record_lines import find_last_figures
from followsuit.protocol.sitting import Sitting
from followsuit.record import Player
from followsuit.table import LEVELS, Table, bots_of, default_level_of, levels_of

if TYPE_CHECKING:
    from followsuit.base.fields import Field
    from followsuit.base.rule_groups import Length
    from followsuit.base.rules import Specification
    from followsuit.base.stakes import Cents
    from followsuit.challenges import Challenge
    from followsuit.protocol import messages

#: The most numbers a seed is drawn from: one of each seat, and one of a device without a seat.
MOST_NUMBERS: Final = 9
#: What the field ``draw`` is.
DRAW_FORM: Final = "the number of a drawing, as '2', or '2 without W' where seats were left out"


def hello(player: PlayerSession, message: Message) -> messages.Hello:
    """The games, presets, options and levels there are."""
    return {
        "engine": __version__,
        "games": [_describe_game(name) for name in game_names()],
        "levels": list(LEVELS),
    }


def new(player: PlayerSession, message: Message) -> messages.NewMatchAnswer:
    """A new match, its first deal dealt; or the deal of a challenge."""
    if "challenge" in message:
        return _start_challenge(player, message)
    if message.get("again") is True:
        message = _repeat_match(player.find_sitting().table, message)
    game = game_named(message.get("game"))
    rules = game.rules(read_rules(message))
    seats = seats_of(game, rules)
    people = _read_people(message, seats)
    seed = message.get("seed", 0)
    if not isinstance(seed, str | int) or isinstance(seed, bool) or len(str(seed)) > 200 or "\n" in str(seed):
        raise bad_field("seed", "'seed' is a short text or whole number")
    stake = cast("Cents | None", message.get("stake"))  # the table refuses what is none
    if stake is not None and (len(people) != 1 or read_flag(message, "multiplayer")):
        raise bad_field("stake", "one person alone plays for chips")
    players = _read_players(game, message, people, seats)
    numbers, draw = _read_numbers(message), _read_draw(message, seats)
    agreements = read_agreements(message, game)
    table = Table.start(
        game.name, rules, players, seed, stake=stake, numbers=numbers, draw=draw, agreements=agreements
    )
    is_multiplayer, shown = read_flag(message, "multiplayer"), _read_shown_seat(message, table)
    events = table.deal()
    if read_flag(message, "one_deal"):
        if len(people) != 1 or stake is not None:
            raise bad_field("one_deal", "one person alone plays a single deal, and not for chips")
        return _start_one_deal(player, table, read_names(message, seats))
    # Only now: a message that fails above leaves the old table as it was.
    you = people[0] if people else seats[0]
    match = seat_people(MatchSitting(table, you, {}), you, is_multiplayer=is_multiplayer)
    return _begin(player, match, shown if is_multiplayer else you, events)


def seat_people(match: Sitting, you: AnySeat, *, is_multiplayer: bool) -> Sitting:
    """The match with what hides hands put around it: a device each, a cover, or nothing for one person."""
    if is_multiplayer:
        return Multiplayer(match)
    return match if len(match.table.people) == 1 else PassAndPlay(match, you)


def _begin(
    player: PlayerSession, match: Sitting, seat: AnySeat | None, events: tuple[Event, ...]
) -> messages.NewMatchAnswer:
    """Begin a match, and show what a seat may know of it."""
    player.begin_match(match)
    told = match.tell(seat, events)["events"]
    return {"events": told, "view": match.view(seat), "seed": match.table.seed}


def _start_one_deal(
    player: PlayerSession, table: Table, names: Mapping[AnySeat, str]
) -> messages.NewMatchAnswer:
    """The first deal of a match and no other, played as a challenge is; with the link of the challenge."""
    from followsuit.challenges import challenge_link, challenge_of, dealt_table

    made = challenge_of(table.record(), 1, claims=False)
    dealt, events = dealt_table(replace(made.record, players=dict(table.players)))
    match = ChallengeSitting(MatchSitting(dealt, made.you, names), made)
    answer = _begin(player, match, made.you, events)
    answer["challenge"] = challenge_link(made)
    return answer


def _repeat_match(table: Table, message: Message) -> Message:
    """The message with the game, rules and players of this table; it names those that the table does not."""
    players = table.players
    names = {seat.name: one.name for seat, one in players.items() if one.name}
    return {
        **message,
        "game": table.game.name,
        "rules": table.game.specification(table.record().rules),
        "people": [seat.name for seat in table.people],
        "levels": {seat.name: one.level for seat, one in players.items() if one.level},
        "names": {**_read_given_names(message), **names},
        "agreements": message.get("agreements", table.agreements.text),
    }


def _start_challenge(player: PlayerSession, message: Message) -> messages.NewMatchAnswer:
    """The deal of a challenge, begun."""
    from followsuit.challenges import dealt_table

    challenge = _read_challenge(message)
    seats = tuple(challenge.record.players)
    names = read_names(message, seats)
    players = {
        seat: replace(one, name=names[seat] or one.name) for seat, one in challenge.record.players.items()
    }
    table, events = dealt_table(replace(challenge.record, players=players))
    match = ChallengeSitting(MatchSitting(table, challenge.you, names), challenge)
    return _begin(player, match, challenge.you, events)


def _read_challenge(message: Message) -> Challenge:
    from followsuit.challenges import read_challenge

    return read_challenge(read_text_field(message, "challenge", "the link of a challenge"))


def resume(player: PlayerSession, message: Message) -> messages.NewMatchAnswer:
    """Go on with a match from its record."""
    challenge = _read_challenge(message) if message.get("challenge") is not None else None
    table = Table.resume(read_record_field(message), challenge.begun if challenge is not None else 0)
    seats = tuple(table.players)
    names = read_names(message, seats)
    you = parse_any_seat(message["you"], len(seats)) if "you" in message else (table.people or seats)[0]
    if challenge is not None and not is_challenge_record(table.record(), challenge):
        raise bad_field("challenge", "the record is not of this challenge")
    shown = _read_shown_seat(message, table)
    is_multiplayer = read_flag(message, "multiplayer") and challenge is None
    match: Sitting = MatchSitting(table, you, names)
    if challenge is not None:
        match = ChallengeSitting(match, challenge)
    match = seat_people(match, you, is_multiplayer=is_multiplayer)
    return _begin(player, match, shown if is_multiplayer else you, ())


def _read_shown_seat(message: Message, table: Table) -> AnySeat | None:
    """The seat whose view begins a match of people with a device each. Raises `RequestError`."""
    is_of_seat = read_flag(message, "multiplayer") and message.get("seat") is not None
    return find_person(table, message["seat"]) if is_of_seat else None


def _read_numbers(message: Message) -> tuple[str, ...]:
    """The numbers that the seed is drawn from. Raises `RequestError` (``bad_field``)."""
    numbers = message.get("numbers", [])
    if not isinstance(numbers, list) or len(numbers) > MOST_NUMBERS:
        raise bad_field("numbers", f"'numbers' is a list of at most {MOST_NUMBERS} numbers")
    if not all(isinstance(number, str) and re.fullmatch(r"[0-9a-f]{64}", number) for number in numbers):
        raise bad_field("numbers", "each of 'numbers' is a text of 64 hexadecimal digits")
    return tuple(numbers)


def _read_draw(message: Message, seats: Sequence[AnySeat]) -> str:
    """Which drawing of the table the numbers are of. Raises `RequestError` (``bad_field``)."""
    draw = read_text_field(message, "draw", DRAW_FORM, "")
    number, without, *left_out = [*draw.split(" "), "", ""]
    names = {seat.name for seat in seats}
    is_number = re.fullmatch(r"[1-9][0-9]{0,3}", number) is not None
    is_without = without == "without" and {*left_out[:-2]} and {*left_out[:-2]} <= names
    if draw and not (is_number and (is_without or draw == number)):
        raise bad_field("draw", f"'draw' is {DRAW_FORM}")
    return draw


def record(player: PlayerSession, message: Message) -> messages.RecordAnswer:
    """The record of the match so far, and the figures of its last deal if that is over."""
    table = player.find_sitting().table
    return {"record": table.record_text(), "turn": table.turn, "figures": find_last_figures(table)}


def resolve_rules(player: PlayerSession, message: Message) -> messages.RulesAnswer:
    """The rules a specification means, field by field, and the fields another field switches off."""
    game = game_named(message.get("game"))
    return _describe_rules(game, read_rules(message))


def _describe_rules(game: AnyGame, specification: Specification) -> messages.RulesAnswer:
    meant = game.rules(specification)
    return {"rules": to_json(meant), "idle": dict(game.idle_rules(meant))}


def _describe_game(name: str) -> messages.GameOffer:
    game = game_named(name)
    presets: list[messages.Preset] = [
        {
            "name": preset,
            **_describe_rules(game, preset),
            "lengths": [_describe_length(one) for one in lengths_of(game, game.rules(preset))],
        }
        for preset in game.preset_names()
    ]
    rotation = [seat_name(seat) for seat in game.rotation.order(Seat.S)]
    return {
        "name": name,
        "clause_letter": game.clause_letter,
        "rotation": rotation,
        "tables": to_json(game.tables()) if isinstance(game, SeatsByRules) else [],
        "presets": presets,
        "default_preset": presets[0]["name"],
        "options": [_describe_option(group, option) for group, option in grouped_options(game)],
        "asked_options": list(game.asked_options),
        "agreements": list(words_of(bots_of(game).clauses)),
        "for_chips": isinstance(game, ForChips),
        "has_sheet": has_sheet(game),
        "levels": list(levels_of(game)),
        "default_level": default_level_of(game),
    }


def _describe_length(length: Length) -> messages.MatchLength:
    return {"name": length.name, "rules": dict(length.rules), "is_one_deal": length.is_one_deal}


def _describe_option(group: str, option: Field) -> messages.GameOption:
    return {
        "name": option.name,
        "clause": option.clause,
        "choices": list(option.choices),
        "default": option.default,
        "many": option.many,
        "group": group,
    }


def _read_people(message: Message, seats: Sequence[AnySeat]) -> tuple[AnySeat, ...]:
    """The seats at which people sit: those of ``people``, else the one of ``you``, else S."""
    if "people" not in message:
        return (parse_any_seat(message.get("you", "S"), len(seats)),)
    names = message["people"]
    if not isinstance(names, list):
        raise bad_field("people", "'people' is a list of seats, which may be empty")
    people = {parse_any_seat(name, len(seats)) for name in names}
    return tuple(seat for seat in seats if seat in people)


def _read_players(
    game: AnyGame, message: Message, people: Sequence[AnySeat], seats: Sequence[AnySeat]
) -> dict[AnySeat, Player]:
    levels = message.get("levels", {})
    level = message.get("level", default_level_of(game))
    if not isinstance(levels, dict):
        raise bad_field("levels", "'levels' gives a level by seat")
    names = read_names(message, seats)
    return {
        seat: Player(
            None if seat in people else str(levels.get(seat.name, level)),
            names[seat],
        )
        for seat in seats
    }


def read_agreements(message: Message, game: AnyGame) -> Agreements:
    """The card of a message, of what the game has. Raises `RequestError` (``bad_field``)."""
    text = read_text_field(message, "agreements", "the words of a card of agreements, or 'all'", "")
    return Agreements.chosen(text, bots_of(game).clauses)


def read_names(message: Message, seats: Sequence[AnySeat]) -> dict[AnySeat, str]:
    """The names a message gives the seats, empty where it gives none."""
    names = _read_given_names(message)
    return number_names({seat: checked_name(names.get(seat.name, "")) for seat in seats})


def _read_given_names(message: Message) -> dict[str, str]:
    names = message.get("names", {})
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise bad_field("names", "'names' gives a text by seat")
    return names


OPS: Final[Mapping[str, Handler]] = {
    "hello": hello,
    "new": new,
    "resume": resume,
    "record": record,
    "resolve_rules": resolve_rules,
}
