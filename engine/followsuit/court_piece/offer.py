"""Offer of Court Piece: the groups of its rules, the lengths of a match, and an example of each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.court_piece.rules import CourtPieceRules, Scoring
from followsuit.offers import Example, Examples, Length, RulesOffer

_GROUPS: Final = {
    "dealing": ("direction", "after_court"),
    "finding": ("first_caller", "redeal", "hidden"),
    "tricks": ("sar", "taken_by", "first_taking", "twelfth_takes", "ace_rule"),
    "scoring": ("court_at", "goon_court", "bavney", "scoring", "row_court"),
    "match": ("target",),
}


def _points(target: int) -> Mapping[str, Any]:
    return {"scoring": "points", "row_court": 0, "target": target}


def _lengths(rules: CourtPieceRules) -> Sequence[Length]:
    """One deal; first to five points; the first court; a long evening of courts or points (C24 to C26)."""
    courts = {"scoring": "courts", "row_court": rules.row_court or 7}
    in_points = rules.scoring is Scoring.POINTS
    evening = _points(10) if in_points else {**courts, "target": 5 if rules.is_double else 3}
    return (
        Length("deal", is_one_deal=True),
        Length("points_5", _points(5)),
        *([Length("points_7", _points(7))] if in_points else []),
        Length("court", {**courts, "target": 1}),
        Length("evening", evening),
    )


def _pile(*won: str, **more: Any) -> dict[str, Any]:
    """Tricks won, each as a seat and the card it was won with: ``S KD``."""
    return {"ask": "pile", "winners": [one.split() for one in won], **more}


def _score(ours: int, theirs: int, caller: str = "S", **more: Any) -> dict[str, Any]:
    return {"ask": "score", "caller": caller, "taken": {"NS": ours, "EW": theirs}, **more}


def _rows(value: Any) -> Sequence[Example]:
    """A deal won by a side whose row is one short of a court."""
    return (Example(_score(7, 4, rows={"NS": (value or 7) - 1, "EW": 0}), {"target": 5}),)


def _totals(value: Any) -> Sequence[Example]:
    """A point for a side that is one short of the target."""
    return (Example(_score(7, 4, totals={"NS": value - 1, "EW": 0}), {"scoring": "points", "row_court": 0}),)


_DOUBLE: Final = {"sar": "double"}
#: Ten tricks of which nobody wins two running.
_NO_TWO: Final = ("S KD", "E AC", "N KC", "W AH", "S QD", "E QC", "N JC", "W KH", "S JD", "E TC")
_RUN: Final = tuple(f"S {rank}D" for rank in "KQJT987")

_EXAMPLES: Final[Mapping[str, Examples]] = {
    "direction": (Example({"ask": "next", "dealer": "S", "won_by": "EW", "court": False}),),
    "first_caller": (Example({"ask": "first", "from": "S", "cards": "KD 7C AH"}),),
    "redeal": (
        Example({"ask": "redeal", "hand": "AD 9C 8C 7H 2S"}),
        Example({"ask": "redeal", "hand": "TD 9C 8C 7H 2S"}),
    ),
    "sar": (Example(_pile("S KD", "E AC", "E KC")),),
    "taken_by": (Example(_pile("S KD", "N QD"), _DOUBLE),),
    "first_taking": (Example(_pile("S KD", "S QD", "S JD", "E AC", "E KC"), _DOUBLE),),
    "twelfth_takes": (Example(_pile(*_NO_TWO, "N 9C", "N 8C"), _DOUBLE),),
    "ace_rule": (
        Example(_pile("S AD", "S AC", "S KD"), _DOUBLE),
        Example(_pile("S KD", "S AD", "S QC"), _DOUBLE),
    ),
    "court_at": (Example(_pile(*_RUN)),),
    "goon_court": (Example(_score(7, 0, "E")),),
    "bavney": (Example(_pile(*_RUN)),),
    "scoring": (Example(_score(7, 4), {"target": 5}), Example(_score(7, 0), {"target": 5})),
    "row_court": _rows,
    "target": _totals,
    "after_court": (Example({"ask": "next", "dealer": "W", "won_by": "NS", "court": True}),),
    "hidden": (Example({"ask": "follow", "trump": "S", "hand": "2S KH", "lead": "5D"}),),
}


OFFER: Final = RulesOffer(_GROUPS, _lengths, _EXAMPLES)
