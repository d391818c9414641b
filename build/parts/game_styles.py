"""Game styles: the style sheet of what differs by game or preset, written when the site is built."""

from __future__ import annotations

from collections.abc import Iterable

from content.games import Game
from parts import blocks


def game_styles(games: Iterable[Game]) -> str:
    """Return the style sheet of what differs by game or preset: fields, card backs, boxes of the rules."""
    rules: list[str] = []
    presets: dict[str, None] = {}
    games = list(games)
    levels = list(dict.fromkeys(level for game in games for level in game.levels))
    for game in games:
        presets |= dict.fromkeys(game.presets)
        said = [game.name, *(["chips"] if game.is_for_chips else []), *(["asked"] if game.asked else [])]
        said += ["tables"] if game.tables else []
        said += ["lengths"] if game.lengths else []
        theirs = ", ".join(f'[data-for~="{word}"]' for word in said)
        chosen = f'.home:has([name="game"][value="{game.name}"]:checked)'
        rules += [
            f"{chosen} [data-for]:not({theirs}) {{ display: none; }}",
            f'.card-back[data-block="{game.name}"] {{',
            f'  background-image: url("{blocks.back_address(game)}");',
            "}",
        ]
        if game.levels[0] != levels[0]:
            rules.append(_rounded(chosen, game.levels[0], "start"))
        if game.levels[-1] != levels[-1]:
            rules.append(_rounded(chosen, game.levels[-1], "end"))
    for preset in presets:
        chosen = f'.rules:has(.rules-switch [value="{preset}"]:checked)'
        others = f'li:not([data-in~="{preset}"], :not([data-in]))'
        rules.append(f"{chosen} .in-rules {others} {{ display: none; }}")
    return "\n".join(rules) + "\n"


def _rounded(chosen: str, level: str, side: str) -> str:
    """Return the rule for a game's outermost level that is not the outermost of all: round corners."""
    corners = "".join(f" border-{block}-{side}-radius: var(--radius);" for block in ("start", "end"))
    return f'{chosen} [name="level"][value="{level}"] + span {{{corners} }}'
