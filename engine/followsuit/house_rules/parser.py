"""Parser: house rules as text, a line for each field, or as JSON.

Whatever holds here is kept. A preset, a field or a value that this version does not know is named, and so are
two fields that contradict each other, with what could be changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.characters import checked_name
from followsuit.base.errors import DocumentError, FollowSuitError, RulesError
from followsuit.base.fields import Field
from followsuit.base.game import AnyGame
from followsuit.base.parsing import read_json
from followsuit.card_games.registry import game_named
from followsuit.documents import (
    Document,
    Line,
    document_of,
    json_text,
    name_in,
    placed,
)
from followsuit.house_rules.model import BASE, HouseRules, UnreadRule, make_house_rules

#: The most characters of a field or value that is not known here, where it is named.
_LONGEST_NAMED: Final = 40


def read_house_rules(text: str, game: str = "") -> HouseRules:
    """The house rules of a link, of a text as `write_house_rules` writes it, or of a specification as JSON.

    ``game``: the game of a specification that names none. Raises `DocumentError`: ``not_house_rules`` for
    anything else; what `read_document` raises; `RequestError` (``unknown_game``).
    """
    document = document_of(text, "rules", is_bare=True)
    said = json_text(document.lines)
    return _from_json(said, game) if said else read_parts(document)


def read_parts(document: Document) -> HouseRules:
    """The house rules of a document."""
    said: dict[str, Line] = {}
    twice = []
    for line in document.lines:
        if line.word in said:
            twice.append(_unread(line.word, line.own, "field_twice"))
        said.setdefault(line.word, line)
    if "game" not in said:
        raise DocumentError("not_house_rules", 0, "the rules name no game")
    try:
        game = game_named(said["game"].rest.lower())
    except FollowSuitError as error:
        raise placed(said["game"], error) from error
    name = name_in(said["name"], said["name"].text) if "name" in said else ""
    options = {option.name: option for option in game.rule_options()}
    fields = {
        word: _read(options.get(word), line) for word, line in said.items() if word not in ("game", "name")
    }
    house = _kept(game, fields, name)
    return house._replace(unread=(*house.unread, *twice))


def _read(option: Field | None, line: Line) -> Any:
    """A value as a specification has it; the text itself where the field does not take it."""
    value = line.rest
    if option is None:
        return value.lower() if line.word == "preset" else line.own
    if option.many:
        words = [_chosen(option, word) for word in value.split()]
        return words if len(set(words)) == len(words) else value
    if isinstance(option.default, bool):
        return {"yes": True, "no": False}.get(value.lower(), value)
    return _chosen(option, value)


def _chosen(option: Field, text: str) -> Any:
    """The choice that a text names, whatever its case; the text itself where it names none."""
    return next((choice for choice in option.choices if str(choice).lower() == text.lower()), text)


def _from_json(text: str, usual: str) -> HouseRules:
    """House rules as JSON: the fields themselves, or an object with ``game``, ``rules`` and ``name``."""
    try:
        said = read_json(text, once=True)
    except ValueError as error:
        raise DocumentError("not_house_rules", 0, f"the rules are not JSON: {error}") from error
    fields = said.get("rules", said)
    fields = {"preset": fields} if isinstance(fields, str) else fields
    if not isinstance(fields, dict):
        raise DocumentError("not_house_rules", 0, "rules are a preset's name or an object")
    # What stands beside the rules and is neither game nor name is named, as a field that there is not.
    about = {key: value for key, value in said.items() if fields is said or key != "rules"}
    game, name = about.pop("game", usual), about.get("name", "")
    if not game:
        raise DocumentError("not_house_rules", 0, "the rules name no game")
    if isinstance(name, str):
        about.pop("name", None)
    taken = about if fields is said else {**about, **fields}
    return _kept(game_named(game), taken, name if isinstance(name, str) else "")


def _kept(game: AnyGame, fields: Mapping[str, Any], name: str) -> HouseRules:
    """What holds of these fields."""
    unread = []
    base = fields.get("preset", BASE)
    if base not in game.preset_names():
        unread.append(_unread("preset", base, "unknown_preset"))
        base = BASE
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
        return HouseRules(game.name, checked_name(name), kept, tuple(unread), clash)
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
