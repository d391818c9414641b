"""Game styles: the style sheet of what differs by game or preset, written when the site is built."""

from __future__ import annotations

from collections.abc import Iterable

from content.games import Game
from parts import blocks


def game_styles(games: Iterable[Game]) -> str:
    """Return the style sheet of what differs by game or preset: fields, card backs, boxes of the rules."""
    rules: list[str] = []
    presets: dict[str, None] = {}
    for game in games:
        presets |= dict.fromkeys(game.presets)
        said = [game.name, *(["chips"] if game.is_for_chips else []), *(["asked"] if game.asked else [])]
        said += ["tables"] if game.tables else []
        said += ["lengths"] if game.lengths else []
        theirs = ", ".join(f'[data-for~="{word}"]' for word in said)
        chosen = f'.opening:has([name="game"][value="{game.name}"]:checked)'
        rules += [
            f"{chosen} [data-for]:not({theirs}) {{ display: none; }}",
            f'.card-back[data-block="{game.name}"] {{',
            f'  background-image: url("{blocks.back_address(game)}");',
            "}",
        ]
    for preset in presets:
        chosen = f'.rules:has(.rules-switch [value="{preset}"]:checked)'
        others = f'li:not([data-in~="{preset}"], :not([data-in]))'
        rules.append(f"{chosen} .in-rules {others} {{ display: none; }}")
    return "\n".join(rules) + "\n"
