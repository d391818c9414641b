"""Figures: the result of a deal, in the same few fields for every game, for statistics.

A summary has its game's own fields; these are the fields that all games share, so that a front end can count
without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from followsuit.base.game import AnyGame

if TYPE_CHECKING:
    from followsuit.protocol import messages


def describe_figures(
    game: AnyGame, number: int, summary: Mapping[str, object], *, is_assisted: bool
) -> messages.Figures:
    """What deal ``number`` came to, from its summary.

    ``assisted``: the person was helped. ``passed_out``: nobody bid, or nobody declared; then there is
    nothing else. Otherwise the keys of `Game.deal_figures`, and ``won_by``: the winner of the match, ``tie``,
    or None while it goes on.

    >>> from followsuit.card_games.registry import game_named
    >>> describe_figures(game_named("tractor"), 3, {"passed_out": True}, is_assisted=False)
    {'deal': 3, 'assisted': False, 'passed_out': True}
    """
    if summary.get("passed_out"):
        return {"deal": number, "assisted": is_assisted, "passed_out": True}
    head = {"deal": number, "assisted": is_assisted, "passed_out": False}
    figures = {**head, **game.deal_figures(summary), "won_by": summary["won_by"]}
    return cast("messages.Figures", figures)
