"""Offer of Two Hundred: the groups of its rules, the lengths of a match, and an example of each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.offers import Example, Examples, Length, RulesOffer
from followsuit.two_hundred.rules import TwoHundredRules

_GROUPS: Final = {
    "auction": ("bets", "bets_must_rise", "nobody_bets"),
    "scoring": ("hundred_rule", "hundred_at", "forced_bet_counts"),
    "match": ("target", "both_reach", "minus_200_loses"),
    "dealing": ("deck",),
}

_LENGTHS: Final = tuple(Length(str(target), {"target": target}) for target in (200, 300, 500))


def _lengths(rules: TwoHundredRules) -> Sequence[Length]:
    return _LENGTHS


def _bets(*bids: tuple[str, int | str], dealer: str = "S") -> dict[str, Any]:
    return {"ask": "auction", "dealer": dealer, "bids": [list(bid) for bid in bids]}


def _score(
    totals: tuple[int, int], took: tuple[int, int], contract: int = 60, declarer: str = "N", **more: Any
) -> dict[str, Any]:
    """The question what a deal is worth, by the numbers of both sides: NS, EW."""
    return {
        "ask": "score",
        "declarer": declarer,
        "contract": contract,
        "bettors": [declarer],
        "card_points": dict(zip(("NS", "EW"), took, strict=True)),
        "totals": dict(zip(("NS", "EW"), totals, strict=True)),
        **more,
    }


_EXAMPLES: Final[Mapping[str, Examples]] = {
    "bets": (Example(_bets(("W", 50), ("N", 60), ("E", "pass"), ("S", "pass"))),),
    "bets_must_rise": (Example(_bets(("W", 60), ("N", 55))),),
    "nobody_bets": (Example(_bets(("W", "pass"), ("N", "pass"), ("E", "pass"))),),
    "hundred_rule": (Example(_score((40, 120), (70, 30))),),
    "hundred_at": (Example(_score((40, 120), (70, 30)), {"target": 300}),),
    "forced_bet_counts": (Example(_score((120, 40), (70, 30), 50, "S", forced=True)),),
    "target": (Example(_score((180, 90), (70, 30))), Example(_score((280, 90), (70, 30)))),
    "both_reach": (Example(_score((150, 190), (60, 40), declarer="N", bettors=["N", "E"])),),
    "minus_200_loses": (Example(_score((-160, 90), (40, 60))),),
    "deck": (Example({"ask": "follow", "trump": "H", "lead": "KC", "hand": "AC 6C TH 7D"}),),
}


OFFER: Final = RulesOffer(_GROUPS, _lengths, _EXAMPLES)
