"""Reading: a setup from a text of any form that hands are written in, with each error at its place.

The forms: the lines of a ``.deal`` record, a link to one, four lines ``S: AK5 Q7 - 98``, and those of bridge.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from followsuit.errors import FollowSuitError, Refusal
from followsuit.game import AnyGame
from followsuit.left import has_left
from followsuit.making.bridge import read_bridge
from followsuit.making.found import Findings, settled
from followsuit.making.frame import Frame, frame_of
from followsuit.making.lines import KITTY, read_cards, read_suits
from followsuit.making.setup import Setup, is_value, usual_standing
from followsuit.registry import game_named
from followsuit.seats import parse_any_seat
from followsuit.setups import MakeableGame

#: The most characters that are read; a whole match of Tractor has some 40,000.
LONGEST: Final = 200_000

_SUIT_LINE: Final = re.compile(r"(\s*)([A-Za-z]{1,5})(\s*:\s*)(.*)")
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

    Codes of problems: ``no_hands``, ``text_too_long``, ``unknown_letter``, ``unknown_line``, ``bad_card``,
    ``bad_seat``, ``card_too_often``, ``card_not_in_pack``, ``wrong_hand_size``, ``bad_standing``,
    ``not_for_bridge_here``, ``no_longer``, and what a link or rules are refused for; those within the text
    have ``line`` and ``at`` as facts, counted from 1.
    """
    if len(text) > LONGEST:
        return Reading(None, (Refusal("text_too_long", "", {"most": LONGEST}),))
    tidy = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if has_left(tidy):
        return Reading(None, (Refusal("no_longer"),))
    found = Findings()
    try:
        if _LINK.search(tidy.strip()):
            tidy = _linked(tidy.strip())
        if read_bridge(found, tidy):
            frame = frame_of(game, rules)
            _check_seats(found, frame)
        else:
            game, rules, frame = _read_lines(found, tidy, game, rules)
        if not found.has_hands and not found.problems:
            found.problems.append(Refusal("no_hands"))
        standing = {**usual_standing(frame), **_dealt_by(found, game_named(game), rules), **found.standing}
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


def _check_seats(found: Findings, frame: Frame) -> None:
    """Bridge has four seats: at a larger table, or with a kitty, its hands are not those of a deal."""
    if not frame.is_for_bridge:
        found.cards.clear()
        found.problems[:] = [Refusal("not_for_bridge_here")]


def _dealt_by(found: Findings, game: AnyGame, rules: Any) -> dict[str, str]:
    if not found.dealer or not isinstance(game, MakeableGame):
        return {}
    return dict(game.making().dealt_by(rules, parse_any_seat(found.dealer, 4)))


# Lines -----------------------------------------------------------------------------------------------------
def _read_lines(found: Findings, text: str, game: str, rules: Any) -> tuple[str, Any, Frame]:
    """Read lines of a record, or hands suit by suit. Raises `FollowSuitError` for a game or rules."""
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
    by_suits = _SUIT_LINE.fullmatch(line)
    if by_suits:
        owner = "" if by_suits[2].upper() == KITTY else by_suits[2].upper()
        if owner not in frame.owners:
            found.wrong(Refusal("bad_seat"), number, len(by_suits[1]) + 1, by_suits[2])
            return True
        found.has_hands = True
        read_suits(found, frame, by_suits[4], owner, number, by_suits.start(4))
        return True
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
    found.has_hands = found.is_in_order = True
    read_cards(found, cards, owner, place, number, start)


def _whole_hands(found: Findings, frame: Frame) -> None:
    """Take a first packet that is too long for a whole hand, where nothing says what is the rest."""
    for owner in frame.seats:
        mine = [one for one in found.cards if one.owner == owner]
        first, *others = frame.places_of(owner)
        if others and len(mine) > first.size and all(one.place == first.name for one in mine):
            found.cards = [replace(one, place="") if one.owner == owner else one for one in found.cards]
