"""View of Two Hundred: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.base.jsonable import to_json
from followsuit.base.rules import rules_specification
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import points_taken
from followsuit.card_games.trick.view import deal_view, score_row, taken_row, worth_view
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.rules import CARDPLAY, PRESETS
from followsuit.card_games.two_hundred.scoring import TwoHundredScore


def view(observation: TwoHundredObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score = observation.score
    return {
        "game": "two_hundred",
        "rules": rules_specification(PRESETS, observation.rules),
        **deal_view(observation, observation.rules.pack, observation.dealer),
        "dealer": observation.dealer.name,
        "first": observation.rules.direction.after(observation.dealer).name,
        "worth": worth_view(observation.rules.pack, CARDPLAY),
        "score": [
            taken_row(points_taken(observation.taken), "points", observation.contract),
            score_row("total", score.totals if score else observation.totals, goal=observation.rules.target),
        ],
        "summary": summary(observation.contract, score)
        if observation.phase != "thrown_in"
        else {"passed_out": True},
        "score_breakdown": score_breakdown(observation.contract, score),
    }


def summary(contract: Contract | None, score: TwoHundredScore | None) -> dict[str, Any] | None:
    """The result of a deal as plain data; None before the deal is over."""
    if contract is None or score is None:
        return None
    return {
        "declarer": contract.declarer.name,
        "side": contract.side.name,
        "contract": contract.value,
        "forced": contract.forced,
        **to_json(score),
    }


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
