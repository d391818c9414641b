"""Figures: what a deal came to for each side, in the units that bots are compared by.

Of each figure the arena reports A's minus B's, a deal. Over a pair of deals, the same cards with the seats
swapped, that is how much more A took with a side's cards than B took with the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from followsuit.errors import QuestionError
from followsuit.tractor.scoring import TAKE_OVER

#: Values by side (``NS``, ``EW``) by the figure's name, the one that counts most first.
Figures = dict[str, dict[str, float]]


def _two_hundred(summary: Mapping[str, Any]) -> Figures:
    if "change" not in summary:
        return {"score": {"NS": 0, "EW": 0}, "card points": {"NS": 50, "EW": 50}}
    return {"score": dict(summary["change"]), "card points": dict(summary["points"])}


def _rangvaar(summary: Mapping[str, Any]) -> Figures:
    if "change" not in summary:
        return {"tricks": {"NS": 6.5, "EW": 6.5}, "score": {"NS": 0, "EW": 0}}
    return {"tricks": dict(summary["tricks"]), "score": dict(summary["change"])}


def _tractor(summary: Mapping[str, Any]) -> Figures:
    declaring = summary["declaring_side"]
    opposing = "EW" if declaring == "NS" else "NS"
    # About the 80 that take over (T36): whoever declares more often must not look worse for it.
    points = summary["points"] - TAKE_OVER
    gain = {"NS": 0, "EW": 0}
    if summary["gainer"]:
        gain[summary["gainer"]] = summary["gain"]
    return {"points about 80": {opposing: points, declaring: -points}, "levels": dict(gain)}


_FIGURES: Final[Mapping[str, Callable[[Mapping[str, Any]], Figures]]] = {
    "two_hundred": _two_hundred,
    "rangvaar": _rangvaar,
    "tractor": _tractor,
}


def figures_of(game: str, summary: Mapping[str, Any]) -> Figures:
    """The figures of a deal from its summary. Raises `QuestionError` for a game the arena does not know."""
    if game not in _FIGURES:
        raise QuestionError("unknown_game", f"the arena has no figures for {game!r}", facts={"game": game})
    return _FIGURES[game](summary)
