"""Score breakdown of Court Piece: how a deal is scored, side by side, as plain data (C24, C25)."""

from __future__ import annotations

from typing import Any

from followsuit.base.seats import Side
from followsuit.card_games.court_piece.scoring import CourtPieceScore, CourtSort


def score_breakdown(score: CourtPieceScore | None) -> dict[str, Any] | None:
    """What each side's change is made of, by the side's name; None before the deal is over.

    ``kind`` of the side that won the deal is ``court``, ``goon``, ``row`` or ``bavney`` for that court, else
    ``deal`` where its row grows and ``point`` where there are no rows; of the other ``row_lost`` where its
    row falls to 0, else ``nothing``. ``row`` is the row that the deal made, ``row_before`` the one before it.
    """
    if score is None:
        return None
    return {
        side.name: {
            "kind": _won(score) if side is score.deal_won_by else _lost(score, side),
            "contract": None,
            "took": took,
            "missing": 0,
            "change": score.change[side],
            "row": _row(score, side),
            "row_before": score.rows_before[side],
        }
        for side, took in score.tricks.items()
    }


def _won(score: CourtPieceScore) -> str:
    if score.court is not None:
        return score.court.value
    return "deal" if score.rows[score.deal_won_by] else "point"


def _lost(score: CourtPieceScore, side: Side) -> str:
    return "row_lost" if score.rows_before[side] else "nothing"


def _row(score: CourtPieceScore, side: Side) -> int:
    # A row that is a court begins at 0 again.
    is_court = score.court is CourtSort.ROW and side is score.deal_won_by
    return score.rows_before[side] + 1 if is_court else score.rows[side]
