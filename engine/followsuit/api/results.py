"""Results of a deal and of a match, in the same fields for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from followsuit.base.game import AnyGame

#: How a match ends that neither side wins.
TIE = "tie"


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a finished deal. Sides are named as in records: ``NS`` and ``EW``.

    ``declarer`` and ``side`` are None where there is none; ``contract`` is None if nothing was bid; ``made``
    says whether the declaring side reached its aim. ``took`` are the points or tricks (``unit``) by side,
    ``standing`` the totals or levels after the deal as text by side; ``ahead`` is the side that gained more
    by it. ``passed_out``: the cards were thrown in, and the other fields are empty. ``summary`` is the game's
    own full account of the deal, as plain data.
    """

    declarer: str | None = None
    side: str | None = None
    contract: int | None = None
    made: bool | None = None
    unit: str = ""
    took: Mapping[str, int] = field(default_factory=dict)
    standing: Mapping[str, str] = field(default_factory=dict)
    ahead: str | None = None
    passed_out: bool = False
    summary: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a finished match: the side that won it, None for a tie, and the number of deals."""

    won_by: str | None
    deals: int
    last: DealResult


def deal_result(game: AnyGame, summary: Mapping[str, Any] | None) -> DealResult | None:
    """Return the result of a deal from its summary; None before it is over."""
    if summary is None:
        return None
    if summary.get("passed_out"):
        return DealResult(passed_out=True, summary=summary)
    return DealResult(**game.deal_figures(summary), summary=summary)
