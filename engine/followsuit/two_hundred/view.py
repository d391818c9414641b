"""View of Two Hundred: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.plain import plain
from followsuit.rules import rules_specification
from followsuit.trick.cardplay import points_taken
from followsuit.trick.contract import Contract
from followsuit.trick.view import deal_view, worth_view
from followsuit.two_hundred.observation import TwoHundredObservation
from followsuit.two_hundred.reckoning import reckoning
from followsuit.two_hundred.rules import CARDPLAY, PRESETS
from followsuit.two_hundred.scoring import TwoHundredScore


def view(seen: TwoHundredObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score = seen.score
    return {
        "game": "two_hundred",
        "rules": rules_specification(PRESETS, seen.rules),
        **deal_view(seen, seen.rules.pack),
        "dealer": seen.dealer.name,
        "first": seen.rules.direction.after(seen.dealer).name,
        "worth": worth_view(seen.rules.pack, CARDPLAY),
        "points": plain(points_taken(seen.taken)),
        "totals": plain(score.totals if score else seen.totals),
        "target": seen.rules.target,
        "summary": summary(seen.contract, score) if seen.phase != "thrown_in" else {"passed_out": True},
        "reckoning": reckoning(seen.contract, score),
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
        **plain(score),
    }
