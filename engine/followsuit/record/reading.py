"""Reading a record: lenient about form, strict about the rules, with the line number in every error."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from followsuit.errors import FollowSuitError, RecordError
from followsuit.game import AnyGame
from followsuit.plain import read_json
from followsuit.record.model import FORMAT, VERSION, DealRecord, Player, Record
from followsuit.record.replay import Moment
from followsuit.registry import game_named
from followsuit.seats import Seat, parse_seat

#: A line of a record: its number from 1, its first word in lower case, and the rest.
Line = tuple[int, str, str]


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A record that was played through as it was read.

    ``turns`` is how many acts it has, the deals themselves included; ``last_deal`` every step of its last
    deal, from the cards dealt to the last act.
    """

    record: Record
    turns: int
    last_deal: tuple[Moment, ...]


def read_record(text: str) -> Record:
    """The record a text holds, checked by replaying it. Raises `RecordError`."""
    return read_and_play(text).record


def read_and_play(text: str) -> PlayedRecord:
    """The record a text holds, and what checking it by replaying came to. Raises `RecordError`."""
    lines = list(_lines(text))
    if not lines or lines[0][1] != FORMAT:
        raise RecordError("not_a_record", lines[0][0] if lines else 0, f"a record begins with '{FORMAT} 1'")
    if lines[0][2] != str(VERSION):
        raise RecordError("record_version", lines[0][0], f"version {lines[0][2]!r} is not known here")
    first_deal = next((at for at, line in enumerate(lines) if line[1] == "deal"), len(lines))
    record, game = _head(lines[1:first_deal])
    if first_deal == len(lines):
        raise RecordError("no_deal", lines[-1][0], "the record has no deal")
    deals, last = _deals(game, record.rules, lines[first_deal:])
    return PlayedRecord(record.with_deals(deals), sum(1 + len(deal.actions) for deal in deals), last)


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.strip()
        if line and line[0] not in "#;":
            word, _, rest = re.sub(r"[ \t]+", " ", line).partition(" ")
            yield number, word.lower(), rest


def _head(lines: list[Line]) -> tuple[Record, AnyGame]:
    fields: dict[str, Line] = {}
    players: dict[Seat, Player] = {}
    for line in lines:
        number, word, _ = line
        if word == "player":
            seat, player = _player(line)
            if seat in players:
                raise RecordError("field_twice", number, f"{seat.name} sits down twice")
            players[seat] = player
        elif word in ("game", "rules", "seed"):
            if word in fields:
                raise RecordError("field_twice", number, f"{word!r} stands twice")
            fields[word] = line
        else:
            raise RecordError("unknown_field", number, f"no header field is called {word[:40]!r}")
    if "game" not in fields:
        raise RecordError("missing_field", lines[-1][0] if lines else 1, "the record names no game")
    try:
        number, _, name = fields["game"]
        game = game_named(name)
        number, _, rules_text = fields.get("rules", (number, "", "reference"))
        rules = game.rules(read_json(rules_text) if rules_text.startswith("{") else rules_text)
    except FollowSuitError as error:
        raise _at(number, error) from error
    except ValueError as error:
        raise RecordError("bad_rules", number, f"the rules are not JSON: {error}") from error
    seed = fields.get("seed", (0, "", ""))[2]
    return Record(game.name, rules, {seat: players.get(seat, Player()) for seat in Seat}, seed), game


def _player(line: Line) -> tuple[Seat, Player]:
    number, _, rest = line
    seat, _, who = rest.partition(" ")
    level, _, name = who.partition(" ")
    if not level:
        raise RecordError("bad_line", number, "a player line is: player SEAT person-or-level NAME")
    try:
        return parse_seat(seat), Player(None if level.lower() == "person" else level.lower(), name)
    except FollowSuitError as error:
        raise _at(number, error) from error


def _deals(game: AnyGame, rules: Any, lines: list[Line]) -> tuple[list[DealRecord], tuple[Moment, ...]]:
    """The deals, and the steps of the last one."""
    deals: list[DealRecord] = []
    steps: tuple[Moment, ...] = ()
    try:
        names = _opening_words(game, rules)
    except FollowSuitError as error:
        raise _at(lines[0][0], error) from error
    at = 0
    while at < len(lines):
        end = next((i for i in range(at + 1, len(lines)) if lines[i][1] == "deal"), len(lines))
        before = steps[-1].state if steps else None
        if before is not None and not game.needs_deal(before):
            raise RecordError("deal_unfinished", lines[at][0], "a deal begins before the last one is over")
        deal, steps = _deal(game, rules, names, lines[at:end], before)
        if deals and deal.number != deals[-1].number + 1:
            raise RecordError("bad_number", lines[at][0], f"deal {deal.number} after {deals[-1].number}")
        deals.append(deal)
        at = end
    return deals, steps


def _deal(
    game: AnyGame, rules: Any, names: Mapping[str, bool], lines: list[Line], before: Any
) -> tuple[DealRecord, tuple[Moment, ...]]:
    number, _, count = lines[0]
    if not re.fullmatch(r"[1-9][0-9]{0,4}", count):
        raise RecordError("bad_number", number, f"{count[:20]!r} is no number of a deal")
    opening: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at][1] in names:
        number, word, rest = lines[at]
        name, value = _field(word, rest, names)
        if name in opening:
            raise RecordError("field_twice", number, f"{name!r} stands twice")
        opening[name] = value
        at += 1
    try:
        step = game.place(rules, int(count), opening)
        # The writer's own form of the opening, so that a lenient text is written back strictly.
        opening = dict(game.opening(step.state))
        _check_follows(game, before, opening)
    except FollowSuitError as error:
        raise _at(lines[0][0], error) from error
    steps = [Moment(int(count), None, step.events, step.state)]
    is_assisted = False
    for number, word, rest in lines[at:]:
        if (word, rest) == ("assisted", ""):
            is_assisted = True
            continue
        try:
            for action in game.read_actions(step.state, f"{word} {rest}"):
                step = game.apply(step.state, action)
                steps.append(Moment(int(count), action, step.events, step.state))
        except FollowSuitError as error:
            raise _at(number, error) from error
    actions = tuple(moment.action for moment in steps[1:])
    return DealRecord(int(count), opening, actions, is_assisted), tuple(steps)


def _opening_words(game: AnyGame, rules: Any) -> dict[str, bool]:
    """The first words of a game's opening fields, and whether a second word is of the name (``hand S``)."""
    step = game.deal(game.new_match(rules, Random(0)), Random(0))
    return {name.split(" ")[0]: " " in name for name in game.opening(step.state)}


def _field(word: str, rest: str, names: Mapping[str, bool]) -> tuple[str, str]:
    if not names[word]:
        return word, rest
    second, _, value = rest.partition(" ")
    return f"{word} {second.upper()}", value


def _check_follows(game: AnyGame, before: Any, opening: dict[str, str]) -> None:
    """Raise unless the standing of a deal is what the deal before it left."""
    if before is None:
        return
    due = game.opening(game.deal(before, Random(0)).state)
    for name in game.standing_fields:
        if due[name] != opening[name]:
            raise FollowSuitError(
                "does_not_follow",
                f"{name} is {opening[name]!r}, but the deal before leaves {due[name]!r}",
                facts={"field": name, "found": opening[name], "due": due[name]},
            )


def _at(line: int, error: FollowSuitError) -> RecordError:
    return RecordError(error.code, line, error.message, clause=error.clause, facts=error.facts)
