"""Rule groups: a game's rule options in groups, as a person is shown them, and the lengths of a match.

Values are plain tuples: a dataclass would add three times as much to a first visit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from followsuit.base.fields import Field
from followsuit.base.game import AnyGame
from followsuit.base.jsonable import to_json


class Length(NamedTuple):
    """How long a match is, by a name: fields of the rules that make it so, in plain form.

    ``is_one_deal``: the match is a single deal, whatever its rules say of its end.
    """

    name: str
    rules: Mapping[str, Any]
    is_one_deal: bool = False


class RuleGroups(NamedTuple):
    """The groups of fields in the order to show them, and the lengths by the rules that they would change."""

    groups: Mapping[str, Sequence[str]]
    lengths: Callable[[Any], Sequence[Length]]


@runtime_checkable
class RuleGroupsGame(Protocol):
    """A game with groups of rules, and lengths of a match."""

    def rule_groups(self) -> RuleGroups:
        """The groups and lengths."""


def grouped_options(game: AnyGame) -> tuple[tuple[str, Field], ...]:
    """The fields of the rules with their groups, in the order to show them; those without a group last."""
    groups = game.rule_groups().groups if isinstance(game, RuleGroupsGame) else {}
    options = {option.name: option for option in game.rule_options()}
    grouped = [
        (group, options.pop(name)) for group, names in groups.items() for name in names if name in options
    ]
    return (*grouped, *(("", option) for option in options.values()))


def lengths_of(game: AnyGame, rules: Any) -> tuple[Length, ...]:
    """The lengths that a match by these rules can have, with those fields only that they change."""
    if not isinstance(game, RuleGroupsGame):
        return ()
    held = to_json(rules)
    return tuple(
        one._replace(rules={name: value for name, value in one.rules.items() if held[name] != value})
        for one in game.rule_groups().lengths(rules)
    )
