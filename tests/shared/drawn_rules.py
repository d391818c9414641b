"""Rules drawn at random from all fields that a game's rules have, without contradictions.

The fields are those of the dataclass, so a new one joins by itself.
"""

from followsuit.errors import RulesError
from followsuit.rules import options_of

#: The chance that a many-valued field holds a value.
_HELD = 0.25


def drawn_specification(game, rng, *, share=0.5, fields=None):
    """A specification with some of a game's fields drawn, each with the chance ``share``.

    ``fields`` limits it to these names. Of two fields that contradict each other the one that is switched off
    is left out.
    """
    said = {"preset": rng.choice(game.preset_names())}
    for option in options_of(type(game.rules(None))):
        if (fields is None or option.name in fields) and rng.random() < share:
            if option.many:
                said[option.name] = [choice for choice in option.choices if rng.random() < _HELD]
            else:
                said[option.name] = rng.choice(option.choices)
    return allowed(game, said)


def allowed(game, said):
    """The specification without the fields that contradict others."""
    said = dict(said)
    while True:
        try:
            game.rules(said)
        except RulesError as error:
            assert error.code == "contradiction", (error, said)
            named = [field for field in error.facts["fields"] if field in said]
            assert named, (error, said)
            del said[named[-1]]
        else:
            return said
