"""Rules drawn at random from all fields that a game's rules have, without contradictions.

The fields are those of the dataclass, so a new one joins by itself.
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from followsuit.base.errors import RulesError
from followsuit.base.game import AnyGame
from followsuit.base.rules import options_of

#: The chance that a many-valued field holds a value.
_HELD = 0.25


def drawn_specification(
    game: AnyGame, rng: Random, *, share: float = 0.5, fields: Collection[str] | None = None
) -> dict[str, Any]:
    """A specification with some of a game's fields drawn, each with the chance ``share``.

    ``fields`` limits it to these names. Of two fields that contradict each other the one that is switched off
    is left out.
    """
    said: dict[str, Any] = {"preset": rng.choice(game.preset_names())}
    for option in options_of(type(game.rules(None))):
        if (fields is None or option.name in fields) and rng.random() < share:
            if option.many:
                said[option.name] = [choice for choice in option.choices if rng.random() < _HELD]
            else:
                said[option.name] = rng.choice(option.choices)
    return allowed(game, said)


def allowed(game: AnyGame, said: Mapping[str, Any]) -> dict[str, Any]:
    """The specification without the fields that contradict others."""
    left = dict(said)
    while True:
        try:
            game.rules(left)
        except RulesError as error:
            assert error.code == "contradiction", (error, said)
            named = [field for field in error.facts["fields"] if field in left]
            assert named, (error, left)
            del left[named[-1]]
        else:
            return left
