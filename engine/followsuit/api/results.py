"""Results of a deal and of a match, in the same fields for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import fields as dataclass_fields
from typing import Any

from followsuit.api.drawing import result_html
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat

#: How a match ends that neither side wins.
TIE = "tie"


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a finished deal. Sides are named as in records: ``NS`` and ``EW``.

    ``declarer`` and ``side`` are None where there is none; ``contract`` is None if nothing was bid; ``made``
    says whether the declaring side reached its aim. ``took`` are the points or tricks (``unit``) by side; in
    Tractor, of the opposing side those that count, of the declaring side those in its tricks. ``standing``
    are the totals or levels after the deal as text by side; ``ahead`` is the side that gained more
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

    def _repr_html_(self) -> str:
        fields = {one.name: getattr(self, one.name) for one in dataclass_fields(self) if one.repr}
        return result_html("Result of a deal", fields)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a finished match: the side that won it, None for a tie, and the number of deals."""

    won_by: str | None
    deals: int
    last: DealResult


def deal_result(
    game: AnyGame, seats: Sequence[AnySeat], summary: Mapping[str, Any] | None
) -> DealResult | None:
    """Return the result of a deal from its summary; None before it is over."""
    if summary is None:
        return None
    if summary.get("passed_out"):
        return DealResult(passed_out=True, summary=summary)
    figures = game.deal_figures(summary)
    # Where one side's points alone are counted, the other took those of its tricks.
    took = dict.fromkeys((side.name for side in seats[0].side.sides), 0)
    side_of = {seat.name: seat.side.name for seat in seats}
    for trick in summary.get("by_trick", ()):
        took[side_of[trick["winner"]]] += trick.get("points", 0)
    return DealResult(**{**figures, "took": {**took, **figures["took"]}}, summary=summary)
