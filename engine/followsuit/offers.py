"""Offer: what a person who chooses the rules of a game is shown beside the fields themselves.

A game says in which group each field stands and which lengths a match can have. For each field it gives
examples: questions to the referee whose ruling depends on the field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

from followsuit.game import AnyGame
from followsuit.plain import plain

#: The preset that examples change; every game has it.
BASE: Final = "reference"


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match is, by a name: fields of the rules that make it so, in plain form.

    ``is_one_deal``: the match is a single deal, whatever its rules say of its end.
    """

    name: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    is_one_deal: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A question to the referee without its game, and the fields under which it shows what one decides."""

    question: Mapping[str, Any]
    rules: Mapping[str, Any] = field(default_factory=dict)


#: The examples of a field: always the same, or made for the value that it has, in plain form.
Examples = Sequence[Example] | Callable[[Any], Sequence[Example]]


@dataclass(frozen=True, slots=True)
class RulesOffer:
    """The groups of fields in the order to show them, the lengths by the rules, the examples by field."""

    groups: Mapping[str, Sequence[str]]
    lengths: Callable[[Any], Sequence[Length]]
    examples: Mapping[str, Examples]


@runtime_checkable
class OfferingGame(Protocol):
    """A game that offers its rules in groups, with lengths and examples."""

    def offer(self) -> RulesOffer:
        """What is offered; imported when it is first asked for."""


def group_of(game: AnyGame, name: str) -> str:
    """The group of a field; empty where the game has none for it."""
    groups = game.offer().groups if isinstance(game, OfferingGame) else {}
    return next((group for group, names in groups.items() if name in names), "")


def lengths_of(game: AnyGame, rules: Any) -> tuple[Length, ...]:
    """The lengths that a match by these rules can have, with those fields only that they change."""
    if not isinstance(game, OfferingGame):
        return ()
    held = plain(rules)
    return tuple(
        Length(
            one.name,
            {name: value for name, value in one.rules.items() if held[name] != value},
            one.is_one_deal,
        )
        for one in game.offer().lengths(rules)
    )


def example_questions(game: AnyGame, name: str, value: Any) -> tuple[dict[str, Any], ...]:
    """The questions to the referee that show what a field decides, asked under a value in plain form."""
    offered: Examples = game.offer().examples.get(name, ()) if isinstance(game, OfferingGame) else ()
    examples = offered(value) if callable(offered) else offered
    return tuple(
        {
            "game": game.name,
            "rules": {"preset": BASE, **example.rules, name: value},
            **example.question,
        }
        for example in examples
    )
