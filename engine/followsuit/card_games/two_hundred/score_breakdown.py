"""Score breakdown of Two Hundred: how a deal is scored, side by side, as plain data (H9 to H11)."""

from __future__ import annotations

from typing import Any

from followsuit.card_games.trick.contract import Contract
from followsuit.card_games.two_hundred.scoring import TwoHundredScore

#: A side at 100 or more that has not bet scores nothing (H11); no other clause decides its change then.
NO_BET = ("H11",)


def score_breakdown(contract: Contract | None, score: TwoHundredScore | None) -> dict[str, Any] | None:
    """What each side's change is made of, by the side's name; None before the deal is over.

    ``kind``: ``made`` and ``lost`` of the side that bet, ``took`` and ``no_bet`` of the other.
    """
    if contract is None or score is None:
        return None
    kinds = {
        contract.side: "made" if score.made else "lost",
        contract.side.other: "no_bet" if score.clauses[contract.side.other] == NO_BET else "took",
    }
    return {
        side.name: {
            "kind": kinds[side],
            "contract": contract.value if side is contract.side else None,
            "took": score.points[side],
            "missing": max(0, contract.value - score.points[side]) if side is contract.side else 0,
            "change": score.change[side],
        }
        for side in score.points
    }
