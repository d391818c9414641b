"""Rules: declaring a game's rules as a frozen dataclass, reading them from a specification, writing one.

A *specification* is what people and messages write: a preset's name, or a mapping with ``preset`` and the
fields that differ from it. Every field cites its clause and offers a closed list of choices.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from followsuit.base.cards import Rank
from followsuit.base.errors import RulesError
from followsuit.base.fields import Field, FieldKind
from followsuit.base.jsonable import to_json

R = TypeVar("R")

#: A preset's name, or {"preset": name, field: value, ...}; None means the preset "reference".
Specification = str | Mapping[str, Any] | None


def option(
    default: Any,
    clause: str,
    choices: Sequence[Any] | None = None,
    *,
    many: bool = False,
    offered: bool = True,
) -> Any:
    """Declare a field of a rules dataclass: its default, the clause it decides, and its choices.

    ``choices`` may be left out for a bool and for an Enum, whose members are the choices. With ``many`` the
    field is a tuple of any of the choices, in their order. A field that is not ``offered`` can be set by a
    specification, but no panel of house rules shows it.
    """
    if choices is None:
        choices = (False, True) if isinstance(default, bool) else tuple(type(default).__members__.values())
    return dataclasses.field(
        default=default,
        metadata={"clause": clause, "choices": tuple(choices), "many": many, "offered": offered},
    )


class Switch(NamedTuple):
    """A field without effect where the field ``by`` has one of ``values``.

    It then has to hold its ``neutral`` value; if that is None, it may hold any.
    """

    field: str
    neutral: Any
    by: str
    values: tuple[Any, ...]


def check_switches(rules: Any, switches: Sequence[Switch], clause: str = "") -> None:
    """Raise `RulesError` (``contradiction``) for a field that is switched off and not neutral."""
    for field, neutral, by, values in switches:
        if neutral is not None and getattr(rules, by) in values and getattr(rules, field) != neutral:
            raise contradiction(rules, by, field, clause=clause)


def contradiction(rules: Any, *fields: str, clause: str = "") -> RulesError:
    """The error for fields of these rules that contradict each other, the one that switches off first."""
    said = " and ".join(f"{field} {_said(getattr(rules, field))}" for field in fields)
    return RulesError(
        "contradiction", f"{said} cannot both hold", clause=clause, facts={"fields": list(fields)}
    )


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    written = to_json(value)
    return " ".join(map(str, written)) if isinstance(written, list) else str(written)


def options_of(rules_type: type) -> tuple[Field, ...]:
    """The fields of a rules dataclass that a panel of house rules offers, in order."""
    return tuple(
        Field(
            field.name,
            FieldKind.SEVERAL if field.metadata["many"] else FieldKind.CHOICE,
            tuple(to_json(choice) for choice in field.metadata["choices"]),
            field.metadata["clause"],
            to_json(field.default),
        )
        for field in dataclasses.fields(rules_type)
        if field.metadata["offered"]
    )


def read_rules(presets: Mapping[str, R], specification: Specification, switches: Sequence[Switch] = ()) -> R:
    """The rules a specification describes; ``presets`` are the game's presets by name.

    A field that the specification switches off and does not name gets its neutral value.

    Raises `RulesError`: ``bad_rules``, ``unknown_preset``, ``unknown_field``, ``bad_value``, or what the
    dataclass itself raises for fields that contradict each other.
    """
    if specification is None:
        return presets["reference"]
    if isinstance(specification, str):
        return _preset(presets, specification)
    if not isinstance(specification, Mapping):
        raise RulesError("bad_rules", f"rules are a preset's name or an object, not {specification!r}")
    changes = dict(specification)
    base = _preset(presets, changes.pop("preset", "reference"))
    if not changes:
        return base
    for field, neutral, by, values in switches:
        if neutral is not None and field not in specification and changes.get(by) in map(to_json, values):
            changes[field] = to_json(neutral)
    fields = {field.name: field for field in dataclasses.fields(base)}  # type: ignore[arg-type]
    for name, value in changes.items():
        if name not in fields:
            raise RulesError(
                "unknown_field", f"the rules have no field {name!r}", facts={"field": str(name)[:40]}
            )
        changes[name] = _value(fields[name], value)
    return dataclasses.replace(base, **changes)  # type: ignore[type-var]


def rules_specification(presets: Mapping[str, R], rules: R) -> str | dict[str, Any]:
    """The shortest specification of these rules: the nearest preset and the fields that differ from it."""
    best: dict[str, Any] | None = None
    for name, preset in presets.items():
        differing = {
            field.name: to_json(getattr(rules, field.name))
            for field in dataclasses.fields(preset)  # type: ignore[arg-type]
            if getattr(rules, field.name) != getattr(preset, field.name)
        }
        if not differing:
            return name
        if best is None or len(differing) < len(best) - 1:
            best = {"preset": name, **differing}
    assert best is not None, "a game has at least one preset"
    return best


class PresetGame(Generic[R]):
    """The functions of `followsuit.base.game.Game` about rules, for a game whose presets say them all."""

    presets: Mapping[str, R]
    switches: Sequence[Switch] = ()

    def preset_names(self) -> Sequence[str]:
        """The presets, ``reference`` first."""
        return tuple(self.presets)

    def rules(self, specification: Specification) -> R:
        """The rules a specification describes. Raises `RulesError`."""
        return read_rules(self.presets, specification, self.switches)

    def specification(self, rules: R) -> str | dict[str, Any]:
        """The shortest specification of the rules."""
        return rules_specification(self.presets, rules)

    def rule_options(self) -> Sequence[Field]:
        """The fields of the rules that are offered."""
        return options_of(type(self.presets["reference"]))

    def idle_rules(self, rules: R) -> Mapping[str, str]:
        """The fields that have no effect under these rules, each with the field that switches it off."""
        return {one.field: one.by for one in reversed(self.switches) if getattr(rules, one.by) in one.values}


def _preset(presets: Mapping[str, R], name: object) -> R:
    if not isinstance(name, str) or name not in presets:
        raise RulesError(
            "unknown_preset",
            f"no preset is called {name!r}; there are {', '.join(presets)}",
            facts={"preset": str(name)[:40], "presets": list(presets)},
        )
    return presets[name]


_YES_NO = {"yes": True, "no": False}


def _value(field: dataclasses.Field[Any], value: Any) -> Any:
    """The field's value that a specification gives in plain form. Raises `RulesError` (``bad_value``)."""
    choices = field.metadata["choices"]
    if not field.metadata["many"]:
        return _choice(field, value)
    if not isinstance(value, list | tuple):
        raise _bad_value(field, value)
    chosen = [_choice(field, "T" if item == "10" else item) for item in value]
    return tuple(choice for choice in choices if choice in chosen)


def _choice(field: dataclasses.Field[Any], value: Any) -> Any:
    """The one choice that is written like this; ``yes`` and ``no`` stand for True and False."""
    choices = field.metadata["choices"]
    if isinstance(field.default, bool) and isinstance(value, str):
        value = _YES_NO.get(value, value)
    if isinstance(field.default, Rank) and value == "10":
        value = "T"
    for choice in choices:
        if type(to_json(choice)) is type(value) and to_json(choice) == value:
            return choice
    raise _bad_value(field, value)


def _bad_value(field: dataclasses.Field[Any], value: Any) -> RulesError:
    allowed = [to_json(choice) for choice in field.metadata["choices"]]
    return RulesError(
        "bad_value",
        f"{field.name} cannot be {value!r}; it is one of {', '.join(map(str, allowed))}",
        clause=field.metadata["clause"],
        facts={"field": field.name, "value": str(value)[:40], "choices": allowed},
    )
