"""Parser: a setup from hands as people write them, from a record, or from a link to one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from followsuit.base.characters import folded
from followsuit.base.errors import DocumentError, FollowSuitError, Refusal
from followsuit.base.game import specification_in
from followsuit.card_games.registry import game_named
from followsuit.deal_editor.frame import Frame, frame_of
from followsuit.deal_editor.parsed_cards import CardInText, Findings, settled
from followsuit.deal_editor.setup import Setup, is_value, usual_standing
from followsuit.documents import Document, Line, read_document
from followsuit.documents.card_grammar import cards_of, seat_words
from followsuit.record import CARD_FIELDS

#: Lines of a record that no setup needs.
_HEADER: Final = frozenset({"seed", "player", "event", "site", "date", "result", "numbers", "assisted"})
_KITTY: Final = "kitty"
#: What parts a seat from its cards.
_COLON: Final = re.compile(r"[:：=]")


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: a setup, with what of the text was left over; or why there is none.

    ``has_more``: the text also has bids, plays, or further deals, which were not taken.
    """

    setup: Setup | None
    problems: tuple[Refusal, ...] = ()
    has_more: bool = False

    def required(self) -> Setup:
        """The setup. Raises `DocumentError`, the first problem, where there is none."""
        if self.setup is None:
            first = self.problems[0]
            line = int(first.facts.get("line", 0))
            raise DocumentError(first.code, line, str(first), clause=first.clause, facts=first.facts)
        return self.setup


def read_text(text: str, game: str, rules: Any, rng: Random) -> Reading:
    """Read the hands of a text or a link. Of a text that names no game it is ``game``, by its ``rules``
    value.

    Codes of problems: ``no_hands``, ``unknown_line``, ``field_twice``, ``bad_card``, ``no_suit``,
    ``bad_seat``, ``card_too_often``, ``card_not_in_pack``, ``wrong_hand_size``, ``bad_standing``, and what
    `read_document` or rules are refused for; those within the text have ``line``, ``at`` and ``text`` as
    facts.
    """
    try:
        return read_hands(read_document(text, "setup"), game, rules, rng)
    except FollowSuitError as error:
        return Reading(None, (Refusal(error.code, error.clause, error.facts),))


def read_parts(document: Document) -> Setup:
    """The setup of a document that names its game. Raises `FollowSuitError`."""
    return read_hands(document, "", None, Random(0)).required()


def read_hands(document: Document, game: str, rules: Any, rng: Random) -> Reading:
    """Read the hands of a document, as `read_text` does. Raises `FollowSuitError` for a game or rules."""
    found = Findings()
    game, rules = _rules_of(found, document.lines, game, rules)
    frame = frame_of(game, rules)
    _read_lines(found, document, frame, game)
    if not found.has_hands and not found.problems:
        found.add(Refusal("no_hands"))
    standing = {**usual_standing(frame), **found.standing}
    setup = settled(found, game, rules, frame, standing, rng)
    if found.problems:
        return Reading(None, (*found.problems, *document.problems))
    return Reading(setup, tuple(document.problems), found.has_more)


def _rules_of(found: Findings, lines: Sequence[Line], game: str, rules: Any) -> tuple[str, Any]:
    """The game and the rules that lines name; those given where they name none."""
    said: dict[str, str] = {}
    for line in lines:
        if line.word in ("game", "rules"):
            if line.word in said:
                found.add(line.problem("field_twice"))
            said.setdefault(line.word, line.rest)
    named = said["game"].lower() if "game" in said else game
    if "rules" not in said and named == game:
        return game_named(game).name, rules
    playing = game_named(named)
    return playing.name, playing.rules(specification_in(said["rules"]) if "rules" in said else None)


def _read_lines(found: Findings, document: Document, frame: Frame, game: str) -> None:
    owner: str | None = None
    deals = 0
    for line in document.lines:
        if line.word == "deal":
            deals += 1
            if deals > 1:
                found.has_more = document.kind == "record"
                if not found.has_more:
                    document.leave(line.problem("more_documents"))
                break
            if re.fullmatch(r"[0-9]{1,6}", line.rest):
                found.number = int(line.rest)
            else:
                found.add(line.problem("bad_number"))
        elif line.word in CARD_FIELDS:
            _read_field(found, frame, line)
        elif line.word in ("game", "rules") or _is_standing(found, frame, line, game):
            continue
        elif (seat := _seat_of(line)) is not None:
            owner, text = seat
            _read_hand(found, frame, line, owner, text)
        elif document.kind == "record":
            found.has_more = found.has_more or line.word not in _HEADER
        elif line.word in _HEADER:
            continue
        elif owner is not None:
            _read_hand(found, frame, line, owner, line.body)
        else:
            found.add(line.problem("unknown_line"))
    _whole_hands(found, frame)


def _is_standing(found: Findings, frame: Frame, line: Line, game: str) -> bool:
    """Read a line of the standing; whether it is one."""
    field = next((one for one in frame.standing if one.name == line.word), None)
    if field is None:
        return line.word in game_named(game).standing_fields
    value = line.rest if is_value(field, line.rest) else line.rest.upper()
    if not is_value(field, value):
        found.add(line.problem("bad_standing", line.text, field=line.word))
    elif line.word in found.standing:
        found.add(line.problem("field_twice"))
    else:
        found.standing[line.word] = value
    return True


def _seat_of(line: Line) -> tuple[str, str] | None:
    """The seat that a line begins with, or ``kitty``, and what stands behind it; None if it begins with none.

    A letter alone is a seat only with a colon behind it: it may be a suit.
    """
    head, *tail = _COLON.split(line.body, maxsplit=1)
    seats, name = seat_words(), folded(head).lower()
    if tail and name in seats:
        return seats[name], tail[0].strip()
    if len(line.word) > 1 and line.word in seats:
        return seats[line.word], line.text
    return (seats[name], "") if name in seats and len(name) > 1 else None


def _read_hand(found: Findings, frame: Frame, line: Line, owner: str, text: str) -> None:
    """Read the cards of a seat, or of the kitty."""
    if owner != _KITTY and owner not in frame.seats:
        found.add(line.problem("bad_seat", seat=owner))
        return
    _take(found, line, text, "" if owner == _KITTY else owner, _KITTY if owner == _KITTY else "")


def _read_field(found: Findings, frame: Frame, line: Line) -> None:
    """Read a line of cards as a record has it."""
    owner, text = "", line.text
    if line.word != _KITTY:
        owner, text = line.split
        owner = owner.upper()
    place = line.word if line.word == _KITTY else f"{line.word} {owner}"
    if frame.place(place) is None:
        found.add(line.problem("bad_seat", text=place))
        return
    _take(found, line, text, owner, place)


def _take(found: Findings, line: Line, text: str, owner: str, place: str) -> None:
    cards, problems = cards_of(line, text)
    found.has_hands = True
    found.cards += [CardInText(card, owner, place, line.number, at) for card, at in cards]
    for problem in problems:
        found.add(replace(problem, facts={**problem.facts, "seat": owner}))


def _whole_hands(found: Findings, frame: Frame) -> None:
    """Take a first packet that is too long for a whole hand, where nothing says what is the rest."""
    for owner in frame.seats:
        mine = [one for one in found.cards if one.owner == owner]
        first, *others = frame.places_of(owner)
        if others and len(mine) > first.size and all(one.place == first.name for one in mine):
            found.cards = [replace(one, place="") if one.owner == owner else one for one in found.cards]
