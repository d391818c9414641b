"""Rule options: the fields of each game's rules as tables, written from the engine when the page is made.

So no field is missing from the page, and none stands there that the engine does not know.
"""

from __future__ import annotations

from followsuit.base.fields import Field
from followsuit.card_games.registry import game_named, game_names

PLACE = "<!-- options -->"
HEAD = "| field | values, the default first | clause |\n|---|---|---|"


def page(source: str) -> str:
    """Return a page's Markdown with the tables in their place."""
    return source.replace(PLACE, "\n\n".join(table(game) for game in game_names()))


def table(game: str) -> str:
    """Return the fields of a game's rules, each with its values and a link to the clause that it decides."""
    rows = [
        f"| `{option.name}` | {_values(option)} | {_link(game, option.clause)} |"
        for option in game_named(game).rule_options()
    ]
    return "\n".join([f"## The fields of `{game}`", "", HEAD, *rows])


def _link(game: str, clause: str) -> str:
    return f'<a href="../rules/{game}/index.html#{clause}">{clause}</a>'


def _values(option: Field) -> str:
    if option.many:
        return "any of " + _listed(option.choices)
    return _listed((option.default, *(choice for choice in option.choices if choice != option.default)))


def _listed(values: tuple[object, ...]) -> str:
    # As they are written in JSON and in records.
    return ", ".join(f"`{str(value).lower() if isinstance(value, bool) else value}`" for value in values)
