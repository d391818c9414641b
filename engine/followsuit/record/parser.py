"""Parser: lenient about form, strict about the rules, with the line number in every error."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from followsuit.base.errors import FollowSuitError, RecordError
from followsuit.base.former_formats import SENTENCE, is_former_format
from followsuit.base.game import AnyGame, opening_fields, seats_of, specification_in
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.record.annotation_parser import AnnotationLines, Line
from followsuit.record.model import FORMAT, HELPS, TAGS, VERSION, DealRecord, Player, Record
from followsuit.record.replay import ReplayStep

#: The fields of the header besides the players; others are passed over.
_HEAD: Final = ("game", "rules", "seed", *TAGS)


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A record that was played through as it was read.

    ``turns`` is how many acts it has, the deals themselves included; ``last_deal`` every step of its last
    deal, from the cards dealt to the last act; ``deals`` those of every deal, empty unless they were kept.
    """

    record: Record
    turns: int
    last_deal: tuple[ReplayStep, ...]
    deals: tuple[tuple[ReplayStep, ...], ...] = ()


def read_record(text: str) -> Record:
    """Parse a record and check it by replaying it. Raises `RecordError`."""
    return read_and_play(text).record


def read_and_play(text: str, *, keep: bool = False) -> PlayedRecord:
    """Parse a record, replay it, and return both. Raises `RecordError`.

    ``keep``: the steps of every deal are returned, which hold all of their states, not of the last alone.
    """
    lines = list(_lines(text))
    if not lines or lines[0][1] != FORMAT:
        if is_former_format(text):
            raise RecordError("no_longer", 0, SENTENCE)
        at = lines[0][0] if lines else 0
        raise RecordError("not_a_record", at, f"a record begins with '{FORMAT} {VERSION}'")
    if lines[0][2] != str(VERSION):
        raise RecordError("record_version", lines[0][0], f"version {lines[0][2]!r} is not known here")
    first_deal = next((at for at, line in enumerate(lines) if line[1] == "deal"), len(lines))
    record, game = _head(lines[1:first_deal])
    if first_deal == len(lines):
        raise RecordError("no_deal", lines[-1][0], "the record has no deal")
    kept: list[tuple[ReplayStep, ...]] | None = [] if keep else None
    deals, last = _deals(game, record.rules, lines[first_deal:], kept)
    turns = sum(1 + len(deal.actions) for deal in deals)
    return PlayedRecord(record.with_deals(deals), turns, last, tuple(kept or ()))


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.strip()
        if line and line[0] not in "#;":
            word, _, rest = re.sub(r"[ \t]+", " ", line).partition(" ")
            # What stands in quotes keeps its spaces.
            yield number, word.lower(), line[len(word) :].lstrip() if word.lower() == "note" else rest


def _head(lines: list[Line]) -> tuple[Record, AnyGame]:
    fields: dict[str, Line] = {}
    seated: list[Line] = []
    for line in lines:
        number, word, _ = line
        if word == "player":
            seated.append(line)
        elif word in _HEAD:
            if word in fields:
                raise RecordError("field_twice", number, f"{word!r} stands twice")
            fields[word] = line
    if "game" not in fields:
        raise RecordError("missing_field", lines[-1][0] if lines else 1, "the record names no game")
    try:
        number, _, name = fields["game"]
        game = game_named(name)
        number, _, rules_text = fields.get("rules", (number, "", "reference"))
        rules = game.rules(specification_in(rules_text))
    except FollowSuitError as error:
        raise _at(number, error) from error
    seed = Seed(fields.get("seed", (0, "", ""))[2])
    tags: dict[str, str] = {name: fields[name][2] for name in TAGS if name in fields and fields[name][2]}
    return Record(game.name, rules, _players(seated, seats_of(game, rules)), seed, tags=tags), game


def _players(lines: list[Line], seats: tuple[AnySeat, ...]) -> dict[AnySeat, Player]:
    """The players by seat, in the order of ``seats``; a person where no line names one."""
    players: dict[AnySeat, Player] = {}
    for line in lines:
        seat, player = _player(line, len(seats))
        if seat in players:
            raise RecordError("field_twice", line[0], f"{seat.name} sits down twice")
        players[seat] = player
    return {seat: players.get(seat, Player()) for seat in seats}


def _player(line: Line, seats: int) -> tuple[AnySeat, Player]:
    """The seat and the player of a line; ``seats`` is how many the table has."""
    number, _, rest = line
    seat, _, who = rest.partition(" ")
    level, _, name = who.partition(" ")
    if not level:
        raise RecordError("bad_line", number, "a player line is: player SEAT person-or-level NAME")
    try:
        return parse_any_seat(seat, seats), Player(None if level.lower() == "person" else level.lower(), name)
    except FollowSuitError as error:
        raise _at(number, error) from error


def _deals(
    game: AnyGame, rules: Any, lines: list[Line], kept: list[tuple[ReplayStep, ...]] | None
) -> tuple[list[DealRecord], tuple[ReplayStep, ...]]:
    """The deals, and the steps of the last one; those of each are added to ``kept``."""
    deals: list[DealRecord] = []
    steps: tuple[ReplayStep, ...] = ()
    # The first word of each field of an opening, and whether a seat's name follows it.
    names = {name.partition(" ")[0]: " " in name for name in opening_fields(game)}
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
        if kept is not None:
            kept.append(steps)
        at = end
    return deals, steps


def _deal(
    game: AnyGame, rules: Any, names: Mapping[str, bool], lines: list[Line], before: Any
) -> tuple[DealRecord, tuple[ReplayStep, ...]]:
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
        # The strict form of the opening, so that a record read leniently is written strictly.
        opening = dict(game.opening(step.state))
        _check_follows(game, before, opening)
    except FollowSuitError as error:
        raise _at(lines[0][0], error) from error
    steps = [ReplayStep(int(count), None, step.events, step.state)]
    is_assisted, helps = False, set[str]()
    said = AnnotationLines.taken_from(lines[at:])
    for number, word, rest in said.acts:
        if word == "assisted" and set(rest.split()) <= set(HELPS):
            is_assisted = True
            helps.update(rest.split())
            continue
        try:
            for action in game.read_actions(step.state, f"{word} {rest}"):
                step = game.apply(step.state, action)
                steps.append(ReplayStep(int(count), action, step.events, step.state))
        except FollowSuitError as error:
            raise _at(number, error) from error
    actions = tuple(step.action for step in steps[1:])
    annotations = said.of(game, [step.state for step in steps])
    by = tuple(one for one in HELPS if one in helps)
    return DealRecord(int(count), opening, actions, is_assisted, annotations, by), tuple(steps)


def _field(word: str, rest: str, names: Mapping[str, bool]) -> tuple[str, str]:
    if not names[word]:
        return word, rest
    second, _, value = rest.partition(" ")
    return f"{word} {second.upper()}", value


def _check_follows(game: AnyGame, before: Any, opening: dict[str, str]) -> None:
    """Raise unless the standing of a deal follows from the deal before it."""
    if before is None:
        return
    due = game.opening(game.deal(before, Random(0)).state)
    for name in game.standing_fields:
        # A field may stand in some openings only.
        found, left = opening.get(name, ""), due.get(name, "")
        if left != found:
            raise FollowSuitError(
                "does_not_follow",
                f"{name} is {found!r}, but the deal before leaves {left!r}",
                facts={"field": name, "found": found, "due": left},
            )


def _at(line: int, error: FollowSuitError) -> RecordError:
    return RecordError(error.code, line, error.message, clause=error.clause, facts=error.facts)
