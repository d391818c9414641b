"""Margin: how good a deal was for a side, in one number that those who played the same deal compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.game import AnyGame, MarginGame


def margin_of(game: AnyGame, rules: Any, summary: Mapping[str, Any], side: str) -> int:
    """The margin of a deal for a side, from its `Game.summary`.

    A game that has no margin of its own has the difference of its first figure.

    >>> from followsuit.card_games.registry import game_named
    >>> game = game_named("two_hundred")
    >>> margin_of(game, game.rules(None), {"change": {"NS": 60, "EW": -70}}, "EW")
    -130
    """
    if isinstance(game, MarginGame):
        return game.margin(rules, summary, side)
    figures = next(iter(game.side_figures(rules, summary).values()))
    return round(2 * figures[side] - sum(figures.values()))
