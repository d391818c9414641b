"""Rule groups of Court Piece: the groups of its rules, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.card_games.court_piece.rules import CourtPieceRules, Scoring

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
        Length("deal", {}, is_one_deal=True),
        Length("points_5", _points(5)),
        *([Length("points_7", _points(7))] if in_points else []),
        Length("court", {**courts, "target": 1}),
        Length("evening", evening),
    )


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)
