"""Score breakdown of Rangvaar: how a deal is scored, side by side, as plain data (R8)."""

from __future__ import annotations

from typing import Any

from followsuit.card_games.rangvaar.rules import RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore
from followsuit.card_games.trick.contract import Contract


def score_breakdown(
    rules: RangvaarRules, contract: Contract | None, score: RangvaarScore | None
) -> dict[str, Any] | None:
    """What each side's change is made of, by the side's name; None before the deal is over.

    ``kind``: ``made`` or the name of the rule for a failed bid (``shortfall``, ``minus_bid``,
    ``floor_zero``) of the side that bid, ``took`` of the other.
    """
    if contract is None or score is None:
        return None
    declaring = "made" if score.made else rules.failed_bid.value
    return {
        side.name: {
            "kind": declaring if side is contract.side else "took",
            "contract": contract.value if side is contract.side else None,
            "took": took,
            "missing": max(0, contract.value - took) if side is contract.side else 0,
            "change": score.change[side],
        }
        for side, took in score.tricks.items()
    }
