"""Parser: lenient about form, strict about the rules, with the line number in every error."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile
from random import Random
from typing import Any, Final

from followsuit.base.agreements import Agreements
from followsuit.base.cards import are_cards, cards_text
from followsuit.base.characters import folded
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.game import AnyGame, opening_fields, seats_of, specification_in
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.documents import Document, Fields, Line, document_of, placed, wrong
from followsuit.documents.card_grammar import cards_of
from followsuit.record.annotation_parser import AnnotationLines
from followsuit.record.deal_start import CARD_FIELDS
from followsuit.record.model import HELPS, LONGEST_TAG, TAGS, DealRecord, Player, Record
from followsuit.record.replay import ReplayStep

#: The fields of the header besides the players.
_HEAD: Final = ("game", "rules", "seed", *TAGS, "agreements")


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A record that was played through as it was read.

    ``turns`` is how many acts it has, the deals themselves included; ``last_deal`` every step of its last
    deal, from the cards dealt to the last act; ``ends`` the states in which its deals ended; ``deals`` the
    steps of every deal, empty unless they were kept.
    """

    record: Record
    turns: int
    last_deal: tuple[ReplayStep, ...]
    ends: tuple[Any, ...]
    deals: tuple[tuple[ReplayStep, ...], ...] = ()


def read_record(text: str) -> Record:
    """Parse a record, or a link that carries one, and check it by replaying it. Raises `DocumentError`."""
    return read_and_play(text).record


def read_and_play(text: str, *, keep: bool = False) -> PlayedRecord:
    """Parse a record, replay it, and return both. Raises `DocumentError`.

    ``keep``: the steps of every deal are returned, which hold all of their states, not of the last alone.
    """
    return _played(document_of(text, "record"), keep=keep)


def read_parts(document: Document) -> Record:
    """The record of a document, replayed. Fields that no record has are left over. Raises `DocumentError`."""
    return _played(document).record


def _played(document: Document, *, keep: bool = False) -> PlayedRecord:
    head, lines = document.split("deal")
    record, game = _head(document, head)
    if not lines:
        raise DocumentError("no_deal", head[-1].number if head else 0, "the record has no deal")
    kept: list[tuple[ReplayStep, ...]] | None = [] if keep else None
    ends: list[Any] = []
    deals, last = read_deals(game, record.rules, lines, kept, ends)
    turns = sum(1 + len(deal.actions) for deal in deals)
    return PlayedRecord(record.with_deals(deals), turns, last, tuple(ends), tuple(kept or ()))


def _head(document: Document, lines: Sequence[Line]) -> tuple[Record, AnyGame]:
    fields = Fields(lines, _HEAD, ("player",), bare=("seed", *TAGS))
    for line in fields.unknown:
        document.leave(line.problem("unknown_line"))
    game, rules = read_rules(fields)
    tags = {name: said for name in TAGS if (said := fields.name(name, LONGEST_TAG))}
    players = _players(fields.each("player"), seats_of(game, rules))
    with fields.placing("agreements"):
        agreements = Agreements.of(fields.rest("agreements"))
    seed = Seed(fields.own("seed"))
    return Record(game.name, rules, players, seed, tags=tags, agreements=agreements), game


def read_rules(fields: Fields) -> tuple[AnyGame, Any]:
    """The game and the rules that fields name. Raises `DocumentError`."""
    fields.require(["game"])
    line = fields.line("game")
    assert line is not None, "it is required"
    try:
        game = game_named(line.rest.lower())
        line = fields.line("rules") or line
        return game, game.rules(specification_in(fields.rest("rules", "reference")))
    except FollowSuitError as error:
        raise placed(line, error) from error


def _players(lines: list[Line], seats: tuple[AnySeat, ...]) -> dict[AnySeat, Player]:
    """The players by seat, in the order of ``seats``; a person where no line names one."""
    players: dict[AnySeat, Player] = {}
    for line in lines:
        seat, player = _player(line, len(seats))
        if seat in players:
            raise wrong(line, "field_twice", f"{seat.name} sits down twice")
        players[seat] = player
    return {seat: players.get(seat, Player()) for seat in seats}


def _player(line: Line, seats: int) -> tuple[AnySeat, Player]:
    """The seat and the player of a line; ``seats`` is how many the table has."""
    seat, who = line.split
    level, *name = who.split(None, 1) or [""]
    level = folded(level).lower()
    if not level:
        raise wrong(line, "bad_line", "a player line is: player SEAT person-or-level NAME")
    try:
        return parse_any_seat(seat, seats), Player(None if level == "person" else level, "".join(name))
    except FollowSuitError as error:
        raise placed(line, error) from error


def read_deals(
    game: AnyGame,
    rules: Any,
    lines: Sequence[Line],
    kept: list[tuple[ReplayStep, ...]] | None = None,
    ends: list[Any] | None = None,
) -> tuple[list[DealRecord], tuple[ReplayStep, ...]]:
    """The deals of lines of which the first begins one, and the steps of the last deal; those of each are
    added to ``kept``, and the state in which it ends to ``ends``. Raises `DocumentError`.
    """
    deals: list[DealRecord] = []
    steps: tuple[ReplayStep, ...] = ()
    # The first word of each field of an opening, and whether a seat's name follows it.
    names = {name.partition(" ")[0]: " " in name for name in opening_fields(game)}
    begins = [at for at, line in enumerate(lines) if line.word == "deal"]
    for at, end in pairwise([*begins, len(lines)]):
        before = steps[-1].state if steps else None
        if before is not None and not game.needs_deal(before):
            raise wrong(lines[at], "deal_unfinished", "a deal begins before the last one is over")
        deal, steps = _deal(game, rules, names, lines[at:end], before)
        if deals and deal.number != deals[-1].number + 1:
            raise wrong(lines[at], "bad_number", f"deal {deal.number} after {deals[-1].number}")
        deals.append(deal)
        if kept is not None:
            kept.append(steps)
        if ends is not None:
            ends.append(steps[-1].state)
    return deals, steps


def _deal(
    game: AnyGame, rules: Any, names: Mapping[str, bool], lines: Sequence[Line], before: Any
) -> tuple[DealRecord, tuple[ReplayStep, ...]]:
    first, count = lines[0], lines[0].rest
    if not re.fullmatch(r"[1-9][0-9]{0,4}", count):
        raise wrong(first, "bad_number", f"{count[:20]!r} is no number of a deal")
    opening: dict[str, str] = {}
    said: dict[str, Line] = {}
    begun = list(takewhile(lambda line: line.word in names, lines[1:]))
    for line in begun:
        name, value = _field(line, names)
        if name in opening:
            raise wrong(line, "field_twice", f"{name!r} stands twice")
        opening[name], said[name] = value, line
    try:
        step = game.place(rules, int(count), opening)
        # The strict form of the opening, so that a record read leniently is written strictly.
        opening = dict(game.opening(step.state))
        _check_follows(game, before, opening)
    except FollowSuitError as error:
        raise placed(first, error) from error
    for name, line in said.items():
        if name not in opening:
            raise wrong(line, "unknown_line", f"no deal of this game has {name[:40]!r}")
    steps = [ReplayStep(int(count), None, step.events, step.state)]
    is_assisted, helps, agreements = False, set[str](), None
    remarks = AnnotationLines.taken_from(lines[1 + len(begun) :])
    for line in remarks.acts:
        rest = line.rest
        if line.word == "assisted" and set(rest.split()) <= set(HELPS):
            is_assisted = True
            helps.update(rest.split())
            continue
        try:
            if line.word == "agreements":
                agreements = Agreements.of(rest)
                continue
            for action in game.read_actions(step.state, f"{line.word} {rest}"):
                step = game.apply(step.state, action)
                steps.append(ReplayStep(int(count), action, step.events, step.state))
        except FollowSuitError as error:
            raise placed(line, error) from error
    actions = tuple(step.action for step in steps[1:])
    annotations = remarks.of(game, [step.state for step in steps])
    by = tuple(one for one in HELPS if one in helps)
    return DealRecord(int(count), opening, actions, is_assisted, annotations, by, agreements), tuple(steps)


def _field(line: Line, names: Mapping[str, bool]) -> tuple[str, str]:
    """The name of a field of the opening, and its value; cards in any notation as a record has them."""
    name, text = line.word, line.text
    if names[line.word]:
        owner, text = line.split
        name = f"{line.word} {owner.upper()}"
    value = folded(text)
    if line.word in CARD_FIELDS and not are_cards(value):
        cards, problems = cards_of(line, text)
        for problem in problems:
            raise DocumentError(
                problem.code, line.number, f"{problem.facts['text']!r} is no card", facts=problem.facts
            )
        value = cards_text(found.card for found in cards)
    return name, value


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
