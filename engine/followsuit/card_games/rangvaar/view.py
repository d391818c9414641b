"""View of Rangvaar: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.base.decks import FIFTY_TWO
from followsuit.base.jsonable import to_json
from followsuit.base.rules import rules_specification
from followsuit.card_games.rangvaar.chips import COMMISSION_PARTS
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import PRESETS, TRICKS, Commission, RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore, court
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import tricks_taken
from followsuit.card_games.trick.view import court_rows, deal_view, score_row, taken_row, zone


def view(observation: RangvaarObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score = observation.score
    return {
        "game": "rangvaar",
        "rules": rules_specification(PRESETS, observation.rules),
        **deal_view(observation, FIFTY_TWO, observation.first),
        "dealer": observation.dealer.name,
        "first": observation.first.name,
        "match": match_view(observation),
        "zones": [zone("packet", count=TRICKS - observation.dealt)],
        "score": [
            taken_row(tricks_taken(observation.taken), "tricks", observation.contract),
            score_row("total", score.totals if score else observation.totals),
            *court_rows(court(observation.taken)),
        ],
        "chips": stake_view(observation),
        "summary": summary(observation.contract, score)
        if observation.phase != "thrown_in"
        else {"passed_out": True},
        "score_breakdown": score_breakdown(observation.rules, observation.contract, score),
    }


def stake_view(observation: RangvaarObservation) -> dict[str, int] | None:
    """The stake, the pot, and what of each stake is kept back whoever wins, in cents (R10).

    None where nothing is played for; ``kept`` is there only where a commission is always taken.
    """
    stake = observation.stake
    if not stake:
        return None
    kept = stake // COMMISSION_PARTS if observation.rules.commission is Commission.ALWAYS else 0
    return {"stake": stake, "pot": 4 * stake, **({"kept": kept} if kept else {})}


def match_view(observation: RangvaarObservation) -> dict[str, int]:
    """The number of deals in the match, of those that count so far, and of the one in progress."""
    counted = observation.counted + (observation.score is not None)
    return {"deals": observation.rules.deals, "counted": counted, "current": observation.counted + 1}


def summary(contract: Contract | None, score: RangvaarScore | None) -> dict[str, Any] | None:
    """The result of a deal as plain data; None before the deal is over."""
    if contract is None or score is None:
        return None
    return {
        "declarer": contract.declarer.name,
        "side": contract.side.name,
        "contract": contract.value,
        **to_json(score),
    }


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
