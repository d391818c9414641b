"""View of Two Hundred: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.cards import Suit
from followsuit.plain import plain
from followsuit.rules import rules_specification
from followsuit.seats import Rotation, Seat
from followsuit.trick.cardplay import points_taken, tricks_taken
from followsuit.trick.hand import cards_of
from followsuit.trick.order import display_suits, sorted_hand
from followsuit.trick.view import bid_prompt, calls_view, open_trick_view, play_prompt, taken_view
from followsuit.two_hundred.observation import Observation
from followsuit.two_hundred.rules import CARDPLAY, PRESETS
from followsuit.two_hundred.scoring import Contract, DealScore


def view(seen: Observation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score = seen.score
    return {
        "game": "two_hundred",
        "rules": rules_specification(PRESETS, seen.rules),
        "phase": seen.phase,
        "rotation": [seat.name for seat in Rotation.CLOCKWISE.order(Seat.S)],
        "deal": seen.number,
        "dealer": seen.dealer.name,
        "first": Rotation.CLOCKWISE.after(seen.dealer).name,
        "you": seen.seat.name,
        "to_act": plain(seen.to_act),
        "held": plain(seen.held),
        "hand": plain(sorted_hand(cards_of(seen.hand), seen.trump)),
        "suits": plain(display_suits(seen.trump)),
        "calls": calls_view(seen.auction) if seen.auction else [],
        "contract": contract_view(seen.contract),
        "trump": plain(seen.trump),
        "trick": open_trick_view(seen.trick, seen.trump, CARDPLAY) if seen.trick else None,
        "tricks": taken_view(seen.taken),
        "points": plain(points_taken(seen.taken)),
        "tricks_won": plain(tricks_taken(seen.taken)),
        "totals": plain(score.totals if score else seen.totals),
        "target": seen.rules.target,
        "prompt": prompt(seen),
        "summary": summary(seen.contract, score) if seen.phase != "thrown_in" else {"passed_out": True},
    }


def prompt(seen: Observation) -> dict[str, Any] | None:
    """What the observing seat is asked; None when it is not its turn."""
    if seen.to_act is not seen.seat:
        return None
    if seen.phase == "betting" and seen.auction:
        return bid_prompt(seen.auction)
    if seen.phase == "naming":
        return {"kind": "name_trump", "suits": plain(tuple(Suit))}
    assert seen.trick is not None, "a seat with a turn and no bet or trump to name plays"
    return play_prompt(seen.hand, seen.trick, CARDPLAY.clause)


def contract_view(contract: Contract | None) -> dict[str, Any] | None:
    """The contract with its side, or None."""
    return {**plain(contract), "side": contract.side.name} if contract else None


def summary(contract: Contract | None, score: DealScore | None) -> dict[str, Any] | None:
    """What a deal came to; None before it is over."""
    if contract is None or score is None:
        return None
    return {
        "declarer": contract.declarer.name,
        "side": contract.side.name,
        "contract": contract.value,
        "forced": contract.forced,
        **plain(score),
    }
