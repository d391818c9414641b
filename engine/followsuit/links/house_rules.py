"""House: rules that a house has chosen and named, as text and as a link, and back.

The text has a line for the game, one for the name if there is one, one for the preset they begin from, and a
line for each field that differs from it::

    house rules for tractor
    name Sunday table
    preset standard
    throw off
    must_defend 5 T K

A reader keeps whatever holds here. A preset, a field or a value that this version does not know is named, and
so are two fields that contradict each other, with what could be changed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from followsuit.base.errors import LinkError, RulesError
from followsuit.base.fields import Field
from followsuit.base.former_formats import SENTENCE, is_former_format
from followsuit.base.game import AnyGame
from followsuit.base.jsonable import to_json
from followsuit.base.parsing import read_json
from followsuit.base.rules import Specification
from followsuit.card_games.registry import game_named
from followsuit.links.dictionaries import OF_CHALLENGES, OF_QUESTIONS, PLAIN
from followsuit.links.link import LinkKind, PackedLink, text_in, written

#: The most characters of a name.
LONGEST_NAME: Final = 60

#: The most characters that are read as house rules, and the most lines; a game has some forty fields.
LONGEST_TEXT: Final = 20_000
MOST_LINES: Final = 200

#: The most characters of a field or value that is not known here, where it is named.
_LONGEST_NAMED: Final = 40

_FIRST: Final = "house rules for "
_BASE: Final = "reference"
_LINK: Final = re.compile(r"(?:[^#]*#)?h[0-9]{1,3}\.", re.DOTALL)
#: Letters that turn the direction of the text around a name.
_TURNS: Final = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


class UnreadRule(NamedTuple):
    """A field that was passed over, with its value as it was written.

    ``code``: ``unknown_field``, ``bad_value`` or ``unknown_preset``, whose field is ``preset``.
    """

    field: str
    value: str
    code: str


class RuleRemedy(NamedTuple):
    """A change of one field after which two others no longer contradict each other; in plain form."""

    field: str
    value: Any


class HouseRules(NamedTuple):
    """House rules: the game, their name or an empty one, and a preset with the fields that differ from it.

    ``unread`` is what was passed over, ``clash`` the two fields that contradict each other, if the rules do
    not hold.
    """

    game: str
    name: str
    rules: Mapping[str, Any]
    unread: tuple[UnreadRule, ...] = ()
    clash: tuple[str, ...] = ()


def make_house_rules(game: AnyGame, specification: Specification, name: str = "") -> HouseRules:
    """The house of valid rules, with those fields only that differ from its preset. Raises `RulesError`."""
    base = _BASE if specification is None else specification
    base = str(base if isinstance(base, str) else base.get("preset", _BASE))
    held, usual = to_json(game.rules(specification)), to_json(game.rules(base))
    offered = [option.name for option in game.rule_options()]
    differing = {field: held[field] for field in offered if held[field] != usual[field]}
    return HouseRules(game.name, tidy_name(name), {"preset": base, **differing})


def tidy_name(name: str) -> str:
    """A name in one line, of at most `LONGEST_NAME` characters, all of which can be written as UTF-8."""
    sound = name.translate(_TURNS).encode("utf-8", "ignore").decode()
    return " ".join(sound.split())[:LONGEST_NAME].strip()


# Writing ---------------------------------------------------------------------------------------------------
def write_house_rules(house: HouseRules) -> str:
    """The house rules as text, without a line break at the end."""
    named = [f"name {house.name}"] if house.name else []
    fields = [f"{field} {_written(value)}".strip() for field, value in house.rules.items()]
    return "\n".join([_FIRST + house.game, *named, *fields])


def house_rules_link(house: HouseRules) -> str:
    """The link that carries house rules, from ``h1.`` on. Raises `LinkError` (``link_too_long``)."""
    link = PackedLink(LinkKind.HOUSE, write_house_rules(house))
    dictionaries = (PLAIN, OF_QUESTIONS, OF_CHALLENGES)
    return min((written(link, dictionary) for dictionary in dictionaries), key=len)


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# Reading ---------------------------------------------------------------------------------------------------
def read_house_rules(text: str, game: str = "") -> HouseRules:
    """The house rules of a link, of a text as `write_house_rules` writes it, or of a specification as JSON.

    ``game``: the game of a specification that names none. Raises `LinkError`: ``not_house_rules`` for
    anything else, and what `read` raises for a link; `RequestError` (``unknown_game``).
    """
    if is_former_format(text):
        raise LinkError("no_longer", SENTENCE)
    carried = text_in(text, LinkKind.HOUSE) if _LINK.match(text.strip()) else text
    if len(carried) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"house rules have {LONGEST_TEXT} characters at most")
    said = carried.strip()
    return _from_json(said, game) if said.startswith("{") else _from_lines(said.splitlines())


def _from_lines(lines: Sequence[str]) -> HouseRules:
    first = lines[0].strip() if lines else ""
    if not first.startswith(_FIRST) or len(lines) > MOST_LINES:
        raise _none()
    game, name = game_named(first.removeprefix(_FIRST).strip()), ""
    options = {option.name: option for option in game.rule_options()}
    fields: dict[str, Any] = {}
    for line in lines[1:]:
        field, _, value = line.strip().partition(" ")
        if field == "name":
            name = value
        elif field:
            fields[field] = _read(options.get(field), value.strip())
    return _kept(game, fields, name)


def _read(option: Field | None, value: str) -> Any:
    """A value as a specification has it; the text itself where the field does not take it."""
    if option is None:
        return value
    if option.many:
        return value.split()
    if isinstance(option.default, bool):
        return {"yes": True, "no": False}.get(value, value)
    return next((choice for choice in option.choices if str(choice) == value), value)


def _from_json(text: str, usual: str) -> HouseRules:
    """House rules as JSON: the fields themselves, or an object with ``game``, ``rules`` and ``name``."""
    try:
        said = read_json(text)
    except ValueError as error:
        raise _none() from error
    inner = said.get("rules", said)
    fields = {"preset": inner} if isinstance(inner, str) else inner
    if not isinstance(fields, dict) or len(fields) > MOST_LINES:
        raise _none()
    name = said.get("name")
    taken = {field: value for field, value in fields.items() if field not in ("game", "name")}
    return _kept(game_named(said.get("game", usual)), taken, name if isinstance(name, str) else "")


def _none() -> LinkError:
    return LinkError("not_house_rules", f"house rules begin with {_FIRST!r} and a game")


def _kept(game: AnyGame, fields: Mapping[str, Any], name: str) -> HouseRules:
    """What holds of these fields."""
    unread = []
    base = fields.get("preset", _BASE)
    if base not in game.preset_names():
        unread.append(_unread("preset", base, "unknown_preset"))
        base = _BASE
    offered = {option.name for option in game.rule_options()}
    kept: dict[str, Any] = {"preset": base}
    for field, value in fields.items():
        if field == "preset":
            continue
        code = "unknown_field" if field not in offered else _fault(game, base, field, value)
        if code:
            unread.append(_unread(field, value, code))
        else:
            kept[field] = value
    try:
        house = make_house_rules(game, kept, name)
    except RulesError as error:
        clash = tuple(map(str, error.facts.get("fields", ())))
        return HouseRules(game.name, tidy_name(name), kept, tuple(unread), clash)
    return HouseRules(house.game, house.name, house.rules, tuple(unread))


def _fault(game: AnyGame, base: str, field: str, value: Any) -> str:
    """Why a field cannot have a value, whatever the others have; empty where it can."""
    try:
        game.rules({"preset": base, field: value})
    except RulesError as error:
        return "" if error.code == "contradiction" else error.code
    return ""


def _unread(field: str, value: Any, code: str) -> UnreadRule:
    spelled = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return UnreadRule(field[:_LONGEST_NAMED], spelled[:_LONGEST_NAMED], code)


# Contradictions --------------------------------------------------------------------------------------------
def find_remedies(game: AnyGame, rules: Mapping[str, Any], fields: Sequence[str]) -> tuple[RuleRemedy, ...]:
    """The changes of one of these fields after which the rules hold together. Raises `RulesError`.

    ``rules`` is a specification that is refused for a contradiction of ``fields``. There may be none, where
    it contradicts itself twice.
    """
    found = []
    options = {option.name: option for option in game.rule_options()}
    for field in fields:
        option = options.get(field)
        for value in () if option is None else _others(option, rules.get(field)):
            try:
                game.rules({**rules, field: value})
            except RulesError as error:
                if error.code != "contradiction":
                    raise
            else:
                found.append(RuleRemedy(field, value))
    return tuple(found)


def _others(option: Field, now: Any) -> Sequence[Any]:
    """The other values of a field; of one that takes several, those with one less."""
    if not option.many:
        return [choice for choice in option.choices if choice != now]
    chosen = list(now) if isinstance(now, list | tuple) else []
    return [[one for one in chosen if one != less] for less in chosen]
