"""Model of house rules: rules that a house has chosen and named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from followsuit.base.characters import checked_name
from followsuit.base.errors import RulesError
from followsuit.base.fields import Field
from followsuit.base.game import AnyGame
from followsuit.base.jsonable import to_json
from followsuit.base.rules import Specification

#: The preset that holds where none is named.
BASE: Final = "reference"


class UnreadRule(NamedTuple):
    """A field that was passed over, with its value as it was written.

    ``code``: ``unknown_field``, ``bad_value``, ``field_twice`` or ``unknown_preset``, whose field is
    ``preset``.
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
    """The house of valid rules, with those fields only that differ from its preset.

    Raises `RulesError`, and what `checked_name` does.
    """
    base = BASE if specification is None else specification
    base = str(base if isinstance(base, str) else base.get("preset", BASE))
    held, usual = to_json(game.rules(specification)), to_json(game.rules(base))
    offered = [option.name for option in game.rule_options()]
    differing = {field: held[field] for field in offered if held[field] != usual[field]}
    return HouseRules(game.name, checked_name(name), {"preset": base, **differing})


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
