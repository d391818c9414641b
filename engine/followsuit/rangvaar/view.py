"""View of Rangvaar: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.decks import FIFTY_TWO
from followsuit.plain import plain
from followsuit.rangvaar.observation import RangvaarObservation
from followsuit.rangvaar.reckoning import reckoning
from followsuit.rangvaar.rules import PRESETS, TRICKS
from followsuit.rangvaar.scoring import RangvaarScore, court
from followsuit.rules import rules_specification
from followsuit.trick.contract import Contract
from followsuit.trick.view import deal_view


def view(seen: RangvaarObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score = seen.score
    return {
        "game": "rangvaar",
        "rules": rules_specification(PRESETS, seen.rules),
        **deal_view(seen, FIFTY_TWO),
        "dealer": seen.dealer.name,
        "first": seen.first.name,
        **({} if seen.last_winner is None else {"last_winner": seen.last_winner.name}),
        "match": match_view(seen),
        "packet": {"dealt": seen.dealt, "to_come": TRICKS - seen.dealt},
        "totals": plain(score.totals if score else seen.totals),
        "court": plain(court(seen.taken)),
        "chips": {"stake": seen.stake, "pot": 4 * seen.stake} if seen.stake else None,
        "summary": summary(seen.contract, score) if seen.phase != "thrown_in" else {"passed_out": True},
        "reckoning": reckoning(seen.rules, seen.contract, score),
    }


def match_view(seen: RangvaarObservation) -> dict[str, int]:
    """The number of deals in the match, of those that count so far, and of the one in progress."""
    counted = seen.counted + (seen.score is not None)
    return {"deals": seen.rules.deals, "counted": counted, "current": seen.counted + 1}


def summary(contract: Contract | None, score: RangvaarScore | None) -> dict[str, Any] | None:
    """The result of a deal as plain data; None before the deal is over."""
    if contract is None or score is None:
        return None
    return {
        "declarer": contract.declarer.name,
        "side": contract.side.name,
        "contract": contract.value,
        **plain(score),
    }
