"""Parser: a setup from the lines of a ``.deal`` record, or a link to one, with each error at its place."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from followsuit.base.cards import parse_card
from followsuit.base.errors import CardError, FollowSuitError, Refusal
from followsuit.base.former_formats import is_former_format
from followsuit.card_games.registry import game_named
from followsuit.deal_editor.frame import Frame, frame_of
from followsuit.deal_editor.parsed_cards import Findings, FoundCard, settled
from followsuit.deal_editor.setup import Setup, is_value, usual_standing

#: The most characters that are read; a whole match of Tractor has some 40,000.
LONGEST: Final = 200_000

_WORD: Final = re.compile(r"[^\s,]+")
_LINK: Final = re.compile(r"(?:^|#)d[0-9]+\.[A-Za-z0-9_-]+$")
_HEADER: Final = frozenset({"seed", "player", "event", "site", "date", "result", "numbers", "assisted"})
_OF_RULES: Final = frozenset({"game", "rules", "followsuit-deal"})
_DEALT: Final = frozenset({"hand", "rest", "kitty"})


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: a setup, or why there is none.

    ``has_more``: the text also has bids, plays, or further deals, which were not taken.
    """

    setup: Setup | None
    problems: tuple[Refusal, ...] = ()
    has_more: bool = False


def read_text(text: str, game: str, rules: Any, rng: Random) -> Reading:
    """Read the hands of a text. Of a text that names no game it is ``game``, by ``rules``, its rules value.

    Codes of problems: ``no_hands``, ``text_too_long``, ``unknown_line``, ``bad_card``, ``bad_seat``,
    ``card_too_often``, ``card_not_in_pack``, ``wrong_hand_size``, ``bad_standing``, ``no_longer``, and what a
    link or rules are refused for; those within the text have ``line`` and ``at`` as facts, counted from 1.
    """
    if len(text) > LONGEST:
        return Reading(None, (Refusal("text_too_long", "", {"most": LONGEST}),))
    tidy = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if is_former_format(tidy):
        return Reading(None, (Refusal("no_longer"),))
    found = Findings()
    try:
        if _LINK.search(tidy.strip()):
            tidy = _linked(tidy.strip())
        game, rules, frame = _read_lines(found, tidy, game, rules)
        if not found.has_hands and not found.problems:
            found.problems.append(Refusal("no_hands"))
        standing = {**usual_standing(frame), **found.standing}
        setup = settled(found, game, rules, frame, standing, rng)
    except FollowSuitError as error:
        return Reading(None, (Refusal(error.code, error.clause, error.facts),))
    if found.problems:
        return Reading(None, tuple(found.problems))
    return Reading(replace(setup, number=found.number), (), found.has_more)


def _linked(text: str) -> str:
    # Links are a room that reading a text seldom needs.
    from followsuit.links import linked_record
    from followsuit.record import write_record

    return write_record(linked_record(text))


def _read_lines(found: Findings, text: str, game: str, rules: Any) -> tuple[str, Any, Frame]:
    """Read the lines of a record. Raises `FollowSuitError` for a game or rules."""
    lines = text.split("\n")
    game, rules = _rules_of(lines, game, rules)
    frame = frame_of(game, rules)
    deals = 0
    is_record = lines[0].strip().lower().startswith("followsuit-deal")
    for number, line in enumerate(lines, start=1):
        words = line.split(None, 1)
        if not words or line.lstrip()[0] in "#;":
            continue
        word = words[0].lower()
        if word == "deal":
            deals += 1
            if deals > 1:
                found.has_more = True
                break
            found.number = _number(words[1:])
        elif word in _OF_RULES or _read_line(found, frame, line, number, game):
            continue
        elif is_record:
            found.has_more = True
        elif word not in _HEADER:
            found.wrong(Refusal("unknown_line"), number, len(line) - len(line.lstrip()) + 1, line.strip())
    _whole_hands(found, frame)
    return game, rules, frame


def _number(words: list[str]) -> int:
    """The number of a deal; 0 where none can be read."""
    return int(words[0]) if words and re.fullmatch(r"[0-9]{1,6}\s*", words[0], re.ASCII) else 0


def _rules_of(lines: list[str], game: str, rules: Any) -> tuple[str, Any]:
    """The game and the rules that lines name; those given where they name none."""
    fields = {words[0].lower(): words[1].strip() for line in lines if len(words := line.split(None, 1)) == 2}
    named = fields.get("game", game)
    spelled = fields.get("rules")
    if spelled is None:
        return (game, rules) if named == game else (game_named(named).name, game_named(named).rules(None))
    playing = game_named(named)
    try:
        specification = json.loads(spelled) if spelled.startswith("{") else spelled
    except (ValueError, RecursionError):
        specification = spelled
    return playing.name, playing.rules(specification)


def _read_line(found: Findings, frame: Frame, line: str, number: int, game: str) -> bool:
    """Read a line of hands or of the standing; whether it is one."""
    match = re.fullmatch(r"(\s*)(\S+)(.*)", line)
    assert match is not None, "an empty line is not read"
    word = match[2].lower()
    if word in _DEALT:
        _read_dealt(found, frame, word, match, number)
        return True
    field = next((one for one in frame.standing if one.name == word), None)
    if field is None:
        return word in game_named(game).standing_fields
    text = " ".join(match[3].split())
    value = text if is_value(field, text) else text.upper()
    if is_value(field, value):
        found.standing[word] = value
    else:
        found.wrong(Refusal("bad_standing"), number, match.start(3) + 2, match[3].strip(), field=word)
    return True


def _read_dealt(found: Findings, frame: Frame, word: str, match: re.Match[str], number: int) -> None:
    cards, start, owner = match[3], match.start(3), ""
    if word != "kitty":
        seat = re.match(r"\s+(\S+)", cards)
        owner = seat[1].upper() if seat else ""
        cards, start = (cards[seat.end() :], start + seat.end()) if seat else (cards, start)
    place = word if word == "kitty" else f"{word} {owner}"
    if frame.place(place) is None:
        found.wrong(Refusal("bad_seat"), number, len(match[1]) + 1, place)
        return
    found.has_hands = True
    for card in _WORD.finditer(cards):
        at = start + card.start() + 1
        try:
            found.cards.append(FoundCard(parse_card(card[0]), owner, place, number, at))
        except CardError:
            found.wrong(Refusal("bad_card"), number, at, card[0], seat=owner)


def _whole_hands(found: Findings, frame: Frame) -> None:
    """Take a first packet that is too long for a whole hand, where nothing says what is the rest."""
    for owner in frame.seats:
        mine = [one for one in found.cards if one.owner == owner]
        first, *others = frame.places_of(owner)
        if others and len(mine) > first.size and all(one.place == first.name for one in mine):
            found.cards = [replace(one, place="") if one.owner == owner else one for one in found.cards]
